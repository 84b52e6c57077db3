import { describe, expect, it } from 'vitest';
import { hasPassed } from './has-passed.ts';

const at = (instant: string) => Date.parse(instant);

describe('hasPassed', () => {
  it.each([
    ['an hour that is over', { date: '2026-11-28', time: '09:00' }, '2026-11-28T09:01:00+02:00', true],
    ['its own minute', { date: '2026-11-28', time: '09:00' }, '2026-11-28T09:00:00+02:00', false],
    ['an hour to come', { date: '2026-11-28', time: '09:00' }, '2026-11-28T08:59:00+02:00', false],
    ['no hour, the first minute of its day', { date: '2026-11-28' }, '2026-11-28T00:00:01+02:00', false],
    ['no hour, the evening of its day', { date: '2026-11-28', time: null }, '2026-11-28T21:00:00+02:00', false],
    ['no hour, the last second of its day', { date: '2026-11-28' }, '2026-11-28T23:59:59+02:00', false],
    ['no hour, the next day', { date: '2026-11-28' }, '2026-11-29T00:00:00+02:00', true],
    [
      'an hour in another time zone',
      { date: '2026-11-28', time: '09:00', timezone: 'America/New_York' },
      '2026-11-28T09:30:00+02:00',
      false,
    ],
    ['no day', { time: '09:00' }, '2026-11-28T09:01:00+02:00', false],
    ['a day that does not exist', { date: '2026-02-30' }, '2026-11-28T09:01:00+02:00', false],
  ])('answers for %s', (_what, when, now, passed) => expect(hasPassed(when, at(now))).toBe(passed));
});
