import { expect, test } from 'vitest';
import { changedNouns, nearest } from './nearest.mjs';

const work = {
  'web/src/features/expenses/ExpensesPage.test.tsx': 4,
  'web/src/features/reminders/RemindersPage.test.tsx': 5,
  'web/src/shared/list-screen.test.tsx': 6,
  'web/src/shared/use-list.test.tsx': 1,
  'server/src/features/expenses/routes.test.ts': 0.5,
  'server/src/http/access-matrix.test.ts': 4,
  'server/src/http/etag.test.ts': 0.4,
  'contract/src/fields.test.ts': 0.3,
};
const tests = Object.entries(work).map(([file, seconds]) => ({ file, seconds }));
const chosen = (changed, seconds) =>
  nearest(tests, changed, seconds).chosen.map(({ file }) => file.replace(/^.*\//, '').replace(/\.test\.\w+$/, ''));

test('What is beside a change comes first, then its tree, then the rest, the short ones first', () => {
  const beside = ['use-list', 'list-screen'];
  const sameTree = ['ExpensesPage', 'RemindersPage'];
  const elsewhere = ['fields', 'etag', 'routes', 'access-matrix'];
  expect(chosen(['web/src/shared/use-list.ts'], 100)).toEqual([...beside, ...sameTree, ...elsewhere]);
});

test('A noun’s contract is beside its tests on both sides, and what is asked of every noun comes next', () => {
  expect(chosen(['contract/src/expenses.ts'], 9)).toEqual(['fields', 'routes', 'ExpensesPage', 'access-matrix']);
  expect(chosen(['web/src/features/expenses/ExpenseForm.tsx'], 5)).toEqual(['routes', 'ExpensesPage']);
});

test('As much is chosen as there is time for, and at least one; what is left is counted', () => {
  expect(nearest(tests, ['web/src/shared/use-list.ts'], 7)).toMatchObject({ chosen: { length: 2 }, left: 6 });
  expect(nearest(tests, ['web/src/shared/use-list.ts'], 0)).toMatchObject({ chosen: { length: 1 }, left: 7 });
  expect(nearest([], ['web/src/a.ts'], 7)).toEqual({ chosen: [], left: 0 });
});

test('Where only nouns changed, what is asked of every noun is asked of them', () => {
  const form = 'web/src/features/medical-records/MedicalRecordForm.tsx';
  expect(changedNouns([form, 'server/src/views/overview/store.ts', form])).toEqual(['medicalRecords', 'overview']);
  expect(changedNouns([form, 'web/src/shared/use-list.ts'])).toEqual([]);
});
