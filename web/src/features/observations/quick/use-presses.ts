import { useEffect, useState } from 'react';
import type { Observation } from '@tzemed/contract/medical/observations';
import { useTexts } from '../../../i18n/use-texts.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { newId } from '../../../lib/uuid.ts';
import { saveLastUsedChoices } from '../../../lib/offline/last-used-choices.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { observationCalls } from '../api.ts';
import { quickTexts } from './texts.ts';

/** One press of a button, for one or several pets. `id` is the client id: however often it is sent, it is stored once. */
type Made = {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly petIds: readonly string[];
};
export type Press = Made &
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

/** Stores presses as they are made, each by itself: two quick presses are two. */
export function usePresses() {
  const t = useTexts(quickTexts);
  const refresh = useRefresh('observations');
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const put = (press: Press) => setPresses((all) => [...all.filter(({ id }) => id !== press.id), press]);
  const drop = (id: string) => setPresses((all) => all.filter((one) => one.id !== id));

  async function send({ id, kind, at, petIds }: Made) {
    const made = { id, kind, at, petIds };
    put({ ...made, state: 'saving' });
    try {
      const [petId = '', ...others] = petIds;
      const body = { kind, at, petId, petIds: others };
      const { observation } = await observationCalls.create({ body }, { newId: id });
      void refresh.onSuccess(observation);
      put({ ...made, state: 'stored', row: observation, isUndoable: true });
    } catch (error) {
      if (error instanceof Error) refresh.onError(error);
      put({ ...made, state: 'failed', reason: reasonOf(error) });
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
  /** Gives up a press that was not stored. */
  const giveUp = ({ id }: Press) => drop(id);

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

  return { last, failed, press, retry: (one: Made) => send(one), giveUp, undo, saveNote };
}
