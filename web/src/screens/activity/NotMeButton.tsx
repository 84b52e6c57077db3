import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useEndOthers } from '../../features/account/security/api.ts';
import { linkTo, screens } from '../../screens.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { activityTexts } from './texts.ts';

/** An attempt was a stranger's: all other devices are signed out, and a new password is chosen. */
export function NotMeButton() {
  const t = useTexts(activityTexts);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const endOthers = useEndOthers();
  return (
    <>
      <button type="button" className="btn line sm" onClick={() => setAsking(true)}>
        {t.notMe}
      </button>
      <Confirm
        title={t.stopTitle}
        question={t.stopText}
        action={t.stop}
        isHarmless
        isOpen={isAsking}
        onConfirm={async () => {
          await endOthers.mutateAsync(undefined);
          void navigate(linkTo(screens.profile, { tab: 'password' }));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
