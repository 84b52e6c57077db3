import type { Expense } from '@tzemed/contract/expenses';
import { may } from '../../shared/may.ts';
import { usePets } from '../../shared/use-pets.ts';

/** Of the other parts of a purchase those that one may edit: an edit of all of it is one of these. */
export function useOwnParts() {
  const { petOf } = usePets();
  return (together: Expense['together'] = []) => together.filter(({ petId }) => may(petOf(petId), 'expenses', 'edit'));
}
