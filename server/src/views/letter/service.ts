import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { viewOf } from '../../access.ts';
import { due as papersDue } from '../../belongings/attachments/attachment-due.ts';
import type { Member } from '../../context.ts';
import type { DueSource } from '../../delivery/due/due-source.ts';
import { askedBy } from '../../features/appointments/service.ts';
import { views as appointments } from '../../features/appointments/store.ts';
import { due as recordsDue } from '../../features/medical-records/store-due.ts';
import { toldOnce } from '../../features/reminders/service.ts';
import { views as reminders } from '../../features/reminders/store.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import * as store from './store.ts';
import { weekOf } from './letter-week.ts';

/** Maximum number of rows in each list: a letter is read at a glance, and the app has the rest. */
export const maxRows = 8;
const first = { page: 1, limit: maxRows };
/** Days. Papers take longer than a week to renew. */
const papersAhead = 30;

/** Recipient of the letter, in their current state. */
export type Reader = Pick<Member, 'db' | 'now' | 'user'> & { readonly timezone: string };

/** A line of a list: what, of which pet, and when. */
export type Line = {
  readonly title: string;
  readonly petNames: readonly string[];
  readonly at: Date | null;
  readonly isDay: boolean;
};
type Listed = { readonly lines: readonly Line[]; readonly total: number };

/**
 * Contents of a letter: items due in the week that begins and events of the week before, as far as its recipient may
 * see them.
 */
export async function contentsOf(reader: Reader, sunday: string) {
  const { db, now, timezone } = reader;
  const { last, next } = weekOf(sunday, timezone);
  const scopes = {
    expenses: viewOf(reader, 'expenses'),
    records: viewOf(reader, 'medicalRecords'),
    reminders: viewOf(reader, 'reminders'),
  };
  const once = toldOnce(reader, {});
  const coming = { ...once, now, until: next.until };
  const doneLast = { ...once, ...last };
  const visits = { ...askedBy(reader, {}), from: next.from, to: next.to };
  const [ahead, aheadSums, late, lateSums, planned, plannedSums, papers, done, doneSums, records, recordSums, spent] =
    await Promise.all([
      reminders.soon.upcoming.list(db, scopes.reminders, coming, first),
      reminders.soon.upcoming.tally(db, scopes.reminders, coming),
      reminders.all.overdue.list(db, scopes.reminders, coming, first),
      reminders.all.overdue.tally(db, scopes.reminders, coming),
      appointments.upcoming.list(db, scopes.records, visits, first),
      appointments.upcoming.tally(db, scopes.records, visits),
      papersOf(reader),
      store.doneReminders.list(db, scopes.reminders, doneLast, first),
      store.doneReminders.tally(db, scopes.reminders, doneLast),
      store.newRecords.list(db, scopes.records, last, first),
      store.newRecords.tally(db, scopes.records, last),
      store.spent(db, scopes.expenses, last),
    ]);
  const names = await petNamesOf(reader, [...planned, ...ahead, ...late, ...done]);
  const petsOf = ({ petIds, petName }: { petIds: readonly string[]; petName: string }) =>
    petIds.length > 1 ? petIds.flatMap((id) => names.get(id) ?? []) : [petName];
  const ofReminder = (row: (typeof ahead)[number]): Line => lineOf(row.title, petsOf(row), dueTimeOf(row));
  return {
    late: listed(late.map(ofReminder), lateSums.total),
    ahead: listed(ahead.map(ofReminder), aheadSums.total),
    visits: listed(
      planned.map(({ reason, startsAt, date, ...row }) =>
        lineOf(reason, petsOf(row), startsAt ?? dueInstant(date, '12:00', timezone), startsAt === null),
      ),
      plannedSums.total,
    ),
    papers,
    done: listed(
      done.map((row) => lineOf(row.title, petsOf(row))),
      doneSums.total,
    ),
    records: listed(
      records.map(({ description, petName }) => lineOf(description, [petName])),
      recordSums.total,
    ),
    spent,
  };
}
export type Contents = Awaited<ReturnType<typeof contentsOf>>;

const lineOf = (title: string, petNames: readonly string[], at: Date | null = null, isDay = false): Line => ({
  title,
  petNames,
  at,
  isDay,
});
const listed = (lines: readonly Line[], total: number): Listed => ({ lines, total });

async function petNamesOf(reader: Reader, rows: readonly { readonly petIds: readonly string[] }[]) {
  const ids = rows.flatMap(({ petIds }) => (petIds.length > 1 ? petIds : []));
  if (ids.length === 0) return new Map<string, string>();
  const found = await store.petNames(reader.db, viewOf(reader, 'profile'), { ids });
  return new Map(found.map(({ id, name }) => [id, name]));
}

const byNoun: Readonly<Record<string, DueSource>> = { [recordsDue.noun]: recordsDue, [papersDue.noun]: papersDue };

/** Expiring attachments and records that no newer one replaces. */
async function papersOf(reader: Reader): Promise<Listed> {
  const { db, now } = reader;
  const until = new Date(now.getTime() + papersAhead * dayMs);
  const found = await store.expiringPapers(db, viewOf(reader, 'medicalRecords'), { since: now, until });
  const facts = new Map<string, { readonly title: string }>();
  for (const [noun, due] of Object.entries(byNoun)) {
    const places = found.filter((paper) => paper.noun === noun);
    if (places.length === 0) continue;
    for (const [id, fact] of await due.facts(db, places)) facts.set(id, fact);
  }
  const lines = found.flatMap(({ id, petName, dueAt }) => {
    const fact = facts.get(id);
    return fact ? [lineOf(fact.title, [petName], dueAt, true)] : [];
  });
  return listed(lines.slice(0, maxRows), lines.length);
}
const dayMs = 86_400_000;

/** True if the letter would not be empty. */
export const saysAnything = ({ spent, ...lists }: Contents) =>
  spent.length > 0 || Object.values(lists).some(({ total }) => total > 0);
