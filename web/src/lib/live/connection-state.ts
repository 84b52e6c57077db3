import { externalStore } from '../external-store.ts';
import type { LiveState } from './reconnect.ts';

/** A line that breaks is most often taken up again before anybody has missed it. */
const lostAfterMs = 5000;

/** Connection state as reported; undefined before the first connection opens or is missed. */
type LineState = 'open' | 'lost';
const line = externalStore<LineState | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says how the line is; nothing once nobody listens. */
export function setConnectionState(state: LiveState | undefined) {
  if (state === 'connecting') {
    timer ??= setTimeout(() => line.set('lost'), lostAfterMs);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  line.set(state);
}

export const useConnectionState = () => line.use((state) => state);
