import { expect, test } from 'vitest';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { describePermissions } from './describe-permissions.ts';

const { line, they, you, stays, notHere } = describePermissions('he');
const fine: Permissions = { profile: 'view', medicalRecords: 'edit', reminders: 'edit', expenses: 'none' };

test.each([
  [presets.view, 'רואים הכול ולא משנים דבר'],
  [presets.family, 'רואים ומעדכנים הכול'],
  [presets.caretaker, 'תזכורות: עריכה. פרופיל ומידע רפואי: צפייה. הוצאות: לא מוצגות'],
  [{ ...presets.view, medicalRecords: 'none' }, 'פרופיל, תזכורות והוצאות: צפייה. מידע רפואי: לא מוצג'],
  [
    { ...presets.view, medicalRecords: 'none', expenses: 'none' },
    'פרופיל ותזכורות: צפייה. מידע רפואי והוצאות: לא מוצגים',
  ],
] as const)('Rights are said in a line: %o', (permissions, said) => {
  expect(line(permissions)).toBe(said);
});

test('The inviting owner reads what the guest will be able to do', () => {
  expect(they(fine, ['בלה', 'מיצי'])).toBe(
    'אצל בלה ומיצי יראו את הפרופיל, יעדכנו את המידע הרפואי ואת התזכורות ולא יראו את ההוצאות.',
  );
  expect(they(presets.family, ['בלה'])).toBe('אצל בלה יראו ויעדכנו הכול.');
});

test('A guest reads what is theirs, and what stays with the owners', () => {
  expect(you(presets.caretaker)).toBe('אתם מוסיפים תזכורות ומסמנים מה בוצע ורואים את הפרופיל ואת המידע הרפואי.');
  expect(stays(['expenses'], ['דנה'])).toBe('ההוצאות נשארות אצל דנה');
  expect(notHere(['expenses'], ['דנה', 'אורי'], 'בלה')).toBe(
    'ההוצאות של בלה נשארות אצל דנה ואורי, ולכן לא מופיעות כאן.',
  );
  expect(notHere(['medicalRecords', 'expenses'], ['דנה'], 'בלה')).toBe(
    'המידע הרפואי וההוצאות של בלה נשארים אצל דנה, ולכן לא מופיעים כאן.',
  );
});

test('The other languages say the same', () => {
  expect(describePermissions('en').line(fine)).toBe(
    'Medical information and reminders: edit. Profile: view. Expenses: not shown',
  );
  expect(describePermissions('en').stays(['medicalRecords'], ['Dana'], 'Bella')).toBe(
    'The medical information of Bella stays with Dana',
  );
  expect(describePermissions('ar').they(presets.view, ['بيلا'])).toBe('مع بيلا: سيرون كل شيء دون أن يغيّروا شيئًا.');
});
