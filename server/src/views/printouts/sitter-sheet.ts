import type { Lang } from '@tzemed/contract/text/languages';
import { dayOf } from '@tzemed/contract/dates/days';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { wordsIn } from '@tzemed/contract/text/texts';
import { timeIn } from '../../lib/time/due-instant.ts';
import type { RecordRow } from './record-sheet.ts';
import { dated, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

type Due = {
  readonly title: string;
  readonly description: string | null;
  readonly date: Date;
  readonly time: string;
  readonly timezone: string;
  readonly snoozeUntil: Date | null;
};

/** Day and hour at which it is to be done; of what was put off, of when it comes back. */
const whenOf = (due: Due) =>
  `${dated(dayOf(dueTimeOf(due), due.timezone))} ${due.snoozeUntil ? timeIn(due.timezone, due.snoozeUntil) : due.time}`;

/** Due reminders, with a box to tick. */
export function duePart(due: readonly Due[], lang: Lang): Part {
  const t = wordsIn(printTexts, lang);
  if (due.length === 0) return { title: t.due, lines: [t.nothingDue] };
  return {
    title: t.due,
    columns: [{ title: t.when }, { title: t.todo, wide: true }, { title: t.done }],
    rows: due.map((one) => [whenOf(one), { as: 'two', text: one.title, more: one.description ?? '' }, '☐']),
  };
}

/** Vet of the latest record that names one. */
export function knownVetPart(newestFirst: readonly Pick<RecordRow, 'vetName'>[], lang: Lang): Part[] {
  const vet = newestFirst.find(({ vetName }) => vetName)?.vetName;
  return vet ? [{ title: wordsIn(printTexts, lang).treatingVet, lines: [{ as: 'strong', text: vet }] }] : [];
}

/** To be filled in by hand: these are not written anywhere. */
export function contactsPart(lang: Lang): Part {
  const t = wordsIn(printTexts, lang);
  return {
    title: t.emergency,
    columns: [{ title: t.emergency }, { title: '', wide: true }],
    rows: [t.ownerPhone, t.vetPhone, t.otherContact].map((name) => [name, '']),
  };
}
