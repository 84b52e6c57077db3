import type { Paging } from '@tzemed/contract/fields';
import type { NewVet, VetInput } from '@tzemed/contract/vets';
import { holdHome, scopeOf, viewOf } from '../../access.ts';
import { changing } from '../../belongings/changed.ts';
import { idTaken, isUsed, refuseAhead } from '../../belongings/given-ids.ts';
import type { OwnerCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { notFound, stale } from '../../lib/refusal.ts';
import { versionMeant } from '../../lib/version-meant.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Own = OwnerCtx<'medicalRecords'>;

export async function list(ctx: View, { page, limit }: Paging) {
  const scope = scopeOf(ctx);
  const [vets, total] = await Promise.all([store.list(ctx.db, scope, { page, limit }), store.count(ctx.db, scope)]);
  return { vets, total, page, limit };
}

export async function get(ctx: View, id: string) {
  const vet = await store.find(ctx.db, scopeOf(ctx), id);
  if (!vet) throw notFound();
  return vet;
}

/** With an id that was used, it makes nothing, and answers what stands. */
export async function create(ctx: Own, { version: _version, id, householdId, ...input }: NewVet) {
  refuseAhead(ctx, id);
  const made = await transact(ctx, async (ctx) => {
    // Whoever sends it at the same time waits for the home.
    const home = await holdHome(ctx, { householdId });
    return changing(ctx, { noun: 'vets', what: 'saved' }, async ({ db, now }) => {
      if (id !== undefined && (await isUsed(db, viewOf(ctx, 'medicalRecords'), id))) return undefined;
      return store.insert(db, home, input, now, id);
    });
  });
  if (made) return made;
  const standing = await store.find(ctx.db, viewOf(ctx, 'medicalRecords'), id!);
  if (!standing) throw idTaken();
  return standing;
}

export const update = (ctx: Own, id: string, { version, ...input }: VetInput) =>
  changing(ctx, { noun: 'vets', what: 'saved' }, async (ctx) => {
    const vet = await store.update(ctx.db, scopeOf(ctx), id, input, versionMeant(version, ctx.ifMatch), ctx.now);
    if (!vet) throw stale({ vet: await get(ctx, id) });
    return vet;
  });

export const remove = (ctx: Own, id: string) =>
  changing(ctx, { noun: 'vets', what: 'removed' }, async (ctx) => {
    const gone = await store.remove(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
    if (!gone) throw stale({ vet: await get(ctx, id) });
    return gone;
  });

/** Undoes `remove`; 404 when there is nothing deleted to bring back. */
export const restore = (ctx: Own, id: string) =>
  changing(ctx, { noun: 'vets', what: 'restored' }, async (ctx) => {
    if (!(await store.restore(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
    return get(ctx, id);
  });
