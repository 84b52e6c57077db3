import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { shortName } from '../people/short-name.ts';
import type { CurrentVersion } from './edit-conflict.ts';
import { conflictWithDeviceTexts, conflictWithPersonTexts } from './edit-conflict-texts.ts';
import { usePeople } from '../people/use-people.ts';

type Words = Record<keyof typeof conflictWithPersonTexts, string>;

/** Labels of the other side of an edit conflict: by name, or as saved elsewhere. */
export function useConflictLabels({ updatedBy }: CurrentVersion): Words {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  const named = useTexts(conflictWithPersonTexts);
  const { own, ...elsewhere } = useTexts(conflictWithDeviceTexts);
  if (updatedBy === user?.id) return { ...elsewhere, title: own };
  const name = isolateDirection(shortName(updatedBy, data?.people ?? []) ?? '', lang);
  if (!name) return elsewhere;
  const said = Object.entries(named).map(([key, word]) => [key, typeof word === 'string' ? word : word({ name })]);
  return Object.fromEntries(said) as Words;
}
