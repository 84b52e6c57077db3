import type { ApiError } from '../../api/api-error.ts';
import { isSameWhenStored } from '../../is-same-when-stored.ts';
import { newId, uuid } from '../../uuid.ts';
import { callPath, type RowFields } from '../resources.ts';
import { targetOf } from './changes-that-wait.ts';
import type { OutboxChange, OutboxEntry } from './entry.ts';

type Changed = Partial<OutboxChange>;

/** A refused entry in a form in which the server will take it, and nobody has to decide; undefined if somebody has to. */
export function secondTry(entry: OutboxEntry, error: ApiError, userId: string): Changed | undefined {
  const { kind, press } = targetOf(entry)!;
  if (kind === 'update' && error.code === 'stale') return onTopOf(entry, error, userId);
  if (error.status === 404 && (press === 'complete' || press === 'miss')) return asDose(entry, press);
  return undefined;
}

/**
 * An edit on top of the current row, if no field that it sends was changed by anybody since this device read the row. Forms
 * do the same (`useFormSave`).
 */
function onTopOf({ url, base, body: sent }: OutboxEntry, { body }: ApiError, userId: string): Changed | undefined {
  const one = callPath(url)?.resource.one;
  const current = one && (body as { current?: Record<string, RowFields> } | undefined)?.current?.[one];
  if (!base || !sent || !current) return undefined;
  // The row that its writer saw, or what this user has made of it since; another person's change may lie in between.
  if (base.version !== sent.version && base.updatedBy !== userId) return undefined;
  if ((base.version as number) > (sent.version as number) + 1) return undefined;
  const isUntouched = Object.keys(sent).every(
    (name) =>
      name === 'version' ||
      !(name in current) ||
      isSameWhenStored(current[name], base[name]) ||
      isSameWhenStored(current[name], sent[name]),
  );
  return isUntouched ? { id: uuid(), body: { ...sent, version: current.version } } : undefined;
}

/** The reminder of a dose is erased two days after its time; the dose can still be entered. */
function asDose({ base, body }: OutboxEntry, press: 'complete' | 'miss'): Changed | undefined {
  if (base?.source !== 'medicines') return undefined;
  const { petId, sourceId: medicineId, date: plannedAt } = base;
  const outcome = press === 'complete' ? 'given' : 'skipped';
  return {
    id: newId(),
    isCreate: true,
    method: 'POST',
    url: '/api/doses',
    version: undefined,
    body: { petId, medicineId, plannedAt, outcome, at: body?.at },
  };
}
