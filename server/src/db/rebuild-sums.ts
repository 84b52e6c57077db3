import { byHand } from './by-hand.ts';

/**
 * `npm run db:sums`: makes the sums of months, and what search finds, anew from the rows, and says how many were wrong. For
 * a database that was filled past its triggers.
 */
await byHand(async (client) => {
  const { rows } = await client.query<{ sums: string; found: string }>(
    'select rebuild_expense_months() as sums, rebuild_search_items() as found',
  );
  return `Wrong, and right now: ${rows[0]?.sums} sums of months, ${rows[0]?.found} lines of what search finds`;
});
