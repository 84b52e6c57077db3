import { type TrashFilters, type TrashType, trashDays } from '@tzemed/contract/views/trash';
import { idOf } from '../../belongings/service/belonging-service.ts';
import type { Member } from '../../context.ts';
import { retryOnLock } from '../../db/connection/retry-on-lock.ts';
import { removeFiles } from '../../files/jobs.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { kinds } from './service-kinds.ts';
import { erase, type Rows } from './store-erase.ts';
import * as store from './store.ts';

const daysMs = trashDays * 86_400_000;

const reference = (id: string | null, type: TrashType | null, title: string | null) =>
  id === null || type === null ? null : { id, type, title };

function firstOf({ firstId, firstType, firstTitle, mayErase }: store.Found, restorable: ReadonlySet<string>) {
  const first = reference(firstId, firstType, firstTitle);
  return first && { ...first, mayRestore: mayErase || restorable.has(first.id) };
}

const entryOf = (row: store.Found, restorable: ReadonlySet<string>) => ({
  id: row.id,
  type: row.type,
  title: row.title,
  recordType: row.recordType,
  amount: row.amount === null ? null : Number(row.amount),
  pet: row.petId === null ? null : { id: row.petId, name: row.petName! },
  of: reference(row.ofId, row.ofType, row.ofTitle),
  first: firstOf(row, restorable),
  visitId: row.visitId,
  deletedAt: row.deletedAt,
  deletedBy: row.deletedBy,
  erasedAt: new Date(row.deletedAt.getTime() + daysMs),
  files: row.files,
  things: row.things,
  mayErase: row.mayErase,
});

async function found(ctx: Member, id: string) {
  const [row] = await store.find(ctx, kinds, [idOf(id)]);
  if (!row) throw notFound();
  return row;
}

/** Rows as entries. Owners may restore all that their entries wait for, guests some. */
async function entriesOf(ctx: Member, rows: readonly store.Found[]) {
  const firstIds = rows.flatMap(({ firstId, mayErase }) => (firstId === null || mayErase ? [] : firstId));
  const found = firstIds.length > 0 ? await store.find(ctx, kinds, firstIds) : [];
  const restorable = new Set(found.map(({ id }) => id));
  return rows.map((row) => entryOf(row, restorable));
}

export async function list(ctx: Member, { type, page, limit }: TrashFilters) {
  const { rows, total } = await store.list(ctx, kinds, type, { page, limit });
  return { entries: await entriesOf(ctx, rows), total, page, limit };
}

/** Restores by the type's own service, with all its rules and whatever reacts to it. */
export async function restore(ctx: Member, id: string) {
  const row = await found(ctx, id);
  if (row.firstId !== null) throw new Refusal(409, 'restoreFirst');
  await kinds[row.type].restore(ctx, row);
  return { entry: entryOf(row, new Set()) };
}

export async function remove(ctx: Member, id: string) {
  const { type, householdId, mayErase } = await found(ctx, id);
  if (!mayErase) throw new Refusal(403, 'ownersErase');
  const erased = await eraseRows(ctx, { type, householdId }, [id]);
  if (erased === 'stillUsed') throw new Refusal(409, 'stillUsed');
  if (erased === 0) throw notFound();
}

/** Erases rows of a household, and has the bytes of their files removed. Answers how many rows. */
export async function eraseRows(
  ctx: Pick<Member, 'db' | 'jobs'>,
  rows: Rows,
  ids: readonly string[],
  before?: Date,
): Promise<number | 'stillUsed'> {
  try {
    return await retryOnLock(ctx, async ({ db, jobs }) => {
      const erased = await erase(db, rows, ids, before);
      if (erased === 'stillUsed') return erased;
      if (erased.fileIds.length > 0) await jobs.send(db, removeFiles, { ids: erased.fileIds });
      return erased.ids.length;
    });
  } catch (error) {
    // A row that stands refers to it, such as a budget to its category.
    if ((error as { code?: string }).code === '23503') return 'stillUsed';
    throw error;
  }
}
