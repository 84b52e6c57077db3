import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Guest } from './RightsForm.tsx';
import { sharingTexts } from './texts.ts';
import { useEnding } from './use-ending.ts';

type Props = { guest: Guest | null; onClose: () => void };

/** Asks before all that is shared with somebody ends. */
export function EndSharing({ guest, onClose }: Props) {
  const t = useTexts(sharingTexts);
  const { lang } = useLanguage();
  const { end } = useEnding();
  const name = isolate(guest?.name ?? '', lang);
  return (
    <Confirm
      title={t.endAllTitle({ name })}
      question={t.removeText}
      action={t.endAll}
      isOpen={guest !== null}
      onConfirm={() => guest && end(guest.shares, t.ended({ name }))}
      onClose={onClose}
    />
  );
}
