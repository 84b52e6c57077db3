import './first-steps.css';
import type { ReactNode } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, linkToPet, screens } from '../../screens.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { firstStepTexts } from './texts.ts';
import { Link } from '../../ui/Link.tsx';

const all = 2;

/** First steps of a new account: a pet, then a reminder for it. */
export function FirstSteps({ pet }: { pet: Pet | undefined }) {
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
      <ol>
        {pet ? (
          <Step
            isDone
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
              <Link className="btn lg" to={linkTo(screens.pets, { add: 1 })}>
                <Plus size={20} aria-hidden="true" />
                {screens.pets.add[lang]}
              </Link>
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
              <Link className="btn lg" to={linkTo(screens.reminders, { add: 1, petId: pet.id })}>
                <BellRing size={20} aria-hidden="true" />
                {screens.reminders.add[lang]}
              </Link>
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
  /** True until the step before it is done. */
  isWaiting?: boolean;
};

const Step = ({ art, title, text, action, isDone, isWaiting }: StepProps) => (
  <li className={isWaiting ? 'waiting' : undefined} aria-current={!isDone && !isWaiting ? 'step' : undefined}>
    <span className="step-art num">
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
