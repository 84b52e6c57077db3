import { Suspense } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { dayOf } from '@tzemed/contract/days';
import type { Home } from '@tzemed/contract/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { Person } from '../../shared/Person.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { useModal } from '../../ui/use-modal.ts';
import { homeTexts } from './texts.ts';

const Form = lazyForm(() => import('./SuccessorForm.tsx').then(({ SuccessorForm }) => SuccessorForm));

/** Who may ask to go on, should the owners not be able to. */
export function SuccessorCard({ home }: { home: Home }) {
  const t = useTexts(homeTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { isOpen, add: open, close } = useModal<never>();
  useAhead(Form, isOpen);
  const { successor } = home;
  const name = successor && (successor.name ?? successor.email);
  return (
    <section className="card pad home-side">
      <h2>{t.successorTitle}</h2>
      {successor && name ? (
        <>
          <div className="person">
            <Person is="guest" name={name} />
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
          <p>{t.successorText({ name: isolate(name, lang) })}</p>
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
