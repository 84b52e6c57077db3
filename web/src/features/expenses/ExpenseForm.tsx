import { expenseCategories, expenseInput, type expenses } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { categoryTexts } from './category-texts.ts';
import { DayField } from '../../shared/DayField.tsx';
import { EditForm } from '../../shared/EditForm.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { NotesField } from '../../shared/NotesField.tsx';
import { optionsOf } from '../../shared/options-of.ts';
import { PetField } from '../../shared/PetField.tsx';
import { useBelongingForm, type BelongingFormProps } from '../../shared/use-belonging-form.ts';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

export function ExpenseForm(props: BelongingFormProps<typeof expenses>) {
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  const edit = useBelongingForm(expenseInput, props, { blank: { description: '' } });
  const { control } = edit.form;
  return (
    <EditForm {...edit}>
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        <MoneyField control={control} name="amount" label={fields.amount} required />
        <DayField control={control} />
        <SelectField
          control={control}
          name="category"
          label={fields.category}
          options={optionsOf(expenseCategories, categories)}
          required
        />
        <PetField control={control} pets={props.pets} />
      </div>
      <NotesField control={control} />
    </EditForm>
  );
}
