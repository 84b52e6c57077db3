import { expect, test } from 'vitest';
import { formatBytes, secondsLeft } from './file-size.ts';

test.for([
  [1, '1 KB'],
  [98_304, '96 KB'],
  [1_887_436, '1.8 MB'],
  [20 * 2 ** 20, '20 MB'],
  [312 * 2 ** 20, '312 MB'],
  [2 ** 30, '1 GB'],
] as const)('%i bytes are called %s', ([bytes, words]) => {
  expect(formatBytes(bytes)).toBe(`\u2066${words}\u2069`);
});

test('Remaining upload time is shown once it can be estimated', () => {
  expect(secondsLeft(0, 100, 5000)).toBeUndefined();
  expect(secondsLeft(50, 100, 500)).toBeUndefined();
  expect(secondsLeft(64, 100, 10_000)).toBe(6);
});
