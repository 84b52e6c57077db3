import { withMigratedDatabase } from './command-database.ts';

/**
 * `npm run db:sums`: makes what was refunded, what search finds and what is due when anew from the rows, and says how many
 * were wrong. For a database that was filled past its triggers.
 */
await withMigratedDatabase(async (client) => {
  const { rows } = await client.query<{ found: string; due: string; plans: string; courses: string; refunded: string }>(
    'select rebuild_search_items() as found, rebuild_due_queue() as due, rebuild_due_plans() as plans, rebuild_due_courses() as courses, rebuild_due_care() as care, rebuild_refunded() as refunded',
  );
  return `Wrong, and right now: ${rows[0]?.found} lines of what search finds, ${rows[0]?.due} times at which something is due, ${rows[0]?.plans} days of plans, ${rows[0]?.courses} times of courses, ${rows[0]?.refunded} sums of refunds`;
});
