import { describe, expect, it } from 'vitest';
import { passwordProblem, isPersonal } from './password-rules.ts';

const dana = { name: 'Dana Cohen', email: 'dana.c.88@example.co.il' };

describe('a chosen password', () => {
  it.each(['Password1', 'pAssword1', 'Aa123456', 'Qwerty123', '1q2w3e4R', 'P@ssw0rd', 'Iloveyou1'])(
    'is too common: %s',
    async (password) => {
      expect(await passwordProblem(password, dana)).toBe('passwordCommon');
    },
  );

  it.each(['DanaCohen1', 'dana_COHEN.2026', 'Cohen1234', 'Dana.C.88', 'Dana.c.88@example.co.il'])(
    'is the person’s own: %s',
    async (password) => {
      expect(await passwordProblem(password, dana)).toBe('passwordPersonal');
    },
  );

  it.each(['Bella2026!', 'DanaLovesBella7', 'correct Horse 7 battery', 'Mitzi-7-Haifa'])(
    'is fine: %s',
    async (password) => {
      expect(await passwordProblem(password, dana)).toBeUndefined();
    },
  );

  it('is compared with a Hebrew name too', () => {
    expect(isPersonal('דנה־כהן1', { name: 'דנה כהן', email: 'x@y.il' })).toBe(true);
  });

  it('is not held against a name of one or two letters', () => {
    expect(isPersonal('Li123456', { name: 'Li', email: 'li@example.com' })).toBe(false);
  });
});
