import type { QueryClient } from '@tanstack/react-query';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dayOf } from '@tzemed/contract/dates/days';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import type { Lang } from '../../i18n/language.ts';
import { formatsIn } from '../../lib/format.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { currentSession } from '../../lib/session/session.ts';
import { shortName } from '../../shared/people/short-name.ts';
import { peopleQuery } from '../../shared/people/use-people.ts';

const fasterTexts = texts({
  done: {
    he: 'התזכורת כבר סומנה כבוצעה על ידי {name}, {day} ב־{time}',
    en: '{name} has already marked it as done, {day} at {time}',
    ar: 'سبق أن حدّدها {name} كمنجزة، {day} الساعة {time}',
  },
  missed: {
    he: 'התזכורת כבר סומנה כפוספסה על ידי {name}, {day} ב־{time}',
    en: '{name} has already marked it as missed, {day} at {time}',
    ar: 'سبق أن حدّدها {name} كفائتة، {day} الساعة {time}',
  },
});

type Current = { reminder?: Reminder; reminders?: Reminder[] };

/**
 * Describes who closed a reminder first, and when, from the refusal (`already…`); undefined if no other person is
 * known.
 */
export async function findCompletedByOther(queries: QueryClient, lang: Lang, refused: unknown) {
  const { reminder, reminders = [] } = (refused as { current?: Current }).current ?? {};
  const { completedAt, missedAt, closedBy } = reminder ?? reminders[0] ?? {};
  const at = completedAt ?? missedAt;
  if (!at || !closedBy || closedBy === currentSession()?.user.id) return undefined;
  const { people } = await queries.fetchQuery(peopleQuery);
  const name = shortName(closedBy, people);
  const t = wordsIn(fasterTexts, lang);
  const f = formatsIn(lang);
  const day = f.relativeDay(dayOf(new Date(at)), dayOf(new Date()));
  return name && (completedAt ? t.done : t.missed)({ name: isolateDirection(name, lang), day, time: f.time(at) });
}
