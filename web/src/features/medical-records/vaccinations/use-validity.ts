import { validityOn } from '@tzemed/contract/medical/vaccination-validity';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { validityTexts } from '../record/record-texts.ts';
import { validityTones } from './validity-tones.ts';

/** Until when a vaccination holds, in words, and how it stands today; nothing where no day was written. */
export function useValidity(validUntil: string | null) {
  const t = useTexts(validityTexts);
  const f = useFormats();
  const today = useToday(validUntil !== null);
  const validity = validityOn(validUntil, today);
  if (validUntil === null || validity === 'unknown') return undefined;
  const day = f.day(validUntil);
  const text = {
    valid: () => t.until({ day }),
    ending: () => t.ends({ when: f.distance(validUntil, today) }),
    over: () => t.ended({ day }),
  }[validity]();
  return { validity, text, tone: validityTones[validity] };
}
