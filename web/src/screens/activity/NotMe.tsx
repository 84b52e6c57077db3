import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessions as table } from '@tzemed/contract/sessions';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { linkTo, screens } from '../../screens.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { activityTexts } from './texts.ts';

const { removeOthers } = callsOf(table);

/** An attempt was a stranger's: all other devices are signed out, and a new password is chosen. */
export function NotMe() {
  const t = useTexts(activityTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const stop = useMutation({
    mutationFn: () => removeOthers(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
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
          await stop.mutateAsync();
          void navigate(linkTo(screens.profile, { tab: 'password' }));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
