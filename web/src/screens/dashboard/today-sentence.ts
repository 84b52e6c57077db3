import type { Reminder } from '@tzemed/contract/reminders';
import type { Lang } from '../../i18n/language.ts';
import { wordsIn } from '@tzemed/contract/texts';
import { dayOf } from '@tzemed/contract/days';
import { formatsIn } from '../../lib/format.ts';
import { isolate } from '../../lib/isolate.ts';
import type { Overview } from './overview.ts';
import { overviewTexts } from './texts.ts';

type Known = Pick<Overview, 'today' | 'reminders' | 'todayReminders' | 'overdueReminders'>;

/** What is of today in one sentence; without any what comes next. Nothing is free while something is overdue. */
export function todaySentence({ today, reminders, todayReminders, overdueReminders }: Known, lang: Lang) {
  const t = wordsIn(overviewTexts, lang);
  const f = formatsIn(lang);
  const partsOf = ({ title, petName, time }: Reminder) => ({
    title: isolate(title, lang),
    pet: isolate(petName, lang),
    time,
  });

  const { count, first } = todayReminders;
  if (count > 0) {
    const tasks = first.map((reminder) => t.task(partsOf(reminder)));
    const rest = count - tasks.length;
    return t.tasksToday({ count, tasks: f.list(rest > 0 ? [...tasks, t.moreTasks({ count: rest })] : tasks) });
  }
  const [next] = reminders;
  const day = next && f.relativeDay(dayOf(new Date(next.date), next.timezone), today);
  const sentences = [overdueReminders === 0 && t.freeToday, next && day && t.nextTask({ ...partsOf(next), day })];
  return sentences.filter(Boolean).join(' ');
}
