/** Due time that everybody sees: the planned time, or the end of a snooze. */
export const dueTimeOf = <T>({ date, snoozeUntil }: { readonly date: T; readonly snoozeUntil: T | null }) =>
  snoozeUntil ?? date;
