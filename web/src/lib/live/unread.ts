import { store } from '../store.ts';

/** How much of what somebody was told is unread, as the live line says it; nothing before it has. */
const unread = store<number | undefined>(undefined);

export const tellUnread = unread.set;
/** What was just read or deleted here counts no more; the line says soon how it truly stands. */
export const lowerUnread = (by: number) => unread.set(Math.max(0, (unread.get() ?? 0) - by));
export const useUnread = () => unread.use((count) => count ?? 0);
