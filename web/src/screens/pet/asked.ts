/** Rows in each list of the overview. */
const limit = 5;

/** The most that one page may hold: more vaccinations than any pet is given. */
const all = 100;

/** What the page of a pet asks for, besides whose. */
export const asked = {
  reminders: { status: 'upcoming', limit },
  vaccinations: { type: 'vaccination', limit: all },
  expenses: { limit },
} as const;
