import { useRef, type ReactNode } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useRemovedRowFocus } from '../../../shared/list/use-removed-row-focus.ts';
import { type Completion, isPressable } from './use-completion.ts';

type Props = {
  reminder: Reminder;
  /** Absent where nothing can be done: on samples. */
  completion: Completion | undefined;
  className: string;
  hue?: string | undefined;
  children: ReactNode;
};

/** A row that is ticked off: how it stands while it may be taken back, and how it goes. */
export function CompletableRow({ reminder, completion, className, hue, children }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const mark = completion?.marks.get(reminder.id);
  const state = mark?.state;
  const isLeaving = completion !== undefined && completion.isLeaving && (state === 'completed' || state === 'reopened');
  useRemovedRowFocus(row, isLeaving, '.tick-row:not([data-leaving]) .tick-button');
  return (
    <li
      ref={row}
      className={`tick-row ${className}`}
      data-hue={hue}
      data-mark={state}
      data-leaving={isLeaving || undefined}
      // Keeps the height at the time of the press: other content in the row must not move what lies under the finger.
      onClickCapture={({ currentTarget }) => {
        if (isPressable(mark))
          currentTarget.style.setProperty('--height', `${currentTarget.getBoundingClientRect().height}px`);
      }}
      // Moves, and not enters: the pointer that has pressed is here already. A finger does not hover.
      onPointerMove={({ pointerType }) => {
        if (state === 'completed' && pointerType === 'mouse') completion?.countdown.hold('pointer');
      }}
      onPointerLeave={() => completion?.countdown.release('pointer')}
    >
      {children}
    </li>
  );
}
