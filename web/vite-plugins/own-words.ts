import type { Plugin } from 'vite';
import { isLang } from '@tzemed/contract/languages';

/** A language's row in a table of words: `    he: {…},`, or `    "he-IL": $words,`. */
const row = /^ {4}['"]?([a-z]+)(?:-[A-Z]{2})?['"]?: (?:\{[^}]*\}|\$[\w$]+),?$/gm;

/**
 * React Aria has places for the words of 34 languages, and says 'year', 'month' and 'day' of an empty date in 65. What
 * says nothing in ours is 1 KB of a screen with dates.
 */
export const ownWords = (): Plugin => ({
  name: 'own-words',
  apply: 'build',
  transform: {
    filter: {
      id: /react-(aria|stately|aria-components)[\\/]dist[\\/]private[\\/](\w+[\\/])?(placeholders|intlStrings)\.mjs$/,
    },
    handler: (code, id) => {
      const lean = code.replace(row, (whole, lang: string) => (isLang(lang) ? whole : ''));
      if (lean === code) throw new Error(`${id} is written otherwise than 'own-words' reads it`);
      return { code: lean, map: null };
    },
  },
});
