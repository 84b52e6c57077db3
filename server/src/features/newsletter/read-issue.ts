import { isLang, type Lang } from '@tzemed/contract/text/languages';
import { hasForbidden, readFrontMatter } from '../../lib/files/front-matter.ts';
import { advertisement } from './issue-texts.ts';
import { readMarkdown } from './markdown.ts';

/** An issue as its file says it. */
export type Issue = {
  /** Identifies the issue in its language: a second one of the same name is the same issue. */
  readonly name: string;
  readonly language: Lang;
  readonly subject: string;
  /** Markdown. */
  readonly text: string;
};

const maxTextLength = 50_000;
const maxSubjectLength = 100;
const keys = ['name', 'language', 'subject'];

/** Reads the file of an issue. `complaints` holds everything that is wrong with it, a line each; without any it can be sent. */
export function readIssue(file: string): { issue: Issue; complaints: string[] } {
  const { hasHead, values, text, firstLine } = readFrontMatter(file);
  const [name = '', language = '', subject = ''] = keys.map((key) => values.get(key));
  const { blocks, complaints } = readMarkdown(text, firstLine);
  const lang = isLang(language) ? language : 'he';
  const { word } = advertisement[lang];
  const wrong = [
    !hasHead && 'the file begins with a line ---, then name:, language: and subject:, and another line ---',
    ...[...values.keys()].map((key) => !keys.includes(key) && `the head has no ${key}:, only ${keys.join(', ')}`),
    hasHead && !/^[a-z0-9][a-z0-9-]{0,59}$/.test(name) && 'name: small letters, digits and -, such as 2026-12',
    hasHead && !isLang(language) && 'language: he, en or ar',
    hasHead &&
      (subject.length === 0 || subject.length > maxSubjectLength) &&
      `subject: 1 to ${maxSubjectLength} characters`,
    /\p{Cc}/u.test(subject) && 'subject: no control characters',
    subject.startsWith(word) && `subject: ${word} is put before it by itself`,
    blocks.length === 0 && 'there is no text',
    text.length > maxTextLength && `the text has more than ${maxTextLength} characters`,
    hasForbidden(text) && 'the text has characters that cannot be shown',
    ...complaints,
  ].filter((one) => one !== false);
  return { issue: { name, language: lang, subject, text }, complaints: wrong };
}
