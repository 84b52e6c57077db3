import { forgetDrafts } from '../offline/drafts.ts';
import { clearOfflineCache } from '../offline/offline-cache-keys.ts';

/** Deletes a user's data from the device at sign-out: rows, and unsaved text. */
export async function clearUserData(userId: string) {
  forgetDrafts(userId);
  await clearOfflineCache(userId);
}
