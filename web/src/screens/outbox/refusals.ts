import type { Dose } from '@tzemed/contract/medical/doses';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { callPath } from '../../lib/offline/resources.ts';
import { targetOf } from '../../lib/offline/outbox/changes-that-wait.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';

type Current = { dose?: Dose; reminder?: Reminder } & Record<string, unknown>;

const currentOf = ({ refusal }: OutboxEntry) =>
  (refusal?.body as { current?: Current } | null | undefined)?.current ?? {};

/** The row that stands by now, in a refusal that has it. */
export function standingRow(entry: OutboxEntry) {
  const one = callPath(entry.url)?.resource.one;
  return one === undefined ? undefined : (currentOf(entry)[one] as (object & { version?: number }) | undefined);
}

/** The dose that stands against one: who gave it, and when; undefined for any other refusal. */
export function standingDose(entry: OutboxEntry): { by: string | null; at: string } | undefined {
  const { refusal, base } = entry;
  if (!refusal) return undefined;
  const { dose, reminder } = currentOf(entry);
  if (['doseExists', 'doseTooSoon', 'dosesTooMany'].includes(refusal.code) && dose)
    return { by: dose.givenBy, at: dose.at };
  const isDose = (reminder?.source ?? base?.source) === 'medicines' && targetOf(entry)?.press === 'complete';
  if (isDose && refusal.code === 'alreadyCompleted' && reminder?.completedAt)
    return { by: reminder.closedBy, at: reminder.completedAt };
  return undefined;
}

export const isTwoDoses = (entry: OutboxEntry) =>
  entry.state === 'parked' && standingDose(entry) !== undefined && medicineOf(entry) !== undefined;

/** Medicine of a dose that was entered, by itself or by its reminder. */
export function medicineOf(entry: OutboxEntry): string | undefined {
  const { body, base } = entry;
  const { reminder } = currentOf(entry);
  return (body?.medicineId ?? reminder?.sourceId ?? base?.sourceId ?? undefined) as string | undefined;
}

export const petIdOf = (entry: OutboxEntry) =>
  (entry.body?.petId ?? entry.base?.petId ?? currentOf(entry).reminder?.petId) as string | undefined;

export type ParkedKind =
  | 'twoDoses'
  | 'closed'
  | 'notShared'
  | 'gone'
  | 'deletedAlready'
  | 'stale'
  | 'noRoom'
  | 'refused';

const closedCodes = new Set(['alreadyCompleted', 'alreadyMissed', 'notCompleted']);

/** Kind of a refusal; `isPetKnown` is false for a pet out of reach, undefined while pets are not known. */
export function parkedKind(entry: OutboxEntry, isPetKnown: boolean | undefined): ParkedKind {
  const { status = 0, code = '' } = entry.refusal ?? {};
  const kind = targetOf(entry)?.kind;
  if (isTwoDoses(entry)) return 'twoDoses';
  if (closedCodes.has(code)) return 'closed';
  if (status === 403 && isPetKnown !== true) return 'notShared';
  if (status === 404 || status === 410) {
    if (isPetKnown === false || kind === 'create') return 'notShared';
    return kind === 'remove' ? 'deletedAlready' : 'gone';
  }
  if (code === 'stale') return 'stale';
  if (status === 413 || code === 'storageFull') return 'noRoom';
  return 'refused';
}

/** Person and time of the change that stands. */
export function closedBy(entry: OutboxEntry): { by: string | null; at: string | null } {
  const { reminder } = currentOf(entry);
  return { by: reminder?.closedBy ?? null, at: reminder?.completedAt ?? reminder?.missedAt ?? null };
}

export const changedBy = (entry: OutboxEntry) =>
  (standingRow(entry) as { updatedBy?: string | null } | undefined)?.updatedBy ?? null;
