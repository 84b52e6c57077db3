const hour = 60;
const day = 24 * hour;

/**
 * How many minutes ahead one may be told, of each kind of thing that is due. The database plans by the same numbers
 * (`ring_leads`), since each of them is a moment of its own.
 */
export const leadTimes = {
  reminders: [0, 15, hour, day, 7 * day],
  appointments: [0, hour, 2 * hour, day, 2 * day, 7 * day],
  papers: [0, 7 * day, 14 * day, 30 * day, 60 * day],
} as const satisfies Record<string, readonly number[]> as Readonly<
  Record<'reminders' | 'appointments' | 'papers', readonly number[]>
>;

/** What of a topic comes by the clock. */
export type LeadTopic = keyof typeof leadTimes;
