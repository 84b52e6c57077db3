import { useState } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { Fold } from '../../../ui/Fold.tsx';
import type { DoseSlot } from '../api.ts';
import type { DoseActions } from '../doses/use-dose-actions.ts';
import { useWhen } from '../use-when.ts';
import { weekTexts } from './week-texts.ts';

type Props = { slots: readonly DoseSlot[]; courses: readonly Medicine[]; actions: DoseActions | undefined };

/** Asks about doses that nobody has answered: one in a sentence, several in a list. */
export function MissedDoses({ slots, courses, actions }: Props) {
  const t = useTexts(weekTexts);
  const { lang } = useLanguage();
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const said = (slot: DoseSlot) => {
    const course = courses.find(({ id }) => id === slot.medicineId);
    return course && { name: isolateDirection(course.name, lang), when: when(slot.plannedAt, course.timezone) };
  };
  const asked = slots.flatMap((slot) => {
    const words = said(slot);
    return words ? [{ slot, words }] : [];
  });
  const [one, another] = asked;
  if (!one) return null;
  if (!another)
    return (
      <div className="med-missed">
        <CircleQuestionMark size={18} aria-hidden="true" />
        <p>{t.missed(one.words)}</p>
        <Answers slots={[one.slot]} words={one.words} actions={actions} />
      </div>
    );
  return (
    <div className="med-missed">
      <Fold title={t.missedSeveral({ count: asked.length })} isOpen={isOpen} onToggle={setOpen}>
        <Answers slots={asked.map(({ slot }) => slot)} actions={actions} />
        <ul>
          {asked.map(({ slot, words }) => (
            <li key={`${slot.medicineId} ${slot.plannedAt}`}>
              <span>{t.missed(words)}</span>
              <Answers slots={[slot]} words={words} actions={actions} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

type AnswersProps = {
  slots: readonly DoseSlot[];
  /** Names the dose, if it is one. */
  words?: { name: string; when: string };
  actions: DoseActions | undefined;
};

function Answers({ slots, words, actions }: AnswersProps) {
  const t = useTexts(weekTexts);
  if (!actions) return null;
  const button = (outcome: 'given' | 'skipped', label: string, className: string) => (
    <button
      type="button"
      className={`btn sm ${className}`}
      aria-label={words && t.named({ answer: label, ...words })}
      onClick={() => actions.answer(slots, outcome)}
    >
      {label}
    </button>
  );
  return (
    <div className="row tight">
      {button('given', words ? t.wasGiven : t.allGiven, 'soft')}
      {button('skipped', words ? t.wasNot : t.allNot, 'line')}
    </div>
  );
}
