import { useEffect, useId, useRef } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { groupByDay, type ReminderDay } from './group-by-day.ts';
import { ReminderRow, type ReminderActions } from './ReminderRow.tsx';

type Props = {
  reminders: readonly Reminder[];
  petOf: (id: string) => NamedPet | undefined;
  actions: ReminderActions | undefined;
};

/** Reminders under the days they belong to. */
export function Agenda({ reminders, petOf, actions }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // A row that is done goes away with the button that had the focus: whoever uses the keyboard stays in the list.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) list.current?.focus();
  });
  return (
    <div
      ref={list}
      className="agenda"
      data-leaving={actions?.completion.isLeaving || undefined}
      tabIndex={-1}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={() => void (hasFocus.current = false)}
    >
      {groupByDay(reminders).map((group) => (
        <AgendaDay key={group.day} {...group} petOf={petOf} actions={actions} />
      ))}
    </div>
  );
}

function AgendaDay({ day, reminders, petOf, actions }: ReminderDay & Pick<Props, 'petOf' | 'actions'>) {
  const f = useFormats();
  const today = useToday();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{f.relativeDay(day, today)}</h2>
      <ul>
        {reminders.map((reminder) => (
          <ReminderRow
            key={reminder.id}
            reminder={reminder}
            pet={petOf(reminder.petId)}
            petOf={petOf}
            actions={actions?.mayEdit(reminder) ? actions : undefined}
            onHistory={actions?.onHistory}
          />
        ))}
      </ul>
    </section>
  );
}
