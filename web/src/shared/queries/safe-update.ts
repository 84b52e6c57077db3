import { ApiError } from '../../lib/api/api-error.ts';
import { isSameWhenStored } from '../conflict/is-same-when-stored.ts';

type Edit<Body> = { params: { id: string }; body: Body };
export type ItemFields = Record<string, unknown>;

/** Updates without an answer, by resource and id; the server may have saved them. */
const unanswered = new Map<string, ItemFields[]>();

/**
 * Makes an edit that does not take its own earlier attempt for somebody else's. Refused as stale (409), it has succeeded
 * when what stands is what was sent; when that is what was sent before and never answered, the edit goes on top of it.
 */
export function safeUpdate<Body, Saved>(noun: string, update: (edit: Edit<Body>) => Promise<Saved>) {
  return async function save(edit: Edit<Body>): Promise<Saved> {
    const place = `${noun} ${edit.params.id}`;
    const sent = edit.body as ItemFields;
    const earlier = unanswered.get(place) ?? [];
    try {
      const saved = await update(edit);
      unanswered.delete(place);
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.isUnsure) unanswered.set(place, [...earlier, sent]);
      const current = currentIn(error);
      if (!current) throw error;
      const [thing = {}] = Object.values(current);
      unanswered.delete(place);
      if (matchesSent(sent, thing)) return current as Saved;
      if (!earlier.some((one) => matchesSent(one, thing))) throw error;
      return save({ ...edit, body: { ...edit.body, version: thing.version } });
    }
  };
}

const currentIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'stale'
    ? (error.body as { current?: Record<string, ItemFields> }).current
    : undefined;

/** True when the stored item has the values that were sent. */
export const matchesSent = (sent: ItemFields, thing: ItemFields) =>
  Object.entries(sent).every(
    ([name, value]) => name === 'version' || value === undefined || isSameWhenStored(value, thing[name]),
  );
