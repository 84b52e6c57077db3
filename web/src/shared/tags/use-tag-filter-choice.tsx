import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterChoice } from '../filters/filter-choice.ts';
import { usePets } from '../pets/use-pets.ts';
import { useUniqueItemName } from '../households/use-disambiguated-name.ts';
import { TagMark } from './TagMark.tsx';
import { tagTexts } from './tag-texts.ts';
import { useTags } from './use-tags.ts';

/** Filter by tag, with the tags of the chosen pet's household; empty if there are none. */
export function useTagFilterChoice(petId: string | undefined): FilterChoice[] {
  const t = useTexts(tagTexts);
  const { tags } = useTags();
  const { petOf } = usePets();
  const home = petId ? petOf(petId)?.householdId : undefined;
  const offered = tags.filter(({ householdId }) => !home || householdId === home);
  const called = useUniqueItemName(offered);
  const options = offered.map((tag) => ({ id: tag.id, label: called(tag), art: <TagMark hue={tag.hue} /> }));
  return options.length > 0 ? [{ name: 'tagId', label: t.tag, all: t.allTags, options }] : [];
}
