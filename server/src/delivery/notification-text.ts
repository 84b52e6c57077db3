import { brand } from '@tzemed/contract/brand';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { stockTitleIn } from '@tzemed/contract/stock/stock-reminder-texts';
import { breakLinks } from '@tzemed/contract/text/plain-text';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Config } from '../config.ts';
import type { Secrets } from '../identity/keys/secrets.ts';
import { signLink } from '../lib/security/signed-link.ts';
import type { MailThing } from '../mail/mail.ts';
import { pageUrl } from '../mail/page-url.ts';
import { mailTexts } from './notification-mail-texts.ts';
import type { Waiting } from './notification-rows.ts';
import { formatDay, formatDueTime } from './due-time-text.ts';

/** Server and moment of a text. */
export type TextContext = {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly now: Date;
  readonly timezone: string;
};

/** A notification as `redactNotification` takes it: it is due when it has a day or an hour. */
export const toldOf = ({ petNames, dueAt }: Waiting) => ({ petNames, isDue: dueAt !== null });

/** Made once: each costs a tenth of a mail. */
const listIn: Partial<Record<Lang, Intl.ListFormat>> = {};
export const petsOf = ({ petNames }: Pick<Waiting, 'petNames'>, lang: Lang) =>
  (listIn[lang] ??= new Intl.ListFormat(localeOf[lang])).format(petNames.map(breakLinks));
const moneyKept: Partial<Record<Lang, Intl.NumberFormat>> = {};
const moneyIn = (lang: Lang) =>
  (moneyKept[lang] ??= new Intl.NumberFormat(localeOf[lang], { style: 'currency', currency: brand.currency }));
/** Title of the item, or of what is told of it. */
function titleOf({ noun, title }: Waiting, lang: Lang) {
  const said = breakLinks(noun === 'reminders' ? stockTitleIn(title, lang) : title);
  return noun === 'medicines' ? wordsIn(mailTexts, lang).prescription({ title: said }) : said;
}
export function nameOf(one: Waiting, lang: Lang) {
  const t = wordsIn(mailTexts, lang);
  const title = titleOf(one, lang);
  if (one.kind === 'export') return t.exportReady;
  if (one.kind === 'support') return t.answered({ title });
  if (one.kind === 'settlement') {
    const agorot = one.amount ?? 0;
    const said = { name: title, amount: moneyIn(lang).format(Math.abs(agorot) / 100) };
    return agorot < 0 ? t.sent(said) : t.received(said);
  }
  if (one.kind !== 'budget') return t.ofPets({ title, pets: petsOf(one, lang) });
  const what = one.petNames.length > 0 ? t.ofPets({ title, pets: petsOf(one, lang) }) : title;
  return t.budget({ percent: one.percent ?? 0, what });
}

/** Papers say until when they are good, and no hour. */
export function whenOf({ now, timezone }: TextContext, { topic, dueAt, isDay }: Waiting, lang: Lang) {
  if (!dueAt) return '';
  if (topic === 'papers') return wordsIn(mailTexts, lang).validUntil({ day: formatDay(dueAt, timezone, lang) });
  return formatDueTime({ at: dueAt, isDay, timezone }, now, lang);
}

const minuteMs = 60_000;

/** Delay of a repeated notification: באיחור של שעתיים; undefined for any other. */
export function lateOf({ now }: Pick<TextContext, 'now'>, { leadMinutes, dueAt }: Waiting, lang: Lang) {
  if (!dueAt || leadMinutes === null || leadMinutes >= 0) return undefined;
  const t = wordsIn(mailTexts, lang);
  // A mail leaves a moment after its time, and never before.
  const minutes = Math.max(Math.floor((now.getTime() - dueAt.getTime()) / minuteMs), -leadMinutes);
  if (minutes < 60) return t.lateMinutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t.lateHours({ count: hours }) : t.lateDays({ count: Math.floor(hours / 24) });
}

/** Lifetime of the links behind a reminder's buttons. */
const linkDays = 7;
const dayMs = 86_400_000;

/** The line below the name of a notification that has neither a time nor an action. */
const said = {
  budget: 'budgetText',
  settlement: 'settlementText',
  export: 'exportText',
  support: 'answeredText',
} as const;
export const hasOwnSentence = (one: Waiting): one is Waiting & { readonly kind: keyof typeof said } => one.kind in said;

/** Item of a mail: its pets, its time, and its links and actions. */
export function thingOf(ctx: TextContext, one: Waiting, userId: string, lang: Lang): MailThing {
  const t = wordsIn(mailTexts, lang);
  const url = (page: string) => pageUrl(ctx.config.publicUrl, lang, page);
  if (hasOwnSentence(one))
    return {
      title: nameOf(one, lang),
      lines: [t[said[one.kind]]],
      actions: [{ label: t.details, url: url(pageAbout(one)) }],
    };
  const late = lateOf(ctx, one, lang);
  const lines = [petsOf(one, lang), whenOf(ctx, one, lang), late ? t.stillLine({ late }) : ''].filter(Boolean);
  const title = titleOf(one, lang);
  if (one.kind !== 'reminder' || one.level !== 'edit' || !one.householdId || !one.thingId)
    return { title, lines, actions: [{ label: t.details, url: url(pageAbout(one)) }] };
  const until = new Date(ctx.now.getTime() + linkDays * dayMs);
  const token = signLink(ctx.secrets, reminderLink, [userId, one.householdId, one.thingId], until);
  const link = `${url('reminder')}#token=${token}`;
  return {
    title,
    lines,
    actions: [
      { label: t.done, url: link },
      { label: t.later, url: `${link}&later=1` },
    ],
  };
}

/** Purpose of a reminder's signed link, which names a person, a household and a reminder. */
export const reminderLink = 'reminder';

/** App page that shows the item. */
export function pageAbout({ kind, noun, thingId, petId }: Waiting) {
  if (kind === 'export') return 'app/privacy';
  if (kind === 'support' && thingId) return `app/support/${thingId}`;
  if (noun === 'medicalRecords' && thingId) return `app/medical-records/${thingId}`;
  if (noun === 'appointments' && petId) return `app/pets/${petId}/medical`;
  if (noun === 'medicines' && petId) return `app/pets/${petId}/medicines`;
  if (noun === 'budgets') return 'app/expenses/budgets';
  if (noun === 'settlements') return 'app/expenses/evening-out';
  return noun === 'reminders' ? 'app/reminders' : 'app/notifications';
}
