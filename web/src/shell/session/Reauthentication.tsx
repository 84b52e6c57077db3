import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { onReauthenticationNeeded } from '../../lib/session/reauthentication.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { lazyOnRender } from '../../ui/lazy/lazy-on-render.ts';
import { reauthenticationTexts } from './reauthentication-texts.ts';

const ReauthenticationForm = lazyOnRender(() =>
  import('./ReauthenticationForm.tsx').then((module) => module.ReauthenticationForm),
);

/** Asks again who it is before something sensitive, over whatever is open; then that goes on. */
export function Reauthentication() {
  const t = useTexts(reauthenticationTexts);
  const [waiting, setWaiting] = useState<{ answer: (isProven: boolean) => void } | null>(null);
  useEffect(() => onReauthenticationNeeded(() => new Promise((resolve) => setWaiting({ answer: resolve }))), []);
  const close = (isProven: boolean) => {
    waiting?.answer(isProven);
    setWaiting(null);
  };
  return (
    <Modal title={t.title} isOpen={waiting !== null} onClose={() => close(false)}>
      <Suspense fallback={<Loading />}>
        <ReauthenticationForm onProven={() => close(true)} onCancel={() => close(false)} />
      </Suspense>
    </Modal>
  );
}
