import { expect, it } from 'vitest';
import { attachmentNamed } from './downloads.ts';

it('A name is told as it is, and in ASCII to whoever reads no more', () => {
  expect(attachmentNamed('חיסון (1).pdf')).toBe(
    `attachment; filename="_____ _1_.pdf"; filename*=UTF-8''%D7%97%D7%99%D7%A1%D7%95%D7%9F%20%281%29.pdf`,
  );
  expect(attachmentNamed('ד"ר.pdf')).toBe(`attachment; filename="___.pdf"; filename*=UTF-8''%D7%93%22%D7%A8.pdf`);
  expect(attachmentNamed('a";x="b\r\n.pdf')).not.toMatch(/["\r\n].*filename\*.*["\r\n]/);
});
