import { expect, it } from 'vitest';
import { downloadNameOf } from './attachment-names.ts';

it.each([
  ['חשבונית.pdf', 'application/pdf', 'חשבונית.pdf'],
  ['פנקס.PNG', 'image/jpeg', 'פנקס.jpg'],
  ['סריקה.jpeg', 'image/jpeg', 'סריקה.jpeg'],
  ['IMG_0042.HEIC', 'image/jpeg', 'IMG_0042.jpg'],
  ['ד״ר לוי 5.11', 'image/png', 'ד״ר לוי 5.11.png'],
])('%s, kept as %s, is downloaded as %s', (name, type, downloaded) => {
  expect(downloadNameOf(name, type)).toBe(downloaded);
});
