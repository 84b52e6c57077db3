import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { shortName } from './short-name.ts';
import { usePeople } from './use-people.ts';
import { authorLineTexts } from './author-line-texts.ts';

/** Ids of the person who created an item and of the last to change it. */
export type Authored = { createdBy: string; updatedBy: string };

/**
 * Names of the author and of the last editor, if that is another person. Nothing for an item that only one person has
 * access to, unless it was written by another person, who has left.
 */
export function AuthorLine({ row: { createdBy, updatedBy }, petId }: { row: Authored; petId: string }) {
  const t = useTexts(authorLineTexts);
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  if (!data || !user) return null;
  const isAlone = [createdBy, updatedBy].every((id) => id === user.id) && !data.sharedPetIds.includes(petId);
  if (isAlone) return null;

  const signed = (id: string, words: (values: { name: string }) => string, own: string) => {
    if (id === user.id) return own;
    const name = shortName(id, data.people);
    return name && words({ name: isolateDirection(name, lang) });
  };
  const said = [
    signed(createdBy, t.added, t.addedByYou),
    updatedBy === createdBy ? undefined : signed(updatedBy, t.updated, t.updatedByYou),
  ].filter(Boolean);
  return said.length > 0 && <p className="hint">{said.join(' · ')}</p>;
}
