import type { EditScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { refileRestored } from './store-categories.ts';
import { updateRefundsOf } from './store-refunds.ts';
import { touchRecordsOf } from './store.ts';

type Scope = EditScope<'expenses'>;

/** Writes what follows from the deletion of expenses, in its transaction: to their refunds and medical records. */
export async function afterRemoval(db: Db, scope: Scope, ids: readonly string[]) {
  await updateRefundsOf(db, scope, ids);
  await touchRecordsOf(db, scope, ids);
}

/** Writes what follows from the restoration of expenses, in its transaction: also to their category. */
export async function afterRestoration(db: Db, scope: Scope, ids: readonly string[]) {
  await refileRestored(db, scope, ids);
  await updateRefundsOf(db, scope, ids);
  await touchRecordsOf(db, scope, ids);
}
