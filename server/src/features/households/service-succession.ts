import { successionDays, successionNoticeDays } from '@tzemed/contract/sharing/households';
import { type Home, holdHome, homesOf } from '../../access.ts';
import type { JobContext, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { householdsOf, listOwners, lockHouseholds } from '../../households/household-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { job } from '../../jobs/job.ts';
import { isUuid, newId } from '../../lib/ids.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { mailTexts } from './mail-texts.ts';
import { type Posting, post, postToOwners, tellSuccessor } from './service-mails.ts';
import { endSuccession, join } from './service-owners.ts';
import * as store from './store.ts';
import * as successors from './store-successors.ts';
import { listInMail, nameAfterLetter } from './names-in-mail.ts';

type WhichHome = { readonly householdId?: string | undefined };
type Chosen = WhichHome & { readonly email: string; readonly name?: string | undefined };

const daysAfter = (start: Date, days: number) => new Date(start.getTime() + days * 86_400_000);

export const set = (ctx: Member, { email, name, householdId }: Chosen) =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, { householdId });
    const owners = (await listOwners(ctx.db, [home.householdId])).map(({ userId }) => userId);
    const isOwner = (await accounts.findAll(ctx.db, owners)).some((owner) =>
      accounts.isSameAddress(owner.email, email),
    );
    if (isOwner) throw new Refusal(409, 'alreadyOwner', { fields: { email: 'alreadyOwner' } });
    const before = await successors.find(ctx.db, home);
    if (before && accounts.isSameAddress(before.email, email)) {
      if (name) await successors.updateName(ctx.db, home, name);
    } else await choose(ctx, home, { email, name: name ?? null }, before);
    return { successor: (await successors.find(ctx.db, home))! };
  });

async function choose(
  ctx: Member,
  home: Home,
  chosen: { email: string; name: string | null },
  before: successors.Successor | undefined,
) {
  if (before) await endSuccession(ctx, home.householdId, before.email);
  await successors.replace(ctx.db, home, { ...chosen, by: ctx.user.id }, ctx.now);
  await store.insertAddress(ctx.db, home, { noun: 'successor', email: chosen.email, id: home.householdId });
  await ctx.jobs.send(ctx.db, tellSuccessor, { householdId: home.householdId, lang: ctx.lang });
}

export const remove = (ctx: Member, which: WhichHome) =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, which);
    const successor = await successors.find(ctx.db, home);
    if (!successor) throw notFound();
    await endSuccession(ctx, home.householdId, successor.email);
  });

/** Response for the request of a household’s successor, or null. */
export const requestOf = ({ askedBy, askedAt, joinsAt }: successors.Successor, name: string | undefined) =>
  askedBy && askedAt && joinsAt ? { userId: askedBy, name: name ?? '', askedAt, joinsAt } : null;

/** The successor asks to become an owner. Asked again, it stands as it was. */
export const ask = (ctx: Member, { householdId }: { householdId: string }) =>
  transact(ctx, async (ctx) => {
    const account = await accounts.lock(ctx.db, ctx.user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    if (!isUuid(householdId)) throw notFound();
    const place = (await store.listAddressed(ctx.db, 'successor', account.email)).find(
      (addressed) => addressed.householdId === householdId,
    );
    if (!place) throw notFound();
    if (!account.emailVerifiedAt) throw new Refusal(403, 'emailUnverified');
    await lockHouseholds(ctx.db, [place.householdId]);
    const successor = await successors.find(ctx.db, place);
    if (!successor || !accounts.isSameAddress(successor.email, account.email)) throw notFound();
    if (successor.askedBy !== account.id) await begin(ctx, place.householdId, account);
    else await goOn(ctx, successor);
    return { succession: requestOf((await successors.find(ctx.db, place))!, account.name)! };
  });

async function begin(ctx: Member, householdId: string, account: accounts.Account) {
  const joinsAt = daysAfter(ctx.now, successionDays);
  const about = { householdId, requestId: newId() };
  await successors.updateRequest(ctx.db, about, {
    requestId: about.requestId,
    askedBy: account.id,
    askedAt: ctx.now,
    joinsAt,
  });
  await tellOwners(ctx, householdId, account.name, joinsAt);
  for (const days of successionNoticeDays) await ctx.jobs.send(ctx.db, tellAgain, about, daysAfter(ctx.now, days));
  await ctx.jobs.send(ctx.db, endWaiting, about, joinsAt);
}

/** Restarts a succession whose days are over: if the successor asks again, the queue has given up its job. */
async function goOn(ctx: Member, { householdId, requestId, joinsAt }: successors.Successor) {
  if (requestId && joinsAt && joinsAt <= ctx.now) await ctx.jobs.send(ctx.db, endWaiting, { householdId, requestId });
}

const tellOwners = (ctx: Posting, householdId: string, name: string, joins: Date) =>
  postToOwners(ctx, householdId, mailTexts.successionAsked, (lang) => ({ name: nameAfterLetter(name, lang), joins }));

type AboutRequest = { readonly householdId: string; readonly requestId: string };

/** Current request, unless it was ended or renewed since. */
async function findRequest(ctx: Posting, { householdId, requestId }: AboutRequest) {
  const successor = await successors.find(ctx.db, { householdId });
  return successor?.requestId === requestId ? successor : undefined;
}

/** Tells the owners again, while there is something to object to. */
export const tellAgain = job({
  name: 'households.successionNotice',
  run: (ctx: JobContext, about: AboutRequest) =>
    transact(ctx, async (ctx) => {
      const request = await findRequest(ctx, about);
      const account = request?.askedBy && (await accounts.find(ctx.db, request.askedBy));
      if (account && request.joinsAt) await tellOwners(ctx, about.householdId, account.name, request.joinsAt);
    }),
});

/** The days are over and nobody has objected. */
export const endWaiting = job({
  name: 'households.succession',
  run: async (ctx: JobContext, about: AboutRequest) => {
    // An owner who is about to leave can't object, and may come back: nobody joins behind their back meanwhile.
    if (await successors.hasLeavingOwner(ctx.db, about.householdId))
      return void (await ctx.jobs.send(ctx.db, endWaiting, about, daysAfter(ctx.clock(), 1)));
    const joined = await transact(ctx, (ctx) => joinNow(ctx, about, ctx.clock()));
    if (joined) await ctx.sessions.forget(joined);
  },
});

/** The successor becomes an owner, if that is still what was asked. Answers who. */
async function joinNow(ctx: Posting, about: AboutRequest, now: Date) {
  const { householdId } = about;
  const before = await findRequest(ctx, about);
  if (!before?.askedBy) return undefined;
  // The account before the homes, as where one is closed.
  const account = await accounts.lock(ctx.db, before.askedBy);
  const mine = await householdsOf(ctx.db, before.askedBy);
  await lockHouseholds(ctx.db, [householdId, ...mine]);
  if (!(await findRequest(ctx, about))) return undefined;
  if (!account) {
    await successors.updateRequest(ctx.db, about, undefined);
    return undefined;
  }
  const owners = (await listOwners(ctx.db, [householdId])).map(({ name }) => name);
  await join(ctx, householdId, account, now, mine);
  await post(ctx, account, mailTexts.successionDone, (lang) => ({ owners: listInMail(owners, lang) }));
  return account.id;
}

/** The request that runs in a home. */
async function requestIn(ctx: Member, home: Home) {
  const successor = await successors.find(ctx.db, home);
  if (!successor?.requestId || !successor.askedBy) throw notFound();
  return { householdId: home.householdId, requestId: successor.requestId, askedBy: successor.askedBy };
}

export const object = (ctx: Member, which: WhichHome) =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, which);
    const { askedBy } = await requestIn(ctx, home);
    await successors.updateRequest(ctx.db, home, undefined);
    const account = await accounts.find(ctx.db, askedBy);
    const owners = (await listOwners(ctx.db, [home.householdId])).map(({ name }) => name);
    if (account)
      await post(ctx, account, mailTexts.successionRefused, (lang) => ({ owners: listInMail(owners, lang) }));
  });

export const approve = (ctx: Member, which: WhichHome) =>
  transact(ctx, async (ctx) => {
    // Takes no lock yet: the account of the joining person is locked first.
    const request = await requestIn(ctx, await homeMeant(ctx, which));
    const joined = await joinNow(ctx, request, ctx.now);
    if (!joined) throw notFound();
    // Checks again after the wait: an owner removed meanwhile cannot approve anyone.
    await homeMeant(ctx, request);
    ctx.afterwards.push(() => ctx.sessions.forget(joined));
  });

async function homeMeant(ctx: Member, { householdId }: WhichHome) {
  const home = (await homesOf(ctx)).find((one) => one.householdId === (householdId ?? one.householdId));
  if (!home) throw notFound();
  return home;
}
