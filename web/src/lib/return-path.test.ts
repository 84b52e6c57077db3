import { expect, test } from 'vitest';
import { returnPath, withReturn } from './return-path.ts';

test('Login comes back to where the visitor wanted to go', () => {
  const login = withReturn('/en/login', '/app/expenses?petId=1&from=2026-01-01');
  expect(returnPath(new URL(login, 'http://localhost').search)).toBe('/app/expenses?petId=1&from=2026-01-01');
});

test.for([
  '',
  '?next=',
  '?next=//evil.example',
  '?next=/%5Cevil.example',
  '?next=/%09/evil.example',
  '?next=/%0A%5Cevil.example',
  '?next=https://evil.example',
  '?next=javascript:1',
])('From «%s» login goes to the dashboard', (search) => {
  expect(returnPath(search)).toBe('/app/dashboard');
});
