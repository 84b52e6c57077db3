import { useExistingTagFilter } from '../../shared/tags/use-existing-tag-filter.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';

/** By pet and tag; and whether what is over is looked at, which is no filter: clearing the filters leaves it. */
export function usePlanFilters() {
  const part = useFilters({ ended: isOneOf(['true']) });
  const filters = useExistingTagFilter(useFilters({ petId: isNonEmptyText, tagId: isNonEmptyText }));
  return {
    ...filters,
    isEnded: part.chosen.ended === 'true',
    setEnded: (isEnded: boolean) => part.replace({ ended: isEnded ? 'true' : '' }),
  };
}
