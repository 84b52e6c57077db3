import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('Texts that differ a little have different prints, the same text the same one', () => {
  const texts = Array.from({ length: 50_000 }, (_, nth) => [
    `PUT /api/expenses/e1 {"amount":${nth}}`,
    `${nth} שק`,
  ]).flat();
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint('DELETE /api/pets/p1')).toBe(fingerprint('DELETE /api/pets/p1'));
  expect(fingerprint('ab')).not.toBe(fingerprint('ba'));
  // The upper bytes of a letter count, too.
  expect(fingerprint('א')).not.toBe(fingerprint('\u00d0'));
});
