/** 'YYYY-MM' of the month before the one of a day. */
export function monthBefore(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}
