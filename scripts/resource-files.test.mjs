import { expect, test } from 'vitest';
import { filesOfResource } from './resource-files.mjs';

const importing = `import { expense } from '@tzemed/contract/money/expenses';`;
const tree = {
  'contract/src/money/expenses.ts': '',
  'contract/src/money/expense-imports.ts': '',
  'contract/src/money/claims.ts': '',
  'server/src/features/expenses/store.ts': '',
  'server/src/features/expenses/store.test.ts': '',
  'server/src/views/printouts/expense-sheet.ts': importing,
  'server/src/views/printouts/expense-sheet.test.ts': importing,
  'server/src/views/letter/store.ts': `import { x } from '@tzemed/contract/money/expenses-of-others';`,
  'server/src/db/migrations/0001_expenses.sql': 'create table expenses (id uuid)',
  'server/src/db/migrations/frozen.json': '{}',
  'server/src/db/schema.sql': 'create table expenses (id uuid)',
  'server/src/db/tables.ts': '',
  'server/src/db/triggers/expenses/claims.sql': 'update claims',
  'server/src/db/triggers/expenses/expenses.sql': 'create trigger a after insert on expenses',
  'web/src/features/expenses/api.ts': '',
  'web/src/features/expense-imports/texts.ts': '',
};
const find = (name) => filesOfResource(name, Object.keys(tree), (file) => tree[file]);

test('A resource has its contract, its folders, files that import its contract, its SQL and its tests', () => {
  expect(find('expenses')).toEqual({
    contract: ['contract/src/money/expenses.ts', 'contract/src/money/expense-imports.ts'],
    'own folders': [
      'server/src/features/expenses/store.ts',
      'web/src/features/expenses/api.ts',
      'web/src/features/expense-imports/texts.ts',
    ],
    'imports its contract': ['server/src/views/printouts/expense-sheet.ts'],
    'functions and triggers': ['server/src/db/triggers/expenses/expenses.sql'],
    migrations: ['server/src/db/migrations/0001_expenses.sql'],
    generated: ['server/src/db/migrations/frozen.json', 'server/src/db/schema.sql', 'server/src/db/tables.ts'],
    tests: ['server/src/features/expenses/store.test.ts', 'server/src/views/printouts/expense-sheet.test.ts'],
  });
});

test('An unknown name has none', () => {
  expect(find('walks')).toBeUndefined();
});
