import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toast/toast.ts';
import { deletedTagTexts } from './deleted-tag-texts.ts';
import { hasTag, useTags } from './use-tags.ts';

type ByTag = {
  chosen: { tagId?: string | undefined };
  values: { tagId: string };
  isActive: boolean;
  replace: (changes: { tagId: string }) => void;
};

/**
 * Filters that an address says, by tags that stand: one that was merged since it was kept is the other. One that was
 * deleted is none, which is said, and the address says it no more.
 */
export function useExistingTagFilter<F extends ByTag>(filters: F): F {
  const t = useTexts(deletedTagTexts);
  const { tags, data, source, isFetching } = useTags();
  const { tagId } = filters.chosen;
  const standing = tagId === undefined || !data ? tagId : tags.find((tag) => hasTag(tag, [tagId]))?.id;
  const isGone = tagId !== undefined && standing === undefined && source === 'server' && !isFetching;
  useEffect(() => {
    if (!isGone) return;
    toast.info(t.gone);
    filters.replace({ tagId: '' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each that has gone
  }, [isGone]);
  if (standing === tagId) return filters;
  const { tagId: _none, ...others } = filters.chosen;
  return {
    ...filters,
    chosen: standing === undefined ? others : { ...others, tagId: standing },
    values: { ...filters.values, tagId: standing ?? '' },
    isActive: standing !== undefined || Object.keys(others).some((name) => name !== 'sort'),
  };
}
