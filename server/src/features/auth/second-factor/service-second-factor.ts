import { recoveryCodeCount } from '@tzemed/contract/account/second-factor';
import QRCode from 'qrcode';
import type { Member } from '../../../context.ts';
import { type Db, transact } from '../../../db/client.ts';
import { type Account, find, lock } from '../../../identity/accounts.ts';
import { audit } from '../../../identity/audit.ts';
import { seal } from '../../../identity/keys/data-key.ts';
import * as codes from '../../../identity/credentials/one-time-codes.ts';
import { invalid, Refusal } from '../../../lib/refusal.ts';
import { safetyTexts } from '../security-mail-texts.ts';
import { sendNotice } from '../../../mail/account-notice.ts';
import { proveOwner, refuseReplaced } from '../../../identity/credentials/prove-owner.ts';
import { takeCode } from './service-proofs.ts';
import * as passkeys from './store-passkeys.ts';
import * as store from './store-second-factor.ts';

export async function get({ db, user }: Member) {
  const totp = await store.find(db, user.id);
  return {
    enabledAt: totp?.enabledAt ?? null,
    recoveryCodesLeft: totp?.enabledAt ? await store.countCodesLeft(db, user.id) : 0,
    hasPasskey: (await passkeys.listCredentials(db, user.id)).length > 0,
    recovery: (await store.findRecovery(db, user.id)) ?? null,
  };
}

type Given = { readonly password?: string | undefined };

/** Has the password shown, which takes long, and then holds the account. */
async function holdingProven<T>(
  ctx: Member,
  { password }: Given,
  action: 'secondFactorEnabled' | 'secondFactorRemoved',
  work: (ctx: Member, account: Account) => Promise<T>,
) {
  const account = await find(ctx.db, ctx.user.id);
  if (!account) throw new Refusal(401, 'invalidToken');
  await proveOwner(ctx, account, password, action);
  return holding(ctx, async (ctx, held) => {
    refuseReplaced(account, held);
    return work(ctx, held);
  });
}

export async function begin(ctx: Member, given: Given) {
  const { secret, email } = await holdingProven(ctx, given, 'secondFactorEnabled', async (ctx, { id, email }) => {
    const secret = codes.newSecret();
    const put = await store.put(ctx.db, id, seal(ctx.secrets.dataKey, secret, id), ctx.now);
    if (!put) throw new Refusal(409, 'secondFactorOn');
    return { secret, email };
  });
  const uri = codes.uriOf(secret, email);
  return { secret: codes.shownSecret(secret), uri, qr: drawn(uri) };
}

/** Quiet modules around a code, by ISO/IEC 18004. */
const quiet = 4;

/** A QR code as one path: a horizontal line for each run of dark modules. */
function drawn(text: string) {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from(data.subarray(y * size, (y + 1) * size), (dark, x) =>
      dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '',
    ).join(''),
  );
  return { size: size + 2 * quiet, path: rows.join('') };
}

/** The caller holds the account. */
async function newCodes({ db, secrets }: Member, userId: string) {
  const recoveryCodes = codes.newRecoveryCodes(recoveryCodeCount);
  const hashes = recoveryCodes.map((code) => codes.recoveryHash(secrets.dataKey, userId, code));
  await store.replaceCodes(db, userId, hashes);
  return { recoveryCodes };
}

const holding = <T>(ctx: Member, work: (ctx: Member, account: Account) => Promise<T>) =>
  transact(ctx, async (ctx) => work(ctx, await locked(ctx.db, ctx.user.id)));

async function locked(db: Db, userId: string) {
  const account = await lock(db, userId);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

export const confirm = (ctx: Member, { code }: { code: string }) =>
  holding(ctx, async (ctx, { id }) => {
    const totp = await store.find(ctx.db, id);
    if (!totp) throw new Refusal(409, 'secondFactorOff');
    if (totp.enabledAt) throw new Refusal(409, 'secondFactorOn');
    if (!(await takeCode(ctx, id, code))) throw invalid({ code: 'codeOutdated' });
    await store.updateConfirmed(ctx.db, id, ctx.now);
    return newCodes(ctx, id);
  });

export const enable = (ctx: Member) =>
  holding(ctx, async (ctx, account) => {
    const { id: userId } = account;
    if (!(await store.updateEnabled(ctx.db, userId, ctx.now))) throw new Refusal(409, 'secondFactorOff');
    await audit(ctx, { action: 'secondFactorEnabled', userId, sessionId: ctx.user.sessionId });
    await sendNotice(ctx, account, safetyTexts.enabled, { when: ctx.now });
  });

export async function remove(ctx: Member, given: Given) {
  await holdingProven(ctx, given, 'secondFactorRemoved', async (ctx, account) => {
    const { id: userId } = account;
    if (!(await store.find(ctx.db, userId))?.enabledAt) throw new Refusal(409, 'secondFactorOff');
    await store.remove(ctx.db, userId);
    await store.removeRecovery(ctx.db, userId);
    await audit(ctx, { action: 'secondFactorRemoved', userId, sessionId: ctx.user.sessionId });
    await sendNotice(ctx, account, safetyTexts.disabled, { when: ctx.now });
  });
}

export async function renewCodes(ctx: Member, given: Given) {
  return holdingProven(ctx, given, 'secondFactorEnabled', async (ctx, account) => {
    const { id: userId } = account;
    if (!(await store.find(ctx.db, userId))?.enabledAt) throw new Refusal(409, 'secondFactorOff');
    const made = await newCodes(ctx, userId);
    await audit(ctx, { action: 'recoveryCodesRenewed', userId, sessionId: ctx.user.sessionId });
    await sendNotice(ctx, account, safetyTexts.codesRenewed, { when: ctx.now });
    return made;
  });
}
