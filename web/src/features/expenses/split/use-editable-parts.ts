import type { Expense } from '@tzemed/contract/money/expenses';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';

/** Other parts of a purchase that the user may edit: an edit of the whole purchase includes them. */
export function useEditableParts() {
  const { petOf } = usePets();
  return (together: Expense['together'] = []) =>
    together.filter(({ petId }) => canAccess(petOf(petId), 'expenses', 'edit'));
}
