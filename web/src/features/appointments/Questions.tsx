import { useId, useState } from 'react';
import type { Appointment } from '@tzemed/contract/appointments';
import { tellFailure } from '../../lib/query-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Status } from './api.ts';
import { appointmentTexts } from './texts.ts';

type Props = { appointment: Appointment; status: Status | undefined };

/** What is to be asked there, ticked off one by one. */
export function Questions({ appointment, status }: Props) {
  const t = useTexts(appointmentTexts);
  const label = useId();
  const { id, questions, ticked } = appointment;
  /** What was pressed and is not answered yet: a box follows the finger at once. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  async function tick(question: string, isTicked: boolean) {
    setPressed((now) => new Map(now).set(question, isTicked));
    await status?.tick({ id, question, isTicked }).catch((error: unknown) => tellFailure(error, 'change'));
    setPressed((now) => new Map([...now].filter(([one, was]) => one !== question || was !== isTicked)));
  }
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
                checked={pressed.get(question) ?? ticked.includes(question)}
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
