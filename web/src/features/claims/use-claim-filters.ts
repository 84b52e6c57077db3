import { useExistingTagFilter } from '../../shared/tags/use-existing-tag-filter.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';

/** What still waits, what is over, or both. */
export const whichClaims = ['open', 'over', 'all'] as const;
type WhichClaims = (typeof whichClaims)[number];

/** By pet and tag; and which part of them is looked at, which is no filter: clearing the filters leaves it. */
export function useClaimFilters() {
  const part = useFilters({ which: isOneOf(whichClaims) });
  const filters = useExistingTagFilter(useFilters({ petId: isNonEmptyText, tagId: isNonEmptyText }));
  return {
    ...filters,
    which: part.chosen.which ?? ('open' as WhichClaims),
    setWhich: (which: WhichClaims) => part.replace({ which: which === 'open' ? '' : which }),
  };
}
