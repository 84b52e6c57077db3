import { expect, it } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

it.each([
  ['connect ECONNREFUSED 10.0.0.7:587', 'connect ECONNREFUSED 10.0.0.7:587'],
  ['550 no dana@example.co.il here', '550 no … here'],
  ['550 <דנה@דוגמה.ישראל>: unknown', '550 … unknown'],
  ['Key (email)=(dana@example.co.il) already exists', 'Key … already exists'],
  ['duplicate key value violates unique constraint "users_pkey"', 'duplicate key value violates unique constraint …'],
  ['POST https://push.example/send/AbC?auth=secret failed', 'POST … failed'],
  ['cannot send to +972541234567 or 054-1234567', 'cannot send to +… or …'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6IjEifQ.sig is bad', 'token … is bad'],
  ['החשבון של דנה כהן לא נמצא', '…'],
  ['line one\nline\ttwo', 'line one line two'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutPersonalData(text)).toBe(shown);
});

it('A long text is cut', () => {
  expect(withoutPersonalData('slow '.repeat(1000))).toHaveLength(300);
  expect(withoutPersonalData('!'.repeat(1_000_000)).length).toBeLessThanOrEqual(300);
});
