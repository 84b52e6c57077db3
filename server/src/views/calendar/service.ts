import { calendarKinds, maxCalendarEntries } from '@tzemed/contract/views/calendar';
import { viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { notFound } from '../../lib/refusal.ts';
import { firstEntries } from './merge-entries.ts';
import { appointments } from './service-appointments.ts';
import { reminders } from './service-reminders.ts';
import type { Asked, CalendarViewer, Source } from './service-source.ts';
import * as store from './store.ts';

/** Sources of the calendar; a new resource adds a line. */
const sources: readonly Source[] = [appointments, reminders];

/** The first of what stands on some days, by day and hour. 404 for a pet that is asked for and may not be seen. */
export async function entriesOf(looker: CalendarViewer, asked: Asked) {
  const seen = await store.listPets(looker.db, viewOf(looker, 'profile'));
  const pets = new Map(seen.map(({ id, ...pet }) => [id, pet]));
  if (asked.petId !== undefined && !pets.has(asked.petId)) throw notFound();
  const meant = sources.filter(({ kinds }) => kinds.some((kind) => asked.kinds.includes(kind)));
  const found = await Promise.all(meant.map((source) => source.find(looker, asked, pets)));
  return firstEntries(found, asked);
}

type Query = { readonly from: string; readonly to: string; readonly petId?: string | undefined };

export const list = (ctx: Member, query: Query) =>
  entriesOf(ctx, { ...query, kinds: calendarKinds, most: maxCalendarEntries });
