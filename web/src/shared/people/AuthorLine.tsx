import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { shortName } from './short-name.ts';
import { usePeople } from './use-people.ts';
import { authorLineTexts } from './author-line-texts.ts';

/** Who made a thing and who changed it last, by their ids. */
export type Authored = { createdBy: string; updatedBy: string };

/**
 * Who made it, and who changed it last where that is somebody else. Nothing for what only one person has access to, unless
 * it was written by another, who has left.
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
