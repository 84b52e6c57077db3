import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { Expense } from '@tzemed/contract/money/expenses';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useDropInvalidChoices } from '../../../shared/form/use-drop-invalid-choices.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { isToldOf, useClaimed, useExpensesBy, useExpensesOf, type useRecordsOf } from '../api.ts';
import type { ClaimValues } from './claim-form.ts';
import { claimFormTexts } from './form-texts.ts';
import { SearchableChecklist, type ChecklistRow } from './SearchableChecklist.tsx';
import { leftToPay, sumInShekels } from '../claim-sums.ts';

type Props = {
  control: Control<ClaimValues>;
  petId: string;
  /** Id of an existing claim, whose expenses can stay in it. */
  claimId: string | undefined;
  records: ReturnType<typeof useRecordsOf>;
};

/** Choice of the pet's expenses that an insurer is to pay for, newest first. */
export function ExpensesField({ control, petId, claimId, records }: Props) {
  const t = useTexts(claimFormTexts);
  const f = useFormats();
  const [pages, setPages] = useState(1);
  const field = useField(control, 'expenseIds', {
    label: t.expenses,
    read: (ids) => t.counted({ count: (ids as string[]).length }),
  });
  const ids = (field.value ?? []) as string[];
  const load = useExpensesOf(petId, pages);
  const own = useClaimed(claimId ?? '', claimId !== undefined);
  const loaded = merged(load.data?.rows ?? [], own.data ?? []);
  const missing = load.data && !own.isFetching ? ids.filter((id) => !loaded.some((one) => one.id === id)) : [];
  const others = useExpensesBy(missing);
  const all = merged(loaded, missing.length > 0 ? (others.data ?? []) : []).filter((one) => one.petId === petId);
  const isElsewhere = ({ claimId: other }: Expense) => Boolean(other) && other !== claimId;
  const barred = new Set(all.filter(isElsewhere).map(({ id }) => id));
  const isKnown =
    isToldOf(load) && (claimId === undefined || isToldOf(own)) && (missing.length === 0 || isToldOf(others));
  const there = new Set(all.map(({ id }) => id));
  // An expense that was deleted meanwhile, or moved to another pet, is in no list: the user could not remove it.
  useDropInvalidChoices(ids, (id) => !barred.has(id) && (!isKnown || there.has(id)), field.change);
  const visits = new Set((records.data?.rows ?? []).map(({ expenseId }) => expenseId));

  const noteOf = (expense: Expense) => {
    if (isElsewhere(expense)) return t.elsewhere;
    if (visits.has(expense.id)) return t.ofVisit;
    return expense.refunded > 0 ? t.refunded({ sum: f.ils(expense.refunded) }) : undefined;
  };
  const rows = all
    // A fully refunded expense cannot be claimed, unless it is claimed already.
    .filter((one) => leftToPay(one) > 0 || ids.includes(one.id) || isElsewhere(one))
    .map((one): ChecklistRow => ({
      id: one.id,
      title: one.description,
      about: [f.day(one.date), ...(one.attachmentCount > 0 ? [t.papers({ count: one.attachmentCount })] : [])],
      note: noteOf(one),
      amount: one.amount,
      isBarred: isElsewhere(one),
    }));
  const ticked = all.filter(({ id }) => ids.includes(id));
  const nothing = petId === '' ? t.choosePet : load.data && rows.length === 0 ? t.noExpenses : undefined;
  return (
    <SearchableChecklist
      ref={field.focusOn('input[type=checkbox]')}
      label={t.expenses}
      rows={rows}
      ids={ids}
      onChange={field.change}
      load={{ ...load, isPending: petId !== '' && load.isPending }}
      onOlder={load.data?.isMore ? () => setPages(pages + 1) : undefined}
      hint={nothing}
      message={field.message}
    >
      {ids.length > 0 ? (
        <>
          <span>{t.counted({ count: ids.length })}</span>{' '}
          <b className="amt num">{f.ils(sumInShekels(ticked.map(({ amount }) => amount)))}</b>
        </>
      ) : (
        rows.length > 0 && <span className="muted">{t.noneTicked}</span>
      )}
    </SearchableChecklist>
  );
}

/** Each once, the newest first, and no refunds. */
function merged(rows: readonly Expense[], others: readonly Expense[]) {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...others.filter(({ id }) => !known.has(id))]
    .filter(({ refundOf }) => refundOf === null)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
