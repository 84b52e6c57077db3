import type { Pet } from '@tzemed/contract/pets/pets';
import { useCarePlan } from '../../features/care/api.ts';
import { isPast } from '../../features/care/due-text.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { hasCareRules } from '@tzemed/contract/care/care-species';

/**
 * Tab of the care plan: dogs and cats have rules, other animals once something is in their plan. `late` counts what is
 * past its day.
 */
export function useCareTab(pet: Pet) {
  const today = useToday();
  const items = useCarePlan(pet).data?.items ?? [];
  const hasRules = hasCareRules(pet);
  return {
    isShown: hasRules || items.some(({ state }) => state !== 'option'),
    late: items.filter((item) => item.state === 'now' && item.due !== null && isPast(item, today)).length,
  };
}
