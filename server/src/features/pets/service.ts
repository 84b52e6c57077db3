import { choosePetLook } from '@tzemed/contract/pets/choose-pet-look';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { NewPet, PetFilters, PetInput } from '@tzemed/contract/pets/pets';
import {
  type Home,
  holdHome,
  ownViewOf,
  petOf,
  scopeOf,
  viewOf,
  type ViewScope,
  type WhichHome,
} from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { idTaken, isUsed, refuseFutureId } from '../../belongings/service/client-ids.ts';
import { findMatchingIds } from '../../belongings/rows/search-rows.ts';
import { refuseInvalidTagIds } from '../../belongings/service/tag-ids.ts';
import type { EditCtx, Member, OwnerCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { invalid, notFound, refuseInvalid, stale } from '../../lib/refusal.ts';
import { expectedVersion } from '../../lib/expected-version.ts';
import { refuseAbovePlan } from '../../households/pet-limit.ts';
import * as store from './store.ts';

type View = ViewCtx<'profile'>;
type Edit = EditCtx<'profile'>;
type Own = OwnerCtx<'profile'>;

const saved = { noun: 'pets', what: 'saved' } as const;

export const list = (ctx: View, { page, limit, sort, species, status }: PetFilters) =>
  pageOf(
    ctx,
    ownViewOf(ctx, 'profile'),
    { species, archived: status === 'all' ? undefined : status === 'archived' },
    { page, limit, sort },
  );

export async function search(ctx: View, { q, ...page }: { q: string } & store.Page) {
  const scope = scopeOf(ctx);
  // Sorted otherwise, all that were found are asked for.
  const part = page.sort ? { page: 1, limit: maxPets } : page;
  const { ids, total } = await findMatchingIds(ctx, 'pets', q, {}, part);
  const pets = await store.list(ctx.db, scope, { ids }, page.sort ? page : { page: 1, limit: ids.length });
  if (!page.sort) pets.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { pets, total, page: page.page, limit: page.limit };
}
/** Far more than anybody has. */
const maxPets = 10_000;

async function pageOf(ctx: View, scope: ViewScope<'profile'>, filters: store.Filters, page: store.Page) {
  const [pets, total] = await Promise.all([
    store.list(ctx.db, scope, filters, page),
    store.count(ctx.db, scope, filters),
  ]);
  return { pets, total, page: page.page, limit: page.limit };
}

export async function get(ctx: View, id: string) {
  const pet = await store.find(ctx.db, scopeOf(ctx), id);
  if (!pet) throw notFound();
  return pet;
}

/** Pet for a user who can see another area of it: everyone who sees a pet sees at least its profile. */
export async function inSight<A extends Area>(ctx: ViewCtx<A>, id: string) {
  await petOf(ctx, id);
  const pet = await store.find(ctx.db, viewOf(ctx, 'profile'), id);
  if (!pet) throw notFound();
  return pet;
}

export async function create(ctx: Member, { version: _version, id, householdId, ...input }: NewPet) {
  refuseFuture(ctx, input);
  refuseFutureId(ctx, id);
  refuseInvalidTagIds(input);
  const made = await withinPlan(
    ctx,
    (ctx, home) =>
      commitChange(ctx, saved, async ({ db, now }) => {
        // A simultaneous repeat of the request waits for the household lock.
        if (id !== undefined && (await isUsed(db, viewOf(ctx, 'profile'), id))) return undefined;
        const look = choosePetLook(input.species, await store.wornBy(db, home), input);
        return store.insert(db, home, look, input, now, id).catch(refuseEstimate);
      }),
    { householdId },
  );
  if (made) return made;
  const standing = await store.find(ctx.db, viewOf(ctx, 'profile'), id!);
  if (!standing) throw idTaken();
  return standing;
}

export async function update(ctx: Edit, id: string, { version, ...sent }: PetInput) {
  // A date that is taken away takes with it that it was an estimate.
  const input = sent.birthDate === null ? { birthDateApproximate: false, ...sent } : sent;
  refuseFuture(ctx, input);
  return commitChange(ctx, saved, async (ctx) => {
    refuseInvalidTagIds(input);
    const meant = expectedVersion(version, ctx.ifMatch);
    const pet = await store.update(ctx.db, scopeOf(ctx), id, input, meant, ctx.now).catch(refuseEstimate);
    if (!pet) throw stale({ pet: await get(ctx, id) });
    return pet;
  });
}

export async function archive(ctx: Own, id: string, archived: boolean) {
  const change = (ctx: Own) =>
    commitChange(ctx, saved, async (ctx) => {
      const pet = await store.archive(ctx.db, scopeOf(ctx), id, archived ? ctx.now : null, ctx.now, ctx.ifMatch);
      if (!pet) throw stale({ pet: await get(ctx, id) });
      return pet;
    });
  return archived ? change(ctx) : withinPlan(ctx, change, { petId: id });
}

export const remove = (ctx: Own, id: string) =>
  commitChange(ctx, { noun: 'pets', what: 'removed' }, async (ctx) => {
    const gone = await store.remove(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
    if (gone) return { id, petId: id };
    throw stale({ pet: await get(ctx, id) });
  });

export const restore = (ctx: Own, id: string) =>
  withinPlan(
    ctx,
    (ctx, home) =>
      commitChange(ctx, { noun: 'pets', what: 'restored' }, async (ctx) => {
        const pet = await store.restore(ctx.db, home, id, ctx.now);
        if (!pet) throw notFound();
        return pet;
      }),
    { petId: id },
  );

/** The database checks on the resulting row that an estimate has a date: an edit may leave either of the two out. */
function refuseEstimate(error: unknown): never {
  throw store.isEstimateOfNothing(error) ? invalid({ birthDate: 'birthDateMissing' }) : error;
}

/** Only the server knows which day it is. */
function refuseFuture(ctx: Member, { birthDate, chipDate }: Pick<PetInput, 'birthDate' | 'chipDate'>) {
  const isAhead = (day: string | null | undefined) => day && day > dayOf(ctx.now);
  const errors = {
    ...(isAhead(birthDate) && { birthDate: 'birthDateFuture' as const }),
    ...(isAhead(chipDate) && { chipDate: 'chipDateFuture' as const }),
  };
  refuseInvalid(errors);
}

/**
 * Makes a change that may add to a home's active pets, one at a time per home, and takes it back when the plan has no room
 * for it. Archived and deleted pets take none.
 */
const withinPlan = <C extends Member, T>(
  ctx: C,
  change: (ctx: C, home: Home) => Promise<T>,
  which: WhichHome,
): Promise<T> =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, which);
    const changed = await change(ctx, home);
    if (changed) await refuseAbovePlan(ctx, home.householdId);
    return changed;
  });
