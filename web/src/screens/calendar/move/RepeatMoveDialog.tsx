import { useTexts } from '../../../i18n/use-texts.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { moveTexts } from './move-texts.ts';
import { dayMonth } from '../view-range.ts';
import type { Move } from './use-move.ts';
import { weekdayName } from '../weekdays.ts';

/** A reminder that repeats was dropped on another day: whether this one goes, or all that follow as well. */
export function RepeatMoveDialog({ move }: { move: Move }) {
  const { lifted } = move;
  const isOpen = lifted?.by === 'question';
  return (
    <Modal title={lifted?.entry.title ?? ''} isOpen={isOpen} onClose={move.putBack}>
      {isOpen && <Choices move={move} />}
    </Modal>
  );
}

function Choices({ move }: { move: Move }) {
  const t = useTexts(moveTexts);
  const { lang } = useLanguage();
  const { entry, to } = move.lifted!;
  const words = { day: weekdayName(to, lang), date: dayMonth(to) };
  // A single one is put off by the mechanism that puts off: to after its time, never to before it.
  const mayOnce = to > entry.day;
  return (
    <div className="cld-question">
      <p>{t.question}</p>
      <button type="button" className="card" aria-disabled={!mayOnce} onClick={() => mayOnce && move.answer('once')}>
        <b>{t.once}</b>
        <small>{mayOnce ? t.onceHint(words) : t.onceNever}</small>
      </button>
      <button type="button" className="card" onClick={() => move.answer('onward')}>
        <b>{t.onward}</b>
        <small>{t.onwardHint(words)}</small>
      </button>
    </div>
  );
}
