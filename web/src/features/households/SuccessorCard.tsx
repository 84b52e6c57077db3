import { type ReactNode, Suspense, useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import type { Home } from '@tzemed/contract/sharing/households';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { usePeople } from '../../shared/people/use-people.ts';
import { Fold } from '../../ui/Fold.tsx';
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
  const isDue = useIsDue(home);
  const [isUnfolded, unfold] = useState(false);
  return (
    <section className="card pad home-side">
      <Titled title={t.successorTitle} isFolded={!isDue} isOpen={isUnfolded} onToggle={unfold}>
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
      </Titled>
      <Modal title={t.successorTitle} isOpen={isOpen} onClose={close}>
        <Suspense fallback={<Loading />}>
          <Form home={home} onDone={close} />
        </Suspense>
      </Modal>
    </section>
  );
}

const monthDays = 30;

/** A new home has other things to think of: it is asked from its second month on, or once somebody has left. */
function useIsDue({ successor, owners }: Home) {
  const since = addDays(useToday(), -monthDays);
  const isOld = owners.some(({ joinedAt }) => dayOf(new Date(joinedAt)) < since);
  const { data } = usePeople(successor === null && !isOld);
  return successor !== null || isOld || Boolean(data?.people.some(({ isHere }) => !isHere));
}

type TitledProps = {
  title: string;
  isFolded: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

const Titled = ({ title, isFolded, isOpen, onToggle, children }: TitledProps) =>
  isFolded ? (
    <Fold title={title} isOpen={isOpen} onToggle={onToggle}>
      {children}
    </Fold>
  ) : (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );
