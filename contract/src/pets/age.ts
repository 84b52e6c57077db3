export type Age = {
  unit: 'weeks' | 'months' | 'years';
  count: number;
  /** Half a year more; only up to three years, where half a year still matters. */
  andHalf: boolean;
};

/** Age of a pet today, both days 'YYYY-MM-DD', in the unit that people would use. */
export function ageOf(birthDate: string, today: string): Age {
  const months = wholeMonths(birthDate, today);
  if (months < 1) return { unit: 'weeks', count: wholeWeeks(birthDate, today), andHalf: false };
  if (months < 12) return { unit: 'months', count: months, andHalf: false };
  return { unit: 'years', count: Math.floor(months / 12), andHalf: months < 36 && months % 12 >= 6 };
}

function wholeMonths(from: string, to: string) {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
}

const wholeWeeks = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / (7 * 86_400_000)));
