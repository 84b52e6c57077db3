import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import type { HandlerResult } from '@tzemed/contract/schema/endpoint';
import type { Lang } from '@tzemed/contract/text/languages';
import { type status, statusDays, worstLevel } from '@tzemed/contract/site/status';
import type { Visitor } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { type Monitor, minuteMs, silenceMs, worseOf } from '../../monitor/monitor.ts';
import { type Check, eachPart } from '../../monitor/check-rows.ts';
import { countByDay, type Day, findLatest } from './store.ts';
import { listIncidents } from './store-incidents.ts';

type Incidents = Awaited<ReturnType<typeof listIncidents>>;
type History = {
  readonly today: string;
  /** Days before yesterday, which do not change any more. */
  readonly older: readonly Day[];
  readonly recent: readonly Day[];
  readonly incidents: Incidents;
  readonly latest: Check | undefined;
};

const nothing: History = { today: '', older: [], recent: [], incidents: [], latest: undefined };

const midnight = (day: string) => dueInstant(day, '00:00', brand.timeZone);

/** `before`: the last result. Counting 90 days takes a second, counting from yesterday some milliseconds. */
async function readHistory(db: Db, now: Date, before: History): Promise<History> {
  const today = dayOf(now);
  const since = midnight(addDays(today, 1 - statusDays));
  // Checks that waited for the database are stored late.
  const yesterday = midnight(addDays(today, -1));
  const [older, recent, incidents, latest] = await Promise.all([
    before.today === today ? before.older : countByDay(db, since, yesterday),
    countByDay(db, yesterday),
    listIncidents(db, since),
    findLatest(db, new Date(now.getTime() - silenceMs)),
  ]);
  return { today, older, recent, incidents, latest };
}

const freshMs = minuteMs / 2;
/** History that a process has read last, by its monitor. */
const kept = new WeakMap<Monitor, { readonly at: number; readonly history: Promise<History> }>();

/** The history, read anew after half a minute; while the database is away, the one that was read before. */
function historyOf({ db, monitor, now, log }: Visitor): Promise<History> {
  const before = kept.get(monitor);
  const age = now.getTime() - (before?.at ?? -Infinity);
  if (before && age >= 0 && age < freshMs) return before.history;
  const history = Promise.resolve(before?.history ?? nothing).then((last) =>
    readHistory(db, now, last).catch((err: unknown) => {
      log.warn({ err }, 'the history of the service cannot be read');
      return last;
    }),
  );
  kept.set(monitor, { at: now.getTime(), history });
  return history;
}

/** State of the service now and on the days before, also while the database is away. */
export async function readStatus(ctx: Visitor): Promise<HandlerResult<typeof status.get>> {
  const { monitor, now, lang } = ctx;
  const { older, recent, incidents, latest: stored } = await historyOf(ctx);
  const latest = newer(monitor.latest(), stored);
  const isFresh = latest !== undefined && now.getTime() - latest.minute.getTime() <= silenceMs;
  const open = incidents.filter(({ endedAt }) => endedAt === null);
  return {
    checkedAt: latest?.minute ?? null,
    now: eachPart((part) =>
      worstLevel([
        isFresh ? latest[part] : null,
        ...open.filter(({ parts }) => parts.includes(part)).map(({ level }) => level),
      ]),
    ),
    days: [...older, ...recent].map(({ date, parts }) => ({ date, parts, minutes: minutesOf(date, now) })),
    incidents: incidents.map((incident) => wordedIn(lang, incident)),
  };
}

/** An incident with its words in a language, or in Hebrew, which each has. */
function wordedIn(lang: Lang, { titleHe, textHe, titleEn, textEn, titleAr, textAr, ...incident }: Incidents[number]) {
  const words = { he: [titleHe, textHe], en: [titleEn, textEn], ar: [titleAr, textAr] } as const;
  const [title, text] = words[lang];
  return title && text
    ? { ...incident, title, text, language: lang }
    : { ...incident, title: titleHe, text: textHe, language: 'he' as const };
}

function newer(own: Check | undefined, stored: Check | undefined) {
  if (!own || !stored) return own ?? stored;
  if (own.minute.getTime() === stored.minute.getTime()) return worseOf(own, stored);
  return own.minute > stored.minute ? own : stored;
}

/** Minutes of a day of Israel until now; one on which clocks change has 23 or 25 hours. */
function minutesOf(day: string, now: Date) {
  const end = Math.min(midnight(addDays(day, 1)).getTime(), now.getTime());
  return Math.round((end - midnight(day).getTime()) / minuteMs);
}
