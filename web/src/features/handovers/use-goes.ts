import type { HandoverGoes } from '@tzemed/contract/handovers';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { handoverTexts } from './texts.ts';

/** What goes along, in words: line by line, and in short. What there is none of is not named. */
export function useGoes() {
  const t = useTexts(handoverTexts);
  const f = useFormats();
  const named = (goes: HandoverGoes, ...of: (keyof HandoverGoes)[]) =>
    f.list(of.filter((noun) => goes[noun] > 0).map((noun) => t[noun]({ count: goes[noun] })));
  return {
    lines: (goes: HandoverGoes) =>
      [t.profile, named(goes, 'medicalRecords', 'files'), named(goes, 'expenses', 'reminders')].filter(Boolean),
    short(goes: HandoverGoes) {
      const rows = goes.medicalRecords + goes.expenses + goes.reminders;
      return f.list([t.rows({ count: rows }), ...(goes.files > 0 ? [t.files({ count: goes.files })] : [])]);
    },
  };
}
