import type { Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { audit } from '../../identity/audit.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { nameFrom } from './profile/person-name.ts';
import { authorizationEndpointOf, claimsFor } from '../../identity/credentials/openid.ts';
import { dropFactors } from './second-factor/service-remove-factors.ts';
import { dropRecovery } from './second-factor/service-drop-recovery.ts';
import { sendLink } from './service-links.ts';
import { sendNotice } from '../../mail/account-notice.ts';
import { signInOrAsk } from './second-factor/service-second-step.ts';
import { signIn, transactSignIn } from './service-sessions.ts';
import * as accounts from '../../identity/accounts.ts';
import { removeLinks, useLink } from '../../identity/mailed-links.ts';
import { insertName, type SignInName } from '../../identity/sign-in-names.ts';
import { safetyTexts } from './security-mail-texts.ts';
import { mailTexts } from './mail-texts.ts';
import * as store from './store.ts';
import * as sessions from '../../identity/sessions/session-rows.ts';

export async function settings({ config: { google }, now }: Visitor) {
  if (!google) return { configured: false, authorizationEndpoint: null, clientId: null };
  const authorizationEndpoint = await authorizationEndpointOf(google, now);
  return { configured: true, authorizationEndpoint, clientId: google.clientId };
}

type Code = { code: string; codeVerifier: string; redirectUri: string; nonce: string };

export async function enter(ctx: Visitor, code: Code) {
  const { google, publicUrl } = ctx.config;
  if (!google) throw new Refusal(409, 'googleNotConfigured');
  if (code.redirectUri !== `${publicUrl}/auth/google/callback`) throw invalid({ redirectUri: 'invalid' });
  const claims = await claimsFor(google, code, ctx.now);
  const identity = { issuer: claims.iss, subject: claims.sub };

  const known = await accounts.findByName(ctx.db, identity);
  if (known) return signInAgain(ctx, known.id, identity);
  const { email } = claims;
  if (typeof email !== 'string' || claims.email_verified !== true) throw new Refusal(403, 'googleEmailUnverified');
  const texts = {
    email,
    name: textOf(claims.name),
    given: textOf(claims.given_name),
    family: textOf(claims.family_name),
  };
  const answer = await open(ctx, identity, { email, ...nameFrom(texts) });
  if (answer) return answer;
  // The address alone opens nothing: whoever reads its mail says whether the two belong together.
  await ctx.jobs.send(ctx.db, sendLink, { email, purpose: 'google', identity });
  throw new Refusal(409, 'googleNeedsPassword');
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : undefined);

const signInAgain = (ctx: Visitor, userId: string, identity: SignInName) =>
  transactSignIn(ctx, userId, async (ctx) => {
    const account = await accounts.lock(ctx.db, userId);
    if (!account) throw new Refusal(401, 'googleFailed');
    return signInOrAsk(ctx, account, { identity });
  });

type Person = Pick<store.NewAccount, 'email' | 'name' | 'firstname' | 'lastname'>;

/** Opens an account that has no password; nothing when the address has one already. */
const open = (ctx: Visitor, identity: SignInName, person: Person) =>
  transact(ctx, async (ctx) => {
    const account = await store.insert(ctx.db, { ...person, emailVerifiedAt: ctx.now, language: ctx.lang }, ctx.now);
    if (!account) return undefined;
    // This flow shows no wording: the app asks for consent when it opens.
    await insertName(ctx.db, identity, account.id, ctx.now);
    await audit(ctx, { action: 'register', userId: account.id, object: identity.issuer });
    return signIn(ctx, account);
  });

export async function confirm(ctx: Visitor, { token }: { token: string }) {
  const userId = await transact(ctx, async (ctx) => {
    const { account, payload } = await useLink(ctx.db, ['google'], token, ctx.now);
    const isNew = await insertName(ctx.db, payload as SignInName, account.id, ctx.now);
    if (!isNew) throw new Refusal(422, 'linkInvalid');
    if (!account.emailVerifiedAt) await dropUnproven(ctx, account);
    else await sendNotice(ctx, account, safetyTexts.googleConnected, { when: ctx.now });
    await audit(ctx, { action: 'googleConnected', userId: account.id });
    return account.id;
  });
  ctx.afterwards.push(() => ctx.sessions.forget(userId));
}

/**
 * The address is proven only now, so the person who chose the password may be a stranger who signed up with it in
 * advance. Removes the password, everything else that opens or changes the account, and every session.
 */
async function dropUnproven(ctx: Visitor, account: accounts.Account) {
  await store.updateVerified(ctx.db, account.id, ctx.now);
  await store.updatePassword(ctx.db, account.id, null, ctx.now);
  await store.updatePendingEmail(ctx.db, account.id, null, ctx.now);
  await removeLinks(ctx.db, account.id);
  await dropRecovery(ctx, account);
  await dropFactors(ctx, account);
  await sessions.revokeAll(ctx.db, account.id, ctx.now);
  await sendNotice(ctx, account, mailTexts.passwordDropped, {});
}
