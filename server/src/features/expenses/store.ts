import { expenses } from '@tzemed/contract/expenses';
import { sql } from 'kysely';
import type { GivenScope } from '../../access.ts';
import { belongingRows } from '../../belongings/rows.ts';
import { type Given, prepared } from '../../db/prepared.ts';

export const rows = belongingRows('expenses', expenses, {
  sums: {
    totalAmount: sql<number>`sum(amount)`,
    petCount: sql<number>`least(count(*), 1)`,
  },
});

type Filters = {
  readonly petId?: string | undefined;
  readonly from: string | null;
  readonly to: string | null;
};

export const sumsByCategory = prepared((db, scope: GivenScope, filters: Given<Filters>) =>
  rows
    .reached(db, scope, filters.petId)
    .where(rows.matching(filters))
    .select(({ fn }) => [
      'category',
      sql<number>`sum(amount)::bigint`.as('totalAmount'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('category')
    .orderBy('totalAmount', 'desc'),
);

/** Agorot by month and category, from the first to the last of these days. */
export const sumsByMonth = prepared((db, scope: GivenScope, span: Given<{ from: string; to: string }>) =>
  rows
    .reached(db, scope)
    .where(rows.matching(span))
    .select(({ fn }) => [
      sql<string>`to_char(date, 'YYYY-MM')`.as('month'),
      'category',
      sql<number>`sum(amount)::bigint`.as('totalAmount'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['month', 'category']),
);
