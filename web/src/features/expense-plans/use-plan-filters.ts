import { useExistingTagFilter } from '../../shared/tags/use-existing-tag-filter.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';

/**
 * Filters by pet and tag, and whether finished plans are shown. The latter is no filter: clearing the filters keeps it.
 */
export function usePlanFilters() {
  const part = useFilters({ ended: isOneOf(['true']) });
  const filters = useExistingTagFilter(useFilters({ petId: isNonEmptyText, tagId: isNonEmptyText }));
  return {
    ...filters,
    isEnded: part.chosen.ended === 'true',
    setEnded: (isEnded: boolean) => part.replace({ ended: isEnded ? 'true' : '' }),
  };
}
