import type { Area } from '@tzemed/contract/schema/endpoint';
import type { NotificationKind } from '@tzemed/contract/notifications/notifications';
import type { Db } from '../../db/client.ts';

/** Where a thing lies. */
export type Place = { readonly householdId: string; readonly id: string };

/** What is told of a thing that is due. */
export type DueNotice = {
  /** What it is called. */
  readonly title: string;
  /** Due on a day, at no hour of it. */
  readonly isDay: boolean;
  /** Where it leads: the noun and id of the thing to look at. */
  readonly noun: string;
  readonly thingId: string;
  /** What several things have in common that are told as one, such as a visit of several pets. */
  readonly together: string;
  /** Where it is said of the thing itself who is told of it, and how. */
  readonly attention?: ReminderAlert;
};

/** As contract/src/notifications/reminder-alerts.ts says it, and whose turn it is. */
export type ReminderAlert = {
  readonly isImportant: boolean;
  /** Without any as each person wishes. */
  readonly leadTimes: readonly number[];
  readonly assigneeIds: readonly string[];
  readonly assigneeId: string | null;
};

/**
 * What a noun says whose things are due by the clock (`schedule_row` in its triggers): who may see them, and what to tell. A
 * thing for which nothing is answered is not told of: it stands no more, or something else has taken its place.
 */
export type DueSource = {
  /** As its table says in `due_queue`. */
  readonly noun: string;
  readonly kind: NotificationKind;
  readonly area: Area;
  readonly facts: (db: Db, places: readonly Place[]) => Promise<ReadonlyMap<string, DueNotice>>;
};

export type Places = { readonly homes: readonly string[]; readonly ids: readonly string[] };
/** By homes and ids: what a statement over several things is asked with. */
export const inPlaces = (places: readonly Place[]): Places => ({
  homes: [...new Set(places.map(({ householdId }) => householdId))],
  ids: places.map(({ id }) => id),
});
