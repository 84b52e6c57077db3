import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterChoice } from '../filter-choice.ts';
import { TagMark } from './TagMark.tsx';
import { tagTexts } from './tag-texts.ts';
import { useTags } from './use-tags.ts';

/** What bears a tag; nothing to choose where there is none. */
export function useTagChoice(): FilterChoice[] {
  const t = useTexts(tagTexts);
  const { tags } = useTags();
  if (tags.length === 0) return [];
  const options = tags.map(({ id, name, hue }) => ({ id, label: name, art: <TagMark hue={hue} /> }));
  return [{ name: 'tagId', label: t.tag, all: t.allTags, options }];
}
