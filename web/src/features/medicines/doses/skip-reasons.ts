import { type SkipReason, skipReasons } from '@tzemed/contract/medical/doses';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { doseTexts } from './dose-texts.ts';

/** Reasons for leaving out a dose, in the gender of the pet where that is known. */
export function useSkipReasons({ sex }: Pick<Pet, 'sex'>) {
  const t = useTexts(doseTexts);
  const label: Record<SkipReason, string> = {
    refused: sex === 'female' ? t.refusedHer : sex === 'male' ? t.refusedHim : t.refused,
    vomited: sex === 'female' ? t.vomited : sex === 'male' ? t.vomitedHim : t.vomiting,
    ranOut: t.ranOut,
    vetSaid: t.vetSaid,
    other: t.other,
  };
  return { label, choices: skipReasons.map((value) => ({ value, label: label[value] })) };
}
