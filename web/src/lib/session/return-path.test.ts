import { startPages } from '@tzemed/contract/account/settings';
import { afterEach, expect, test } from 'vitest';
import { linkTo, screens } from '../../screens.ts';
import { returnPath, withReturn } from './return-path.ts';

afterEach(() => localStorage.clear());

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
])('Login from «%s» leads to the dashboard', (search) => {
  expect(returnPath(search)).toBe('/app/dashboard');
});

test.for(startPages)('Login with the start page «%s» leads to its screen', (page) => {
  localStorage.setItem('startPage', page);
  expect(returnPath('')).toBe(linkTo(screens[page]));
  expect(returnPath('?next=/app/home')).toBe('/app/home');
});
