import type { Dose } from '@tzemed/contract/medical/doses';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import type { DoseReport, DoseSlot } from '../api.ts';

/** A dose of the log: one that was entered, or a time at which nobody answered. */
export type LogEntry = { key: string; at: string; course: Medicine | undefined } & (
  | { dose: Dose; slot?: undefined }
  | { slot: DoseSlot; dose?: undefined }
);
export type LogDay = { day: string; entries: LogEntry[] };

type Options = { medicineId?: string | undefined; now: number; dayOf: (instant: string) => string };

/** Entries of a report by day, the newest first; a dose whose time is still waiting as a reminder is none yet. */
export function logDays({ medicines, slots, doses }: DoseReport, { medicineId, now, dayOf }: Options): LogDay[] {
  const courseOf = (id: string) => medicines.find((course) => course.id === id);
  const isShown = (one: { medicineId: string }) => medicineId === undefined || one.medicineId === medicineId;
  const isWaiting = ({ medicineId: id, plannedAt }: DoseSlot) => courseOf(id)?.nextAt === plannedAt;
  const entries: LogEntry[] = [
    ...doses.filter(isShown).map((dose) => ({ key: dose.id, at: dose.at, course: courseOf(dose.medicineId), dose })),
    ...slots
      .filter((slot) => isShown(slot) && slot.outcome === null && Date.parse(slot.plannedAt) <= now && !isWaiting(slot))
      .map((slot) => ({
        key: `${slot.medicineId} ${slot.plannedAt}`,
        at: slot.plannedAt,
        course: courseOf(slot.medicineId),
        slot,
      })),
  ];
  const sorted = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return [...Map.groupBy(sorted, ({ at }) => dayOf(at))].map(([day, entries]) => ({ day, entries }));
}

/** Number of doses of each kind. */
export function logSums(days: readonly LogDay[]) {
  const all = days.flatMap(({ entries }) => entries);
  return {
    given: all.filter(({ dose }) => dose?.outcome === 'given').length,
    skipped: all.filter(({ dose }) => dose?.outcome === 'skipped').length,
    unanswered: all.filter(({ dose }) => dose === undefined).length,
  };
}
