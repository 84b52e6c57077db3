import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterChoice } from '../filter-choice.ts';
import { usePets } from '../use-pets.ts';
import { TagMark } from './TagMark.tsx';
import { tagTexts } from './tag-texts.ts';
import { isBorne, useTags } from './use-tags.ts';

/** What bears a tag, of the home of the pet that is chosen; nothing to choose where there is none. */
export function useTagChoice(petId: string | undefined): FilterChoice[] {
  const t = useTexts(tagTexts);
  const { tags } = useTags();
  const { petOf } = usePets();
  const home = petId ? petOf(petId)?.householdId : undefined;
  const options = tags
    .filter(({ householdId }) => !home || householdId === home)
    .map(({ id, name, hue }) => ({ id, label: name, art: <TagMark hue={hue} /> }));
  return options.length > 0 ? [{ name: 'tagId', label: t.tag, all: t.allTags, options }] : [];
}

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
