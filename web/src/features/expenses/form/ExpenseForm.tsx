import { useWatch } from 'react-hook-form';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import type { Expense, expenses } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CategoryField } from '../../../shared/categories/CategoryField.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { TemplatePicker } from '../../../shared/templates/TemplatePicker.tsx';
import { lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { PayerField } from '../../../shared/payers/PayerField.tsx';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { removeTogether } from '../api.ts';
import { MakeRecurringButton } from './MakeRecurringButton.tsx';
import { bodyOf, expenseForm, type ExpenseValues } from '../split/split-form.ts';
import { SplitFields } from '../split/SplitFields.tsx';
import { splitFieldsTexts } from '../split/split-fields-texts.ts';
import { ClaimButton } from './ClaimButton.tsx';
import { RefundFormButton } from '../refunds/RefundFormButton.tsx';
import { useMergeSplitEdit } from '../split/use-merge-split-edit.ts';
import { useConfirmPartRemoval } from '../split/use-confirm-part-removal.ts';

const Chooser = lazyWithoutPrefetch(() =>
  import('../templates/ExpenseTemplates.tsx').then((parts) => parts.ExpenseTemplates),
);

/** A purchase for several pets has made an expense of each. */
function useSeveral() {
  const t = useTexts(splitFieldsTexts);
  return ({ id, together }: Expense) =>
    together.length > 0
      ? { said: t.addedAll({ count: together.length + 1 }), takeBack: () => removeTogether(id) }
      : undefined;
}

/**
 * Fields in the order in which a receipt is read; the date, which is mostly right by default, comes after the required
 * fields.
 */
function Fields({ control, date, pet, notes, isNew, row, hasFiles, onDone }: FieldsOf<typeof expenseForm, Expense>) {
  const fields = useTexts(expenseFieldNames);
  const [petId, petIds = []] = useWatch({ control, name: ['petId', 'petIds'] });
  return (
    <>
      {row && (
        <div className="row tight">
          <RefundFormButton expense={row} onLeave={onDone} />
          <ClaimButton expense={row} onLeave={onDone} />
        </div>
      )}
      {isNew && <TemplatePicker Chooser={Chooser} beside={!hasFiles && <MakeRecurringButton onLeave={onDone} />} />}
      <div className="grid2">
        <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
        <MoneyField control={control} name="amount" label={fields.amount} required />
      </div>
      <CategoryField control={control} />
      {pet}
      <SplitFields control={control} />
      <PayerField control={control} petIds={[petId, ...petIds]} />
      {date}
      {notes}
    </>
  );
}

const equally = { how: 'equal' as const, shares: {} };

export const ExpenseForm: BelongingForm<typeof expenses> = belongingForm<typeof expenseForm, typeof expenses>(
  expenseForm,
  Fields,
  {
    useSeveral,
    useQuestion: useConfirmPartRemoval,
    useMergeConflict: useMergeSplitEdit,
    blank: { description: '', petIds: [], parts: equally },
    valuesOf: (row) => ({
      ...(pickSchemaFields(expenseForm, row) as ExpenseValues),
      petIds: [],
      parts: equally,
      isWhole: false,
    }),
    bodyOf,
    keeps: ['category', 'paidBy'],
    nameOf: ({ description, amount }, { ils }) => `${description}, ${ils(amount)}`,
  },
);
