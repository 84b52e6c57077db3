import { brand } from '@tzemed/contract/brand';
import { isDay } from '@tzemed/contract/dates/days';
import { languages } from '@tzemed/contract/text/languages';
import { type StatusPart, statusParts } from '@tzemed/contract/site/status';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { hasForbidden, readFrontMatter } from '../../lib/files/front-matter.ts';

/** An incident as an operator's file tells it. */
export type Incident = {
  /** Identifies it: the same file again changes it. */
  readonly name: string;
  readonly parts: readonly StatusPart[];
  readonly level: 'slow' | 'failed';
  readonly startedAt: Date;
  /** Null while it goes on. */
  readonly endedAt: Date | null;
  readonly titleHe: string;
  readonly textHe: string;
  readonly titleEn: string | null;
  readonly textEn: string | null;
  readonly titleAr: string | null;
  readonly textAr: string | null;
};

const keys = ['name', 'parts', 'level', 'from', 'to'];
const maxTitleLength = 120;
const maxTextLength = 2000;

/** Reads the file of an incident. `complaints` holds everything that is wrong with it; without any there is an incident. */
export function readIncident(file: string, now: Date): { incident?: Incident; complaints: string[] } {
  const { hasHead, values, text } = readFrontMatter(file);
  const [name = '', partList = '', level = '', from = '', to = ''] = keys.map((key) => values.get(key));
  const parts = partList.split(',').map((part) => part.trim());
  const [startedAt, endedAt] = [instantOf(from), instantOf(to)];
  const sections = sectionsOf(text);
  const words = new Map(sections.map(({ language, ...section }) => [language, section]));
  const he = words.get('he');
  const complaints = [
    !hasHead && 'the file begins with a line ---, then name:, parts:, level:, from: and to:, and another line ---',
    ...[...values.keys()].map((key) => !keys.includes(key) && `the head has no ${key}:, only ${keys.join(', ')}`),
    hasHead && !/^[a-z0-9][a-z0-9-]{0,59}$/.test(name) && 'name: small letters, digits and -, such as 2026-11-22-mail',
    hasHead && !parts.every(isPart) && `parts: one or more of ${statusParts.join(', ')}, with commas between them`,
    hasHead && level !== 'slow' && level !== 'failed' && 'level: slow or failed',
    hasHead && !startedAt && 'from: a time in Israel, such as 2026-11-22 06:12',
    hasHead && to !== '' && !endedAt && 'to: a time in Israel, or nothing while it goes on',
    startedAt && startedAt > now && 'from: this has not come yet',
    startedAt && endedAt && endedAt < startedAt && 'to: this is before from:',
    endedAt && endedAt > now && 'to: this has not come yet',
    text.trim() !== '' && !/^\s*# *[a-z]+:/.test(text) && 'the text begins with a line # LANGUAGE: TITLE',
    !he && 'a line # he: TITLE and a text below it are missing',
    ...sections.flatMap(({ language, title, text: said }) => [
      !isLanguage(language) && `# ${language}: the languages are ${languages.join(', ')}`,
      (title.length === 0 || title.length > maxTitleLength) &&
        `# ${language}: a title of 1 to ${maxTitleLength} characters`,
      (said.length === 0 || said.length > maxTextLength) && `# ${language}: a text of 1 to ${maxTextLength} characters`,
    ]),
    sections.length !== words.size && 'each language stands once',
    hasForbidden(text) && 'the text has characters that cannot be shown',
  ].filter((one) => typeof one === 'string');
  if (complaints.length > 0 || !startedAt || !he || (level !== 'slow' && level !== 'failed')) return { complaints };
  const [en, ar] = [words.get('en'), words.get('ar')];
  const incident = {
    name,
    parts: [...new Set(parts.filter(isPart))],
    level,
    startedAt,
    endedAt,
    titleHe: he.title,
    textHe: he.text,
    titleEn: en?.title ?? null,
    textEn: en?.text ?? null,
    titleAr: ar?.title ?? null,
    textAr: ar?.text ?? null,
  } as const;
  return { incident, complaints };
}

const isPart = (part: string): part is StatusPart => statusParts.some((one) => one === part);
const isLanguage = (language: string) => languages.some((one) => one === language);

/** 2026-11-22 06:12, by the clock of Israel. */
function instantOf(text: string) {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return isDay(day) ? dueInstant(day, time, brand.timeZone) : null;
}

const heading = /^# *([a-z]+): *(.*)$/gm;

/** Texts below headings `# LANGUAGE: TITLE`. */
function sectionsOf(text: string) {
  const heads = [...text.matchAll(heading)];
  return heads.map((head, nth) => ({
    language: head[1]!,
    title: head[2]!.trim(),
    text: text.slice(head.index + head[0].length, heads[nth + 1]?.index).trim(),
  }));
}
