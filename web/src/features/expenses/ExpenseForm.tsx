import { expenseCategories, expenseInput, type expenses } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { categoryIcons } from './category-icons.ts';
import { categoryTexts } from '@tzemed/contract/category-texts';

/** In the order in which a receipt is read; what is mostly right as it stands, the date, comes after what has to be said. */
function Fields({ control, date, pet, notes }: FieldsOf<typeof expenseInput>) {
  const fields = useTexts(fieldTexts);
  const categories = useTexts(categoryTexts);
  return (
    <>
      <div className="grid2">
        <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
        <MoneyField control={control} name="amount" label={fields.amount} required />
      </div>
      <ChoiceField
        control={control}
        name="category"
        label={fields.category}
        choices={expenseCategories.map((value) => {
          const Icon = categoryIcons[value];
          return { value, label: categories[value], art: <Icon size={18} aria-hidden="true" /> };
        })}
        required
      />
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
