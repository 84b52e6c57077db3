import { externalStore } from '../external-store.ts';

/** Number of unread notifications, as reported by the live connection; undefined before the first report. */
const unread = externalStore<number | undefined>(undefined);

export const setUnreadCount = unread.set;
/** Subtracts notifications that were just read or deleted here; the live connection soon reports the true count. */
export const lowerUnreadCount = (by: number) => unread.set(Math.max(0, (unread.get() ?? 0) - by));
export const useUnreadCount = () => unread.use((count) => count ?? 0);
