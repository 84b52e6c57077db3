import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';

/** Screens load anew when nothing was sent for the first time, and meanwhile no more often than the second. */
const quietMs = 1000;
const longestMs = 10_000;

/** Gathers entries that are sent one after the other, so that 500 of them do not load the screen 500 times. */
export function gatherEntries(onGathered: (entries: readonly OutboxEntry[]) => unknown) {
  let entries: OutboxEntry[] = [];
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function go() {
    const gathered = entries;
    entries = [];
    onGathered(gathered);
  }
  return (entry: OutboxEntry) => {
    const now = Date.now();
    if (entries.length === 0) since = now;
    entries.push(entry);
    clearTimeout(timer);
    timer = setTimeout(go, Math.min(quietMs, Math.max(0, since + longestMs - now)));
  };
}
