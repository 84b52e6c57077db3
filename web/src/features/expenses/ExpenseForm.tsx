import { expenseInput, type expenses } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CategoryField } from './CategoryField.tsx';

/** In the order in which a receipt is read; what is mostly right as it stands, the date, comes after what has to be said. */
function Fields({ control, date, pet, notes }: FieldsOf<typeof expenseInput>) {
  const fields = useTexts(fieldTexts);
  return (
    <>
      <div className="grid2">
        <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
        <MoneyField control={control} name="amount" label={fields.amount} required />
      </div>
      <CategoryField control={control} />
      {pet}
      {date}
      {notes}
    </>
  );
}

export const ExpenseForm: BelongingForm<typeof expenses> = belongingForm(expenseInput, Fields, {
  blank: { description: '' },
  keeps: ['category'],
  nameOf: ({ description, amount }, { ils }) => `${description}, ${ils(amount)}`,
});
