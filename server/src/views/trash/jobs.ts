import { type TrashType, trashTypes } from '@tzemed/contract/views/trash';
import type { JobContext } from '../../context.ts';
import { householdKeyBatches } from '../../db/household-keys.ts';
import { job } from '../../jobs/job.ts';
import { eraseRows } from './service.ts';
import { type Due, listDue } from './store-erase.ts';
import { keptSince } from './store.ts';

/** Rows of one transaction. A pet is erased alone: with it goes whatever hangs off it. */
const batchOf = (type: TrashType) => (type === 'pets' ? 1 : 200);
const maxListed = 1000;

// Categories last: deleted budgets, plans and templates that name one have gone by then.
const types = [...trashTypes.filter((type) => type !== 'expenseCategories'), 'expenseCategories'] as const;

/** The database refused these rows, and perhaps one of them alone. If it is away, it is so for each. */
const isOfRows = (error: unknown) => /^(2[23]|40|55P03|57014|P0)/.test((error as { code?: string }).code ?? '');

/** Erases what was deleted thirty days ago. A row that cannot go keeps no other, and is tried again the next day. */
export async function emptyTrash(ctx: JobContext) {
  const before = keptSince(ctx.clock());
  let [erased, kept, failed] = [0, 0, 0];

  async function eraseAll(type: TrashType, householdId: string, ids: readonly string[]) {
    try {
      const many = await eraseRows(ctx, { type, householdId }, ids, before);
      if (many !== 'stillUsed') return void (erased += many);
      if (ids.length === 1) return void (kept += 1);
    } catch (err) {
      if (ids.length === 1 || !isOfRows(err)) {
        failed += 1;
        return ctx.log.error({ err, type, householdId, rows: ids.length }, 'rows of the trash not erased');
      }
    }
    for (const id of ids) await eraseAll(type, householdId, [id]);
  }

  for await (const households of householdKeyBatches(ctx.db))
    for (const type of types) {
      let after: Due | undefined;
      do {
        const due = await listDue(ctx.db, { type, households }, { before, most: maxListed, after });
        for (const [householdId, ids] of byHousehold(due))
          for (let at = 0; at < ids.length; at += batchOf(type))
            await eraseAll(type, householdId, ids.slice(at, at + batchOf(type)));
        after = due.at(-1);
      } while (after !== undefined);
    }
  ctx.log.info({ erased, kept, failed }, 'trash emptied');
  if (failed > 0) throw new Error(`${failed} parts of the trash were not erased`);
}

function byHousehold(due: readonly Due[]) {
  const ids = new Map<string, string[]>();
  for (const { householdId, id } of due) ids.set(householdId, [...(ids.get(householdId) ?? []), id]);
  return ids;
}

// Ahead of the sweep of files, which removes bytes that no row names.
export const jobs = [job({ name: 'trash.empty', cron: '50 2 * * *', run: emptyTrash })];
