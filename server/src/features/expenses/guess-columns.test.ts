import { expenseColumnTexts } from '@tzemed/contract/expense-columns';
import { importFields } from '@tzemed/contract/expense-imports';
import { expect, it } from 'vitest';
import { findHead, guessColumns } from './guess-columns.ts';

it.each([
  [
    ['תאריך קניה', 'מה קנינו', 'סכום כולל', 'סוג', 'מי', 'קופון'],
    ['date', 'description', 'amount', 'category', 'pet', null],
  ],
  [
    ['Purchase date', 'Item', 'Price (ILS)', 'Type'],
    ['date', 'description', 'amount', 'category'],
  ],
  [
    ['تاريخ الشراء', 'الوصف', 'المبلغ', 'لمن'],
    ['date', 'description', 'amount', 'pet'],
  ],
  [
    ['תאריך עסקה', 'שם בית העסק', 'סכום עסקה', 'סכום חיוב', 'הערות'],
    ['date', 'description', null, 'amount', 'notes'],
  ],
  [
    ['', 'ללא', '17'],
    [null, null, null],
  ],
])('Of columns %j is guessed what they are', (head, fields) => {
  expect(guessColumns(head)).toEqual(fields);
});

it.each(['he', 'en', 'ar'] as const)('The columns of an export in %s are known', (lang) => {
  expect(guessColumns(importFields.map((field) => expenseColumnTexts[field][lang]))).toEqual([...importFields]);
});

it('A head stands below what a bank writes over it, and there may be none', () => {
  expect(
    findHead([['בנק הפועלים'], ['חשבון', '12-345'], [], ['תאריך', 'תיאור', 'סכום'], ['1.1.25', 'מזון', '10']]),
  ).toBe(3);
  expect(findHead([['1.1.25', 'מזון', '10']])).toBe(-1);
});
