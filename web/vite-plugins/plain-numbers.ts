import type { Plugin } from 'vite';

/** Reads digits, Latin or Arabic: all that is typed into a part of a date. */
const NumberParser = `
  const latin = (text) => text.replace(/[\\u0660-\\u0669\\u06f0-\\u06f9]/g, (digit) => digit.charCodeAt(0) & 15);
  export class NumberParser {
    parse(text) { return text && this.isValidPartialNumber(text) ? Number(latin(text)) : NaN; }
    isValidPartialNumber(text) { return /^\\d*$/.test(latin(text)); }
  }
`;

/** What the browser has, made once for each locale and use. */
const NumberFormatter = `
  const made = new Map();
  export class NumberFormatter {
    constructor(locale, options) {
      const key = locale + JSON.stringify(options);
      if (!made.has(key)) made.set(key, new Intl.NumberFormat(locale, options));
      return made.get(key);
    }
  }
  export const numberFormatSignDisplayPolyfill = undefined;
`;

const instead: Record<string, string> = { NumberParser, NumberFormatter };

/**
 * React Aria reads the parts of a date as it reads any number, with signs, groups, units and currencies of all locales,
 * and writes them for browsers that the product does not run in. Without that a screen with dates carries 2 KB less.
 */
export const plainNumbers = (): Plugin => ({
  name: 'plain-numbers',
  apply: 'build',
  load: {
    filter: { id: /@internationalized[\\/]number[\\/]dist[\\/]private[\\/]Number(Parser|Formatter)\.mjs$/ },
    handler: (id) => instead[/(\w+)\.mjs$/.exec(id)![1]!],
  },
});
