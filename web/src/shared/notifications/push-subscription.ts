import { devicesApi } from './notification-devices.ts';
import { currentToken } from '../../lib/session/session.ts';
import { deviceKey, issuedAt } from '../../lib/session/token.ts';
import { unregisterOld } from '../../lib/worker/old-workers.ts';
import { activeWorker, registeredWorker } from '../../lib/worker/registration.ts';

/**
 * Push registration of this browser: its device, its user, its address, and the time of the last report to the server.
 */
export type StoredDevice = {
  readonly id: string;
  readonly userId: string;
  readonly address: string;
  readonly at: number;
};

export function storedDevice(): StoredDevice | undefined {
  try {
    return (JSON.parse(localStorage.getItem(deviceKey) ?? 'null') as StoredDevice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const storeDevice = (device: StoredDevice) => localStorage.setItem(deviceKey, JSON.stringify(device));
const forgetDevice = () => localStorage.removeItem(deviceKey);

/** True when this browser supports push. An iPhone does once the app is on the home screen. */
export const isPushSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isRefused = () => isPushSupported() && Notification.permission === 'denied';

/** A subscription of the worker that showed notifications alone is none: it is replaced, and ends with that. */
const subscriptionNow = async () => (await registeredWorker())?.pushManager.getSubscription() ?? null;

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
const isOf = ({ options }: PushSubscription, key: Uint8Array) =>
  options.applicationServerKey !== null &&
  new Uint8Array(options.applicationServerKey).every((byte, at) => byte === key[at]);

/**
 * Returns a live push subscription of this user with this key; the previous user's is ended.
 *
 * @throws what the browser says: that it may not, or that its maker's service can't be reached
 */
async function subscribed(pushKey: string, mayStand: boolean) {
  const { pushManager } = await activeWorker();
  const key = bytesOf(pushKey);
  const standing = await pushManager.getSubscription();
  if (mayStand && standing && isOf(standing, key)) return standing;
  await standing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function add(userId: string, pushKey: string, isDead: boolean) {
  const kept = storedDevice();
  const isOwn = kept?.userId === userId;
  const { endpoint: address = '', keys } = (await subscribed(pushKey, isOwn && !isDead)).toJSON();
  const { device } = await devicesApi.create({
    body: {
      kind: 'browser',
      address,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      ...(isOwn && kept.address !== address && { replaces: kept.id }),
    },
  });
  storeDevice({ id: device.id, userId, address, at: Date.now() });
  // Only now: until the server knows the new address, it sends to the old one.
  await unregisterOld('/push-worker.js');
  return device;
}

/** Asks for leave, and has this browser told from now on; nothing when leave is not given. `isDead`: what stands takes nothing. */
export async function tellHere(userId: string, pushKey: string, isDead: boolean) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return add(userId, pushKey, isDead);
}

/** Has this browser told no more; forgotten last, so that what fails is tried again. */
export async function tellNoMore() {
  if (isPushSupported()) {
    await (await subscriptionNow())?.unsubscribe();
    await unregisterOld('/push-worker.js');
  }
  forgetDevice();
}

/** Milliseconds for which the server's registration is taken for granted. */
const heardMs = 3_600_000;

/**
 * Keeps what this browser is told alive: a subscription that its maker has changed or ended is made anew, and once an hour
 * the server is asked whether it stands. A person who signs in after somebody else ends the other's subscription.
 */
export async function renewHere(userId: string) {
  const kept = storedDevice();
  if (!kept || !isPushSupported()) return;
  if (kept.userId !== userId) return void (await tellNoMore());
  const standing = await subscriptionNow();
  const isNewSession = issuedAt(currentToken() ?? '') > kept.at;
  if (standing?.endpoint === kept.address && Date.now() - kept.at < heardMs && !isNewSession) return;
  const { devices, pushKey } = await devicesApi.list();
  const device = devices.find(({ id }) => id === kept.id);
  // Removed from another device, or signed out here since.
  if (!device) return void (await tellNoMore());
  if (Notification.permission === 'granted') await add(userId, pushKey, device.isGone);
}
