import { expect, it } from 'vitest';
import { downloadNameOf } from './download-name.ts';
import { attachmentNamed } from './downloads.ts';

it.each([
  ['חשבונית.pdf', 'application/pdf', 'חשבונית.pdf'],
  ['פנקס.PNG', 'image/jpeg', 'פנקס.jpg'],
  ['סריקה.jpeg', 'image/jpeg', 'סריקה.jpeg'],
  ['IMG_0042.HEIC', 'image/jpeg', 'IMG_0042.jpg'],
  ['ד״ר לוי 5.11', 'image/png', 'ד״ר לוי 5.11.png'],
])('%s, kept as %s, is downloaded as %s', (name, type, downloaded) => {
  expect(downloadNameOf(name, type)).toBe(downloaded);
});

it('A name is told as it is, and in ASCII to whoever reads no more', () => {
  expect(attachmentNamed('חיסון (1).pdf')).toBe(
    `attachment; filename="_____ _1_.pdf"; filename*=UTF-8''%D7%97%D7%99%D7%A1%D7%95%D7%9F%20%281%29.pdf`,
  );
  expect(attachmentNamed('ד"ר.pdf')).toBe(`attachment; filename="___.pdf"; filename*=UTF-8''%D7%93%22%D7%A8.pdf`);
  expect(attachmentNamed('a";x="b\r\n.pdf')).not.toMatch(/["\r\n].*filename\*.*["\r\n]/);
});
