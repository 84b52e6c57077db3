import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useMinute } from '../../lib/time/use-today.ts';
import { useList } from '../../shared/list/use-list.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { type AccessiblePet, usePets } from '../../shared/pets/use-pets.ts';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';
import { currentCourses, medicinesApi } from './api.ts';
import { dayIn } from './doses/use-dose-actions.ts';

const isSameName = (one: Medicine, other: Medicine) =>
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase();

/**
 * Courses of other animals that the same medicine is due for at the same time, with the course itself first; only itself
 * where it is due another day, or for nobody else.
 */
export function useGivenTogether(pet: AccessiblePet, isAsked: boolean) {
  const now = useMinute();
  const { petOf } = usePets();
  const isOfSeveral = useUsedFeatures(isAsked).medicines.some((id) => id !== pet.id) && isAsked;
  const { rows = [] } = useList(medicinesApi, currentCourses, 'of all pets', isOfSeveral);
  return (course: Medicine): Medicine[] => {
    const { nextAt, timezone } = course;
    if (nextAt === null || dayIn(nextAt, timezone) > dayIn(now, timezone)) return [course];
    const isGivenWith = (other: Medicine) => {
      const otherPet = petOf(other.petId);
      return (
        other.petId !== pet.id &&
        isSameName(other, course) &&
        other.nextAt === nextAt &&
        otherPet?.householdId === pet.householdId &&
        !otherPet.archivedAt &&
        canAccess(otherPet, medicinesApi.area, 'edit')
      );
    };
    return [course, ...rows.filter(isGivenWith)];
  };
}
