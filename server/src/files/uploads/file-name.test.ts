import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['בלה בים.jpg', 'בלה בים.jpg'],
  ['../../etc/passwd', 'etcpasswd'],
  ['C:\\photos\\rex.png', 'Cphotosrex.png'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['a\u0000b\nc\u2028.png', 'abc.png'],
  ['cafe\u0301.png', 'café.png'],
  ['  .htaccess ', 'htaccess'],
  ['\ud800.png', '\ufffd.png'],
  ['..', 'file'],
  ['', 'file'],
])('keeps %j as %j', (given, kept) => expect(fileNameOf(given)).toBe(kept));

it('keeps 120 characters and cuts none in half', () => {
  expect(fileNameOf('🐶'.repeat(200))).toBe('🐶'.repeat(120));
});
