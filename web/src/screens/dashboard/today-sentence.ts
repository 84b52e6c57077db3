import type { Reminder } from '@tzemed/contract/reminders';
import type { Lang } from '../../i18n/language.ts';
import { wordsIn } from '@tzemed/contract/texts';
import { dayOf } from '@tzemed/contract/days';
import { formatsIn } from '../../lib/format.ts';
import { isolate } from '../../lib/isolate.ts';
import type { Overview } from './overview.ts';
import { overviewTexts } from './texts.ts';

/** Tasks that are named; the others are counted. */
const named = 2;

/** Hebrew joins its prefix to a Hebrew word, and puts a maqaf before any other: לבלה, ל־Bella. */
const afterPrefix = (name: string, lang: Lang) =>
  lang === 'he' && !/^[א-ת]/.test(name) ? `־${isolate(name, lang)}` : isolate(name, lang);

/** What is left for today in one sentence; on a free day what comes next. */
export function todaySentence(
  { today, reminders, upcomingReminders }: Pick<Overview, 'today' | 'reminders' | 'upcomingReminders'>,
  lang: Lang,
) {
  const t = wordsIn(overviewTexts, lang);
  const f = formatsIn(lang);
  const taskOf = ({ title, petName, time }: Reminder) =>
    t.task({ title: isolate(title, lang), pet: afterPrefix(petName, lang), time });
  const dueDay = ({ date, timezone }: Reminder) => dayOf(new Date(date), timezone);

  const tasks = reminders.filter((reminder) => dueDay(reminder) === today);
  const count = Math.max(upcomingReminders.today, tasks.length);
  if (count > 0) {
    const rest = count - named;
    const list = rest > 0 ? [...tasks.slice(0, named).map(taskOf), t.moreTasks({ count: rest })] : tasks.map(taskOf);
    return t.tasksToday({ count, tasks: f.list(list) });
  }
  const [next] = reminders;
  return next
    ? `${t.freeToday} ${t.nextTask({ task: taskOf(next), day: f.relativeDay(dueDay(next), today) })}`
    : t.freeToday;
}
