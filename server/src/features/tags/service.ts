import { maxTags } from '@tzemed/contract/items/tags';
import { scopeOf, viewOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import type { Member, OwnerCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import * as store from './store.ts';

type Own = OwnerCtx<'profile'>;

const room = { most: maxTags, countOf: store.countOf, full: { field: 'name', code: 'tooManyTags' } } as const;
const kept = householdItemService(store.rows, { one: 'tag', room });

/** Another is called so: refused where the name is typed, if it was. */
const orNameTaken = <T>(saved: Promise<T>, fields?: { name: 'tagNameTaken' }) =>
  saved.catch((error: unknown) => {
    throw store.isNameTaken(error) ? new Refusal(409, 'tagNameTaken', { ...(fields && { fields }) }) : error;
  });
const typed = { name: 'tagNameTaken' } as const;

export const tags: typeof kept = {
  ...kept,
  create: (ctx, input) => orNameTaken(kept.create(ctx, input), typed),
  update: (ctx, id, input) => orNameTaken(kept.update(ctx, id, input), typed),
  restore: (ctx, id) => orNameTaken(kept.restore(ctx, id)),
};

/** The names of the tags that something bears, by its `tagIds`; nothing is said of those that were deleted. */
export type TagNames = (ids: readonly string[]) => string[];

/** Current tag names of all households in reach. */
export async function tagNames(ctx: Member): Promise<TagNames> {
  const standing = await store.rows.list(ctx.db, viewOf(ctx, 'profile'), { page: 1, limit: maxMeant });
  const names = new Map(
    standing.flatMap(({ id, mergedIds, name }) => [id, ...mergedIds].map((one) => [one, name] as const)),
  );
  return (ids) => [...new Set(ids.flatMap((id) => names.get(id) ?? []))].toSorted((a, b) => a.localeCompare(b, 'he'));
}
/** Far more than anybody has. */
const maxMeant = 100_000;

/** Moves everything with one tag to the other. 404 unless both exist in one household. */
export const merge = (ctx: Own, id: string, into: string) =>
  transact(ctx, async (ctx) => {
    const scope = scopeOf(ctx);
    if (![id, into].every(isUuid)) throw notFound();
    const [one, other] = await store.lock(ctx.db, scope, [id, into]);
    if (!one || !other || one.householdId !== other.householdId) throw notFound();
    return commitChange(ctx, { noun: 'tags', what: 'saved' }, async (ctx) => {
      await store.mergeInto(ctx.db, scope, { id, into, now: ctx.now });
      return tags.get(ctx, into);
    });
  });
