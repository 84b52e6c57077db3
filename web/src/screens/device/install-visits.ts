/** Days of use, and the time before which the app is not offered for installation, on this device. */
type Visits = { readonly days: number; readonly last: string; readonly notBefore?: number };

const visitsKey = 'visits';
/** Somebody who comes on a third day means to stay. */
const minDays = 3;
const refusalMs = 90 * 24 * 3_600_000;

function visits(): Visits {
  try {
    const kept = JSON.parse(localStorage.getItem(visitsKey) ?? 'null') as Visits | null;
    return typeof kept?.days === 'number' ? kept : { days: 0, last: '' };
  } catch {
    return { days: 0, last: '' };
  }
}

function keepVisits(now: Visits) {
  try {
    localStorage.setItem(visitsKey, JSON.stringify(now));
  } catch {
    // Full or blocked storage: the app is not offered.
  }
}

const withToday = (before: Visits, today: string): Visits =>
  before.last === today ? before : { ...before, days: before.days + 1, last: today };

/** Counts a day of use once. */
export function countVisit(today: string) {
  const before = visits();
  const now = withToday(before, today);
  if (now !== before) keepVisits(now);
}

/** True from the third day of use on, today included, unless it was refused lately. */
export function isInstallDue(today: string) {
  const { days, notBefore = 0 } = withToday(visits(), today);
  return days >= minDays && Date.now() >= notBefore;
}

export const refuseInstall = () => keepVisits({ ...visits(), notBefore: Date.now() + refusalMs });
