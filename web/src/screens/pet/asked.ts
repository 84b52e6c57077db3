/** Rows in each list of the overview. */
const limit = 5;

/** What the overview of a pet asks for, besides whose. */
export const asked = {
  reminders: { status: 'upcoming', limit },
  records: { limit },
  expenses: { limit },
} as const;
