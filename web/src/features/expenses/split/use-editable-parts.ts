import type { Expense } from '@tzemed/contract/money/expenses';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';

/** Of the other parts of a purchase those that one may edit: an edit of all of it is one of these. */
export function useEditableParts() {
  const { petOf } = usePets();
  return (together: Expense['together'] = []) =>
    together.filter(({ petId }) => canAccess(petOf(petId), 'expenses', 'edit'));
}
