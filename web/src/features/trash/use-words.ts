import { dayOf } from '@tzemed/contract/days';
import type { TrashEntry } from '@tzemed/contract/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { usePeople } from '../../shared/use-people.ts';
import { useAuth } from '../../shell/auth-context.ts';
import { trashTexts } from './texts.ts';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
/** Fewer days than these are told in red. */
const fewDays = 4;

/** How what lies in the trash is spoken of. */
export function useWords() {
  const t = useTexts(trashTexts);
  const f = useFormats();
  const today = useToday();
  const { user } = useAuth();
  const { nameOf } = usePeople();

  const nameIn = ({ type, title, amount }: TrashEntry) => title ?? (amount === null ? t[type] : f.ils(amount));
  const name = (entry: TrashEntry) =>
    entry.type === 'pets' ? nameIn(entry) : t.named({ type: t[entry.type], name: nameIn(entry) });
  const counts = ({ things, files }: TrashEntry) => [
    ...(things > 0 ? [t.things({ count: things })] : []),
    ...(files > 0 ? [t.files({ count: files })] : []),
  ];
  function deleted({ deletedAt, deletedBy }: TrashEntry) {
    const day = dayOf(new Date(deletedAt));
    const isNear = dayNumber(today) - dayNumber(day) < 2;
    const when =
      day === today
        ? t.atTime({ day: f.briefDay(day, today), time: f.time(deletedAt) })
        : isNear
          ? f.briefDay(day, today)
          : t.onDay({ day: f.dayAndMonth(day) });
    if (deletedBy === user?.id) return t.youDeleted({ when });
    const who = deletedBy === null ? undefined : nameOf(deletedBy);
    return who ? t.deletedBy({ when, who }) : t.deleted({ when });
  }
  function left({ erasedAt }: TrashEntry) {
    const days = dayNumber(dayOf(new Date(erasedAt))) - dayNumber(today);
    return { text: days < 1 ? t.today : t.daysLeft({ count: days }), isSoon: days < fewDays };
  }
  return {
    name,
    left,
    about: (entry: TrashEntry) =>
      [
        deleted(entry),
        ...(entry.title !== null && entry.amount !== null ? [f.ils(entry.amount)] : []),
        ...counts(entry),
      ].join(' • '),
    whole: (entry: TrashEntry) => f.list([name(entry), ...counts(entry)]),
    list: f.list,
  };
}
