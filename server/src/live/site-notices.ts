import type { Lang } from '@tzemed/contract/text/languages';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';

const dayMs = 86_400_000;

/** Milliseconds within which so many open screens ask for the notices: at most 200 in a second. */
export const noticeSpreadMs = (screens: number) => Math.max(4000, screens * 5);

/** Most notices of one answer. */
const mostShown = 5;

const coming = prepared((db, _scopes: object, { now, until }: Given<{ now: Date; until: Date }>) =>
  db
    .selectFrom('siteNotices')
    .select(['id', 'version', 'level', 'textHe', 'textEn', 'textAr', 'startsAt', 'endsAt'])
    .where('endsAt', '>', now)
    .where('startsAt', '<=', until)
    // Those that are to come leave out none that is shown.
    .orderBy((notices) => notices('startsAt', '>', now))
    .orderBy('startsAt', 'desc')
    .orderBy('id')
    .limit(mostShown),
);

/** Notices to everyone that are shown now or begin within a day, in the reader's language where they have it. */
export async function listNotices(db: Db, now: Date, lang: Lang) {
  const rows = await coming(db, {}, { now, until: new Date(now.getTime() + dayMs) });
  return rows.map(({ id, version, level, startsAt, endsAt, textHe, textEn, textAr }) => {
    const own = { he: textHe, en: textEn, ar: textAr }[lang];
    const language: Lang = own === null ? 'he' : lang;
    return { id, version, level, text: own ?? textHe, language, startsAt, endsAt };
  });
}
