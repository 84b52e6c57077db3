import { isBorne, useTags } from './use-tags.ts';

type ByTag = {
  chosen: { tagId?: string | undefined };
  values: { tagId: string };
  isActive: boolean;
};

/**
 * Filters that an address says, by tags that stand: one that was merged since it was kept is the other, and one that was
 * deleted is none.
 */
export function useStandingTag<F extends ByTag>(filters: F): F {
  const { tags, data } = useTags();
  const { tagId } = filters.chosen;
  const standing = tagId === undefined || !data ? tagId : tags.find((tag) => isBorne(tag, [tagId]))?.id;
  if (standing === tagId) return filters;
  const { tagId: _none, ...others } = filters.chosen;
  return {
    ...filters,
    chosen: standing === undefined ? others : { ...others, tagId: standing },
    values: { ...filters.values, tagId: standing ?? '' },
    isActive: standing !== undefined || Object.keys(others).some((name) => name !== 'sort'),
  };
}
