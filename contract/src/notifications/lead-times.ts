const hour = 60;
const day = 24 * hour;

/**
 * Allowed lead times in minutes, per kind of due item. The database plans with the same numbers (`ring_leads`), because
 * each of them is a due time of its own.
 */
export const leadTimes = {
  reminders: [0, 15, hour, day, 7 * day],
  appointments: [0, hour, 2 * hour, day, 2 * day, 7 * day],
  papers: [0, 7 * day, 14 * day, 30 * day, 60 * day],
} as const satisfies Record<string, readonly number[]> as Readonly<
  Record<'reminders' | 'appointments' | 'papers', readonly number[]>
>;

/** Topics whose notifications depend on the clock. */
export type LeadTopic = keyof typeof leadTimes;
