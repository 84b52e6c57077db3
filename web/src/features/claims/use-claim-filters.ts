import { useExistingTagFilter } from '../../shared/tags/use-existing-tag-filter.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';

/** Parts of the claim list: open, finished, or both. */
export const whichClaims = ['open', 'over', 'all'] as const;
type WhichClaims = (typeof whichClaims)[number];

/** Filters by pet and tag, and the chosen part of the list. The part is no filter: clearing the filters keeps it. */
export function useClaimFilters() {
  const part = useFilters({ which: isOneOf(whichClaims) });
  const filters = useExistingTagFilter(useFilters({ petId: isNonEmptyText, tagId: isNonEmptyText }));
  return {
    ...filters,
    which: part.chosen.which ?? ('open' as WhichClaims),
    setWhich: (which: WhichClaims) => part.replace({ which: which === 'open' ? '' : which }),
  };
}
