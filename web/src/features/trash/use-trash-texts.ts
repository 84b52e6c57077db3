import { dayOf } from '@tzemed/contract/dates/days';
import { kindTexts } from '@tzemed/contract/medical/observation-kind-texts';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import type { TrashEntry } from '@tzemed/contract/views/trash';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { restoredTexts, trashTexts, typeTexts } from './texts.ts';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
/** Fewer days than these are told in red. */
const fewDays = 4;
/** Up to so many things are asked about by their names. */
const fewNames = 3;

type Reference = NonNullable<TrashEntry['of']>;

/** Words about deleted things. */
export function useTrashTexts() {
  const t = useTexts(trashTexts);
  const types = useTexts(typeTexts);
  const restored = useTexts(restoredTexts);
  const records = useTexts(recordTypeTexts);
  const kinds = useTexts(kindTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const today = useToday();
  const { user } = useAuth();
  const { nameOf } = usePeople();

  const short = ({ type, title }: Reference) => (title === null ? types[type] : isolateDirection(title, lang));
  function name({ type, title, amount }: TrashEntry) {
    if (type === 'pets' && title !== null) return isolateDirection(title, lang);
    const own = title === null ? amount !== null && f.ils(amount) : isolateDirection(title, lang);
    return own ? t.named({ type: types[type], name: own }) : types[type];
  }
  const counts = (of: readonly TrashEntry[]) => {
    const [things, files] = [sum(of.map((one) => one.things)), sum(of.map((one) => one.files))];
    return [...(things > 0 ? [t.things({ count: things })] : []), ...(files > 0 ? [t.files({ count: files })] : [])];
  };
  function deleted({ deletedAt, deletedBy }: TrashEntry) {
    const day = dayOf(new Date(deletedAt));
    const isNear = dayNumber(today) - dayNumber(day) < 2;
    const near = f.briefDay(day, today);
    const when =
      day === today
        ? t.atTime({ day: near, time: f.time(deletedAt) })
        : isNear
          ? near
          : t.onDay({ day: f.dayAndMonth(day) });
    if (deletedBy !== null && deletedBy === user?.id) return t.youDeleted({ when });
    const who = deletedBy === null ? undefined : nameOf(deletedBy);
    return who ? t.deletedBy({ when, who: isolateDirection(who, lang) }) : t.deleted({ when });
  }
  function left({ erasedAt }: TrashEntry) {
    const days = dayNumber(dayOf(new Date(erasedAt))) - dayNumber(today);
    const text = days < 1 ? t.today : t.daysLeft({ count: days });
    return { text, isSoon: days < fewDays };
  }
  /** Unless its title says it, as that of most does. */
  function typeOf({ type, recordType, title }: TrashEntry) {
    const words: Partial<Record<string, string>> = type === 'observations' ? kinds : records;
    const word = recordType && words[recordType];
    return word && !title?.includes(word) ? [word] : [];
  }
  const about = (entry: TrashEntry) => [
    deleted(entry),
    ...(entry.of ? [(entry.type === 'comments' ? t.onThing : t.fromThing)({ name: short(entry.of) })] : []),
    ...typeOf(entry),
    ...(entry.title !== null && entry.amount !== null ? [f.ils(entry.amount)] : []),
    // A pet, and all that comes back with it, is one part.
    ...(entry.type === 'pets' ? [f.series(counts([entry]))].filter(Boolean) : counts([entry])),
  ];
  /** Several things, and everything that goes with them. */
  const all = (entries: readonly TrashEntry[]) =>
    f.list([
      ...(entries.length > fewNames ? [t.items({ count: entries.length })] : entries.map(name)),
      ...counts(entries),
    ]);
  const back = (entry: TrashEntry) => {
    const said = restored[entry.type];
    return typeof said === 'string' ? said : said({ name: name(entry) });
  };
  return { name, short, left, about, all, back };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
