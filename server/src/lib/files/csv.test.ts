import { expect, it } from 'vitest';
import { csvRows } from './csv.ts';

it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t'])('A text that begins with %j is marked as text', (sign) => {
  expect(csvRows([[`${sign}1`], [`'${sign}1`], [`a${sign}`]])).toBe(`'${sign}1\r\n''${sign}1\r\na${sign}\r\n`);
});
