import { addDays } from '@tzemed/contract/dates/days';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { breakLinks } from '@tzemed/contract/text/plain-text';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { CategoryWords } from '../../features/expense-categories/service.ts';
import { formatDay, formatDueTime } from '../../delivery/due-time-text.ts';
import { addressed, type Reader as Addressee } from '../../mail/compose-mail.ts';
import type { Mail, MailSection } from '../../mail/mail.ts';
import type { Contents, Line } from './service.ts';
import { letterTexts } from './texts.ts';

type Letter = {
  readonly contents: Contents;
  readonly called: CategoryWords;
  readonly sunday: string;
  readonly now: Date;
  readonly timezone: string;
  /** Targets of the links in the mail. */
  readonly urls: {
    readonly app: string;
    readonly preferences: string;
    readonly stop: string;
    readonly oneClick: string;
  };
};

const onlyPets = () => null;

/** The letter in its reader's words. */
export function composeLetter(reader: Addressee, { contents, called, sunday, now, timezone, urls }: Letter): Mail {
  const { language: lang } = reader;
  const t = wordsIn(letterTexts, lang);
  const { late, ahead, visits, papers, done, records, spent } = contents;
  const when = (line: Line) => line.at && formatDueTime({ at: line.at, isDay: line.isDay, timezone }, now, lang);
  const until = (line: Line) => line.at && t.validUntil({ day: formatDay(line.at, timezone, lang) });
  const section = (
    title: string,
    { lines, total }: Contents['late'],
    say: (line: Line) => string | null = when,
  ): MailSection[] =>
    total === 0
      ? []
      : [
          {
            title,
            isShort: say === onlyPets,
            rows: lines.map((line) => {
              const pets = new Intl.ListFormat(localeOf[lang]).format(line.petNames.map(breakLinks));
              const said = say(line);
              return { title: breakLinks(line.title), detail: said ? t.between({ pets, when: said }) : pets };
            }),
            ...(total > lines.length && { more: t.more({ count: total - lines.length }) }),
          },
        ];
  return {
    ...addressed(reader),
    subject: t.subject({ days: sayWeek(sunday, lang) }),
    preview: t.preview,
    text: [],
    sections: [
      ...section(t.late, late),
      ...section(t.visits, visits),
      ...section(t.ahead, ahead),
      ...section(t.papers, papers, until),
      ...section(t.done, done, onlyPets),
      ...section(t.records, records, onlyPets),
      ...sayCosts(spent, called, lang),
    ],
    action: { label: t.open, url: urls.app },
    otherwise: t.why,
    ways: [
      { label: t.preferences, url: urls.preferences },
      { label: t.stop, url: urls.stop },
    ],
    oneClickStop: urls.oneClick,
  };
}

/** Sunday to Saturday, as one says it: 22–28 בנובמבר. */
const sayWeek = (sunday: string, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf[lang], { timeZone: 'UTC', day: 'numeric', month: 'long' }).formatRange(
    new Date(`${sunday}T00:00:00Z`),
    new Date(`${addDays(sunday, 6)}T00:00:00Z`),
  );

/** Maximum number of categories that a letter names; its sum includes all of them. */
const maxCategories = 5;

function sayCosts(spent: Contents['spent'], called: CategoryWords, lang: Lang): MailSection[] {
  if (spent.length === 0) return [];
  const t = wordsIn(letterTexts, lang);
  const ils = new Intl.NumberFormat(localeOf[lang], { style: 'currency', currency: 'ILS' });
  const say = (agorot: number) => ils.format(agorot / 100);
  const total = spent.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  return [
    {
      title: t.spent,
      isShort: true,
      rows: [
        { title: t.total, detail: say(total) },
        ...spent
          .slice(0, maxCategories)
          .map(({ category, totalAmount }) => ({ title: breakLinks(called(category)), detail: say(totalAmount) })),
      ],
      ...(spent.length > maxCategories && { more: t.more({ count: spent.length - maxCategories }) }),
    },
  ];
}
