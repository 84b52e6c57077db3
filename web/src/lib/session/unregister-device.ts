import { deviceKey } from './token.ts';

/** Longest wait for the push service, in milliseconds: it may be away, and a user who signs out is about to leave. */
const patienceMs = 2000;

/**
 * Stops push notifications on this device, and closes those shown to the user who signed out. See
 * shared/notifications/push-subscription.ts.
 */
export async function unregisterDevice() {
  try {
    if (localStorage.getItem(deviceKey) === null) return;
    localStorage.removeItem(deviceKey);
    const all = await navigator.serviceWorker.getRegistrations();
    await Promise.race([Promise.all(all.map(end)), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  } catch {
    // The server has forgotten it with the session; nothing new comes.
  }
}

async function end(registration: ServiceWorkerRegistration) {
  for (const shown of await registration.getNotifications()) shown.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
