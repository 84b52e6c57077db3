import type { CompiledQuery } from 'kysely';
import type { Db } from '../../db/client.ts';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  /** Index-only scans: number of rows that had to be fetched from the table after all. */
  'Heap Fetches'?: number;
  Plans?: Plan[];
};

/** Plan of the last statement that `ask` sends. PostgreSQL executes it three times, unless `how` is `generic_plan`. */
export async function planOf(db: Db, ask: (db: Db) => Promise<unknown>, how = 'analyze'): Promise<Plan> {
  let plan: Plan | undefined;
  const explaining = {
    async executeQuery(query: CompiledQuery) {
      const explained = { ...query, sql: `explain (${how}, format json) ${query.sql}` };
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        ...explained,
        ...(how === 'generic_plan' && { parameters: [] }),
      });
      plan = rows[0]!['QUERY PLAN'][0].Plan;
      // Later statements may depend on this result.
      return how === 'analyze' ? db.executeQuery(query) : { rows: [] };
    },
  };
  // Statements are built with the real one; only sending them passes here.
  await ask(db);
  await ask(new Proxy(db, { get: (real, name) => Reflect.get(name in explaining ? explaining : real, name) }));
  return plan!;
}

/** Number of rows that a scan reads, including those that its filter removes. */
export const readIn = (scan: Plan) =>
  (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'];

/** Scans of a table in a plan. */
export const scansOf = (plan: Plan, table: string): Plan[] => [
  ...(plan['Relation Name'] === table ? [plan] : []),
  ...(plan.Plans ?? []).flatMap((inner) => scansOf(inner, table)),
];
