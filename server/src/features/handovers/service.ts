import type { ChecklistId } from '@tzemed/contract/sharing/handover-checklist';
import { holdHome, ownViewOf, petOf, scopeOf } from '../../access.ts';
import type { Member, OwnerCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import * as accounts from '../../identity/accounts.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';
import { isUuid } from '../../lib/ids.ts';
import { sendNews } from './service-mails.ts';
import * as store from './store.ts';

type Own = OwnerCtx<'profile'>;

export const list = (ctx: Member) => store.list(ctx.db, ownViewOf(ctx, 'profile'), ctx.now);

export async function get(ctx: Own, id: string) {
  const handover = await store.find(ctx.db, scopeOf(ctx), id, ctx.now);
  if (!handover) throw notFound();
  return handover;
}

export async function preview(ctx: Own, petId: string) {
  const pet = await petOf(ctx, petId);
  const [handover, goes, guests] = await Promise.all([
    store.findOf(ctx.db, pet, ctx.now),
    store.countOf(ctx.db, pet),
    store.guestsOf(ctx.db, pet, ctx.now),
  ]);
  return { handover: handover ?? null, goes, guests };
}

type Asked = { readonly petId: string; readonly userEmail: string };

export async function create(ctx: Own, { petId, userEmail }: Asked) {
  const id = await transact(ctx, async (ctx) => {
    // Holds the household: the asking user stays an owner until the write, and the asked person does not become one.
    await holdHome(ctx, { petId });
    const pet = await petOf(ctx, petId);
    await refuseOwners(ctx, pet.householdId, userEmail);
    if (!(await store.lockPet(ctx.db, pet))) throw notFound();
    const open = await store.findOf(ctx.db, pet, ctx.now);
    const isSame = open?.userEmail?.toLowerCase() === userEmail.toLowerCase();
    if (open?.state === 'asked' && isSame) {
      await store.renew(ctx.db, open, { email: userEmail, by: ctx.user.id }, ctx.now);
      await ctx.jobs.send(ctx.db, sendNews, {
        householdId: pet.householdId,
        id: open.id,
        news: 'offer',
        lang: ctx.lang,
      });
      return open.id;
    }
    if (open && open.state !== 'declined' && open.state !== 'expired') throw new Refusal(409, 'handoverOpen');
    if (open) await store.remove(ctx.db, open, open.userEmail ?? '');
    const made = await store.insert(ctx.db, pet, userEmail, ctx.now);
    await ctx.jobs.send(ctx.db, sendNews, { ...made, news: 'offer', lang: ctx.lang });
    await ctx.jobs.send(ctx.db, sendNews, { ...made, news: 'asked' });
    return made.id;
  });
  return get(ctx, id);
}

/** The owners know each other: of anybody else it is not said whether they have an account. */
async function refuseOwners(ctx: Own, householdId: string, userEmail: string) {
  const owners = await accounts.findAll(ctx.db, await store.ownerIdsOf(ctx.db, householdId));
  const owner = owners.find(({ email }) => email.toLowerCase() === userEmail.toLowerCase());
  if (owner?.id === ctx.user.id) throw invalid({ userEmail: 'ownAddress' });
  if (owner) throw new Refusal(409, 'alreadyOwner');
}

export async function tick(ctx: Own, id: string, ticked: readonly ChecklistId[]) {
  await get(ctx, id);
  await store.tick(ctx.db, scopeOf(ctx), id, [...new Set(ticked)]);
  return get(ctx, id);
}

export const remove = (ctx: Own, id: string) =>
  transact(ctx, async (ctx) => {
    if (!isUuid(id)) throw notFound();
    const { householdId } = await get(ctx, id);
    const held = await store.lock(ctx.db, { householdId, id });
    if (!held) throw notFound();
    if (held.state === 'moving' || held.state === 'done') throw new Refusal(409, 'handoverAnswered');
    await store.remove(ctx.db, held, held.email ?? '');
  });
