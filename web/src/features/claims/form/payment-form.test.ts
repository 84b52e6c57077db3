import { expect, test } from 'vitest';
import { payableParts, paymentForm, paymentOf, type PaymentValues, sharedOut } from './payment-form.ts';

const expenses = [
  { id: 'visit', description: 'ביקור', amount: 1000, refunded: 0 },
  { id: 'pills', description: 'תרופה', amount: 240, refunded: 40 },
  { id: 'done', description: 'חיסון', amount: 80, refunded: 80 },
];
const parts = payableParts(expenses);
const amounts = (sum: number | null) => sharedOut(sum, parts).map(({ amount }) => amount);

test('A fully refunded expense gets no part of a payment', () => {
  expect(parts.map(({ expenseId, left }) => [expenseId, left])).toEqual([
    ['visit', 1000],
    ['pills', 200],
  ]);
});

test('A sum is divided by what is left of each, to the agora, and never above it', () => {
  expect(amounts(1200)).toEqual([1000, 200]);
  expect(amounts(600)).toEqual([500, 100]);
  expect(amounts(0.01)).toEqual([0.01, 0]);
  expect(amounts(1200.01)).toEqual([null, null]);
  expect(amounts(null)).toEqual([null, null]);
  for (let agorot = 1; agorot <= 120_000; agorot += 997) {
    const shares = amounts(agorot / 100).map((one) => Math.round(one! * 100));
    expect(shares[0]! + shares[1]!).toBe(agorot);
    expect(shares[0]!).toBeLessThanOrEqual(100_000);
    expect(shares[1]!).toBeLessThanOrEqual(20_000);
  }
});

const values: PaymentValues = {
  amount: 860,
  date: '2026-11-21',
  isLast: true,
  answer: '',
  paidBy: undefined,
  isDivided: false,
  parts: sharedOut(860, parts),
  today: '2026-11-21',
};
const wrong = (said: Partial<PaymentValues>) => {
  const found = paymentForm.safeParse({ ...values, ...said });
  return found.success ? {} : Object.fromEntries(found.error.issues.map((one) => [one.path.join('.'), one.message]));
};

test('Payment form shows all field errors at once', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ amount: 1200.01, date: '2026-11-22' })).toEqual({ amount: 'refundAboveExpense', date: 'dateAhead' });
  const [first, second] = parts as [(typeof parts)[0], (typeof parts)[0]];
  expect(
    wrong({
      isDivided: true,
      parts: [
        { ...first, amount: 1000.01 },
        { ...second, amount: -1 },
      ],
    }),
  ).toEqual({
    'parts.0.amount': 'refundAboveExpense',
    'parts.1.amount': 'amountPositive',
    isDivided: 'partsNotWhole',
  });
  expect(wrong({ isDivided: true, parts: [{ ...first, amount: 860.001 }, second] })).toMatchObject({
    'parts.0.amount': 'amountDecimals',
  });
});

test('Parts are sent where they are divided by hand, those of nothing left out; what is refused is said at its field', () => {
  const byHand = [
    { ...parts[0]!, amount: null },
    { ...parts[1]!, amount: 100 },
  ];
  expect(paymentOf({ ...values, parts: byHand }).body.parts).toBeNull();
  const { body, fieldOf } = paymentOf({ ...values, amount: 100, isDivided: true, parts: byHand });
  expect(body).toEqual({
    amount: 100,
    date: '2026-11-21',
    isLast: true,
    answer: '',
    paidBy: undefined,
    parts: [{ expenseId: 'pills', amount: 100 }],
  });
  expect(fieldOf('parts.0.amount')).toBe('parts.1.amount');
  expect(fieldOf('amount')).toBe('amount');
});
