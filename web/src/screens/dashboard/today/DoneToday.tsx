import { useState } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useGivers } from '../../../features/medicines/use-givers.ts';
import { remindersCalls } from '../../../features/reminders/api.ts';
import { planDay } from '../../../features/reminders/due.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import type { Overview } from '../overview.ts';
import { todayTexts } from './today-texts.ts';

/** Circles of people that fit beside the number. */
const most = 4;
/** More than are done in a day. */
const query = { status: 'completed', limit: 100 } as const;

type Props = Pick<Overview['todayReminders'], 'done' | 'doneBy'> & {
  today: string;
  petOf: (id: string) => NamedPet | undefined;
};

/** Reminders that were done today, folded to their number and the people who did them. */
export function DoneToday({ done, doneBy, today, petOf }: Props) {
  const t = useTexts(todayTexts);
  const f = useFormats();
  const giverOf = useGivers();
  const [isOpen, setOpen] = useState(false);
  const { data, isFailed } = useQueryWithFallback({
    noun: 'reminders',
    part: 'done today',
    query,
    isAsked: isOpen,
    load: (signal) => remindersCalls.list({ query }, { signal }),
  });
  const isOfToday = (reminder: Reminder) =>
    reminder.completedAt !== null && dayOf(new Date(reminder.completedAt)) === today && planDay(reminder) <= today;
  const rows = data?.reminders.filter(isOfToday);
  const whoDid = ({ closedBy }: Reminder) => {
    const giver = giverOf(closedBy);
    return giver?.is === 'me' ? t.you : giver?.short;
  };
  return (
    <details className="today-done" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Check size={20} aria-hidden="true" />
        <span>
          <b>{t.doneToday}</b> <span className="num">{f.number(done)}</span>
        </span>
        <span className="today-doers">
          {doneBy.slice(0, most).map((id) => {
            const giver = giverOf(id);
            return giver && <PersonAvatar key={id} is={giver.is} name={giver.name} id={id} size={28} />;
          })}
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {isFailed && <p className="pad muted">{t.doneNothing}</p>}
      {!rows && !isFailed && isOpen && <Loading />}
      {rows && (
        <ul>
          {rows.map((reminder) => {
            const pet = petOf(reminder.petId);
            const names = reminder.petIds.flatMap((id) => petOf(id)?.name ?? []);
            const who = whoDid(reminder);
            return (
              <li key={reminder.id}>
                {pet && <PetPortrait pet={pet} size={30} />}
                <span>
                  <bdi>{reminder.title}</bdi>
                  <small className="muted">
                    {[f.list(names), ...(who ? [who] : []), f.time(reminder.completedAt!)].map((part, at) => (
                      <span key={`${at} ${part}`}>
                        {at > 0 && ' · '}
                        <bdi>{part}</bdi>
                      </span>
                    ))}
                  </small>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
