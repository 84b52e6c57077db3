import { maxPasskeys, type PasskeyAnswer, type RegisteredPasskey } from '@tzemed/contract/account/passkeys';
import type { Member, Visitor } from '../../../context.ts';
import { type Db, transact } from '../../../db/client.ts';
import { type Account, lock } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { requireFreshSession } from '../../../identity/sessions/fresh-session.ts';
import * as webauthn from '../../../identity/credentials/webauthn.ts';
import { isUuid, newId } from '../../../lib/ids.ts';
import { notFound, Refusal } from '../../../lib/refusal.ts';
import { safetyTexts } from '../security-mail-texts.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import { signIn, transactSignIn } from '../service-sessions.ts';
import * as store from './store-passkeys.ts';

export const list = async ({ db, user }: Member) => ({ passkeys: await store.list(db, user.id) });

async function locked(db: Db, userId: string) {
  const account = await lock(db, userId);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

async function newChallenge({ db, now }: Visitor, userId: string | null) {
  const challenge = webauthn.newChallenge();
  const challengeHash = webauthn.challengeHash(challenge);
  await store.insertChallenge(db, {
    challengeHash,
    userId,
    expiresAt: new Date(now.getTime() + webauthn.challengeMs),
  });
  return challenge;
}

export async function begin(ctx: Member) {
  const account = await locked(ctx.db, ctx.user.id);
  const known = await store.listCredentials(ctx.db, account.id);
  if (known.length >= maxPasskeys) throw new Refusal(409, 'tooManyPasskeys');
  const challenge = await newChallenge(ctx, account.id);
  return { options: webauthn.creationOptions(ctx.config, account, challenge, known) };
}

export async function create(ctx: Member, { name, passkey }: { name: string; passkey: RegisteredPasskey }) {
  const { id: userId, sessionId } = ctx.user;
  const challenge = webauthn.challengeIn(passkey);
  const asked =
    challenge !== undefined && (await store.useChallenge(ctx.db, webauthn.challengeHash(challenge), ctx.now));
  const made = asked && asked.userId === userId && (await webauthn.verifyCreation(ctx.config, passkey, challenge));
  if (!made) throw new Refusal(422, 'passkeyRefused');
  return transact(ctx, async (ctx) => {
    const account = await locked(ctx.db, userId);
    // Signed out elsewhere, perhaps, since the account was waited for.
    await requireFreshSession(ctx);
    if ((await store.listCredentials(ctx.db, userId)).length >= maxPasskeys) throw new Refusal(409, 'tooManyPasskeys');
    const added = await store.insert(ctx.db, { ...made, id: newId(), userId, name, createdAt: ctx.now });
    if (!added) throw new Refusal(422, 'passkeyRefused');
    await audit(ctx, { action: 'passkeyAdded', userId, sessionId, object: name });
    await sendNotice(ctx, account, safetyTexts.passkeyAdded, { when: ctx.now, name });
    return { passkey: added };
  });
}

export async function update({ db, user }: Member, id: string, { name }: { name: string }) {
  const passkey = isUuid(id) ? await store.update(db, { userId: user.id, id, name }) : undefined;
  if (!passkey) throw notFound();
  return { passkey };
}

export const remove = (ctx: Member, id: string) =>
  transact(ctx, async (ctx) => {
    const { id: userId, sessionId } = ctx.user;
    const account = await locked(ctx.db, userId);
    const removed = isUuid(id) ? await store.remove(ctx.db, userId, id) : undefined;
    if (!removed) throw notFound();
    if (!(await canSignIn(ctx, account))) throw new Refusal(409, 'lastSignInMethod');
    await audit(ctx, { action: 'passkeyRemoved', userId, sessionId, object: removed.name });
    await sendNotice(ctx, account, safetyTexts.passkeyRemoved, { when: ctx.now, name: removed.name });
  });

/** True when a password, a passkey or a provider that is still configured can sign in to the account. */
async function canSignIn({ db, config }: Visitor, { id, passwordHash }: Account) {
  if (passwordHash !== null) return true;
  if (config.google && (await store.countProviders(db, id)) > 0) return true;
  return (await store.listCredentials(db, id)).length > 0;
}

/** Options for a passkey to sign; nobody is named, so that it tells nobody who has one. */
export const ask = async (ctx: Visitor) => ({
  options: webauthn.requestOptions(ctx.config, await newChallenge(ctx, null)),
});

/** Passkey that has signed, and its account; nothing where anything is not right. Its challenge is used up in any case. */
export async function verifyPasskey(ctx: Visitor, answer: PasskeyAnswer) {
  const challenge = webauthn.challengeIn(answer);
  const asked =
    challenge !== undefined && (await store.useChallenge(ctx.db, webauthn.challengeHash(challenge), ctx.now));
  const userId = webauthn.userIdOf(answer.response.userHandle);
  if (!asked || asked.userId !== null || userId === undefined) return undefined;
  const key = await store.findCredential(ctx.db, userId, Buffer.from(answer.id, 'base64url'));
  const counter = key && (await webauthn.verifyAnswer(ctx.config, answer, challenge, key));
  if (counter === undefined) return undefined;
  const passkey = { userId, passkeyId: key!.id };
  const isUsed = await store.updateUsed(ctx.db, { userId, id: key!.id, counter }, ctx.now);
  return isUsed && passkey;
}

type Shown = { readonly userId: string; readonly passkeyId: string };

/** A passkey that was removed while it was verified opens nothing any more. The caller holds the account. */
export const isStillThere = async ({ db }: Visitor, { userId, passkeyId }: Shown) =>
  (await store.list(db, userId)).some(({ id }) => id === passkeyId);

export async function login(ctx: Visitor, { passkey }: { passkey: PasskeyAnswer }) {
  const shown = await verifyPasskey(ctx, passkey);
  const answer =
    shown &&
    (await transactSignIn(ctx, shown.userId, async (ctx) => {
      const account = await lock(ctx.db, shown.userId);
      const isGood = account && (await isStillThere(ctx, shown));
      return isGood && signIn(ctx, account, { passkeyId: shown.passkeyId });
    }));
  if (answer) return answer;
  await audit(ctx, { action: 'signIn', object: 'passkey', result: 'refused' });
  throw new Refusal(401, 'passkeyRefused');
}
