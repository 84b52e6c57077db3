import type { HandoverGoes } from '@tzemed/contract/sharing/handovers';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { handoverTexts } from './texts.ts';

/** Texts for the contents that move with a pet: line by line, and in short. Empty contents are not named. */
export function useHandoverContents() {
  const t = useTexts(handoverTexts);
  const f = useFormats();
  const named = (goes: HandoverGoes, ...of: (keyof HandoverGoes)[]) =>
    f.list(of.filter((noun) => goes[noun] > 0).map((noun) => t[noun]({ count: goes[noun] })));
  return {
    lines: (goes: HandoverGoes) =>
      [
        { of: 'profile' as const, text: t.profile },
        { of: 'medicalRecords' as const, text: named(goes, 'medicalRecords', 'files') },
        {
          of: goes.expenses > 0 ? ('expenses' as const) : ('reminders' as const),
          text: named(goes, 'expenses', 'reminders'),
        },
      ].filter(({ text }) => text),
    short(goes: HandoverGoes) {
      const rows = goes.medicalRecords + goes.expenses + goes.reminders;
      const parts = [
        ...(rows > 0 ? [t.rows({ count: rows })] : []),
        ...(goes.files > 0 ? [t.files({ count: goes.files })] : []),
      ];
      return parts.length > 0 ? f.list(parts) : t.profile;
    },
  };
}
