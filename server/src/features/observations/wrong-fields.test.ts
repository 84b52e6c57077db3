import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { wrongTimes } from './wrong-fields.ts';

const now = new Date('2026-11-21T09:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const wrong = (times: { at?: Date; lastedUntil?: Date | null; laps?: Date[] }, bornOn: string | null = null) =>
  wrongTimes({ at: at('08:00:00'), lastedUntil: null, laps: [], ...times }, { now, bornOn });

describe('wrongTimes', () => {
  it.each([
    ['now', { at: now }, null, {}],
    ['on a phone that is four minutes ahead', { at: at('09:04:00') }, null, {}],
    ['six minutes ahead', { at: at('09:06:00') }, null, { at: 'timeAhead' }],
    ['on the day of birth', {}, '2026-11-21', {}],
    ['the day before birth', {}, '2026-11-22', { at: 'beforeBirth' }],
    ['at midnight in Israel of the day of birth', { at: new Date('2026-11-20T22:00:00Z') }, '2026-11-21', {}],
    ['just before that', { at: new Date('2026-11-20T21:59:59Z') }, '2026-11-21', { at: 'beforeBirth' }],
    ['over at once', { lastedUntil: at('08:00:00') }, null, {}],
    ['over before it began', { lastedUntil: at('07:59:59') }, null, { lastedUntil: 'endBeforeStart' }],
    ['over tomorrow', { lastedUntil: new Date('2026-11-22T08:00:00Z') }, null, { lastedUntil: 'timeAhead' }],
    ['marked at both ends', { lastedUntil: at('08:03:00'), laps: [at('08:00:00'), at('08:03:00')] }, null, {}],
    ['marked before', { lastedUntil: at('08:03:00'), laps: [at('07:59:59')] }, null, { laps: 'lapOutside' }],
    ['marked after', { lastedUntil: at('08:03:00'), laps: [at('08:03:01')] }, null, { laps: 'lapOutside' }],
  ] as const)('%s', (_what, times, bornOn, errors) => {
    expect(wrong({ ...times, laps: [...('laps' in times ? times.laps : [])] }, bornOn)).toEqual(errors);
  });

  it('names every field that is wrong', () => {
    const all = { at: at('10:00:00'), lastedUntil: at('09:30:00'), laps: [at('08:00:00')] };
    expect(wrong(all)).toEqual({ at: 'timeAhead', lastedUntil: 'endBeforeStart', laps: 'lapOutside' });
  });

  it('accepts exactly those times that lie between birth and now, in order', () => {
    const instant = fc.integer({ min: -180, max: 30 }).map((minutes) => new Date(now.getTime() + minutes * 60_000));
    const times = fc.record({
      at: instant,
      lastedUntil: fc.option(instant),
      laps: fc.array(instant, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(times, ({ at, lastedUntil, laps }) => {
        const latest = now.getTime() + 5 * 60_000;
        const end = lastedUntil?.getTime() ?? latest;
        const isRight =
          at.getTime() <= latest &&
          (!lastedUntil || (lastedUntil >= at && lastedUntil.getTime() <= latest)) &&
          laps.every((lap) => lap >= at && lap.getTime() <= end);
        expect(Object.keys(wrong({ at, lastedUntil, laps })).length === 0).toBe(isRight);
      }),
    );
  });
});
