/** Days of the week, Sunday = 0, on which people answer, by the clock of Israel. On the other days nobody does. */
export const openingHours = [
  { id: 'weekdays', days: [0, 1, 2, 3, 4], opens: '9:00', closes: '18:00' },
  { id: 'friday', days: [5], opens: '9:00', closes: '14:00' },
] as const;
