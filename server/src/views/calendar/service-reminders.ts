import { noRepeat, type Repeat } from '@tzemed/contract/dates/repeats';
import { viewOf } from '../../access.ts';
import { toldOnce } from '../../features/reminders/service.ts';
import { type Patience, plannedDays } from '../../features/reminders/recurrence/planned-days.ts';
import { dayIn, dueInstant, timeIn } from '../../lib/time/due-instant.ts';
import { firstDays } from './merge-entries.ts';
import {
  type Asked,
  type Entry,
  type CalendarViewer,
  mayEdit,
  namesOf,
  type Pets,
  type Source,
} from './service-source.ts';
import * as store from './store.ts';

type Row = Awaited<ReturnType<typeof store.standing>>[number];

const hourMs = 3_600_000;
/**
 * Instants that belong to a day in any time zone: clocks are up to fourteen hours ahead of UTC, and up to twelve
 * behind.
 */
const instantsOf = ({ from, to }: Asked) => ({
  since: new Date(Date.parse(`${from}T00:00:00Z`) - 14 * hourMs),
  until: new Date(Date.parse(`${to}T00:00:00Z`) + 36 * hourMs),
});

const repeatOf = (row: Row): Repeat | null => {
  if (row.repeatInterval === 'none') return null;
  const names = Object.keys(noRepeat) as (keyof Repeat)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as Repeat;
};

/** Day and time of a reminder: its own, or those it was snoozed to. */
const placeOf = ({ snoozeUntil, date, time, timezone }: Row) =>
  snoozeUntil ? { day: dayIn(timezone, snoozeUntil), time: timeIn(timezone, snoozeUntil) } : { day: date, time };

const statusOf = ({ completedAt, missedAt }: Row) => (completedAt ? 'done' : missedAt ? 'missed' : 'open');

/**
 * Uid of a reminder. For a recurring one it contains the day, so that it stays the same when the occurrence becomes a
 * row.
 */
const uidOf = ({ id, seriesId, repeatInterval }: Row, day: string) =>
  repeatInterval === 'none' ? id : `${seriesId}-${day}`;

/** Pets of a reminder, limited to the requested ones. */
const petIdsOf = ({ petIds }: Row, { petIds: wanted }: Pick<Asked, 'petIds'>) =>
  wanted ? petIds.filter((pet) => wanted.includes(pet)) : petIds;

function entryOf(row: Row, asked: Pick<Asked, 'petIds'>, pets: Pets): Entry {
  const petIds = petIdsOf(row, asked);
  const { id, version, petId, title, timezone, isImportant, assigneeId } = row;
  return {
    kind: 'reminder',
    noun: 'reminders',
    id,
    version,
    petIds,
    petNames: namesOf(pets, petIds),
    title,
    notes: row.description,
    place: null,
    vetName: null,
    ...placeOf(row),
    timezone,
    at: row.ringsAt,
    status: statusOf(row),
    closedAt: row.completedAt ?? row.missedAt,
    isPutOff: row.snoozeUntil !== null,
    isPlanned: false,
    repeat: repeatOf(row),
    isImportant,
    assigneeId,
    isClinic: false,
    followsRecordId: null,
    recordId: null,
    source: row.source,
    sourceId: row.sourceId,
    mayEdit: mayEdit(pets, 'reminders', petId),
    uid: uidOf(row, row.date),
    changedAt: row.updatedAt,
  };
}

const plannedOf = (row: Row, day: string, asked: Pick<Asked, 'petIds'>, pets: Pets): Entry => ({
  ...entryOf(row, asked, pets),
  petIds: [...petIdsOf(row, asked)],
  day,
  time: row.time,
  at: dueInstant(day, row.time, row.timezone),
  isPutOff: false,
  isPlanned: true,
  assigneeId: null,
  uid: uidOf(row, day),
});

/** Closing time: its due time, or now if that has passed. */
const closingOf = ({ ringsAt }: Row, now: Date) => (ringsAt > now ? ringsAt : now);

/**
 * Maximum number of occurrences to count before a span, for series with an end: twenty of the longest, which take a
 * fifth of a second.
 */
const maxCounted = 20_000;

async function find(looker: CalendarViewer, asked: Asked, pets: Pets) {
  const { db, now } = looker;
  const { from, to, petId, petIds, most } = asked;
  const scope = viewOf(looker, 'reminders');
  const slice = { ...toldOnce(looker, { petId }), petId, petIds, ...instantsOf(asked), limit: most + 1 };
  const [standing, before] = await Promise.all([store.standing(db, scope, slice), store.goingOn(db, scope, slice)]);
  const rows = standing.map((row) => entryOf(row, asked, pets));
  const patience: Patience = { left: maxCounted };
  const planned = firstDays(
    [...before, ...standing.filter((row) => statusOf(row) === 'open')].map((row) => ({
      of: row,
      days: plannedDays({ ...row, day: row.date }, closingOf(row, now), { from, to }, patience),
    })),
    most,
  );
  // After a reopen, a series may have several rows, each of which continues with the same days.
  const told = new Map(rows.map((entry) => [entry.uid, entry]));
  const comesWith = new Map<string, Entry>();
  for (const { of, day } of planned) {
    const uid = uidOf(of, day);
    if (told.has(uid)) continue;
    const planned = plannedOf(of, day, asked, pets);
    // Linked reminders that only some pets have completed recur on one day for all of them.
    const same = of.togetherId === null ? undefined : comesWith.get(`${of.togetherId} ${day} ${planned.time}`);
    if (same?.isPlanned) {
      same.petIds.push(...planned.petIds.filter((pet) => !same.petIds.includes(pet)));
      same.petNames = namesOf(pets, same.petIds);
    } else {
      told.set(uid, planned);
      if (of.togetherId !== null) comesWith.set(`${of.togetherId} ${day} ${planned.time}`, planned);
    }
  }
  const ends = [
    ...(standing.length > most ? [rows.at(-1)!.day] : []),
    ...(planned.length > most ? [planned.at(-1)!.day] : []),
  ];
  const entries = [...told.values()].filter(({ day }) => day >= from && day <= to);
  return { entries, until: ends.toSorted()[0], isCut: patience.left < 0 };
}

export const reminders: Source = { kinds: ['reminder'], find };
