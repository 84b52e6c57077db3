import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { isYearAlone } from './birth-date.ts';
import { petFormTexts } from './texts.ts';

export const hasFacts = ({ birthDate, licenceNumber, color }: Pet) => Boolean(birthDate ?? licenceNumber ?? color);

/** The short facts that are known and do not stand at the head of the page. */
export function PetFacts({ pet }: { pet: Pet }) {
  const t = useTexts(petFormTexts);
  const f = useFormats();
  const { birthDate, licenceNumber, color } = pet;
  const estimate = (day: string) => (isYearAlone(day) ? day.slice(0, 4) : f.month(day));
  const facts: [label: string, value: string | null][] = [
    [t.birthDate, birthDate && (pet.birthDateApproximate ? estimate(birthDate) : f.day(birthDate))],
    [t.licenceNumber, licenceNumber],
    [t.color, color],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi className="num">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
