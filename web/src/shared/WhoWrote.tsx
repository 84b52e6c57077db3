import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { isolate } from '../lib/isolate.ts';
import { useAuth } from '../shell/auth-context.ts';
import { shortName } from './short-name.ts';
import { usePeople } from './use-people.ts';
import { whoWroteTexts } from './who-wrote-texts.ts';

/** Who made a thing and who changed it last, by their ids. */
export type Signed = { createdBy: string; updatedBy: string };

/**
 * Who made it, and who changed it last where that is somebody else. Nothing for what only one person has access to, unless
 * it was written by another, who has left.
 */
export function WhoWrote({ row: { createdBy, updatedBy }, petId }: { row: Signed; petId: string }) {
  const t = useTexts(whoWroteTexts);
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  if (!data || !user) return null;
  const isAlone = [createdBy, updatedBy].every((id) => id === user.id) && !data.sharedPetIds.includes(petId);
  if (isAlone) return null;

  const signed = (id: string, words: (values: { name: string }) => string, own: string) => {
    if (id === user.id) return own;
    const name = shortName(id, data.people);
    return name && words({ name: isolate(name, lang) });
  };
  const said = [
    signed(createdBy, t.added, t.addedByYou),
    updatedBy === createdBy ? undefined : signed(updatedBy, t.updated, t.updatedByYou),
  ].filter(Boolean);
  return said.length > 0 && <p className="hint">{said.join(' · ')}</p>;
}
