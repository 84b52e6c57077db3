import { useStandingTag } from '../../shared/tags/use-standing-tag.ts';
import { isAnyText, isOneOf, useFilters } from '../../shared/use-filters.ts';

/** By pet and tag; and whether what is over is looked at, which is no filter: clearing the filters leaves it. */
export function usePlanFilters() {
  const part = useFilters({ ended: isOneOf(['true']) });
  const filters = useStandingTag(useFilters({ petId: isAnyText, tagId: isAnyText }));
  return {
    ...filters,
    isEnded: part.chosen.ended === 'true',
    setEnded: (isEnded: boolean) => part.replace({ ended: isEnded ? 'true' : '' }),
  };
}
