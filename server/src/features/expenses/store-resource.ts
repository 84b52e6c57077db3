import { expenses, newExpense } from '@tzemed/contract/money/expenses';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { belongingRows } from '../../belongings/rows/belonging-rows.ts';
import { mayAlsoView, type Viewer } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { linkedRowsOf } from '../../belongings/service/linked-rows.ts';
import { attachmentCount } from '../../files/attachment-rows.ts';

/** Filters that lists and sums of expenses share. */
export type Filters = OfPet & { readonly from?: string | null | undefined; readonly to?: string | null | undefined };

type Part = { id: string; petId: string; amount: number; refunded: number; version: number };

/** Expenses that were bought together share this column. */
export const purchase = { noun: 'expenses', area: 'expenses', column: 'purchaseId' } as const;
const { parts: _divided, together: _before, ...written } = newExpense.shape;

/** SQL: the record that it holds the cost of, as far as who asks may see those of its pet. Most are of none: they cost no look. */
const recordBehind = (asker: Viewer) => sql<{ id: string; attachmentCount: number } | null>`case
  when expenses.record_id is not null then (
    select jsonb_build_object('id', r.id, 'attachmentCount', ${attachmentCount('r')})
    from medical_records r
    where r.household_id = expenses.household_id and r.id = expenses.record_id and r.pet_id = expenses.pet_id
      and r.deleted_at is null and ${mayAlsoView(asker, 'medicalRecords', 'expenses')}
  ) end`;

/** Statements of expenses as the mechanism of all belongings builds them; `store.ts` adds to them. */
export const kept = belongingRows('expenses', expenses, {
  input: z.object(written),
  alsoWritten: ['recordId', 'purchaseId', 'mergedFrom'],
  computed: {
    attachmentCount: attachmentCount('expenses'),
    record: recordBehind,
    // Most are of no plan: they cost no look.
    planGone: sql<boolean>`expenses.plan_id is not null and not exists (
      select from expense_plans p
      where p.household_id = expenses.household_id and p.id = expenses.plan_id and p.deleted_at is null
    )`,
    together: linkedRowsOf<Part>(
      purchase,
      sql`, 'amount', twin.amount, 'refunded', twin.refunded, 'version', twin.version`,
    ),
  },
  filters: { paidBy: ['paidBy', 'says'] },
});
