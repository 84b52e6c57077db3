import { useEffect } from 'react';
import { useUnreadCount } from '../../lib/live/unread-count.ts';

/** Keeps the number of unread notifications on the app's icon, where the system shows one. */
export function useAppBadge() {
  const unread = useUnreadCount();
  useEffect(() => {
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined);
  }, [unread]);
}
