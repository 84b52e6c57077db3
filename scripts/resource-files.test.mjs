import { expect, test } from 'vitest';
import { filesOfResource } from './resource-files.mjs';

const tree = {
  'contract/src/money/expenses.ts': '',
  'contract/src/money/expense-imports.ts': '',
  'contract/src/money/claims.ts': '',
  'server/src/features/expenses/store.ts': '',
  'server/src/views/printouts/expense-sheet.ts': `import { expense } from '@tzemed/contract/money/expenses';`,
  'server/src/views/letter/store.ts': `import { x } from '@tzemed/contract/money/expenses-of-others';`,
  'server/src/db/triggers/expenses/claims.sql': 'update claims',
  'server/src/db/triggers/expenses/expenses.sql': 'create trigger a after insert on expenses',
  'web/src/features/expenses/api.ts': '',
};
const find = (name) => filesOfResource(name, Object.keys(tree), (file) => tree[file]);

test('A resource has its contract, its folders, what imports its contract, and its SQL', () => {
  expect(find('expenses')).toEqual({
    contract: ['contract/src/money/expenses.ts', 'contract/src/money/expense-imports.ts'],
    'own folders': ['server/src/features/expenses/store.ts', 'web/src/features/expenses/api.ts'],
    'imports its contract': ['server/src/views/printouts/expense-sheet.ts'],
    SQL: ['server/src/db/triggers/expenses/expenses.sql'],
  });
});

test('An unknown name has none', () => {
  expect(find('walks')).toBeUndefined();
});
