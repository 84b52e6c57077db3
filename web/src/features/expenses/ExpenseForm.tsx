import { expenseCategories, expenseInput, type Expense } from '@tzemed/contract/expenses';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { categoryTexts } from '../../shared/category-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { petOptions } from '../../shared/pet-options.tsx';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useSaveExpense } from './api.ts';
import { expenseTexts } from './texts.ts';

type Props = {
  /** null for a new one. */
  expense: Expense | null;
  /** Those that it can be written for. */
  pets: Pet[];
  /** The pet of a new one, '' when nothing speaks for one. */
  petId: string;
  onDone: () => void;
};

export function ExpenseForm({ expense, pets, petId, onDone }: Props) {
  const t = useTexts(expenseTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const categories = useTexts(categoryTexts);
  const date = useToday();
  const save = useSaveExpense();
  const form = useSchemaForm(
    expenseInput,
    expense ? editable(expenseInput, expense) : { description: '', petId, date, notes: '' },
  );
  const stale = useStaleEdit(form, (current: { expense: Expense }) => editable(expenseInput, current.expense));
  const { control } = form;

  const submit = stale.guard(async (body) => {
    await save.mutateAsync({ id: expense?.id, body });
    toast.success(expense ? t.saved : t.added);
    onDone();
  });

  return (
    <Form form={form} onSubmit={submit}>
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        <MoneyField control={control} name="amount" label={fields.amount} required />
        <DateField control={control} name="date" label={fields.date} required />
        <SelectField
          control={control}
          name="category"
          label={fields.category}
          options={expenseCategories.map((category) => ({ id: category, label: categories[category] }))}
          required
        />
        <SelectField control={control} name="petId" label={fields.pet} options={petOptions(pets)} required />
      </div>
      <TextAreaField control={control} name="notes" label={fields.notes} />
      <StaleNotice stale={stale} />
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onDone} />
    </Form>
  );
}
