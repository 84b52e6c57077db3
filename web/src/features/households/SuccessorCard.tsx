import { Suspense } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Home } from '@tzemed/contract/sharing/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { homeTexts } from './texts.ts';

const Form = lazyForm(() => import('./SuccessorForm.tsx').then(({ SuccessorForm }) => SuccessorForm));

/** Person who may ask to take over if the owners are no longer able to. */
export function SuccessorCard({ home }: { home: Home }) {
  const t = useTexts(homeTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { isOpen, add: open, close } = useEditDialog<never>();
  usePrefetch(Form, isOpen);
  const { successor } = home;
  const name = successor && (successor.name ?? successor.email);
  return (
    <section className="card pad home-side">
      <h2>{t.successorTitle}</h2>
      {successor && name ? (
        <>
          <div className="person">
            <PersonAvatar is="guest" name={name} />
            <div className="person-text">
              <b>
                <bdi>{name}</bdi>
              </b>
              <small className="muted">
                {t.successorSince({ day: f.fullDay(dayOf(new Date(successor.chosenAt))) })}
              </small>
            </div>
            <IconButton icon={Pencil} label={t.changeSuccessor} onPress={open} />
          </div>
          <p>{t.successorText({ name: isolateDirection(name, lang) })}</p>
        </>
      ) : (
        <>
          <p>{t.successorAsk}</p>
          <button type="button" className="btn line sm" onClick={open}>
            {t.choose}
          </button>
        </>
      )}
      <Modal title={t.successorTitle} isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Loading />}>
          <Form home={home} onDone={close} />
        </Suspense>
      </Modal>
    </section>
  );
}
