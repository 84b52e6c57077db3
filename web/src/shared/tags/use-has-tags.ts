import { useUsedFeatures } from '../used/use-used-features.ts';
import { useTags } from './use-tags.ts';

/**
 * Tells whether a form has the tag field: the form of an existing item always, that of a new one once its household has
 * tags, or so many documents that tags help.
 */
export function useHasTags(isNew: boolean) {
  const { tags } = useTags(isNew);
  const { documents } = useUsedFeatures(isNew);
  return (householdId: string) => !isNew || documents || tags.some((tag) => tag.householdId === householdId);
}
