import { brand } from '@tzemed/contract/brand';
import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import { defaultQuietHours, defaults, type Topic } from '@tzemed/contract/notifications/notification-preferences';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Channels of a topic; `leadTimes` applies to topics with due times. */
export type Ways = {
  readonly inApp: boolean;
  readonly email: boolean;
  /** Push to the user's registered devices. */
  readonly push: boolean;
  readonly leadTimes: number[];
};
type Said = { readonly [T in Topic]?: Partial<Ways> };

export type Preferences = {
  readonly topics: { readonly [T in Topic]: Ways };
  /** Once a week. */
  readonly letter: { readonly isOn: boolean };
  readonly quietHours: QuietHours;
  readonly timezone: string;
  /** Level of detail of mail subjects, and of devices and calendar feeds without a level of their own. */
  readonly detail: DetailLevel;
};

const kept = prepared((db, _scopes: object, { userIds }: Given<{ userIds: readonly string[] }>) =>
  db
    .selectFrom('users')
    .leftJoin('notificationPreferences as p', 'p.userId', 'users.id')
    .select([
      'users.id as userId',
      'users.notifications',
      'users.emailNotifications',
      'p.topics',
      'p.letterIsOn',
      'p.quietIsOn',
      'p.quietFrom',
      'p.quietUntil',
      'p.timezone',
      'p.detail',
    ])
    .where(sql<boolean>`users.id = any(${userIds})`),
);
type Row = Awaited<ReturnType<typeof kept>>[number];

function preferencesOf(row: Row | undefined): Preferences {
  const said = (row?.topics ?? {}) as Said;
  return {
    topics: {
      reminders: { ...defaults.reminders, leadTimes: [...defaults.reminders.leadTimes], ...said.reminders },
      appointments: { ...defaults.appointments, leadTimes: [...defaults.appointments.leadTimes], ...said.appointments },
      papers: { ...defaults.papers, leadTimes: [...defaults.papers.leadTimes], ...said.papers },
      budgets: { ...defaults.budgets, leadTimes: [], ...said.budgets },
      home: { ...defaults.home, leadTimes: [], ...said.home },
    },
    letter: { isOn: row?.letterIsOn ?? false },
    quietHours: {
      isOn: row?.quietIsOn ?? defaultQuietHours.isOn,
      from: row?.quietFrom ?? defaultQuietHours.from,
      until: row?.quietUntil ?? defaultQuietHours.until,
    },
    timezone: row?.timezone ?? brand.timeZone,
    detail: row?.detail ?? 'everything',
  };
}

/** Switches off what a master switch of the settings covers; those of devices are in `listReachable`. */
function underMasters({ topics, letter, ...rest }: Preferences, row: Row): Preferences {
  const { notifications, emailNotifications } = row;
  const waysOf = (ways: Ways) => ({
    ...ways,
    inApp: ways.inApp && notifications,
    email: ways.email && emailNotifications,
  });
  return {
    topics: {
      reminders: waysOf(topics.reminders),
      appointments: waysOf(topics.appointments),
      papers: waysOf(topics.papers),
      budgets: waysOf(topics.budgets),
      home: waysOf(topics.home),
    },
    letter: { isOn: letter.isOn && emailNotifications },
    ...rest,
  };
}

async function listKept(db: Db, userIds: readonly string[], told: (row: Row) => Preferences) {
  const rows = new Map((await kept(db, {}, { userIds })).map((row) => [row.userId, told(row)]));
  return new Map(userIds.map((userId) => [userId, rows.get(userId) ?? preferencesOf(undefined)]));
}

/**
 * Effective preferences of these users: their own or the defaults, limited to the channels that their settings leave
 * on.
 */
export const listPreferences = (db: Db, userIds: readonly string[]) =>
  listKept(db, userIds, (row) => underMasters(preferencesOf(row), row));

export const findPreferences = async (db: Db, userId: string) => (await listPreferences(db, [userId])).get(userId)!;

/** The preferences as a user chose them, including ways that their settings switch off. Read them to show or change them. */
export const findChosen = async (db: Db, userId: string) => (await listKept(db, [userId], preferencesOf)).get(userId)!;

/** Keeps all of them as they are from now on. */
export async function savePreferences(
  db: Db,
  userId: string,
  { topics, letter, quietHours, timezone, detail }: Preferences,
  now: Date,
  /** The Sunday of the week whose letter they are not to have any more. */
  letterOf?: string,
) {
  const values = {
    topics: JSON.stringify(topics),
    letterIsOn: letter.isOn,
    quietIsOn: quietHours.isOn,
    quietFrom: quietHours.from,
    quietUntil: quietHours.until,
    timezone,
    detail,
    ...(letterOf && { letterOf }),
    updatedAt: now,
  };
  await db
    .insertInto('notificationPreferences')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}
