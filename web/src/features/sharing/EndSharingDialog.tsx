import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import type { Guest } from './PermissionsForm.tsx';
import { sharingTexts } from './texts.ts';
import { useEndSharing } from './use-end-sharing.ts';

type Props = { guest: Guest | null; onClose: () => void };

/** Asks before all that is shared with somebody ends. */
export function EndSharingDialog({ guest, onClose }: Props) {
  const t = useTexts(sharingTexts);
  const { lang } = useLanguage();
  const { end } = useEndSharing();
  const name = isolateDirection(guest?.name ?? '', lang);
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
