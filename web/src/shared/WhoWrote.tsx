import { useQuery } from '@tanstack/react-query';
import { callingName } from '@tzemed/contract/calling-name';
import { people as table, type Person } from '@tzemed/contract/people';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { callsOf } from '../lib/api-client.ts';
import { isolate } from '../lib/isolate.ts';
import { useAuth } from '../shell/auth-context.ts';
import { whoWroteTexts } from './who-wrote-texts.ts';

const api = callsOf(table);

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
  const { data } = useQuery({
    queryKey: ['people', 'list'],
    queryFn: ({ signal }) => api.list({}, { signal }),
    // People come and go less often than forms are opened; names are not worth a word when they can't be had.
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  if (!data || !user) return null;
  const { people, sharedPetIds } = data;
  const isAlone = [createdBy, updatedBy].every((id) => id === user.id) && !sharedPetIds.includes(petId);
  if (isAlone) return null;

  const signed = (id: string, words: (values: { name: string }) => string, own: string) => {
    if (id === user.id) return own;
    const name = shortName(id, people);
    return name && words({ name: isolate(name, lang) });
  };
  const said = [
    signed(createdBy, t.added, t.addedByYou),
    updatedBy === createdBy ? undefined : signed(updatedBy, t.updated, t.updatedByYou),
  ].filter(Boolean);
  return said.length > 0 && <p className="hint">{said.join(' · ')}</p>;
}

/** The first name, where nobody else among them has it. */
function shortName(id: string, people: readonly Person[]) {
  const person = people.find((one) => one.id === id);
  if (!person) return undefined;
  const short = callingName(person);
  return people.some((one) => one !== person && callingName(one) === short) ? person.name : short;
}
