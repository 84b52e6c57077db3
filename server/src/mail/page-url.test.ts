import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it.each([
  ['he', 'login', 'https://tzemed.co.il/login'],
  ['en', 'login', 'https://tzemed.co.il/en/login'],
  ['ar', 'reminder', 'https://tzemed.co.il/ar/reminder'],
  ['he', 'app/home', 'https://tzemed.co.il/app/home'],
  // There is no /en/app: such a link led to a page that is not found.
  ['en', 'app/home', 'https://tzemed.co.il/app/home'],
] as const)('The address in a mail to a reader of %s for %s is one that is there', (lang, page, address) => {
  expect(pageUrl('https://tzemed.co.il', lang, page)).toBe(address);
});
