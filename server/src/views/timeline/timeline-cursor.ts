import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { dayIn, instantIn } from '@tzemed/contract/schema/fields';
import { type TimelineKind, timelineKinds } from '@tzemed/contract/views/timeline';
import * as z from 'zod/mini';
import { dueInstant } from '../../lib/time/due-instant.ts';

/** Position at which a page ended: after this item of its kind, on that day or at that instant. */
export type TimelinePosition = { readonly kind: TimelineKind; readonly on: string; readonly id: string };

/** Kinds whose place is an instant, and not a day. */
const byInstant = ['measurements', 'reminders', 'observations'] as const;
const isByInstant = (kind: TimelineKind) => (byInstant as readonly string[]).includes(kind);

const id = z.guid();
const shape = z.union([
  z.tuple([z.enum(['medicalRecords', 'appointments', 'expenses']), dayIn(), id]),
  z.tuple([z.enum(byInstant), z.string().check(z.refine((on) => z.safeDecode(instantIn(), on).success)), id]),
]);

export const cursorOf = ({ kind, on, id }: TimelinePosition) =>
  Buffer.from(JSON.stringify([kind, on, id])).toString('base64url');

/** Returns undefined for an invalid cursor. */
export function positionOf(cursor: string): TimelinePosition | undefined {
  try {
    const { success, data } = z.safeParse(shape, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return success ? { kind: data[0], on: data[1], id: data[2] } : undefined;
  } catch {
    return undefined;
  }
}

const startOf = (kind: TimelineKind, day: string) =>
  isByInstant(kind) ? dueInstant(day, '00:00', brand.timeZone).toISOString() : day;
const dayAt = ({ kind, on }: TimelinePosition) => (isByInstant(kind) ? dayOf(new Date(on)) : on);
const rankOf = (kind: TimelineKind) => timelineKinds.indexOf(kind);
/** Smallest possible id. */
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Rest of a kind after a position: on the position's day, kinds that come first are complete already, and the others
 * are not.
 */
export function restAfter(kind: TimelineKind, place: TimelinePosition) {
  if (kind === place.kind) return { on: place.on, id: place.id };
  const day = dayAt(place);
  const isDayTold = rankOf(kind) < rankOf(place.kind);
  return { on: startOf(kind, isDayTold ? day : addDays(day, 1)), id: firstId };
}
