import type { Dose } from '@tzemed/contract/medical/doses';
import type { Medicine } from '@tzemed/contract/medical/medicines';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Limits = Pick<Medicine, 'id' | 'minHours' | 'maxPerDay' | 'lastGivenAt'>;

/** Doses of a medicine as needed in the last 24 hours, and when its limits allow the next one; null if they do now. */
export function asNeededState({ id, minHours, maxPerDay, lastGivenAt }: Limits, doses: readonly Dose[], now: number) {
  const recent = doses
    .filter(({ medicineId, outcome }) => medicineId === id && outcome === 'given')
    .map(({ at }) => Date.parse(at))
    .filter((at) => now - at < dayMs)
    .toSorted((a, b) => a - b);
  const afterLast = minHours !== null && lastGivenAt !== null ? Date.parse(lastGivenAt) + minHours * hourMs : 0;
  // The oldest of the most must be a day ago.
  const afterMost = maxPerDay !== null && recent.length >= maxPerDay ? recent.at(-maxPerDay)! + dayMs : 0;
  const notBefore = Math.max(afterLast, afterMost);
  return { count: recent.length, notBefore: notBefore > now ? new Date(notBefore).toISOString() : null };
}
