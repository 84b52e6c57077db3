import { greetingName } from '@tzemed/contract/account/greeting-name';
import { brand } from '@tzemed/contract/brand';
import { type Lang, localeOf } from '@tzemed/contract/text/languages';
import { type ParamsOfRows, type Rows, texts, wordsIn } from '@tzemed/contract/text/texts';
import type { Mail } from './mail.ts';

export type Reader = {
  readonly name: string;
  readonly firstname: string | null;
  readonly email: string;
  readonly language: Lang;
  /** Null while nobody has shown that the address is theirs. */
  readonly emailVerifiedAt: Date | null;
};

type Row = Readonly<Record<Lang, string>>;

/**
 * The words of a mail: its subject, what is shown beside it, the `label` of its button, a `note` on how long that is good for, what
 * to do `otherwise`, when it was not them; every other row is a paragraph, in their order.
 */
export type MailRows = Rows & { readonly subject: Row; readonly preview: Row };

/** Parameters of the rows. An instant is written in the reader's language and the product's time zone. */
export type Filling<R extends Rows> = Readonly<Record<ParamsOfRows<R>, string | Date>>;

const common = texts({
  greeting: { he: 'שלום {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  plainGreeting: { he: 'שלום,', en: 'Hello,', ar: 'مرحبًا،' },
});

/**
 * A mail to somebody in their language. `url` is where its button leads, if its words have a `label`.
 */
export function compose<R extends MailRows>(
  reader: Reader,
  rows: R,
  { url, ...filling }: Filling<R> & { readonly url: string },
): Mail {
  const { language } = reader;
  const when = new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: brand.timeZone,
  });
  const values = Object.fromEntries(
    Object.entries<string | Date>(filling).map(([key, value]) => [
      key,
      isolate(value instanceof Date ? when.format(value) : value),
    ]),
  );
  const words = wordsIn(rows, language) as Readonly<Record<string, string | ((values: object) => string)>>;
  const { subject, preview, label, note, otherwise, ...paragraphs } = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? word : word(values)]),
  );
  return {
    ...addressed(reader),
    subject: subject ?? '',
    ...(preview && { preview }),
    text: Object.values(paragraphs),
    ...(label && { action: { label, url } }),
    ...(note && { note }),
    ...(otherwise && { otherwise }),
  };
}

/**
 * Recipient and greeting of a mail. A person who has not confirmed the address is not greeted by name: a stranger may
 * have chosen both, and we would carry their words.
 */
export function addressed({ name: chosen, firstname, email, language, emailVerifiedAt }: Reader) {
  const name = emailVerifiedAt ? chosen : '';
  const { greeting, plainGreeting } = wordsIn(common, language);
  return {
    to: { name, address: email },
    lang: language,
    greeting: name ? greeting({ name: isolate(greetingName({ firstname, name })) }) : plainGreeting,
  };
}

/** Keeps a name of another direction from turning the sentence around it (first strong isolate … pop). */
const isolate = (text: string) => `\u2068${text}\u2069`;
