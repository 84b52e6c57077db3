import { forgetDrafts } from '../offline/drafts.ts';
import { eraseReading } from '../offline/erase-reading.ts';
import { forgetSharedFiles } from '../offline/forget-shared-files.ts';

/** Deletes a user's data from the device at sign-out: rows, unsaved text, shared files, and the number on the app's icon. */
export async function clearUserData(userId: string) {
  forgetDrafts(userId);
  await Promise.all([eraseReading(userId), forgetSharedFiles(), clearBadge()]);
}

async function clearBadge() {
  try {
    await navigator.clearAppBadge?.();
  } catch {
    // A browser without an icon for the app.
  }
}
