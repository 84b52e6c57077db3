import { expect, test } from 'vitest';
import { changedNouns, nearest } from './nearest.mjs';

const nouns = ['expenses', 'medical-records', 'reminders', 'overview'];
const work = {
  'web/src/features/expenses/ExpensesPage.test.tsx': 4,
  'web/src/features/reminders/RemindersPage.test.tsx': 5,
  'web/src/shared/list-screen.test.tsx': 6,
  'web/src/shared/use-list.test.tsx': 1,
  'server/src/features/expenses/routes.test.ts': 0.5,
  'server/src/http/access-matrix.test.ts': 4,
  'server/src/identity/secrets.test.ts': 0.4,
  'contract/src/fields.test.ts': 0.3,
};
const tests = Object.entries(work).map(([file, seconds]) => ({ file, seconds }));
const nameOf = ({ file }) => file.replace(/^.*\//, '').replace(/\.test\.\w+$/, '');
const near = (changed, seconds = 100) => nearest(tests, { changed, nouns, seconds });
const chosen = (...given) => near(...given).chosen.map(nameOf);

test('What is beside a change comes first, then its tree, then the rest, the short ones first', () => {
  const beside = ['use-list', 'list-screen'];
  const sameTree = ['ExpensesPage', 'RemindersPage'];
  const elsewhere = ['fields', 'secrets', 'routes', 'access-matrix'];
  expect(chosen(['web/src/shared/use-list.ts'])).toEqual([...beside, ...sameTree, ...elsewhere]);
});

test('A noun’s contract is beside its tests on both sides, and what is asked of every noun comes next', () => {
  expect(chosen(['contract/src/expenses.ts'], 9)).toEqual(['fields', 'routes', 'ExpensesPage', 'access-matrix']);
  expect(chosen(['web/src/features/expenses/ExpenseForm.tsx'], 5)).toEqual(['routes', 'ExpensesPage', 'fields']);
});

test.each(['server/src/access.ts', 'server/src/belongings/reading.ts', 'contract/src/pairs.ts'])(
  'What is asked of every noun comes before the rest where %s changed, on which they stand',
  (file) => {
    expect(chosen([file], 4.5)).toContain('access-matrix');
    expect(chosen([file], 4.5)).not.toContain('ExpensesPage');
  },
);

test('A test that changed is run, whatever it takes', () => {
  const list = 'web/src/shared/list-screen.test.tsx';
  expect(chosen([list, 'web/src/shared/use-list.ts'], 2)).toEqual(['list-screen']);
});

test('What does not fit is passed over for what does, and said', () => {
  const { chosen, left, leftBeside } = near(['web/src/shared/use-list.ts'], 5.5);
  expect(chosen.map(nameOf)).toEqual(['use-list', 'ExpensesPage', 'fields']);
  expect(left.map(nameOf)).toEqual(['list-screen', 'RemindersPage', 'secrets', 'routes', 'access-matrix']);
  expect(leftBeside.map(nameOf)).toEqual(['list-screen']);
  expect(nearest([], { changed: ['web/src/a.ts'], nouns, seconds: 7 })).toEqual({
    chosen: [],
    left: [],
    leftBeside: [],
  });
});

test('Where only nouns changed, what is asked of every noun is asked of them', () => {
  const form = 'web/src/features/medical-records/MedicalRecordForm.tsx';
  expect(changedNouns([form, 'server/src/views/overview/store.ts', form], nouns)).toEqual([
    'medicalRecords',
    'overview',
  ]);
  expect(changedNouns([form, 'web/src/shared/use-list.ts'], nouns)).toEqual([]);
  expect(changedNouns(['contract/src/fields.ts'], nouns)).toEqual([]);
});
