import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { isYearAlone } from '../form/birth-date.ts';
import { customFieldValue } from '../form/custom-field-value.ts';
import { petFormTexts } from '../texts.ts';

type Fact = readonly [label: string, value: string | null | undefined];

/** The short facts that are known and do not stand at the head of the page, with what its owners have named themselves. */
export function useFacts(pet: Pet): Fact[] {
  const t = useTexts(petFormTexts);
  const f = useFormats();
  const { birthDate } = pet;
  const estimate = (day: string) => (isYearAlone(day) ? day.slice(0, 4) : f.month(day));
  const dayOf = (day: string | null | undefined) => day && f.day(day);
  const facts: Fact[] = [
    [t.birthDate, birthDate && (pet.birthDateApproximate ? estimate(birthDate) : f.day(birthDate))],
    [t.chipDate, dayOf(pet.chipDate)],
    [t.licenceNumber, pet.licenceNumber],
    [t.licenceMunicipality, pet.licenceMunicipality],
    [t.licenceValidUntil, dayOf(pet.licenceValidUntil)],
    [t.color, pet.color],
    [t.insurer, pet.insurer],
    [t.policyNumber, pet.policyNumber],
    [t.insuranceRenewal, dayOf(pet.insuranceRenewal)],
    [t.insuranceWaitingUntil, dayOf(pet.insuranceWaitingUntil)],
    // Pets cached on the device by an older version have no custom fields.
    ...(pet.ownFields ?? []).map((own) => [own.name, customFieldValue(own, f.day)] as const),
  ];
  return facts.filter(([, value]) => value);
}

export const PetFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>
          <bdi>{label}</bdi>
        </dt>
        <dd>
          <bdi className="num">{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
