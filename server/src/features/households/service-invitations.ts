import { afterwardsDays, invitationDays, type InvitationInput } from '@tzemed/contract/sharing/invitations';
import { type Home, holdHome, homesOf, petOf } from '../../access.ts';
import type { JobContext, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { listOwners } from '../../households/household-rows.ts';
import { isSameAddress, findAll } from '../../identity/accounts.ts';
import { job } from '../../jobs/job.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';
import { makeKeyedToken } from '../../lib/security/keyed-token.ts';
import { endPastShares, refusePastDay, scheduleEnd } from './service-share-ends.ts';
import { sendInvitation } from './service-mails.ts';
import * as store from './store.ts';
import * as invitations from './store-invitations.ts';
import * as shares from './store-shares.ts';

/** Columns to write when an invitation is sent. Nobody knows this secret; the mail gets a new one when it is made. */
const sentNow = ({ now }: Member, { householdId }: Home) => ({
  sentAt: now,
  expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
  tokenHash: makeKeyedToken(householdId).tokenHash,
});

const byMe = ({ householdId, userId }: Home) => ({ householdId, by: userId });

/** An invitation as its owners are told of it. */
export async function find(ctx: Member, homes: readonly string[], id: string) {
  const found = await invitations.find(ctx.db, homes, id, ctx.now);
  if (!found) throw notFound();
  const { householdId, ...invitation } = found;
  const granted = await shares.listOfHomes(ctx.db, [householdId], ctx.now);
  return { ...invitation, shares: granted.filter(({ invitationId, userId }) => invitationId === id && !userId) };
}

export const get = async (ctx: Member, id: string) =>
  find(
    ctx,
    (await homesOf(ctx)).map(({ householdId }) => householdId),
    id,
  );

/** Refuses an address that has this home already: that of who asks, or of another owner. `field` is where it was sent. */
export async function refuseOwners(ctx: Member, { householdId }: Home, email: string, field: string) {
  const owners = (await listOwners(ctx.db, [householdId])).map(({ userId }) => userId);
  const owner = (await findAll(ctx.db, owners)).find((account) => isSameAddress(account.email, email));
  if (owner?.id === ctx.user.id) throw invalid({ [field]: 'ownAddress' });
  if (owner) throw new Refusal(409, 'alreadyOwner', { fields: { [field]: 'alreadyOwner' } });
}

export const already = (code: 'alreadyGuest' | 'alreadyInvited', field: string) =>
  new Refusal(409, code, { fields: { [field]: code } });

/** A new invitation in place of what came to nothing; its mail follows. The caller holds the home. */
export async function insert(ctx: Member, home: Home, { email, role }: Pick<InvitationInput, 'email' | 'role'>) {
  const old = await invitations.listDeclined(ctx.db, home, email);
  const unanswered = await invitations.findUnanswered(ctx.db, home, email, ctx.now);
  for (const one of unanswered ? [...old, unanswered] : old) await end(ctx, home, one);
  const id = await invitations.insert(ctx.db, byMe(home), { email, role, ...sentNow(ctx, home) });
  await announce(ctx, home, { id, email });
  return id;
}

/** Extends the invitation by 14 days from now, with a new link. */
export async function renew(ctx: Member, home: Home, invitation: Known) {
  await invitations.renew(ctx.db, byMe(home), invitation.id, sentNow(ctx, home));
  await announce(ctx, home, invitation);
}

type Known = { readonly id: string; readonly email: string };

/** Registers the invitation under the address and sends the mail. */
async function announce(ctx: Member, home: Home, { id, email }: Known) {
  const until = new Date(ctx.now.getTime() + (invitationDays + afterwardsDays) * 86_400_000);
  await store.insertAddress(ctx.db, home, { noun: 'invitation', email, id }, until);
  await ctx.jobs.send(ctx.db, sendInvitation, { householdId: home.householdId, invitationId: id, lang: ctx.lang });
}

/** Invitation that an address may still answer. */
export async function findOpen(ctx: Member, home: Home, email: string) {
  const found = await invitations.findUnanswered(ctx.db, home, email, ctx.now);
  return found && found.expiresAt > ctx.now ? found : undefined;
}

export const create = (ctx: Member, { email, role, shares: wanted, householdId }: InvitationInput) =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, { householdId });
    await endPastShares(ctx, home);
    const byPet = new Map(role === 'guest' ? wanted.map((share) => [share.petId, share]) : []);
    const right = { area: 'profile', level: 'own' } as const;
    for (const petId of byPet.keys())
      if ((await petOf({ ...ctx, right }, petId)).householdId !== home.householdId) throw notFound();
    if (role === 'guest' && byPet.size === 0) throw invalid({ shares: 'petsRequired' });
    if (role === 'guest') wanted.forEach(({ until }, at) => refusePastDay(until, ctx.now, `shares.${at}.until`));
    await refuseOwners(ctx, home, email, 'email');
    if (role === 'guest' && (await shares.findGuest(ctx.db, home, email, ctx.now)))
      throw already('alreadyGuest', 'email');
    // An invitation that has lost its last pet does not count.
    if ((await findOpen(ctx, home, email))?.offersSomething) throw already('alreadyInvited', 'email');
    const invitationId = await insert(ctx, home, { email, role });
    for (const [petId, { permissions, until = null }] of byPet) {
      await shares.insert(ctx.db, byMe(home), { invitationId, petId, permissions, until }, ctx.now);
      await scheduleEnd(ctx, home, until);
    }
    return find(ctx, [home.householdId], invitationId);
  });

/** The invitation with its home, which is held from here on. */
async function hold(ctx: Member, id: string) {
  const homes = (await homesOf(ctx)).map(({ householdId }) => householdId);
  const found = await invitations.find(ctx.db, homes, id, ctx.now);
  if (!found) throw notFound();
  const home = await holdHome(ctx, { householdId: found.householdId });
  const invitation = await invitations.find(ctx.db, [home.householdId], id, ctx.now);
  if (!invitation) throw notFound();
  return { home, invitation };
}

export const resend = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    const { home, invitation } = await hold(ctx, id);
    await refuseOwners(ctx, home, invitation.email, 'email');
    await renew(ctx, home, invitation);
    return find(ctx, [home.householdId], id);
  });

export const withdraw = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    const { home, invitation } = await hold(ctx, id);
    await end(ctx, home, invitation);
  });

/** Removes an invitation as if it had never existed; an accepted one stays. */
export async function end({ db }: Pick<Member, 'db'>, place: store.Place, { id, email }: Known) {
  await invitations.remove(db, place, id);
  await store.removeAddress(db, place, { noun: 'invitation', email, id });
}

/** Takes away those of which nobody is told any more. */
export const sweep = job({
  name: 'households.sweep',
  cron: '57 3 * * *',
  run: (ctx: JobContext) =>
    transact(ctx, async ({ db, clock }) => {
      for (const { householdId, id } of await store.removeOver(db, 'invitation', clock()))
        await invitations.remove(db, { householdId }, id);
    }),
});
