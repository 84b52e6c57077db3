import type { Lang } from '../../i18n/language.ts';

/** `html`: the steps. `words`: all of it, folded, for the search on the page. */
export type HelpArticle = { title: string; summary: string; html: string; words: string };

/** By language and by name. */
export type HelpTexts = Record<Lang, Record<string, HelpArticle>>;
