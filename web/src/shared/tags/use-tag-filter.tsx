import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterChoice } from '../filter-choice.ts';
import { TagMark } from './TagMark.tsx';
import { tagTexts } from './tag-texts.ts';
import { isBorne, useTags } from './use-tags.ts';

/**
 * A list by what bears a tag: what there is to choose from, nothing where there is no tag; and what is asked of the server,
 * which knows no tag that was deleted or merged since its address was kept.
 */
export function useTagFilter<Chosen extends { tagId?: string | undefined }>(chosen: Chosen) {
  const t = useTexts(tagTexts);
  const { tags, data } = useTags();
  const options = tags.map(({ id, name, hue }) => ({ id, label: name, art: <TagMark hue={hue} /> }));
  const choices: FilterChoice[] = options.length > 0 ? [{ name: 'tagId', label: t.tag, all: t.allTags, options }] : [];
  const { tagId } = chosen;
  if (tagId === undefined || !data) return { choices, asked: chosen };
  return { choices, asked: { ...chosen, tagId: tags.find((tag) => isBorne(tag, [tagId]))?.id } };
}
