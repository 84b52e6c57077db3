import './complete-button.css';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { completionTexts } from './completion-texts.ts';
import { type Completion, isPressable } from './use-completion.ts';

type Props = { reminder: Reminder; completion: Completion };

/** Marks a reminder as done, with one press; and for as long as its ring lasts, takes it back. */
export function CompleteButton({ reminder, completion }: Props) {
  const t = useTexts(completionTexts);
  const { marks, complete, reopen, countdown } = completion;
  const mark = marks.get(reminder.id);
  const isDone = mark?.state === 'completed';
  return (
    <span className="tick-end" data-held={countdown.isHeld || undefined}>
      <button
        type="button"
        className="tick-button"
        aria-label={`${t.complete}: ${reminder.title}`}
        // Not `disabled`: a button that is disabled under the finger drops the focus.
        aria-disabled={!isPressable(mark)}
        onClick={() => isPressable(mark) && void complete(reminder)}
      >
        <svg className="tick-check" viewBox="0 0 24 24" aria-hidden="true">
          <path pathLength="1" d="M4 12l5 5L20 6" />
        </svg>
        {isDone && (
          <svg className="tick-ring" viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="22" />
            <circle key={countdown.run} cx="24" cy="24" r="22" pathLength="1" />
          </svg>
        )}
      </button>
      {isDone && (
        <button
          type="button"
          className="tick-undo"
          aria-label={t.undoDone({ title: reminder.title })}
          // Keyboard users who have reached the button get the time to press it.
          onFocus={() => countdown.hold('focus')}
          onBlur={() => countdown.release('focus')}
          onClick={({ currentTarget }) => {
            // The button is about to disappear; the focus stays in its row.
            (currentTarget.previousElementSibling as HTMLElement).focus();
            void reopen(reminder);
          }}
        >
          {t.undo}
        </button>
      )}
    </span>
  );
}
