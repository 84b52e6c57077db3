/** When it is to be done, as everybody sees it: at its time, or when it comes back after it was put off. */
export const dueTimeOf = <T>({ date, snoozeUntil }: { readonly date: T; readonly snoozeUntil: T | null }) =>
  snoozeUntil ?? date;
