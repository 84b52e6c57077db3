import { changes as table } from '@tzemed/contract/items/changes';
import { firstResponseTime } from '../api/first-response-time.ts';
import { currentSession, currentToken } from '../session/session.ts';
import { liveKey } from '../session/token.ts';
import { endpointUrl } from '../api/endpoint-url.ts';
import type { LiveEvent } from './event-stream.ts';
import { type LiveState, keepConnected } from './reconnect.ts';

type Listener = { readonly onEvent: (event: LiveEvent) => void; readonly onState: (state: LiveState) => void };
/** Messages between tabs: an event, the connection state, or a tab that joined late. */
type Said = { readonly event: LiveEvent } | { readonly state: LiveState } | { readonly late: string };

/** A tab that joins has asked for what it shows some seconds before: so many are told again. */
const mostRetold = 50;

/**
 * Tells what happens on the server while it happens. The tabs of a browser have one line between them: one holds it and
 * tells the others, and when it goes the next one takes it up where it was, also on the next visit. Where nobody has been
 * there before, it begins with what happened since the page was asked for. Answers how to stop.
 */
export function subscribeToLive({ onEvent, onState }: Listener): () => void {
  const user = currentSession()?.user.id;
  if (!user) return () => undefined;
  const name = `live ${user}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  const post = (said: Said) => channel?.postMessage(said);
  let cursor = localStorage.getItem(liveKey) ?? undefined;
  let from = firstResponseTime() ?? new Date();
  let state: LiveState = 'connecting';
  let isHolding = false;
  let told: LiveEvent[] = [];
  let unread: LiveEvent | undefined;
  let stop = new AbortController();

  function hear(said: Said) {
    if ('state' in said) {
      ({ state } = said);
      onState(state);
    } else if ('event' in said) {
      const { event } = said;
      keep(event.name === 'loadAnew' ? undefined : (event.cursor ?? cursor));
      if (event.name === 'loadAnew') from = new Date();
      if (event.name === 'notifications') unread = event;
      told = event.name === 'loadAnew' ? [] : [...told, event].slice(-mostRetold);
      onEvent(event);
    } else if (isHolding) {
      for (const event of told) post({ event });
      // However long ago it was said, it still holds.
      if (unread) post({ event: unread });
      post({ state });
    }
  }
  function keep(at: string | undefined) {
    cursor = at;
    try {
      if (at === undefined) localStorage.removeItem(liveKey);
      else localStorage.setItem(liveKey, at);
    } catch {
      // Full storage: the next visit loads anew.
    }
  }
  const say = (said: Said) => {
    hear(said);
    post(said);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data));
  post({ late: name });

  async function stay(signal: AbortSignal) {
    isHolding = true;
    await keepConnected({
      signal,
      token: currentToken,
      address: () => endpointUrl(table.live, { query: cursor ? { since: cursor } : { from: from.toISOString() } }),
      onEvent: (event) => say({ event }),
      onState: (state) => say({ state }),
    });
    isHolding = false;
  }
  function begin() {
    stop = new AbortController();
    const { signal } = stop;
    // Browsers have locks on https and localhost only. Without them each tab has a line of its own.
    const line = 'locks' in navigator ? navigator.locks.request(name, { signal }, () => stay(signal)) : stay(signal);
    line.catch(() => undefined);
  }
  // A page that is put away is brought back as it was: it may hold neither lock nor line meanwhile.
  const onHide = () => stop.abort();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && begin();
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  begin();
  return () => {
    stop.abort();
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    channel?.close();
  };
}
