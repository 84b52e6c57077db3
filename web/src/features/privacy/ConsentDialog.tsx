import './privacy.css';
import { Suspense, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { cardPage, privacyPage } from '../../screens.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { consentTexts } from './consent-texts.ts';

const ConsentForm = lazyForm(() => import('./ConsentForm.tsx').then((module) => module.ConsentForm));

/** Pages that the dialog never covers: those needed in an emergency, and the one by which somebody leaves who does not agree. */
const isOpenTo = (pathname: string) => [cardPage, privacyPage].some(({ path }) => matchPath(`/app/${path}`, pathname));

/** Asks at each start of the app for what has a new wording, until it was agreed to. */
export function ConsentDialog() {
  const t = useTexts(consentTexts);
  const { consentsDue } = useAuth();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  const close = () => setClosed(true);
  return (
    <Modal title={t.newTitle} isOpen={consentsDue.length > 0 && !isClosed && !isOpenTo(pathname)} onClose={close}>
      <Suspense fallback={<Loading />}>
        <ConsentForm due={consentsDue} onClose={close} />
      </Suspense>
    </Modal>
  );
}
