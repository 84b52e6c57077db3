import { forgetDrafts } from '../offline/drafts.ts';
import { clearOfflineCache } from '../offline/offline-cache-keys.ts';

/** Nothing of a user stays on a device that they have signed out of: rows, and text that they typed and did not save. */
export async function clearUserData(userId: string) {
  forgetDrafts(userId);
  await clearOfflineCache(userId);
}
