import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { expenseInput, type Expense, type expenses } from '@tzemed/contract/money/expenses';
import { ilsIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { PayerField } from '../../../shared/payers/PayerField.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { PaidByClaimField } from './PaidByClaimField.tsx';
import { leftToRefund } from './refunds.ts';
import { refundFormTexts } from './refund-form-texts.ts';
import { useExpense } from '../use-expense.ts';

const { parts: _none, amount: _below, ...fields } = expenseInput.shape;

/** Values of the form: the amount as a positive number and, for a new refund, its expense. */
const refundForm = z.object({ ...fields, amount: ilsIn(), of: z.optional(z.custom<Expense>()) });
type Values = z.input<typeof refundForm>;

/** Fields of a refund: how much, when, and to whom. The expense says what it was for. */
function Fields({ control, date, notes, row, isNew }: FieldsOf<typeof refundForm, Expense>) {
  const t = useTexts(refundFormTexts);
  const f = useFormats();
  const [petId, of, refundOf] = useWatch({ control, name: ['petId', 'of', 'refundOf'] });
  // Others may have written one meanwhile: as it stands now.
  const expense = useExpense(refundOf) ?? of;
  const { getValues, setValue } = useFormContext<Values>();
  const isIn = expense?.claimId;
  useEffect(() => {
    // The expense left the claim, or is in another: the user does not see the answer about the earlier claim.
    const said = getValues('claimId');
    if (isIn !== undefined && said && said !== isIn) setValue('claimId', null);
  }, [isIn, getValues, setValue]);
  // The refund's own amount can be refunded again.
  const left = expense && leftToRefund({ ...expense, refunded: expense.refunded + (row?.amount ?? 0) });
  const hint = left && t.left({ sum: f.ils(left), whole: f.ils(expense.amount) });
  return (
    <>
      <MoneyField control={control} name="amount" label={t.amount} required {...(hint && { hint })} />
      {date}
      <PayerField control={control} petIds={[petId]} label={t.gotBy} usual={expense?.paidBy} />
      {expense?.claimId && <PaidByClaimField control={control as never} claimId={expense.claimId} isNew={isNew} />}
      {notes}
    </>
  );
}

export const RefundForm: BelongingForm<typeof expenses> = belongingForm<typeof refundForm, typeof expenses>(
  refundForm,
  Fields,
  {
    valuesOf: (row) => ({ ...pickSchemaFields(refundForm, row), amount: -row.amount }) as Values,
    bodyOf: ({ of: _of, amount, ...values }) => ({ ...values, amount: -amount }),
    nameOf: ({ description, amount }, { ils }) => `${description}, ${ils(amount)}`,
    isSingle: true,
  },
);
