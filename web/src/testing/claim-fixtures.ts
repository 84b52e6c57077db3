import { claim, type Claim } from '@tzemed/contract/money/claims';
import type { Expense } from '@tzemed/contract/money/expenses';
import { bella } from './pet-fixtures.ts';
import { kibble } from './row-fixtures.ts';
import { buildRow } from './build-row.ts';

/** Sent twelve days before the Saturday of the tests. */
export const libra: Claim = buildRow(claim, {
  id: '01980b1e-7c00-7000-8000-0000000000d1',
  petId: bella.id,
  insurer: 'ליברה',
  policyNumber: '7755-120',
  reference: 'T-88213',
  status: 'sent',
  sentOn: '2026-11-09',
  expenseIds: ['01980b1e-7c00-7000-8000-0000000000e1', '01980b1e-7c00-7000-8000-0000000000e2'],
  claimed: 1240,
  paid: 0,
  attachmentCount: 0,
});

/** Expense that the claim covers. */
export const visit: Expense = {
  ...kibble,
  id: '01980b1e-7c00-7000-8000-0000000000e1',
  description: 'ביקור אצל ד״ר לוי',
  category: 'vet',
  amount: 1000,
  date: '2026-11-02',
  claimId: libra.id,
};
export const pills: Expense = {
  ...visit,
  id: '01980b1e-7c00-7000-8000-0000000000e2',
  description: 'אנטיביוטיקה',
  category: 'medicine',
  amount: 240,
  date: '2026-11-03',
};

export const pageOfExpenses = (rows: Expense[]) => ({
  expenses: rows,
  total: rows.length,
  page: 1,
  limit: 100,
  totalAmount: 0,
  petCount: 1,
  months: { onPage: [], latest: [] },
});
