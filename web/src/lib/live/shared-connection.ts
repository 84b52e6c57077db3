import { changes as table } from '@tzemed/contract/items/changes';
import { currentSession, currentToken } from '../session/session.ts';
import { endpointUrl } from '../api/endpoint-url.ts';
import type { LiveEvent } from './event-stream.ts';
import { type LiveState, keepConnected } from './reconnect.ts';

type Listener = { readonly onEvent: (event: LiveEvent) => void; readonly onState: (state: LiveState) => void };
/** Messages between tabs: an event, the connection state, or a tab that joined late. */
type Said = { readonly event: LiveEvent } | { readonly state: LiveState } | { readonly late: string };

/**
 * Tells that something happens on the server while it happens. The tabs of a browser have one line between them: one
 * holds it and tells the others, and when it goes the next one opens its own. Answers how to stop.
 */
export function subscribeToLive({ onEvent, onState }: Listener): () => void {
  const user = currentSession()?.user.id;
  if (!user) return () => undefined;
  const name = `live ${user}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  const post = (said: Said) => channel?.postMessage(said);
  let state: LiveState = 'connecting';
  let isHolding = false;
  /** However long ago they were said, the last ones of these still hold. */
  const lasting = new Map<string, LiveEvent>();
  let stop = new AbortController();

  function hear(said: Said) {
    if ('state' in said) {
      ({ state } = said);
      onState(state);
    } else if ('event' in said) {
      const { event } = said;
      if (event.name === 'notifications' || event.name === 'account') lasting.set(event.name, event);
      onEvent(event);
    } else if (isHolding) {
      for (const event of lasting.values()) post({ event });
      post({ state });
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
      token: () => (currentSession()?.user.id === user ? currentToken() : undefined),
      url: endpointUrl(table.live),
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
