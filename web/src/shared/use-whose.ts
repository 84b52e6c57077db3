import { isolate } from '../lib/isolate.ts';
import { currentSession } from '../lib/session.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { usePeople } from './use-people.ts';
import { theirsTexts } from './two-edits-texts.ts';
import type { Standing } from './two-edits.ts';

/** How the other side of two edits is spoken of: by its name, as one's own, or as whatever was saved. */
export function useWhose({ updatedBy }: Standing) {
  const { lang } = useLanguage();
  const { nameOf } = usePeople();
  const isOwn = updatedBy === currentSession()?.user.id;
  const name = nameOf(updatedBy);
  const words: Record<keyof Words, Word> = useTexts(theirsTexts[isOwn ? 'own' : name ? 'named' : 'unknown']);
  const said = Object.entries(words).map(([key, word]) => [
    key,
    typeof word === 'string' ? word : word({ name: isolate(name ?? '', lang) }),
  ]);
  return Object.fromEntries(said) as Words;
}

type Words = Record<keyof typeof theirsTexts.named, string>;
type Word = string | ((values: { name: string }) => string);
