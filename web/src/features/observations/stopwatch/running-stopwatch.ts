import { maxLaps } from '@tzemed/contract/medical/observation-limits';
import { externalStore } from '../../../lib/external-store.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { newId } from '../../../lib/uuid.ts';

/** A stopwatch that was started and is not stored yet. Instants are ISO 8601. */
export type Running = {
  readonly kind: string;
  readonly petIds: readonly string[];
  readonly startedAt: string;
  readonly laps: readonly string[];
  /** Set by the first press of stop: a repeated save keeps it. */
  readonly lastedUntil: string | null;
  /** Client id of the observation: however often it is sent, it is stored once. */
  readonly id: string;
};
type State = { readonly running: Running | null; readonly isOpen: boolean };

const store = externalStore<State>({ running: null, isOpen: false });
/** Kept on the device as an unsaved form is: it goes on over a reload, and ends with the session. */
const form = 'stopwatch';

export const useStopwatch = () => store.use((state) => state);

function keep(running: Running | null, isOpen = store.get().isOpen) {
  store.set({ running, isOpen });
  if (!running) return dropDraft(form);
  const { id, ...values } = running;
  keepDraft(form, { at: Date.now(), values, newId: id });
}

const now = () => new Date().toISOString();

/** Starts at once. One that runs is shown instead: nobody times two things. */
export function startStopwatch(kind: string, petIds: readonly string[]) {
  const { running } = store.get();
  keep(running ?? { kind, petIds, startedAt: now(), laps: [], lastedUntil: null, id: newId() }, true);
}

export function markLap() {
  const { running } = store.get();
  if (running && !running.lastedUntil && running.laps.length < maxLaps)
    keep({ ...running, laps: [...running.laps, now()] });
}

/** Ends the time, unless it has ended; answers the stopwatch as it is stored. */
export function stopStopwatch() {
  const { running } = store.get();
  if (!running) return undefined;
  const stopped = { ...running, lastedUntil: running.lastedUntil ?? now() };
  keep(stopped);
  return stopped;
}

export const clearStopwatch = () => keep(null, false);
export const showStopwatch = (isOpen: boolean) => store.set({ ...store.get(), isOpen });

/** Reads the stopwatch that this user left running on this device, in this tab or another. */
export function loadStopwatch() {
  const draft = readDraft(form);
  const { kind, petIds, startedAt, laps, lastedUntil } = (draft?.values ?? {}) as Partial<Running>;
  const running =
    draft?.newId && kind && petIds && startedAt
      ? { kind, petIds, startedAt, laps: laps ?? [], lastedUntil: lastedUntil ?? null, id: draft.newId }
      : null;
  store.set({ running, isOpen: store.get().isOpen && running !== null });
}
