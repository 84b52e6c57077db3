import { describe, expect, it } from 'vitest';
import { templateStart, type TemplateTiming } from './template-start.ts';

const puppy: TemplateTiming = { ages: [42, 63, 84], inDays: 0, time: '09:00', repeatTimes: 3 };
const morning = { today: '2026-11-21', time: '07:30' };
const evening = { ...morning, time: '19:00' };

describe('The first reminder of a template begins', () => {
  it.each([
    ['of one born today, at the first age', '2026-11-21', '2027-01-02', 3],
    ['of one that is six weeks old today, today, and all times are ahead', '2026-10-10', '2026-11-21', 3],
    ['of one that was six weeks old yesterday, at the next age, one time fewer', '2026-10-09', '2026-12-11', 2],
    ['of one before its last age, once', '2026-09-01', '2026-11-24', 1],
    ['of one that is past them all, today', '2024-05-14', '2026-11-21', 3],
    ['of one whose birth date nobody knows, today', null, '2026-11-21', 3],
    ['of one that is not born yet, at the first age', '2026-12-01', '2027-01-12', 3],
  ])('%s', (_what, birthDate, day, repeatTimes) => {
    expect(templateStart(puppy, birthDate, morning)).toEqual({ day, repeatTimes });
  });

  it('when its hour has passed today, tomorrow, or at the next age', () => {
    expect(templateStart(puppy, null, evening)).toEqual({ day: '2026-11-22', repeatTimes: 3 });
    expect(templateStart(puppy, '2026-10-10', evening)).toEqual({ day: '2026-12-12', repeatTimes: 2 });
    expect(templateStart({ ...puppy, time: '07:30' }, null, morning).day).toBe('2026-11-22');
  });

  it('after `inDays` days if the template says so, unless an age lies ahead', () => {
    const second = { ...puppy, ages: [120], inDays: 30, repeatTimes: null };
    expect(templateStart(second, '2020-01-01', evening)).toEqual({ day: '2026-12-21', repeatTimes: null });
    expect(templateStart(second, '2026-11-01', evening)).toEqual({ day: '2027-03-01', repeatTimes: null });
  });
});
