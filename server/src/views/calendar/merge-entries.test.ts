import { calendarKinds } from '@tzemed/contract/views/calendar';
import { addDays } from '@tzemed/contract/dates/days';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { firstDays, firstEntries } from './merge-entries.ts';

const entry = (place: string) => {
  const [day, time, kind, uid] = place.split(' ') as [string, string, 'appointment' | 'followUp' | 'reminder', string];
  return { day, time: time === '-' ? null : time, kind, uid };
};
const placed = ({ day, time, kind, uid }: ReturnType<typeof entry>) => [day, time ?? '-', kind, uid].join(' ');

describe('The merged list of several sources', () => {
  const inOrder = [
    '2026-11-21 - appointment b',
    '2026-11-21 - reminder a',
    '2026-11-21 09:00 followUp a',
    '2026-11-21 09:00 reminder a',
    '2026-11-21 09:00 reminder b',
    '2026-11-21 10:00 appointment a',
    '2026-11-22 - reminder a',
  ];

  it('is told by day, hour and kind, whoever found it', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: 7 }), fc.nat(7), fc.nat(9), (mixed, cut, most) => {
        const found = [mixed.slice(0, cut), mixed.slice(cut)].map((part) => ({ entries: part.map(entry) }));
        const { entries, isCut } = firstEntries(found, { kinds: calendarKinds, most });
        expect(entries.map(placed)).toEqual(inOrder.slice(0, most));
        expect(isCut).toBe(most < 7);
      }),
    );
  });

  it('ends with the day up to which all of them are whole', () => {
    const asked = { kinds: calendarKinds, most: 100 };
    const [first, second] = [inOrder.slice(0, 3).map(entry), inOrder.slice(3).map(entry)];
    const { entries, isCut } = firstEntries([{ entries: first, until: '2026-11-21' }, { entries: second }], asked);
    expect([entries.map(placed), isCut]).toEqual([inOrder.slice(0, 6), true]);
    const some = firstEntries([{ entries: second }], { ...asked, kinds: ['appointment', 'followUp'] });
    expect([some.entries.map(placed), some.isCut]).toEqual([[inOrder[5]], false]);
  });
});

describe('The first days of several series', () => {
  const daily = function* (from: string, every: number, seen?: () => void): Generator<string, void> {
    for (let day = from; ; day = addDays(day, every)) {
      seen?.();
      yield day;
    }
  };
  const series = fc.array(fc.record({ offset: fc.nat(40), every: fc.integer({ min: 1, max: 30 }) }), { maxLength: 12 });

  it('are those of all of them together', () => {
    fc.assert(
      fc.property(series, fc.nat(60), (all, most) => {
        const begun = all.map(({ offset, every }) => ({ from: addDays('2026-11-21', offset), every }));
        const first = firstDays(
          begun.map(({ from, every }, of) => ({ of, days: daily(from, every) })),
          most,
        );
        const together = begun.flatMap(({ from, every }) =>
          Array.from({ length: most + 1 }, (_, nth) => addDays(from, nth * every)),
        );
        expect(first.map(({ day }) => day)).toEqual(together.toSorted().slice(0, all.length > 0 ? most + 1 : 0));
        for (const [of, { from, every }] of begun.entries()) {
          const own = first.filter((one) => one.of === of).map(({ day }) => day);
          expect(own).toEqual(own.map((_, nth) => addDays(from, nth * every)));
        }
      }),
    );
  });

  it('are asked of each as far as they are told, and one further', () => {
    let seen = 0;
    const many = Array.from({ length: 500 }, (_, of) => ({ of, days: daily('2026-11-21', 1, () => (seen += 1)) }));
    expect(firstDays(many, 1000)).toHaveLength(1001);
    expect(seen).toBeLessThanOrEqual(1001 + 500);
  });

  it('are fewer where the series end', () => {
    const days = ['2026-11-21', '2026-11-23'];
    expect(firstDays([{ of: 'a', days: days.values() as Iterator<string, void> }], 5)).toEqual(
      days.map((day) => ({ of: 'a', day })),
    );
    expect(firstDays([], 5)).toEqual([]);
  });
});
