import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { newId } from '../../lib/uuid.ts';
import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';
import type { ResourceName } from '../queries/invalidation.ts';
import { useRefresh } from '../queries/use-refresh.ts';

/** A resource whose rows are created and updated, and the calls that do it. A reply carries the row under its name. */
export type SavableResource<Body, Saved> = {
  noun: ResourceName;
  calls: {
    create: (sent: { body: Body }, options?: { newId: string }) => Promise<Saved>;
    update: (sent: { params: { id: string }; body: Body }) => Promise<Saved>;
  };
};
export type RowIn<Saved> = Saved[keyof Saved];

/** An edit, or the creation of a row if it has no id yet. */
type Sent<Body> = { id: string | undefined; body: Body };

/**
 * Outcome of a save. `conflict`: somebody else saved meanwhile, and `current` is what they left. `gone`: the row was
 * deleted. `refusal` is for those who only show a text. Failures reject.
 */
export type SaveResult<Row> =
  | { state: 'saved'; row: Row }
  | { state: 'conflict'; current: Row; refusal: ApiError }
  | { state: 'gone'; refusal: ApiError };

type Fields = Record<string, unknown>;

/** Saves without an answer, by resource and id; the server may have made them. */
const unanswered = new Map<string, Fields[]>();

/** The server has refused an id for its time: this device's clock is days ahead, and its next ones would be refused too. */
let isClockAhead = false;

/** Saves what a form holds. What shows it is then loaded anew. */
export function useSave<Body, Saved>(resource: SavableResource<Body, Saved>) {
  const { onSuccess, onError } = useRefresh(resource.noun);
  const [saver] = useState(() => makeSaver(resource));
  const { mutateAsync } = useMutation({
    mutationFn: saver.save,
    // Not awaited: the save has succeeded, whether or not the lists can be refetched.
    onSuccess: (result, { id }) =>
      result.state === 'saved' ? void onSuccess(result.row, id) : onError(result.refusal),
    onError,
  });
  return { ...saver, save: mutateAsync };
}

/** The row of a save that has no view for a conflict or a deletion: these reject like a failure. */
export function savedRow<Row>(result: SaveResult<Row>): Row {
  if (result.state !== 'saved') throw result.refusal;
  return result.row;
}

/**
 * Saves rows one after another, and none of them twice. A create that is sent again after a lost answer has the id that
 * it was sent with, and returns the row that arrived. An edit refused as stale has succeeded when what stands is what was
 * sent. Where an earlier, uncorrected attempt stands, the save goes on top of it.
 */
export function makeSaver<Body, Saved>({ noun, calls }: SavableResource<Body, Saved>) {
  type Row = RowIn<Saved>;
  const rowIn = (reply: Saved) => (Object.values(reply as object)[0] ?? {}) as Row;
  let id: string | undefined;
  /** The id is of an earlier visit, in which a save may have arrived whose answer was lost. */
  let isResumed = false;
  /** Id of the next new row, so that something can be sent for it before it is created. */
  const nextId = () => (id ??= newId());

  async function save(sent: Sent<Body>): Promise<SaveResult<Row>> {
    const about = `${noun} ${sent.id ?? nextId()}`;
    const earlier = unanswered.get(about) ?? [];
    try {
      const result = await (sent.id === undefined
        ? create(sent.body, earlier)
        : update({ id: sent.id, body: sent.body }, earlier));
      unanswered.delete(about);
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.isUnsure) unanswered.set(about, [...earlier, sent.body as Fields]);
      throw error;
    }
  }

  async function create(body: Body, earlier: readonly Fields[]): Promise<SaveResult<Row>> {
    const row = rowIn(await createOnce(body));
    const { id: standing, version } = row as Fields;
    // Fields that no row has, such as the parts of a purchase, can't be compared.
    const isLike = (values: unknown) => hasValues(row, knownTo(row, values));
    const isOutdated = !isLike(body) && (isResumed || earlier.some(isLike));
    const result: SaveResult<Row> = isOutdated
      ? await update({ id: String(standing), body: { ...body, version } }, earlier)
      : { state: 'saved', row };
    if (result.state === 'saved') [id, isResumed] = [undefined, false];
    // The next save is what the person chose over the row that stands.
    if (result.state === 'conflict') isResumed = true;
    return result;
  }

  async function createOnce(body: Body) {
    if (isClockAhead) return calls.create({ body });
    try {
      return await calls.create({ body }, { newId: nextId() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isClockAhead = error.errors?.id !== undefined;
      // `idTaken`: it has arrived, and somebody has deleted it. Pressing again means a new one.
      if (isClockAhead || error.code === 'idTaken') return calls.create({ body });
      throw error;
    }
  }

  async function update(edit: { id: string; body: Body }, earlier: readonly Fields[]): Promise<SaveResult<Row>> {
    try {
      return { state: 'saved', row: rowIn(await calls.update({ params: { id: edit.id }, body: edit.body })) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return { state: 'gone', refusal: error };
      const reply = error.code === 'stale' ? (error.body as { current?: Saved }).current : undefined;
      if (!reply) throw error;
      const current = rowIn(reply);
      if (hasValues(current, edit.body)) return { state: 'saved', row: current };
      if (!earlier.some((values) => hasValues(current, values))) return { state: 'conflict', current, refusal: error };
      return update({ ...edit, body: { ...edit.body, version: (current as Fields).version } }, []);
    }
  }

  /** Goes on with what was sent, or not, under this id. */
  function resume(earlier: string) {
    id = earlier;
    isResumed = true;
  }
  return { save, nextId, resume };
}

/** The sent values that the stored row has a field for. */
const knownTo = (row: unknown, sent: unknown) =>
  Object.fromEntries(Object.entries(sent as Fields).filter(([name]) => name in (row as Fields)));

/** True when the stored row has the values that were sent. */
const hasValues = (row: unknown, sent: unknown) =>
  Object.entries(sent as Fields).every(
    ([name, value]) => name === 'version' || value === undefined || isSameWhenStored(value, (row as Fields)[name]),
  );
