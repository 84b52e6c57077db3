import type { Plugin } from 'vite';

/**
 * React Aria brings thirteen calendars (Buddhist, Ethiopic …) to whoever shows a date. Every language of the product
 * counts by the Gregorian one; without the others a screen with dates carries 3 KB less.
 */
export const oneCalendar = (): Plugin => ({
  name: 'one-calendar',
  apply: 'build',
  load: {
    filter: { id: /@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/ },
    handler: () => `
      import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
      export const createCalendar = () => new GregorianCalendar();
    `,
  },
});
