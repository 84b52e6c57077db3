import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf, sameDayIn } from '@tzemed/contract/dates/days';
import { feedDaysBack, feedMonthsAhead } from '@tzemed/contract/reminders/calendar-feeds';
import { stockDescriptionIn, stockTitleIn } from '@tzemed/contract/stock/stock-reminder-texts';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Visitor } from '../../context.ts';
import { findPreferences } from '../../delivery/preferences.ts';
import { redactNotification } from '../../delivery/redact-notification.ts';
import { opened } from '../../features/calendar-feeds/service.ts';
import type { Download } from '../../files/downloads.ts';
import { find as findAccount } from '../../identity/accounts.ts';
import { findActiveUser } from '../../identity/find-active-user.ts';
import { notFound } from '../../lib/refusal.ts';
import { pageUrl } from '../../mail/page-url.ts';
import { calendarText } from './calendar-text.ts';
import { entriesOf } from './service.ts';
import type { Entry } from './service-source.ts';
import { fileTexts } from './texts.ts';

/** More than phones show without effort; what is furthest ahead is left out, and comes nearer. */
const maxInFile = 5000;

/** The calendar behind an address, as who made it may see it now. @throws Refusal 404 for all that opens nothing */
export async function read(ctx: Visitor, file: string): Promise<Download> {
  const feed = await opened(ctx, file);
  const [user, account, preferences] = await Promise.all([
    findActiveUser(ctx.db, feed.userId),
    findAccount(ctx.db, feed.userId),
    findPreferences(ctx.db, feed.userId),
  ]);
  if (!user || !account) throw notFound();
  const today = dayOf(ctx.now);
  const { entries } = await entriesOf(
    { db: ctx.db, now: ctx.now, user },
    {
      from: addDays(today, -feedDaysBack),
      to: sameDayIn(today, feedMonthsAhead),
      petIds: feed.petIds.length > 0 ? feed.petIds : undefined,
      kinds: feed.kinds,
      most: maxInFile,
    },
  );
  const { language } = account;
  const { publicUrl } = ctx.config;
  const detail = feed.detail ?? preferences.detail;
  const text = calendarText({
    name: feed.name ?? brand.name[language],
    host: new URL(publicUrl).hostname,
    locale: localeOf[language],
    words: wordsIn(fileTexts, language),
    events: entries.map((entry) => inLanguage(entry, language)),
    lessOf: ({ petNames }) => redactNotification([{ petNames, isDue: true }], detail, language),
    // The address of a page says what it is about.
    urlOf: (entry) => pageUrl(publicUrl, language, detail === 'everything' ? pageOf(entry) : 'app/calendar'),
  });
  return {
    type: 'text/calendar; charset=utf-8',
    etag: createHash('sha256').update(text).digest('base64url'),
    name: 'tzemed.ics',
    isKept: true,
    open: async () => Readable.from([Buffer.from(text)]),
  };
}

/** An entry with the texts of a stock in the language of the calendar. */
const inLanguage = (entry: Entry, lang: Lang): Entry =>
  entry.source === 'stock'
    ? {
        ...entry,
        title: stockTitleIn(entry.title, lang),
        notes: entry.notes && stockDescriptionIn(entry.notes, lang),
      }
    : entry;

/** App page of an entry. */
function pageOf({
  noun,
  followsRecordId,
  source,
  petIds: [petId],
}: Pick<Entry, 'noun' | 'followsRecordId' | 'source' | 'petIds'>) {
  if (source === 'stock') return 'app/stock';
  if (source) return `app/pets/${petId}/${source}`;
  if (noun === 'reminders') return 'app/reminders';
  return followsRecordId ? `app/medical-records/${followsRecordId}` : `app/pets/${petId}/medical`;
}
