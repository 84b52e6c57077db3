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
  // What went out, and not the balance.
  [
    ['תאריך', 'תיאור', 'חובה', 'זכות', 'יתרה (ש"ח)'],
    ['date', 'description', 'amount', null, null],
  ],
  [
    ['Transaction Date', 'Description', 'Debit', 'Credit', 'Balance (ILS)'],
    ['date', 'description', 'amount', null, null],
  ],
  [
    ['Date', 'Payee', 'Total', 'Withdrawal', 'Deposit'],
    ['date', 'description', null, 'amount', null],
  ],
  [
    ['Date', 'Details', 'Balance (ILS)'],
    ['date', 'description', null],
  ],
  [
    ['Date', 'Item', 'Running Total', 'Amount'],
    ['date', 'description', null, 'amount'],
  ],
  // What was charged, and not the sum in the currency of the shop; with the article and without, in any order.
  [
    ['תאריך העסקה', 'שם בית העסק', 'סכום העסקה', 'סכום החיוב', 'תאריך החיוב'],
    ['date', 'description', null, 'amount', null],
  ],
  [
    ['סכום החיוב', 'סכום העסקה', 'שם בית עסק', 'תאריך עסקה', 'פירוט נוסף'],
    ['amount', null, 'description', 'date', null],
  ],
  [
    ['Date', 'Merchant', 'Original amount', 'Charged amount (ILS)'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['תאריך', 'מוצר', 'כמות', 'מחיר ליחידה', 'מחיר כולל'],
    ['date', 'description', null, null, 'amount'],
  ],
  [
    ['תאריך', 'מוצר', 'סה"כ', 'מחיר ליחידה'],
    ['date', 'description', 'amount', null],
  ],
  [
    ['תאריך', 'פירוט', 'סכום לפני מע"מ', 'מע"מ', 'סכום כולל מע"מ'],
    ['date', 'description', null, null, 'amount'],
  ],
  [
    ['תאריך', 'פירוט', 'סכום כולל מע"מ', 'סכום מע"מ', 'סכום ללא מע"מ'],
    ['date', 'description', 'amount', null, null],
  ],
  // Two that could be the sum: asked about.
  [
    ['תאריך', 'תיאור', 'סכום', 'סכום'],
    ['date', 'description', null, null],
  ],
  [
    ['תאריך', 'תיאור', 'מחיר מחירון', 'מחיר מבצע'],
    ['date', 'description', null, null],
  ],
  [
    ['תאריך', 'תיאור התנועה', '₪ זכות/חובה'],
    ['date', 'description', null],
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
