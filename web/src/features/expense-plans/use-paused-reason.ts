import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { type Control, useWatch } from 'react-hook-form';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import type { PlanValues } from './plan-form.ts';

/**
 * Reason why the plan as filled in would create no expense, if any: its pet is archived, or its category was deleted.
 */
export function usePausedReason(control: Control<PlanValues>): 'petRests' | 'categoryRests' | undefined {
  const [petId, category] = useWatch({ control, name: ['petId', 'category'] });
  const { petOf } = usePets();
  const isOwn = Boolean(category) && !isBuiltIn(category);
  const { data, own } = useCategories(isOwn);
  if (petOf(petId)?.archivedAt) return 'petRests';
  return isOwn && data && !own.some(({ id }) => id === category) ? 'categoryRests' : undefined;
}
