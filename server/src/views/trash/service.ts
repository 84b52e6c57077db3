import { type TrashFilters, type TrashType, trashDays } from '@tzemed/contract/trash';
import { idOf } from '../../belongings/service.ts';
import type { Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { removeFiles } from '../../files/jobs.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { kinds } from './service-kinds.ts';
import * as store from './store.ts';

const daysMs = trashDays * 86_400_000;

const entryOf = ({ householdId: _home, petId, petName, isPetDeleted, ...row }: store.Found) => ({
  ...row,
  pet: petId === null ? null : { id: petId, name: petName!, isDeleted: isPetDeleted! },
  erasedAt: new Date(row.deletedAt.getTime() + daysMs),
});

async function found(ctx: Member, id: string) {
  const row = await store.find(ctx, kinds, idOf(id));
  if (!row) throw notFound();
  return row;
}

export async function list(ctx: Member, { type, page, limit }: TrashFilters) {
  const { rows, total } = await store.list(ctx, kinds, type, { page, limit });
  return { entries: rows.map(entryOf), total, page, limit };
}

/** By the resource's own restore, with all its rules and what reacts to it. */
export async function restore(ctx: Member, id: string) {
  const row = await found(ctx, id);
  if (row.isPetDeleted) throw new Refusal(409, 'petFirst');
  await kinds[row.type].restore(ctx, id);
  return { entry: entryOf(row) };
}

export async function remove(ctx: Member, id: string) {
  const { type, householdId, mayErase } = await found(ctx, id);
  if (!mayErase) throw new Refusal(403, 'ownersErase');
  const erased = await erase(ctx, type, householdId, { id });
  if (erased === 'stillUsed') throw new Refusal(409, 'stillUsed');
  if (erased === 0) throw notFound();
}

type Eraser = Pick<Member, 'db' | 'jobs'>;

/** Rows of one household or several, with the bytes of their files. */
export async function erase(
  ctx: Eraser,
  type: TrashType,
  householdId: string | readonly string[],
  which: { id?: string; before?: Date },
): Promise<number | 'stillUsed'> {
  try {
    return await transact(ctx, async ({ db, jobs }) => {
      const { ids, fileIds } = await store.erase(db, { type, householdIds: [householdId].flat() }, which);
      if (fileIds.length > 0) await jobs.send(db, removeFiles, { ids: fileIds });
      return ids.length;
    });
  } catch (error) {
    // A foreign key from a row that stands, such as a budget of a deleted category.
    if ((error as { code?: string }).code === '23503') return 'stillUsed';
    throw error;
  }
}
