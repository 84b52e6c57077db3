import type { Area } from '@tzemed/contract/schema/endpoint';
import type { NotificationKind } from '@tzemed/contract/notifications/notifications';
import type { Db } from '../../db/client.ts';

/** Household and id of an item. */
export type Place = { readonly householdId: string; readonly id: string };

/** Content of a notification about a due item. */
export type DueNotice = {
  /** Name of the item. */
  readonly title: string;
  /** Due on a day, at no hour of it. */
  readonly isDay: boolean;
  /** Target of the link: resource and id of an item. */
  readonly noun: string;
  readonly thingId: string;
  /** Key of several items that are announced as one, such as a visit of several pets. */
  readonly together: string;
  /** Alert settings of the item itself: its recipients and lead times. */
  readonly attention?: ReminderAlert;
};

/** Settings of contract/src/notifications/reminder-alerts.ts, and the current assignee. */
export type ReminderAlert = {
  readonly isImportant: boolean;
  /** Empty: each person's own preference applies. */
  readonly leadTimes: readonly number[];
  readonly assigneeIds: readonly string[];
  readonly assigneeId: string | null;
};

/**
 * Resource with due times (`schedule_row` in its triggers): who may see its items, and the content of their notifications.
 * An item without a fact is not announced: it no longer exists, or another item replaces it.
 */
export type DueSource = {
  /** Name of the resource in the table `due_queue`. */
  readonly noun: string;
  readonly kind: NotificationKind;
  readonly area: Area;
  readonly facts: (db: Db, places: readonly Place[]) => Promise<ReadonlyMap<string, DueNotice>>;
};

export type Places = { readonly homes: readonly string[]; readonly ids: readonly string[] };
/** Household ids and item ids, the parameters of a statement over several items. */
export const inPlaces = (places: readonly Place[]): Places => ({
  homes: [...new Set(places.map(({ householdId }) => householdId))],
  ids: places.map(({ id }) => id),
});
