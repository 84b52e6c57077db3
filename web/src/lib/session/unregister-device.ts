import { deviceKey, deviceScope } from './token.ts';

/**
 * Stops push notifications on this device, and closes those shown to the user who signed out. See
 * screens/notifications/devices/push-subscription.ts.
 */
export async function unregisterDevice() {
  try {
    if (localStorage.getItem(deviceKey) === null) return;
    localStorage.removeItem(deviceKey);
    const registration = await navigator.serviceWorker.getRegistration(deviceScope);
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    await registration?.unregister();
  } catch {
    // The server has forgotten it with the session; nothing new comes.
  }
}
