import { addDays } from '@tzemed/contract/days';

/** What ends within so many days is said before it does. */
const soonDays = 60;

/** How a vaccination stands on a day: it holds, ends soon, or has ended on a day before. */
export function validityOf(validUntil: string, today: string): 'ok' | 'warn' | 'danger' {
  if (validUntil < today) return 'danger';
  return validUntil <= addDays(today, soonDays) ? 'warn' : 'ok';
}
