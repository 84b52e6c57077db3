import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Observation } from '@tzemed/contract/medical/observations';
import { useTexts } from '../../../i18n/use-texts.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { newId } from '../../../lib/uuid.ts';
import { saveLastUsedChoices } from '../../../lib/offline/last-used-choices.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { saidOfSave } from '../../../shared/save/said-of.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { observationCalls } from '../api.ts';
import { quickTexts } from './texts.ts';
import { dropUnsent, keepUnsent, type UnsentPress, unsentPresses } from './unsent-presses.ts';

/** One press of a button, for one or several pets. */
export type Press = UnsentPress &
  (
    | { readonly state: 'saving' }
    | { readonly state: 'stored'; readonly row: Observation; readonly isUndoable: boolean }
    | { readonly state: 'failed'; readonly reason: string }
  );

/** Time to undo a press, as that of a message. */
const undoMs = 8000;

/** Reason for a refusal: the server's words for the field, if it names one. */
const reasonOf = (error: unknown) =>
  (error instanceof ApiError && Object.values(error.errors ?? {})[0]) || errorText(error);

/** True for a refusal that comes again however often a press is sent. */
const isRefused = (error: unknown) => error instanceof ApiError && !error.isUnsure && !error.isSignedOut;

/**
 * Stores presses as they are made, each by itself: two quick presses are two. Those that could not be sent stay on this device,
 * and are sent when the log is opened again or the connection is back.
 */
export function usePresses() {
  const t = useTexts(quickTexts);
  const refresh = useRefresh('observations');
  const [presses, setPresses] = useState<readonly Press[]>(() =>
    unsentPresses().map(({ id, kind, at, petIds }) => ({
      id,
      kind,
      at,
      petIds,
      state: 'failed',
      reason: t.notSentYet,
    })),
  );
  const put = (press: Press) => setPresses((all) => [...all.filter(({ id }) => id !== press.id), press]);
  const drop = (id: string) => setPresses((all) => all.filter((one) => one.id !== id));

  const underWay = useRef(new Set<string>());

  /** @param isLate its time is over: it is told in a message, and does not stand as the one just pressed */
  async function send({ id, kind, at, petIds }: UnsentPress, isLate = false) {
    const said = { id, kind, at, petIds };
    underWay.current.add(id);
    keepUnsent(said);
    if (!isLate) put({ ...said, state: 'saving' });
    try {
      const [petId = '', ...others] = petIds;
      const body = { kind, at, petId, petIds: others };
      const { observation } = await observationCalls.create({ body }, { newId: id });
      dropUnsent(id);
      void refresh.onSuccess(observation);
      if (isLate) {
        drop(id);
        return void toast.success(saidOfSave(t.sentLate, observation), undefined, 'late press');
      }
      put({ ...said, state: 'stored', row: observation, isUndoable: true });
    } catch (error) {
      if (error instanceof Error) refresh.onError(error);
      // One that was given up meanwhile stays so.
      if (isLate && !unsentPresses().some((one) => one.id === id)) return;
      if (isRefused(error)) dropUnsent(id);
      put({ ...said, state: 'failed', reason: reasonOf(error) });
    } finally {
      underWay.current.delete(id);
    }
  }

  function press(kind: string, petIds: readonly string[]) {
    saveLastUsedChoices({ logged: petIds });
    void send({ id: newId(), kind, at: new Date().toISOString(), petIds });
  }

  async function undo({ id }: Press) {
    drop(id);
    try {
      await observationCalls.removeTogether({ params: { id } });
      toast.success(t.undone);
    } catch (error) {
      reportFailure(error, 'change');
    }
    void refresh.onSuccess(undefined, id);
  }

  /** Writes the note to the rows of all pets of the press. */
  async function saveNote(press: Press & { state: 'stored' }, note: string) {
    const { row } = press;
    let own = row;
    for (const { id, petId } of [row, ...row.together]) {
      const { kind, at, lastedUntil, laps } = row;
      const { observation } = await observationCalls.update({
        params: { id },
        body: { kind, at, lastedUntil, laps, petId, note },
      });
      if (id === row.id) own = observation;
    }
    put({ ...press, row: own });
    void refresh.onSuccess(own, row.id);
  }

  const failed = presses.filter((one) => one.state === 'failed');
  const sendKept = useEffectEvent(() => {
    const isDue = ({ id }: UnsentPress) => !underWay.current.has(id) && failed.some((one) => one.id === id);
    for (const one of unsentPresses().filter(isDue)) void send(one, true);
  });
  useEffect(() => {
    const onOnline = () => sendKept();
    const first = setTimeout(onOnline);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(first);
      removeEventListener('online', onOnline);
    };
  }, []);

  /** Gives up a press that was not sent. */
  function giveUp({ id }: Press) {
    drop(id);
    dropUnsent(id);
  }

  const last = presses.findLast(({ state }) => state !== 'failed');
  const undoable = last?.state === 'stored' && last.isUndoable ? last.id : undefined;
  useEffect(() => {
    if (undoable === undefined) return undefined;
    const end = () =>
      setPresses((all) =>
        all.map((one) => (one.id === undoable && 'row' in one ? { ...one, isUndoable: false } : one)),
      );
    const timer = setTimeout(end, undoMs);
    return () => clearTimeout(timer);
  }, [undoable]);

  return { last, failed, press, retry: (one: UnsentPress) => send(one), giveUp, undo, saveNote };
}
