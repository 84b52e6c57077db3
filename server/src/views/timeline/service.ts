import { dayOf } from '@tzemed/contract/dates/days';
import type { HandlerResult } from '@tzemed/contract/schema/endpoint';
import { type timeline, type TimelineKind, timelineKinds } from '@tzemed/contract/views/timeline';
import { petOf, viewerOf, viewOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { invalid } from '../../lib/refusal.ts';
import { cursorOf, type TimelinePosition, positionOf, restAfter } from './timeline-cursor.ts';
import * as store from './store.ts';

type Ctx = ViewCtx<'profile'>;
type Event = HandlerResult<typeof timeline.list>['events'][number];
type Asked = {
  readonly petId: string;
  readonly on?: string;
  readonly id?: string;
  /** True for the timeline of all kinds. */
  readonly isWhole: boolean;
};

/** The first of each kind after a place, in the order of that kind. */
const sources: { readonly [K in TimelineKind]: (ctx: Ctx, asked: Asked, limit: number) => Promise<Event[]> } = {
  async medicalRecords(ctx, asked, limit) {
    const rows = await store.medicalRecords(ctx.db, viewOf(ctx, 'medicalRecords'), asked, { page: 1, limit });
    return rows.map((row) => ({ kind: 'medicalRecords', date: row.date, row }));
  },
  async appointments(ctx, asked, limit) {
    const on = { ...asked, today: dayOf(ctx.now) };
    const rows = await store.appointments(ctx.db, viewOf(ctx, 'medicalRecords'), on, { page: 1, limit });
    return rows.map((row) => ({ kind: 'appointments', date: row.date, row }));
  },
  async expenses(ctx, asked, limit) {
    const { isWhole, ...place } = asked;
    const page = { page: 1, limit };
    const rows = isWhole
      ? await store.expensesOutsideVisits(ctx.db, viewOf(ctx, 'expenses'), { ...place, ...viewerOf(ctx) }, page)
      : await store.expenses(ctx.db, viewOf(ctx, 'expenses'), place, page);
    return rows.map((row) => ({ kind: 'expenses', date: row.date, row }));
  },
  async measurements(ctx, asked, limit) {
    const rows = await store.measurements(ctx.db, viewOf(ctx, 'medicalRecords'), asked, { page: 1, limit });
    return rows.map((row) => ({ kind: 'measurements', date: row.date, row }));
  },
  async reminders(ctx, asked, limit) {
    const rows = await store.reminders(ctx.db, viewOf(ctx, 'reminders'), asked, { page: 1, limit });
    return rows.map((row) => ({ kind: 'reminders', date: dayOf(row.completedAt!), row }));
  },
  async observations(ctx, asked, limit) {
    const rows = await store.observations(ctx.db, viewOf(ctx, 'medicalRecords'), asked, { page: 1, limit });
    return rows.map((row) => ({ kind: 'observations', date: row.date, row }));
  },
};

type Query = { kind?: TimelineKind | undefined; cursor?: string | undefined; limit: number };

export async function list(ctx: Ctx, id: string, { kind, cursor, limit }: Query) {
  const { petId } = await petOf(ctx, id);
  const place = cursor === undefined ? undefined : positionOf(cursor);
  if (cursor !== undefined && !place) throw invalid({ cursor: 'filterInvalid' });
  const kinds = kind ? [kind] : timelineKinds;
  // An extra row shows whether there are more.
  const found = await Promise.all(
    kinds.map((kind) =>
      sources[kind](ctx, { petId, isWhole: kinds.length > 1, ...(place && restAfter(kind, place)) }, limit + 1),
    ),
  );
  // Sorting keeps those of one day in their order, and kinds in theirs.
  const all = found.flat().toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  const events = all.slice(0, limit);
  return { events, cursor: all.length > limit ? cursorOf(placeAfter(events.at(-1)!)) : null };
}

function placeAfter(event: Event): TimelinePosition {
  const { kind, date, row } = event;
  const { id } = row;
  if (event.kind === 'reminders') return { kind, on: event.row.completedAt!.toISOString(), id };
  if (event.kind === 'observations') return { kind, on: event.row.at.toISOString(), id };
  return { kind, on: event.kind === 'measurements' ? event.row.takenAt.toISOString() : date, id };
}
