import { expenseCategories, expenseInput, type expenses } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { optionsOf } from '../../shared/options-of.ts';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { categoryTexts } from './category-texts.ts';

function Fields({ control, date, pet, notes }: FieldsOf<typeof expenseInput>) {
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  return (
    <>
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        <MoneyField control={control} name="amount" label={fields.amount} required />
        {date}
        <SelectField
          control={control}
          name="category"
          label={fields.category}
          options={optionsOf(expenseCategories, categories)}
          required
        />
        {pet}
      </div>
      {notes}
    </>
  );
}

export const ExpenseForm: BelongingForm<typeof expenses> = belongingForm(expenseInput, Fields, {
  blank: { description: '' },
});
