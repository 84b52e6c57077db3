import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { householdNameTexts } from './household-name-texts.ts';
import { useHouseholdName, useHouseholds } from './use-households.ts';
import { usePets } from '../pets/use-pets.ts';

type Props = {
  label: string;
  /** Household of longest membership, until another is chosen. */
  value: string | undefined;
  onChange: (householdId: string) => void;
};

/** Choice between the user's households; hidden for a user with only one. */
export function HouseholdSelect({ label, value, onChange }: Props) {
  const t = useTexts(householdNameTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const nameOf = useHouseholdName();
  const { petsAt } = usePets();
  const homes = useHouseholds().data?.homes ?? [];
  if (homes.length < 2) return null;
  const chosen = homes.find(({ id }) => id === value) ?? homes[0]!;
  return (
    <ChoiceBox
      label={label}
      choices={homes.map((home) => ({ value: home.id, label: nameOf(home) }))}
      value={chosen.id}
      onChange={onChange}
      hint={f.list(petsAt(chosen).map(({ name }) => isolateDirection(name, lang))) || t.noPets}
    />
  );
}
