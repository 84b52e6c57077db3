import { useWatch } from 'react-hook-form';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import type { Expense, expenses } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { attachmentTexts } from '../../../shared/attachments/attachment-texts.ts';
import { CategoryField } from '../../../shared/categories/CategoryField.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { TemplatePicker } from '../../../shared/templates/TemplatePicker.tsx';
import { lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { PayerField } from '../../../shared/payers/PayerField.tsx';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import { useUsedFeatures } from '../../../shared/used/use-used-features.ts';
import { removeTogether } from '../api.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { useRecurringOffer } from './use-recurring-offer.ts';
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

/** Amount, category and pet, in the order in which a receipt is read; what is mostly right or rare comes after them. */
function Fields({ control, pet, isNew, row, onDone }: FieldsOf<typeof expenseForm, Expense>) {
  const fields = useTexts(expenseFieldNames);
  return (
    <>
      {row && (
        <div className="row tight">
          <RefundFormButton expense={row} onLeave={onDone} />
          <ClaimButton expense={row} onLeave={onDone} />
        </div>
      )}
      {isNew && <TemplatePicker Chooser={Chooser} />}
      <MoneyField control={control} name="amount" label={fields.amount} required />
      <CategoryField control={control} />
      {pet}
      <SplitFields control={control} />
    </>
  );
}

function More({ control, date, notes, tags, isNew, hasFiles, onDone }: FieldsOf<typeof expenseForm, Expense>) {
  const [petId, petIds = []] = useWatch({ control, name: ['petId', 'petIds'] });
  const { settlements } = useUsedFeatures(isNew);
  const payer = <PayerField control={control} petIds={[petId, ...petIds]} />;
  return (
    <>
      <DescriptionField control={control} isNew={isNew} />
      {date}
      {isNew ? (
        <>
          {settlements && payer}
          <FoldedFields control={control} names={['paidBy', 'notes', 'tagIds']}>
            {!settlements && payer}
            {notes}
            {tags}
            {!hasFiles && <MakeRecurringButton onLeave={onDone} />}
          </FoldedFields>
        </>
      ) : (
        <>
          {payer}
          {notes}
          {tags}
        </>
      )}
    </>
  );
}

const equally = { how: 'equal' as const, shares: {} };

export const ExpenseForm: BelongingForm<typeof expenses> = belongingForm<typeof expenseForm, typeof expenses>(
  expenseForm,
  Fields,
  {
    More,
    placesTags: true,
    photoLabel: attachmentTexts.receipt,
    useSeveral,
    useAfterAdd: useRecurringOffer,
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
