import { unregisterOld } from '../worker/old-workers.ts';
import { registeredWorker } from '../worker/registration.ts';
import { deviceKey } from './token.ts';

/** Longest wait for the push service, in milliseconds: it may be away, and a user who signs out is about to leave. */
const patienceMs = 2000;

/**
 * Stops push notifications on this device, and closes those shown to the user who signed out. See
 * screens/notifications/devices/push-subscription.ts.
 */
export async function unregisterDevice() {
  try {
    if (localStorage.getItem(deviceKey) === null) return;
    localStorage.removeItem(deviceKey);
    const registration = await registeredWorker();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    await unregisterOld('/push-worker.js');
    const ending = registration?.pushManager.getSubscription().then((subscription) => subscription?.unsubscribe());
    await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  } catch {
    // The server has forgotten it with the session; nothing new comes.
  }
}
