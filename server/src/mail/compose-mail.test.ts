import { texts } from '@tzemed/contract/text/texts';
import { expect, it } from 'vitest';
import { compose } from './compose-mail.ts';

const rows = texts({
  subject: { he: 'נושא', en: 'Subject', ar: 'موضوع' },
  preview: { he: 'תקציר', en: 'Preview', ar: 'معاينة' },
  what: { he: 'מה', en: 'What', ar: 'ماذا' },
  note: { he: 'הערה', en: 'Note', ar: 'ملاحظة' },
  otherwise: { he: 'אחרת', en: 'Otherwise', ar: 'وإلا' },
  label: { he: 'כפתור', en: 'Button', ar: 'زر' },
});
const reader = {
  name: 'דנה כהן',
  firstname: null,
  email: 'd@example.co.il',
  language: 'he',
  emailVerifiedAt: new Date(),
} as const;

it.each([
  ['the first name of two words', {}, 'שלום \u2068דנה\u2069,'],
  ['the first name that a provider gave', { name: 'Dr. Levi', firstname: 'Ruth' }, 'שלום \u2068Ruth\u2069,'],
  ['nobody while the address is not known to be theirs', { emailVerifiedAt: null }, 'שלום,'],
  ['nobody in English', { emailVerifiedAt: null, language: 'en' }, 'Hello,'],
] as const)('A mail greets %s', (_, change, greeting) => {
  expect(compose({ ...reader, ...change }, rows, { url: 'https://tzemed.example' }).greeting).toBe(greeting);
});

it('A row with a place of its own is not a paragraph', () => {
  expect(compose(reader, rows, { url: 'https://tzemed.example' })).toMatchObject({
    subject: 'נושא',
    preview: 'תקציר',
    text: ['מה'],
    action: { label: 'כפתור', url: 'https://tzemed.example' },
    note: 'הערה',
    otherwise: 'אחרת',
  });
});
