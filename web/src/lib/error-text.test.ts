import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

test('People read that the session ended without the mark that programs look for', () => {
  const ended = new ApiError(401, 'invalidToken', 'תוקף החיבור פג, יש להתחבר מחדש (invalid token)');
  expect(errorText(ended)).toBe('תוקף החיבור פג, יש להתחבר מחדש');
  expect(ended.isSignedOut).toBe(true);
});
