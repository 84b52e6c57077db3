import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import { deviceKinds, maxDevices, type NewDevice } from '@tzemed/contract/notifications/devices';
import { formatPhone } from '@tzemed/contract/text/phone-numbers';
import type { Member, Visitor } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { markPushReceived, readPushReceipt } from '../../delivery/devices/push-receipt.ts';
import { channels } from '../../delivery/channels/channels.ts';
import { shownSecret } from '../../delivery/channels/webhook.ts';
import * as rows from '../../delivery/devices/device-rows.ts';
import { codeHashOf, sendCode } from '../../delivery/devices/number-code.ts';
import { sendToDevice } from '../../delivery/devices/push.ts';
import { lock } from '../../identity/accounts.ts';
import { audit } from '../../identity/audit.ts';
import { deviceNameOf } from '../../identity/sessions/device-name.ts';
import { isUuid, newId } from '../../lib/ids.ts';
import { OutboundError, resolvePublicAddresses } from '../../lib/security/outbound-http.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';

const shown = ({ secret, ...device }: rows.Device) => ({ ...device, secret: secret && shownSecret(secret) });

export async function list({ db, config, secrets, user }: Member) {
  const devices = (await rows.list(db, user.id)) as rows.Device[];
  return {
    devices: devices.map(shown),
    pushKey: secrets.vapid.publicKey,
    kinds: deviceKinds.filter((kind) => channels[kind].isOffered(config)),
    confirmMinutes: Math.max(1, Math.round(config.pushPatienceMs / 60_000)),
  };
}

async function found({ db, user }: Member, id: string) {
  const device = isUuid(id) ? await rows.find(db, user.id, id) : undefined;
  if (!device) throw notFound();
  return device as rows.Device;
}

export const get = async (ctx: Member, id: string) => shown(await found(ctx, id));

export async function update({ db, user }: Member, id: string, detail: DetailLevel | null) {
  const device = isUuid(id) ? await rows.setDetail(db, user.id, id, detail) : undefined;
  if (!device) throw notFound();
  return shown(device as rows.Device);
}

export async function create(ctx: Member, input: NewDevice) {
  const { kind } = input;
  if (!channels[kind].isOffered(ctx.config)) throw invalid({ kind: 'deviceKindUnavailable' });
  const address = addressOf(input);
  if (kind === 'browser' || kind === 'webhook') await refuseAddress(ctx, input);
  return transact(ctx, async (within) => {
    const { db, jobs, user, now } = within;
    const account = await lock(db, user.id);
    if (!account) throw new Refusal(401, 'invalidToken');
    // Text messages cost money, so they require an account with a verified email address: someone who can be asked.
    if (kind === 'sms' && account.emailVerifiedAt === null) throw invalid({ address: 'emailUnverified' });
    const replaced = input.replaces && isUuid(input.replaces) ? input.replaces : undefined;
    // A browser has another address from time to time, and shows no more for that.
    const detail = replaced ? (await rows.find(db, user.id, replaced))?.detail : undefined;
    if (replaced) await rows.remove(db, user.id, replaced);
    const known = await rows.listAddresses(db, user.id);
    if (known.length >= maxDevices && !known.some((one) => one.kind === kind && one.address === address))
      throw new Refusal(409, 'tooManyDevices');
    const isNumber = kind === 'sms';
    const device = (await rows.put(db, {
      userId: user.id,
      id: newId(),
      kind,
      familyId: kind === 'browser' ? user.familyId : null,
      name: nameOf(ctx, input, address),
      address,
      p256dh: bytesOf(input.keys?.p256dh),
      auth: bytesOf(input.keys?.auth),
      secret: kind === 'webhook' ? randomBytes(32) : null,
      detail: detail ?? null,
      createdAt: now,
      // A random hash opens nothing until a code is sent.
      codeHash: isNumber ? randomBytes(32) : null,
      codeUntil: isNumber ? now : null,
    })) as rows.Device;
    if (!device.isConfirmed) await jobs.send(db, sendCode, { userId: user.id, deviceId: device.id });
    await audit(within, { action: 'deviceAdded', userId: user.id, sessionId: user.sessionId, object: device.id });
    return shown(device);
  });
}

/** A topic nobody guesses: whoever knows it reads what comes there. */
const madeTopic = () => `tzemed-${randomBytes(16).toString('hex')}`;
function addressOf({ kind, address }: NewDevice) {
  if (kind === 'sms') return formatPhone(address)!;
  return kind === 'ntfy' ? madeTopic() : address;
}

const bytesOf = (text: string | undefined) => (text === undefined ? null : Buffer.from(text, 'base64url'));

/**
 * Recognizable name of a device: the browser itself, the host of a webhook without its secret path, else the address.
 */
function nameOf(ctx: Member, { kind }: NewDevice, address: string) {
  if (kind === 'browser') return deviceNameOf(ctx.userAgent);
  if (kind === 'webhook') return new URL(address).host.slice(0, 200);
  return address;
}

async function refuseAddress({ config }: Member, { kind, address }: NewDevice) {
  try {
    await resolvePublicAddresses(new URL(address), config.privateHosts);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    // A browser knows its push service; names may not be found for a while, and are looked up whenever something is sent.
    if (kind === 'browser' && error.code === 'unknown') return;
    // The same error for every cause: a more exact one would reveal what exists in the internal network.
    throw invalid({ address: 'addressOutOfReach' });
  }
}

export async function verify(ctx: Member, id: string, code: string) {
  const { db, user, now } = ctx;
  const device = await found(ctx, id);
  if (device.isConfirmed) return shown(device);
  // Counted by itself: a try that fails must not be taken back with what it was asked in.
  const hash = await rows.countTry(db, user.id, device.id, now);
  if (!hash || !timingSafeEqual(hash, codeHashOf(code, device.name))) throw invalid({ code: 'codeWrong' });
  await rows.confirmNumber(db, user.id, device.id);
  return shown({ ...device, isConfirmed: true });
}

export const test = (ctx: Member, id: string) =>
  transact(ctx, async (within) => {
    const device = await found(within, id);
    await within.jobs.send(within.db, sendToDevice[device.kind], { userId: within.user.id, deviceId: device.id });
    return shown(device);
  });

export const remove = (ctx: Member, id: string) =>
  transact(ctx, async (within) => {
    const { db, user } = within;
    if (!isUuid(id) || !(await rows.remove(db, user.id, id))) throw notFound();
    await audit(within, { action: 'deviceRemoved', userId: user.id, sessionId: user.sessionId, object: id });
  });

export async function confirm({ db, secrets, now }: Visitor, token: string) {
  await markPushReceived(db, readPushReceipt(secrets, token, now), now);
}
