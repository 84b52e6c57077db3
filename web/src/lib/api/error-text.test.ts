import { expect, test } from 'vitest';
import { CodeUnavailableError } from '../../ui/lazy/reload-stale-build.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

test('People read that the session ended without the mark that programs look for', () => {
  const ended = new ApiError(401, 'invalidToken', 'תוקף החיבור פג, יש להתחבר מחדש (invalid token)');
  expect(errorText(ended)).toBe('תוקף החיבור פג, יש להתחבר מחדש');
  expect(ended.isSignedOut).toBe(true);
});

test('Code that could not be had is told as what it is to people: no connection', () => {
  expect(errorText(new CodeUnavailableError('A part of the app did not come'))).toMatch(/^אין חיבור לשרת/);
  expect(errorText(new Error('Oops'))).toBe('אירעה שגיאה. נסו שוב');
});
