import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { maxTicketFiles } from '@tzemed/contract/site/support-tickets';
import { ticketFiles } from '../api.ts';

/** The files of a message that is being written. They go up as they are picked; whoever leaves takes them back. */
export function useMessageFiles() {
  const [queue] = useState(ticketFiles);
  const { rows, going } = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const [isTooMany, setTooMany] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      queue.leave();
    };
  }, [queue]);
  return {
    rows,
    going,
    isTooMany,
    hasFailed: rows.some(({ state }) => state === 'failed'),
    add(files: readonly File[]) {
      const room = maxTicketFiles - rows.length;
      setTooMany(files.length > room);
      queue.add(files.slice(0, Math.max(0, room)));
    },
    retry: queue.retry,
    drop(id: string) {
      setTooMany(false);
      // A file that can't be taken back now is forgotten by the server in a day.
      queue.drop(id).catch(() => undefined);
    },
    /**
     * The ids of all, once none is on its way; undefined where one did not get there, and its message has to wait, or where
     * the screen was left meanwhile: the files were taken back, and the message stays a draft.
     */
    async ready() {
      await queue.idle();
      if (hasLeft.current) return undefined;
      const ids = queue.state().rows.map(({ paper }) => paper?.id);
      return ids.every((id) => id !== undefined) ? ids : undefined;
    },
    forget: queue.forget,
  };
}
export type MessageFiles = ReturnType<typeof useMessageFiles>;
