import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { whenAskedAgain } from '../lib/prove-again.ts';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { reauthenticationTexts } from './reauthentication-texts.ts';

const ReauthenticationForm = lazyPart(() =>
  import('./ReauthenticationForm.tsx').then((module) => module.ReauthenticationForm),
);

/** Asks again who it is before something sensitive, over whatever is open; then that goes on. */
export function Reauthentication() {
  const t = useTexts(reauthenticationTexts);
  const [waiting, setWaiting] = useState<{ answer: (isProven: boolean) => void } | null>(null);
  useEffect(() => whenAskedAgain(() => new Promise((resolve) => setWaiting({ answer: resolve }))), []);
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
