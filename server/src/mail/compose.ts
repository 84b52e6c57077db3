import { brand } from '@tzemed/contract/brand';
import type { Lang } from '@tzemed/contract/languages';
import type { Mail } from './mailer.ts';
import { type MailKind, mailTexts, type MailWords } from '../features/auth/mail-texts.ts';

export type NoticeKind = Exclude<MailKind, 'verify' | 'reset' | 'google'>;

type Reader = { readonly name: string; readonly email: string; readonly language: Lang };
type Filling = { readonly url: string; readonly when?: Date; readonly device?: string | undefined };

const locales: Record<Lang, string> = { he: 'he-IL', en: 'en-IL', ar: 'ar-IL-u-nu-latn' };

/** A mail to the owner of an account, in their language. `url` is where its button leads. */
export function mailTo({ name, email, language }: Reader, kind: MailKind, { url, when, device }: Filling): Mail {
  const words: MailWords = mailTexts[kind][language];
  const inLanguage = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  const filling: Record<string, string> = {
    name: isolate(name),
    when: when ? isolate(inLanguage.format(when)) : '',
    device: isolate(device ?? ''),
  };
  const fill = (line: string) => line.replaceAll(/\{(\w+)\}/g, (_, key: string) => filling[key] ?? '');
  return {
    to: { name, address: email },
    lang: language,
    subject: words.subject,
    text: words.text.map(fill),
    ...(words.label && { action: { label: words.label, url } }),
  };
}

/** Keeps a name of another direction from turning the sentence around it (first strong isolate … pop). */
const isolate = (text: string) => `\u2068${text}\u2069`;
