import { expect, it } from 'vitest';
import { fileNamed, folderNamed, linkTo, uniquePaths } from './export-paths.ts';

it.each([
  ['פנקס חיסונים.pdf', 'פנקס חיסונים.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['צילום\u202Egpj.exe', 'צילום gpj.exe'],
  ['a<b>:"c|d?*.PDF', 'a b c d.pdf'],
  ['CON.txt', 'CON_.txt'],
  ['ד"ר לוי "סיכום".pdf', 'ד״ר לוי סיכום.pdf'],
  ['nul', 'nul_'],
  ['.hidden', 'hidden'],
  ['סיום. . .', 'סיום'],
  ['', '_'],
  ['...', '_'],
  [`${'א'.repeat(300)}.pdf`, `${'א'.repeat(100)}.pdf`],
])('A paper called «%s» is kept as «%s»', (name, kept) => {
  expect(fileNamed(name)).toBe(kept);
});

it('A folder’s name is short, and ends in no dot and no space', () => {
  expect(folderNamed(`2026-11-01 ${'בדיקה '.repeat(20)}`)).toMatch(/^2026-11-01 בדיקה.{0,60}[^\s.]$/u);
  expect([...folderNamed('😺'.repeat(100))]).toHaveLength(60);
});

it('No path is given twice, whatever its letters', () => {
  const once = uniquePaths();
  expect(['א/Scan.pdf', 'א/scan.pdf', 'ב/scan.pdf', 'א/SCAN.pdf', 'א', 'א'].map(once)).toEqual([
    'א/Scan.pdf',
    'א/scan (2).pdf',
    'ב/scan.pdf',
    'א/SCAN (3).pdf',
    'א',
    'א (2)',
  ]);
});

it('A link says every sign of a path that means something else in an address', () => {
  expect(linkTo('א ב/100%#1?.pdf')).toBe('%D7%90%20%D7%91/100%25%231%3F.pdf');
});
