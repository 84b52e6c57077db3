import { presets } from '@tzemed/contract/sharing/permission-presets';
import { expect, it } from 'vitest';
import { listAfterLetter, listInMail, nameAfterLetter, rightsInMail } from './names-in-mail.ts';

it('Names stand behind a Hebrew letter as they are read, each in a list with its own', () => {
  expect(nameAfterLetter('דנה', 'he')).toBe('דנה');
  expect(nameAfterLetter('Dana', 'he')).toBe('־Dana');
  expect(listAfterLetter(['בלה'], 'he', 'ב')).toBe('בלה');
  expect(listAfterLetter(['בלה', 'מיצי'], 'he', 'ב')).toBe('בלה ובמיצי');
  expect(listAfterLetter(['בלה', 'Rex', 'מיצי'], 'he', 'ב')).toBe('בלה, ב־Rex ובמיצי');
  expect(listAfterLetter(['Bella', 'Rex'], 'en', 'ב')).toBe('Bella and Rex');
  expect(listInMail(['דנה', 'אורי'], 'he')).toBe('דנה ואורי');
  expect(listInMail(['דנה', 'גיל', 'Alexandra'], 'he')).toBe('דנה, גיל ו־Alexandra');
});

it('No name becomes a link', () => {
  for (const name of ['www.example.com', 'http://a.b/c', 'a@b.co', String.raw`\\host\share`, 'x.y:8080'])
    expect(nameAfterLetter(name, 'en')).not.toMatch(/\S[.:/@\\]\S/);
  expect(nameAfterLetter('ד״ר לוי', 'he')).toBe('ד״ר לוי');
  expect(nameAfterLetter('St. Bernard', 'en')).toBe('St. Bernard');
});

it('Rights are called by their preset, or a choice of one’s own, with their last day', () => {
  const own = { ...presets.caretaker, profile: 'edit' } as const;
  const granted = [
    { name: 'בלה', permissions: presets.caretaker, until: '2026-12-12' },
    { name: 'מיצי', permissions: own, until: null },
  ];
  expect(rightsInMail(granted, 'he')).toBe('בלה – טיפול שוטף (עד 12.12.2026); מיצי – התאמה אישית');
});
