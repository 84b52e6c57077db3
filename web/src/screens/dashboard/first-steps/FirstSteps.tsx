import './first-steps.css';
import { type ReactNode, Suspense, useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { linkToPet, screens } from '../../../screens.ts';
import { lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { firstStepTexts } from './first-steps-texts.ts';

const Dialogs = lazyWithoutPrefetch(() =>
  import('./FirstStepDialogs.tsx').then(({ FirstStepDialogs }) => FirstStepDialogs),
);

const Reach = lazyWithoutPrefetch(() =>
  import('../../../features/reminders/alerts/ReachNotice.tsx').then(({ ReachNotice }) => ReachNotice),
);

const all = 2;

type Props = {
  pet: Pet | undefined;
  /** False once the account has entries: only a form that is still open stays. */
  isShown: boolean;
  /** The only reminder: how it arrives is said after the steps, until the screen is left. */
  reminder: Reminder | undefined;
};

/** First steps of a new account: a pet, then a reminder for it. */
export function FirstSteps({ pet, isShown, reminder }: Props) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const adding = useEditDialog<never>();
  const reminding = useEditDialog<never>();
  const [isJustMet, setJustMet] = useState(false);
  const [isAsked, ask] = useState(false);
  const opening = (open: () => void) => () => {
    ask(true);
    open();
  };
  return (
    <>
      {isShown && (
        <Steps pet={pet} isJustMet={isJustMet} onPet={opening(adding.add)} onReminder={opening(reminding.add)} />
      )}
      {wasShown && !isShown && reminder && (
        <Suspense>
          <Reach reminder={reminder} />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <Dialogs pet={pet} adding={adding} reminding={reminding} onPetSaved={() => setJustMet(true)} />
        </Suspense>
      )}
    </>
  );
}

type StepsProps = {
  pet: Pet | undefined;
  /** True after the pet was added here, which is celebrated. */
  isJustMet: boolean;
  onPet: () => void;
  onReminder: () => void;
};

function Steps({ pet, isJustMet, onPet, onReminder }: StepsProps) {
  const t = useTexts(firstStepTexts);
  const { lang } = useLanguage();
  const done = pet ? 1 : 0;
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <div className="card-head">
        <h2 id="first-steps">{t.title}</h2>
        <label className="row tight muted num">
          {t.progress({ done, all })}
          <progress value={done} max={all} />
        </label>
      </div>
      <p className="sr" role="status">
        {pet && isJustMet && t.welcome({ name: pet.name })}
      </p>
      <ol>
        {pet ? (
          <Step
            isDone
            isCelebrated={isJustMet}
            art={<PetPortrait pet={pet} size={64} />}
            title={t.petDone({ name: pet.name })}
            text={t.petDoneText}
            action={
              pet.photoId === null && (
                <Link className="btn soft" to={linkToPet(pet.id)}>
                  <Camera size={18} aria-hidden="true" />
                  {t.addPhoto}
                </Link>
              )
            }
          />
        ) : (
          <Step
            art="1"
            title={t.petTitle}
            text={t.petText}
            action={
              <button type="button" className="btn lg" onClick={onPet}>
                <Plus size={20} aria-hidden="true" />
                {screens.pets.add[lang]}
              </button>
            }
          />
        )}
        <Step
          art="2"
          isWaiting={!pet}
          title={t.reminderTitle}
          text={t.reminderText}
          action={
            pet && (
              <button type="button" className="btn lg" onClick={onReminder}>
                <BellRing size={20} aria-hidden="true" />
                {screens.reminders.add[lang]}
              </button>
            )
          }
        />
      </ol>
    </section>
  );
}

type StepProps = {
  art: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  isDone?: boolean;
  isCelebrated?: boolean;
  /** True until the step before it is done. */
  isWaiting?: boolean;
};

const Step = ({ art, title, text, action, isDone, isCelebrated, isWaiting }: StepProps) => (
  <li className={isWaiting ? 'waiting' : undefined} aria-current={!isDone && !isWaiting ? 'step' : undefined}>
    <span className="step-art num" data-celebrated={isCelebrated || undefined}>
      {art}
      {isDone && <Check size={18} className="step-done" aria-hidden="true" />}
    </span>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </div>
  </li>
);
