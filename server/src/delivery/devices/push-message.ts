import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import type { Lang } from '@tzemed/contract/text/languages';
import { breakLinks } from '@tzemed/contract/text/plain-text';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Config } from '../../config.ts';
import type { Account } from '../../identity/accounts.ts';
import { pageUrl } from '../../mail/page-url.ts';
import type { Message } from '../channels/channel.ts';
import { mailTexts } from '../notification-mail-texts.ts';
import { pushTexts } from './push-texts.ts';
import type { Waiting } from '../notification-rows.ts';
import { redactNotification } from '../redact-notification.ts';
import {
  hasOwnSentence,
  lateOf,
  nameOf,
  pageAbout,
  petsOf,
  type TextContext,
  thingOf,
  toldOf,
  whenOf,
} from '../notification-text.ts';

/** Text of a push, with its language. */
export type PushText = Pick<Message, 'lang' | 'title' | 'body' | 'url' | 'page' | 'actions' | 'isUrgent'>;

/** Test message that shows whether pushes arrive. */
export function testPushMessage(config: Config, lang: Lang): PushText {
  const t = wordsIn(pushTexts, lang);
  const url = pageUrl(config.publicUrl, lang, 'app/notifications/preferences');
  return { lang, title: t.test, body: t.testText, url, page: url, actions: [], isUrgent: true };
}

/** Characters: a push holds 4 KB of what may be three bytes each, and a text message costs by its length. */
const maxTitle = 160;
const maxBodyLength = 500;
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** Maximum number of items that a summary names. */
const maxNamed = 4;

/** Push for these notifications, in the recipient's language. */
export function pushMessageOf(
  ctx: TextContext,
  { id: userId, language: lang }: Account,
  told: readonly Waiting[],
  detail: DetailLevel,
): PushText {
  // Now or later, by the one whose time it is.
  const isUrgent = told.some(({ topic }) => topic === 'reminders' || topic === 'appointments');
  const [only] = told.length === 1 ? told : [];
  const page = pageUrl(ctx.config.publicUrl, lang, 'app/notifications');
  const less = redactNotification(told.map(toldOf), detail, lang);
  if (less) {
    // The address of a page says what it is about; that of a reminder's link does not.
    const { url, actions } = only?.kind === 'reminder' ? sayOne(ctx, only, userId, lang) : { url: page, actions: [] };
    return { lang, title: shortened(less.title, maxTitle), body: less.body, url, page, actions, isUrgent };
  }
  if (only) return { lang, ...sayOne(ctx, only, userId, lang), isUrgent };
  const names = told.slice(0, maxNamed).map((one) => nameOf(one, lang));
  return {
    lang,
    title: wordsIn(mailTexts, lang).several({ count: told.length }),
    body: shortened([...names, ...(told.length > maxNamed ? ['…'] : [])].join('\n'), maxBodyLength),
    url: page,
    page,
    actions: [],
    isUrgent,
  };
}

function sayOne(ctx: TextContext, one: Waiting, userId: string, lang: Lang) {
  const t = wordsIn(pushTexts, lang);
  const { actions } = thingOf(ctx, one, userId, lang);
  const url = actions[0]!.url;
  const page = pageUrl(ctx.config.publicUrl, lang, pageAbout(one));
  if (one.kind === 'invitation') {
    const pets = petsOf(one, lang);
    const body = pets ? t.ofPets({ pets }) : t.toHome;
    return { title: t.invitation({ name: breakLinks(one.title) }), body, url: page, page, actions: [] };
  }
  if (hasOwnSentence(one)) {
    const [body = ''] = thingOf(ctx, one, userId, lang).lines;
    return { title: shortened(nameOf(one, lang), maxTitle), body, url: page, page, actions: [] };
  }
  const when = whenOf(ctx, one, lang);
  const late = lateOf(ctx, one, lang);
  const name = nameOf(one, lang);
  return {
    title: shortened(late ? t.still({ name }) : name, maxTitle),
    body: [one.isLate ? t.late({ when }) : when, ...(late ? [late] : [])].join(' · '),
    url,
    page,
    // Actions beyond showing the item, which a press on the notification does already.
    actions: actions.length > 1 ? actions : [],
  };
}
