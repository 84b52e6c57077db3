import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '@tzemed/contract/text/messages';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { DateBox } from '../../../ui/date/DateBox.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { moveTexts } from './move-texts.ts';
import type { MoveExtent } from './send-move.ts';
import { dayMonth } from '../view-range.ts';
import { asksExtent, type Move } from './use-move.ts';
import { weekdayName } from '../weekdays.ts';

/** Asks for the day that an entry moves to; for a repeating reminder also whether the later ones move as well. */
export function MoveDialog({ move }: { move: Move }) {
  const t = useTexts(moveTexts);
  const { asked } = move;
  const title = asked ? t.moving({ title: asked.entry.title }) : '';
  return (
    <Modal title={title} isOpen={asked !== null} onClose={move.close}>
      {asked && <MoveForm {...asked} onAnswer={move.answer} />}
    </Modal>
  );
}

type Props = { entry: CalendarEntry; to: string; onAnswer: (to: string, extent: MoveExtent) => void };

function MoveForm({ entry, to, onAnswer }: Props) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const [day, setDay] = useState(to);
  const [isMissing, setIsMissing] = useState(false);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const hasChoice = asksExtent(entry) && isDay && day !== entry.day;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissing(!isDay);
    if (!isDay) return;
    if (hasChoice) event.currentTarget.querySelector<HTMLElement>('.card:not([aria-disabled=true])')?.focus();
    else onAnswer(day, 'onward');
  }
  return (
    <form className="form cld-question" noValidate onSubmit={onSubmit}>
      <DateBox
        label={t.day}
        value={day}
        // Enter completes a day without a year and submits in the same event.
        onChange={(next) => flushSync(() => setDay(next))}
        leaning="future"
        required
        message={isMissing && !isDay ? messageText('dateRequired', lang) : undefined}
      />
      {hasChoice ? (
        <Choices entry={entry} to={day} onAnswer={onAnswer} />
      ) : (
        <div className="actions">
          <button type="submit" className="btn">
            {t.move}
          </button>
        </div>
      )}
    </form>
  );
}

function Choices({ entry, to, onAnswer }: Props) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const words = { day: weekdayName(to, lang), date: dayMonth(to) };
  // A single one is put off by the mechanism that puts off: to after its time, never to before it.
  const mayOnce = to > entry.day;
  return (
    <>
      <p>{t.question}</p>
      <button type="button" className="card" aria-disabled={!mayOnce} onClick={() => mayOnce && onAnswer(to, 'once')}>
        <b>{t.once}</b>
        <small>{mayOnce ? t.onceHint(words) : t.onceNever}</small>
      </button>
      <button type="button" className="card" onClick={() => onAnswer(to, 'onward')}>
        <b>{t.onward}</b>
        <small>{t.onwardHint(words)}</small>
      </button>
    </>
  );
}
