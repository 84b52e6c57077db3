import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import X from 'lucide-react/icons/x';
import type { HandoverGoes } from '@tzemed/contract/sharing/handovers';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { handoverTexts } from './texts.ts';
import { useHandoverContents } from './use-handover-contents.ts';

type Props = { name: string; goes: HandoverGoes; guests: readonly string[] };

/** Data that moves with a pet, data that stays, and shares that end. */
export function HandoverContents({ name, goes, guests }: Props) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { lines } = useHandoverContents();
  const names = f.list(guests.map((guest) => isolateDirection(guest, lang)));
  const parts = [
    { icon: Check, title: t.goes, lines: lines(goes).map(({ text }) => text) },
    { icon: House, title: t.stays, lines: [t.staysText] },
    {
      icon: X,
      title: t.ends,
      lines: [
        ...(guests.length > 0 ? [t.guestsEnd({ names })] : []),
        t.remindersEnd({ name: isolateDirection(name, lang) }),
      ],
    },
  ];
  return (
    <div className="handover-goes">
      {parts.map(({ icon: Icon, title, lines }) => (
        <div key={title}>
          <h3>
            <Icon size={17} aria-hidden="true" />
            {title}
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
