import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { isolate } from '../lib/isolate.ts';
import { useAuth } from '../shell/auth-context.ts';
import { shortName } from './short-name.ts';
import type { Standing } from './two-edits.ts';
import { elsewhereTexts, namedTexts } from './two-edits-texts.ts';
import { usePeople } from './use-people.ts';

type Words = Record<keyof typeof namedTexts, string>;

/** How the other side of two edits is spoken of: by its name, or by that it was saved elsewhere. */
export function useWhose({ updatedBy }: Standing): Words {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  const named = useTexts(namedTexts);
  const { own, ...elsewhere } = useTexts(elsewhereTexts);
  if (updatedBy === user?.id) return { ...elsewhere, title: own };
  const name = isolate(shortName(updatedBy, data?.people ?? []) ?? '', lang);
  if (!name) return elsewhere;
  const said = Object.entries(named).map(([key, word]) => [key, typeof word === 'string' ? word : word({ name })]);
  return Object.fromEntries(said) as Words;
}
