import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterChoice } from '../filter-choice.ts';
import { usePets } from '../use-pets.ts';
import { useToldApart } from '../use-told-apart.ts';
import { TagMark } from './TagMark.tsx';
import { tagTexts } from './tag-texts.ts';
import { useTags } from './use-tags.ts';

/** What bears a tag, of the home of the pet that is chosen; nothing to choose where there is none. */
export function useTagChoice(petId: string | undefined): FilterChoice[] {
  const t = useTexts(tagTexts);
  const { tags } = useTags();
  const { petOf } = usePets();
  const home = petId ? petOf(petId)?.householdId : undefined;
  const offered = tags.filter(({ householdId }) => !home || householdId === home);
  const called = useToldApart(offered);
  const options = offered.map((tag) => ({ id: tag.id, label: called(tag), art: <TagMark hue={tag.hue} /> }));
  return options.length > 0 ? [{ name: 'tagId', label: t.tag, all: t.allTags, options }] : [];
}
