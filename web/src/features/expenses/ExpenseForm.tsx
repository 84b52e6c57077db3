import { useWatch } from 'react-hook-form';
import type { Expense, expenses } from '@tzemed/contract/expenses';
import { useTexts } from '../../i18n/use-texts.ts';
import { CategoryField } from '../../shared/categories/CategoryField.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { FromTemplate } from '../../shared/FromTemplate.tsx';
import { onNeed } from '../../shared/lazy-form.ts';
import { PayerField } from '../../shared/payers/PayerField.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { editable } from '../../ui/editable.ts';
import { TextField } from '../../ui/TextField.tsx';
import { removeTogether } from './api.ts';
import { AsPlan } from './AsPlan.tsx';
import { bodyOf, expenseForm, type ExpenseValues } from './division.ts';
import { PartsFields } from './PartsFields.tsx';
import { partsTexts } from './parts-texts.ts';
import { ToClaim } from './ToClaim.tsx';
import { ToRefund } from './ToRefund.tsx';
import { useMeetWhole } from './use-meet-whole.ts';
import { usePartsGoing } from './use-parts-going.ts';

const Chooser = onNeed(() => import('./ExpenseTemplates.tsx').then((parts) => parts.ExpenseTemplates));

/** A purchase for several pets has made an expense of each. */
function useSeveral() {
  const t = useTexts(partsTexts);
  return ({ id, together }: Expense) =>
    together.length > 0
      ? { said: t.addedAll({ count: together.length + 1 }), takeBack: () => removeTogether(id) }
      : undefined;
}

/** In the order in which a receipt is read; what is mostly right as it stands, the date, comes after what has to be said. */
function Fields({ control, date, pet, notes, isNew, row, hasFiles, onDone }: FieldsOf<typeof expenseForm, Expense>) {
  const fields = useTexts(fieldTexts);
  const [petId, petIds = []] = useWatch({ control, name: ['petId', 'petIds'] });
  return (
    <>
      {row && (
        <div className="row tight">
          <ToRefund expense={row} onLeave={onDone} />
          <ToClaim expense={row} onLeave={onDone} />
        </div>
      )}
      {isNew && <FromTemplate Chooser={Chooser} beside={!hasFiles && <AsPlan onLeave={onDone} />} />}
      <div className="grid2">
        <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
        <MoneyField control={control} name="amount" label={fields.amount} required />
      </div>
      <CategoryField control={control} />
      {pet}
      <PartsFields control={control} />
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
    useQuestion: usePartsGoing,
    useMeeting: useMeetWhole,
    blank: { description: '', petIds: [], parts: equally },
    valuesOf: (row) => ({
      ...(editable(expenseForm, row) as ExpenseValues),
      petIds: [],
      parts: equally,
      isWhole: false,
    }),
    bodyOf,
    keeps: ['category', 'paidBy'],
    nameOf: ({ description, amount }, { ils }) => `${description}, ${ils(amount)}`,
  },
);
