import type { Db } from '../db/client.ts';

export type RunKind = 'backup' | 'check';

/** Result of a run: what it has copied or compared. */
export type Copied = { readonly name: string; readonly rowCount: number; readonly fileCount: number };

export type Fault = { readonly fault: string };

type Run = { readonly id: string; readonly kind: RunKind; readonly startedAt: Date } & (
  | (Partial<Fault> & Copied)
  | Fault
);

/** Keeps the result of a run; a further attempt replaces that of the one before. */
export async function storeRun(db: Db, run: Run) {
  const result = { name: null, rowCount: null, fileCount: null, fault: null, ...run };
  const { id: _id, ...rest } = result;
  await db
    .insertInto('backupRuns')
    .values(result)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

/** True when an attempt of this run has failed before. */
export async function hasFailed(db: Db, id: string) {
  const row = await db.selectFrom('backupRuns').select('fault').where('id', '=', id).executeTakeFirst();
  return row?.fault !== undefined && row.fault !== null;
}

/** Removes what is old, and what a clock that ran ahead has put after all that follows. */
export const removeRuns = (db: Db, { before, after }: { readonly before: Date; readonly after: Date }) =>
  db
    .deleteFrom('backupRuns')
    .where((row) => row.or([row('startedAt', '<', before), row('startedAt', '>', after)]))
    .execute();

const runsOf = (db: Db, kind: RunKind) =>
  db.selectFrom('backupRuns').where('kind', '=', kind).orderBy('startedAt', 'desc').limit(1);

/** The newest backup and the newest check that went well, and whether the newest run of each did. */
export async function findBackupState(db: Db) {
  const good = (kind: RunKind) =>
    runsOf(db, kind)
      .where('fault', 'is', null)
      .select(['name', 'startedAt', 'rowCount', 'fileCount'])
      .executeTakeFirst();
  const newest = (kind: RunKind) => runsOf(db, kind).select('fault').executeTakeFirst();
  const [made, checked, ...last] = await Promise.all([
    good('backup'),
    good('check'),
    newest('backup'),
    newest('check'),
  ]);
  return { made, checked, isFailing: last.some((run) => run?.fault != null) };
}
