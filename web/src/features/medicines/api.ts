import { addDays } from '@tzemed/contract/dates/days';
import { doses } from '@tzemed/contract/medical/doses';
import { medicines } from '@tzemed/contract/medical/medicines';
import { callsOf } from '../../lib/api/api-client.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

export const medicinesApi = belongingApi('medicines', medicines, { area: 'reminders' });
export const dosesApi = belongingApi('doses', doses, { area: 'reminders' });
const reports = callsOf(medicines);
export const doseCalls = callsOf(doses);

/** Courses of a pet's page; more than a pet takes. */
export const allCourses = { limit: 100 };
/** Courses that are taken now. */
export const currentCourses = { ...allCourses, ended: 'false' as const };

const isAskedOf = (pet: AccessiblePet) => canAccess(pet, medicinesApi.area, 'view');

/** Doses of a pet in the last days, today among them, given or not. */
export const useDoseReport = (pet: AccessiblePet, today: string, days: number) => {
  const query = { petId: pet.id, from: addDays(today, 1 - days), to: today };
  return useQueryWithFallback({
    noun: 'medicines',
    part: `report of ${pet.id}`,
    query,
    isAsked: isAskedOf(pet),
    load: (signal) => reports.report({ query }, { signal }),
  });
};
export type DoseReport = NonNullable<ReturnType<typeof useDoseReport>['data']>;
export type DoseSlot = DoseReport['slots'][number];

/** Doses of the last two weeks that nobody has answered. */
export const useUnansweredDoses = (pet: AccessiblePet) =>
  useQueryWithFallback({
    noun: 'medicines',
    part: 'unanswered',
    isAsked: isAskedOf(pet),
    load: (signal) => reports.unanswered(undefined, { signal }),
  });
