import type { Tag } from '@tzemed/contract/tags';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { FilterChoice } from '../filter-choice.ts';
import { usePets } from '../use-pets.ts';
import { TagMark } from './TagMark.tsx';
import { tagTexts } from './tag-texts.ts';
import { useTags } from './use-tags.ts';

/** What bears a tag, of the home of the pet that is chosen; nothing to choose where there is none. */
export function useTagChoice(petId: string | undefined): FilterChoice[] {
  const t = useTexts(tagTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { tags } = useTags();
  const { pets, petOf } = usePets();
  const home = petId ? petOf(petId)?.householdId : undefined;
  const offered = tags.filter(({ householdId }) => !home || householdId === home);
  /** With whom it lives, where another home calls one of its own the same. */
  function calledOf({ id, name, householdId }: Tag) {
    const there = pets.filter((pet) => pet.householdId === householdId).map((pet) => isolate(pet.name, lang));
    const isTwice = offered.some((other) => other.id !== id && other.name === name);
    return isTwice && there.length > 0 ? `${isolate(name, lang)} (${f.list(there)})` : name;
  }
  const options = offered.map((tag) => ({ id: tag.id, label: calledOf(tag), art: <TagMark hue={tag.hue} /> }));
  return options.length > 0 ? [{ name: 'tagId', label: t.tag, all: t.allTags, options }] : [];
}
