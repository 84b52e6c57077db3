import { useId } from 'react';
import type { Appointment } from '@tzemed/contract/medical/appointments';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOptimisticToggles } from '../../ui/field/use-optimistic-toggles.ts';
import type { Status } from './api.ts';
import { appointmentTexts } from './texts.ts';

type Props = { appointment: Appointment; status: Status | undefined };

/** Questions to ask at the appointment, as a checklist. */
export function AppointmentQuestions({ appointment, status }: Props) {
  const t = useTexts(appointmentTexts);
  const label = useId();
  const { id, questions, ticked } = appointment;
  const { press, isTicked } = useOptimisticToggles<string>();
  const tick = (question: string, isTicked: boolean) =>
    press(question, isTicked, () => status?.tick({ id, question, isTicked }));
  if (questions.length === 0) return null;
  return (
    <div className="questions" role="group" aria-labelledby={label}>
      <small id={label}>{t.questions}</small>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <label className="check">
              <input
                type="checkbox"
                checked={isTicked(question, ticked.includes(question))}
                disabled={!status}
                onChange={({ target: { checked } }) => void tick(question, checked)}
              />
              <bdi>{question}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
