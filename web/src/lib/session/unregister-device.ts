import { deviceKey, deviceScope } from './token.ts';

/** Nobody is told anything here any more, and what was shown to who has signed out goes. See screens/notifications/subscribe.ts. */
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
