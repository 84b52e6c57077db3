import type { Lang } from '../../i18n/language.ts';

/** `html`: the steps. `words`: all of it and its search words, as `weigh` in fold.ts takes them. */
export type HelpText = { title: string; summary: string; html: string; words: string };

export type HelpArticle = HelpText & { /** The screen that it is about. */ screen?: { href: string; word: string } };

/** All articles, by language and by name. */
export type HelpTexts = Record<Lang, Record<string, HelpArticle>>;
