import { erasedUsers, readingOf } from './reading-names.ts';

/** A database that another tab holds open, or whose browser hangs, keeps nobody from leaving. */
const patienceMs = 2000;

/** Erases what the server said to a user, whose session is over. What they wrote and did not send waits for them. */
export async function eraseReading(userId: string) {
  // A tab that holds it open is told, and lets go of it.
  erasedUsers.add(userId);
  if (!('indexedDB' in globalThis)) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
    try {
      const erasing = indexedDB.deleteDatabase(readingOf(userId));
      erasing.addEventListener('success', () => resolve());
      erasing.addEventListener('error', () => resolve());
    } catch {
      // If storage is blocked, nothing is stored.
      resolve();
    }
  });
}
