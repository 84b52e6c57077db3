import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '@tzemed/contract/items/changes';
import { firstResponseTime } from '../../lib/api/first-server-time.ts';
import { currentSession } from '../../lib/session/session.ts';
import { createChangeReader } from '../../lib/live/change-feed-reader.ts';
import { setConnectionState } from '../../lib/live/connection-state.ts';
import { subscribeToLive } from '../../lib/live/shared-connection.ts';
import type { LiveEvent } from '../../lib/live/event-stream.ts';
import type { LiveState } from '../../lib/live/reconnect.ts';
import { reportLiveChange } from '../../lib/live/live-changes.ts';
import { setUnreadCount } from '../../lib/live/unread-count.ts';
import { isOwnChange } from '../../shared/queries/own-changes.ts';
import { addRemoteChanges } from '../../shared/queries/change-marks.ts';
import { recordDeletions } from '../../shared/conflict/deleted-by.ts';
import { isInvalidatedBy, type ResourceName } from '../../shared/queries/invalidation.ts';
import { accountChange } from '../../shell/session/account-settings.ts';
import { isUserBusy } from '../../ui/is-user-busy.ts';

/** A change that this tab has made itself is known to it by its answer, which may come a moment after. */
const gatheringMs = 200;

/** Screens that connect anew do so at once: each asks for notices at a time of its own within these milliseconds. */
const spreadMs = 4000;

/** A change is told when it is committed, with the time at which it began. */
const maxChangeMs = 30_000;

/** Keeps what is on screen as it is on the server, while nobody is disturbed by it. `held` waits until it is let in. */
export function useLive() {
  const queries = useQueryClient();
  const [held, setHeld] = useState<readonly Change[]>([]);
  const waiting = useRef<readonly Change[]>([]);

  function hold(lines: readonly Change[]) {
    waiting.current = lines;
    setHeld(lines);
  }
  function show(lines: readonly Change[]) {
    addRemoteChanges(lines);
    return refetch(lines);
  }
  function refetch(lines: readonly Change[]) {
    const nouns = [...new Set(lines.map(({ noun }) => noun as ResourceName))];
    // The user's own name has changed on another device.
    if (lines.some(({ noun, id }) => noun === 'households' && id === currentSession()?.user.id))
      void queries.invalidateQueries({ queryKey: ['auth'] });
    const isOld = (noun: unknown) => nouns.some((changed) => isInvalidatedBy(noun as ResourceName, changed));
    return queries.invalidateQueries({ predicate: ({ queryKey: [noun] }) => isOld(noun) });
  }
  function letIn() {
    if (waiting.current.length > 0) void show(waiting.current);
    hold([]);
  }

  useEffect(() => {
    let reading: ReturnType<typeof setTimeout> | undefined;
    let copying: typeof reading;
    let talking: typeof reading;
    let noticing: typeof reading;
    let isOver = false;
    /** Latest change of the account that this page knows; earlier ones came with the page. */
    let accountAt = (firstResponseTime()?.getTime() ?? 0) - maxChangeMs;

    /** Asked who is signed in, the server says that nobody is, and the page leaves. Not under a hand that types. */
    function leave() {
      if (isUserBusy()) return;
      isOver = false;
      void queries.invalidateQueries({ queryKey: ['auth'] });
    }
    function onChanges(changes: readonly Change[]) {
      recordDeletions(changes);
      // The feed is read from a while before the page: most of that came with the page, and none of it is news.
      const loadedAt = firstResponseTime()?.getTime() ?? 0;
      const isBefore = ({ at }: Change) => Date.parse(at) <= loadedAt;
      const before = changes.filter(isBefore);
      if (before.length > 0) void refetch(before);
      const others = changes.filter((change) => !isBefore(change) && !isOwnChange(change.id));
      if (others.length === 0) return;
      if (isUserBusy()) hold([...waiting.current, ...others]);
      else void show(others);
    }
    const ending = new AbortController();
    const onLost = () => void queries.invalidateQueries();
    const reader = createChangeReader({ onChanges, onLost, signal: ending.signal });
    function onChanged() {
      reading = undefined;
      reader.read();
    }
    // Once the form is closed or the field left, what was held comes by itself. A field left for the next is not left.
    const whenFree = () =>
      void setTimeout(() => {
        if (isOver) leave();
        if (waiting.current.length > 0 && !isUserBusy()) letIn();
      });
    function onAccount(changedAt: number) {
      if (changedAt <= accountAt) return;
      accountAt = changedAt;
      // A change of one's own, still on its way, is newer than the account that would be read now.
      if (queries.isMutating({ mutationKey: accountChange }) === 0)
        void queries.invalidateQueries({ queryKey: ['auth'] });
    }
    /** A small copy goes on faster than it can be asked for, and each question would end the one before it. */
    function onExport() {
      copying = undefined;
      void queries.invalidateQueries({ queryKey: ['accountExports'] });
    }
    /** A person's own tickets and those of the desk: an answer and what it changes are told one after the other. */
    function onSupport() {
      talking = undefined;
      void queries.invalidateQueries({ queryKey: ['supportTickets'] });
      void queries.invalidateQueries({ queryKey: ['supportDesk'] });
    }
    function onNotices() {
      noticing = undefined;
      void queries.invalidateQueries({ queryKey: ['auth'] });
    }
    function onEvent({ name, data }: LiveEvent) {
      if (name === 'changed' || name === 'loadAnew') reportLiveChange();
      if (name === 'changed') reading ??= setTimeout(onChanged, gatheringMs);
      if (name === 'notifications') {
        setUnreadCount((data as { unread: number }).unread);
        void queries.invalidateQueries({ queryKey: ['notifications'] });
      }
      if (name === 'account') onAccount(Date.parse((data as { changedAt: string }).changedAt));
      if (name === 'export') copying ??= setTimeout(onExport, gatheringMs);
      if (name === 'support') talking ??= setTimeout(onSupport, gatheringMs);
      if (name === 'notices') {
        const { withinMs = spreadMs } = (data ?? {}) as { withinMs?: number };
        noticing ??= setTimeout(onNotices, Math.random() * withinMs);
      }
      // Rights have changed.
      if (name === 'loadAnew') reader.restart();
      if (name === 'end') {
        isOver = true;
        leave();
      }
    }

    let lastState: LiveState | undefined;
    let wasOpen = false;
    function onState(state: LiveState) {
      setConnectionState(state);
      const isOpened = state === 'open' && lastState !== 'open';
      lastState = state;
      // Without a connection nobody was told of anything.
      if (isOpened) for (const name of ['changed', 'export', 'support']) onEvent({ name, data: null });
      // The page has brought the first ones along.
      if (isOpened && wasOpen) onEvent({ name: 'notices', data: null });
      wasOpen ||= isOpened;
    }

    const stop = subscribeToLive({ onEvent, onState });
    addEventListener('focusout', whenFree);
    const closing = new MutationObserver(whenFree);
    closing.observe(document.body, { childList: true });
    return () => {
      stop();
      ending.abort();
      setConnectionState(undefined);
      clearTimeout(reading);
      clearTimeout(copying);
      clearTimeout(talking);
      clearTimeout(noticing);
      removeEventListener('focusout', whenFree);
      closing.disconnect();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one line for as long as the app is open
  }, [queries]);

  return { held, letIn };
}
