import { useId, type Ref } from 'react';
import type { Reminder } from '@tzemed/contract/reminders';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { groupByDay, type Day } from './group-by-day.ts';
import { ReminderRow, type RowActions } from './ReminderRow.tsx';

type Props = {
  reminders: readonly Reminder[];
  petOf: (id: string) => NamedPet | undefined;
  actions: RowActions | undefined;
  isBusy: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Reminders under the days they belong to. */
export function Agenda({ reminders, petOf, actions, isBusy, ref }: Props) {
  return (
    <div className="agenda" aria-busy={isBusy} ref={ref} tabIndex={-1}>
      {groupByDay(reminders).map((group) => (
        <AgendaDay key={group.day} {...group} petOf={petOf} actions={actions} />
      ))}
    </div>
  );
}

function AgendaDay({ day, reminders, petOf, actions }: Day & Pick<Props, 'petOf' | 'actions'>) {
  const f = useFormats();
  const today = useToday();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{f.relativeDay(day, today)}</h2>
      <ul>
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} pet={petOf(reminder.petId)} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
