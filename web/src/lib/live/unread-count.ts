import { externalStore } from '../external-store.ts';

/** How much of what somebody was told is unread, as the live line says it; nothing before it has. */
const unread = externalStore<number | undefined>(undefined);

export const setUnreadCount = unread.set;
/** What was just read or deleted here counts no more; the line says soon how it truly stands. */
export const lowerUnreadCount = (by: number) => unread.set(Math.max(0, (unread.get() ?? 0) - by));
export const useUnreadCount = () => unread.use((count) => count ?? 0);
