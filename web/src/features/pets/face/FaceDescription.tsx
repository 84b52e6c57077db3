import { faceOptionsOf } from '@tzemed/contract/pets/face-options';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { useFieldSummary } from '../../../ui/form/field-summary.ts';
import { faceTexts } from './face-texts.ts';
import { hueTexts } from '../../../shared/pets/hue-texts.ts';
import { collarTexts, earsTexts, patchTexts, tagTexts } from './look-texts.ts';
import { lookParts } from './use-look.ts';

const face = { he: 'פנים', en: 'Face', ar: 'الوجه' };

/** A pet's drawn face in words, where it is not to be seen: only what its species can have another way. */
export function FaceDescription() {
  const t = useTexts(faceTexts);
  const hues = useTexts(hueTexts);
  const ears = useTexts(earsTexts);
  const patches = useTexts(patchTexts);
  const collars = useTexts(collarTexts);
  const tags = useTexts(tagTexts);
  useFieldSummary({
    names: lookParts,
    label: useWord(face),
    read: (values) => {
      const { species, hue, ears: ear, patch, collar, tag } = values as Pet;
      const of = faceOptionsOf[species];
      const words = [
        hues[hue],
        of.ears.length > 1 && `${t.ears} ${ears[ear]}`,
        of.patch.length > 1 && `${t.patch} ${patches[patch]}`,
        of.collar.length > 1 && (collar === 'none' ? collars.none : `${t.collar} ${collars[collar]}`),
        of.collar.length > 1 && collar !== 'none' && tags[tag],
      ];
      return words.filter(Boolean).join(', ');
    },
  });
  return null;
}
