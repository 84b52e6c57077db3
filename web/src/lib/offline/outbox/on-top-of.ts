import type { ApiError } from '../../api/api-error.ts';
import { uuid } from '../../uuid.ts';
import { callPath, type RowFields } from '../resources.ts';
import { targetOf } from './changes-that-wait.ts';
import type { OutboxEntry } from './entry.ts';

/**
 * An edit that was refused as stale, on top of the current row: if no field that it sends was changed by anybody since this
 * device read the row. Forms do the same (`useFormSave`). Else its writer decides.
 */
export function onTopOf(entry: OutboxEntry, { code, body }: ApiError, userId: string) {
  const { base, body: sent } = entry;
  const one = callPath(entry.url)?.resource.one;
  const current = one && (body as { current?: Record<string, RowFields> } | undefined)?.current?.[one];
  if (targetOf(entry)?.kind !== 'update' || code !== 'stale' || !base || !sent || !current) return undefined;
  // The row that its writer saw, or what this user has made of it since.
  if (base.version !== sent.version && base.updatedBy !== userId) return undefined;
  const isUntouched = Object.keys(sent).every(
    (name) =>
      name === 'version' ||
      !(name in current) ||
      isSame(current[name], base[name]) ||
      isSame(current[name], sent[name]),
  );
  return isUntouched ? { id: uuid(), body: { ...sent, version: current.version } } : undefined;
}

/** An empty text and no text are stored alike. */
export const isSame = (one: unknown, other: unknown) =>
  (one ?? '') === (other ?? '') || JSON.stringify(one) === JSON.stringify(other);
