import { type PasskeyAnswer } from '@tzemed/contract/account/passkeys';
import type { Member, Visitor } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import * as accounts from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { unseal } from '../../../identity/keys/data-key.ts';
import { recoveryHash, stepOf } from '../../../identity/credentials/one-time-codes.ts';
import * as passwords from '../../../identity/credentials/passwords.ts';
import * as sessions from '../../../identity/sessions/session-rows.ts';
import { wrongPassword } from '../../../identity/credentials/wrong-password.ts';
import { invalid, Refusal } from '../../../lib/refusal.ts';
import { verifyPasskey } from './service-passkeys.ts';
import * as store from './store-second-factor.ts';

/** Takes a code of the account's app: right at this time, and not taken before. False where codes are not set up. */
export async function takeCode({ db, now, secrets }: Visitor, userId: string, code: string) {
  const totp = await store.find(db, userId);
  const secret = totp && unseal(secrets.dataKey, totp.secret, userId);
  const step = secret && stepOf(secret, code, now);
  return step !== undefined && (await store.takeStep(db, userId, step)) !== undefined;
}

/** Takes a recovery code, or says why it is none any more. */
export async function takeRecoveryCode({ db, now, secrets }: Visitor, userId: string, code: string) {
  const hash = recoveryHash(secrets.dataKey, userId, code);
  if (await store.useCode(db, userId, hash, now)) return undefined;
  return (await store.findCode(db, userId, hash)) ? 'recoveryCodeUsed' : 'recoveryCodeWrong';
}

type Proof = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
};

/** The session counts as signed in now. */
export async function reauthenticate(ctx: Member, proof: Proof) {
  const { id: userId, sessionId } = ctx.user;
  const complaint = await complaintAbout(ctx, proof);
  if (complaint) {
    await audit(ctx, { action: 'reauthenticated', userId, sessionId, result: 'refused' });
    throw complaint;
  }
  await transact(ctx, async (ctx) => {
    await sessions.updateAuthenticated(ctx.db, ctx.user, ctx.now);
    await audit(ctx, { action: 'reauthenticated', userId, sessionId });
  });
}

async function complaintAbout(ctx: Member, { password, code, passkey }: Proof) {
  const { id: userId } = ctx.user;
  if (passkey) {
    const shown = await verifyPasskey(ctx, passkey);
    return shown?.userId === userId ? undefined : new Refusal(401, 'passkeyRefused');
  }
  if (code !== undefined) {
    const isOn = (await store.find(ctx.db, userId))?.enabledAt;
    return isOn && (await takeCode(ctx, userId, code)) ? undefined : invalid({ code: 'codeOutdated' });
  }
  const account = await accounts.find(ctx.db, userId);
  const isRight = await passwords.verify(ctx.address, account?.passwordHash, password ?? '');
  return isRight ? undefined : invalid({ password: wrongPassword(ctx) });
}
