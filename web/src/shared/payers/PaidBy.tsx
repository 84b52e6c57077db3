import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useAuth } from '../../shell/auth-context.ts';
import { Person } from '../Person.tsx';
import { shortName } from '../short-name.ts';
import { usePeople } from '../use-people.ts';
import { payerTexts } from './texts.ts';

type Props = {
  id: string | null | undefined;
  /** In what words, where not that they paid. */
  words?: (values: { name: string }) => string;
};

/** That somebody else has paid; nothing of oneself, and of nobody. */
export function PaidBy({ id, words }: Props) {
  const { user } = useAuth();
  return id && id !== user?.id ? <Other id={id} words={words} /> : null;
}

function Other({ id, words }: { id: string; words: Props['words'] }) {
  const t = useTexts(payerTexts);
  const { lang } = useLanguage();
  const { data, nameOf } = usePeople();
  const name = shortName(id, data?.people ?? []);
  if (!name) return null;
  return (
    <span className="mark">
      <Person is="owner" name={nameOf(id) ?? name} size={20} />
      {(words ?? t.paidBy)({ name: isolate(name, lang) })}
    </span>
  );
}
