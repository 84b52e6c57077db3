import { useStandingTag } from '../../shared/tags/use-standing-tag.ts';
import { isAnyText, isOneOf, useFilters } from '../../shared/use-filters.ts';

/** By pet and tag; and whether what is over is looked at, which is no filter of its list. */
export function usePlanFilters() {
  const { chosen, ...filters } = useStandingTag(
    useFilters<{ petId: string; tagId: string; ended: 'true' }>({
      petId: isAnyText,
      tagId: isAnyText,
      ended: isOneOf(['true']),
    }),
  );
  const { ended, ...others } = chosen;
  return { ...filters, chosen: others, isActive: Object.keys(others).length > 0, isEnded: ended === 'true' };
}
