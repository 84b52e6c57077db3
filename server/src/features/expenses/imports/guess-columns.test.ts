import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { importFields } from '@tzemed/contract/money/expense-imports';
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
    ['תאריך', 'תיאור', 'חובה', 'זכות', 'יתרה (ש"ח)'],
    ['date', 'description', 'amount', null, null],
  ],
  [
    ['Balance (ILS)', 'Credit', 'Debit', 'Description', 'Transaction Date'],
    [null, null, 'amount', 'description', 'date'],
  ],
  [
    ['Date', 'Payee', 'Total', 'Withdrawal', 'Deposit'],
    ['date', 'description', null, 'amount', null],
  ],
  [
    ['Date', 'Payee', 'Outflow', 'Inflow'],
    ['date', 'description', 'amount', null],
  ],
  [
    ['Date', 'Payee', 'Net', 'Gross'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['Date', 'Description', 'Running Total', 'Amount'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['Date', 'Description', 'Original amount', 'Amount (USD)', 'Amount (ILS)'],
    ['date', 'description', null, null, 'amount'],
  ],
  [
    ['תאריך העסקה', 'שם בית העסק', 'סכום העסקה', 'סכום החיוב', 'תאריך החיוב'],
    ['date', 'description', null, 'amount', null],
  ],
  [
    ['תאריך', 'מוצר', 'כמות', 'מחיר ליחידה', 'מחיר כולל'],
    ['date', 'description', null, null, 'amount'],
  ],
  [
    ['תאריך', 'פירוט', 'סכום לפני מע"מ', 'מע"מ', 'סכום כולל מע"מ'],
    ['date', 'description', null, null, 'amount'],
  ],
  [
    ['תאריך', 'תיאור', 'סכום המע"מ', 'הסכום'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['תאריך', 'תיאור', 'מחיר', 'עלות'],
    ['date', 'description', null, null],
  ],
  [
    ['תאריך', 'תיאור', 'סכום', 'סכום'],
    ['date', 'description', null, null],
  ],
  [
    ['תאריך רכישה', 'שם בית עסק', 'סכום עסקה', 'מטבע מקור', 'סכום חיוב', 'מטבע לחיוב', "מס' שובר", 'פירוט נוסף'],
    ['date', 'description', null, null, 'amount', null, null, null],
  ],
  [
    ['תאריך', 'תאריך ערך', 'תיאור', 'אסמכתא', 'בחובה', 'בזכות', 'היתרה בש"ח', 'תאור מורחב', 'הערה'],
    ['date', null, 'description', null, 'amount', null, null, null, 'notes'],
  ],
  [
    ['תאריך', 'הפעולה', 'פרטים', 'אסמכתא', 'חובה', 'זכות', 'יתרה בש"ח', 'תאריך ערך', 'לטובת', 'עבור'],
    ['date', null, 'description', null, 'amount', null, null, null, null, 'pet'],
  ],
  [
    ['תאריך', 'יום ערך', 'תיאור התנועה', '₪ זכות/חובה', '₪ יתרה', 'אסמכתה'],
    ['date', null, 'description', 'amount', null, null],
  ],
  [
    ['Date', 'Description', 'Debit Card', 'Amount'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['תאריך (חובה)', 'תיאור', 'סכום'],
    ['date', 'description', 'amount'],
  ],
  [
    ['Date', 'Description', 'Withdrawal account', 'Sum'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['תאריך', 'תיאור', 'כרטיס חובה', 'מחיר'],
    ['date', 'description', null, 'amount'],
  ],
  [
    ['Date', 'Description', 'Debit Amount (ILS)', 'Total'],
    ['date', 'description', 'amount', null],
  ],
  [
    ['תאריך', 'תיאור', 'חובה בש"ח', 'סכום'],
    ['date', 'description', 'amount', null],
  ],
  [
    ['', 'ללא', '17'],
    [null, null, null],
  ],
])('The columns %j are recognized', (head, fields) => {
  expect(guessColumns(head)).toEqual(fields);
});

it.each(['he', 'en', 'ar'] as const)('The columns of an export in %s are known', (lang) => {
  expect(guessColumns(importFields.map((field) => expenseFieldNames[field][lang]))).toEqual([...importFields]);
});

it('A head stands below what a bank writes over it, and there may be none', () => {
  expect(
    findHead([['בנק הפועלים'], ['חשבון', '12-345'], [], ['תאריך', 'תיאור', 'סכום'], ['1.1.25', 'מזון', '10']]),
  ).toBe(3);
  expect(findHead([['1.1.25', 'מזון', '10']])).toBe(-1);
  expect(
    findHead([
      ['2026-03-01', 'Card transaction', 'DEBIT', '12.00'],
      ['2026-03-02', 'Amazon', 'DEBIT', '13.00'],
    ]),
  ).toBe(-1);
  expect(findHead([['Transaction', 'Debit', '17']])).toBe(-1);
  expect(findHead([['תאריך', 'תיאור', 'סכום', '05/03/2026']])).toBe(0);
});

it('A long text is no heading, whatever words it ends with', () => {
  const long = 'א '.repeat(10_000);
  expect(guessColumns(['תאריך', `${long}סכום`, `סכום ${long}דולר`])).toEqual(['date', null, 'amount']);
});
