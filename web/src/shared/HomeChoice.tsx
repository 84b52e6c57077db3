import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { isolate } from '../lib/isolate.ts';
import { useFormats } from '../lib/use-formats.ts';
import { ChoiceBox } from '../ui/ChoiceBox.tsx';
import { homeNameTexts } from './home-name-texts.ts';
import { useHomeName, useHomes } from './use-homes.ts';
import { usePets } from './use-pets.ts';

type Props = {
  label: string;
  /** That of longest, until one is chosen. */
  value: string | undefined;
  onChange: (householdId: string) => void;
};

/** Which of one's homes; whoever has one alone is not asked. */
export function HomeChoice({ label, value, onChange }: Props) {
  const t = useTexts(homeNameTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const nameOf = useHomeName();
  const { petsAt } = usePets();
  const homes = useHomes().data?.homes ?? [];
  if (homes.length < 2) return null;
  const chosen = homes.find(({ id }) => id === value) ?? homes[0]!;
  return (
    <ChoiceBox
      label={label}
      choices={homes.map((home) => ({ value: home.id, label: nameOf(home) }))}
      value={chosen.id}
      onChange={onChange}
      hint={f.list(petsAt(chosen).map(({ name }) => isolate(name, lang))) || t.noPets}
    />
  );
}
