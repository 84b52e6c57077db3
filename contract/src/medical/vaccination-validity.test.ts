import { describe, expect, it } from 'vitest';
import { currentDose, currentDoses, validityOn } from './vaccination-validity.ts';

const today = '2026-11-21';

describe('validityOn', () => {
  it.each([
    ['2026-11-20', 'over'],
    ['2025-01-10', 'over'],
    ['2026-11-21', 'ending'],
    ['2026-12-21', 'ending'],
    ['2026-12-22', 'valid'],
    ['2029-11-21', 'valid'],
    [null, 'unknown'],
  ] as const)('until %s is %s', (until, validity) => expect(validityOn(until, today)).toBe(validity));
});

describe('currentDose', () => {
  const given = (date: string, validUntil: string | null) => ({ date, validUntil });
  it.each([
    [
      'the longest that holds, whichever is newer',
      [given('2026-01-01', '2027-01-01'), given('2025-06-01', '2028-06-01')],
      1,
    ],
    [
      'one that holds before a newer one that is over',
      [given('2025-06-01', '2026-06-01'), given('2024-06-01', '2027-06-01')],
      1,
    ],
    [
      'one that holds before a newer one without a day',
      [given('2026-01-01', null), given('2025-12-01', '2026-12-01')],
      1,
    ],
    ['one on its last day', [given('2026-01-01', null), given('2025-11-21', today)], 1],
    [
      'a newer one without a day before one that is over',
      [given('2025-01-01', '2026-01-01'), given('2026-10-21', null)],
      1,
    ],
    ['the newest of those that are over', [given('2025-01-01', '2025-07-01'), given('2023-01-01', '2026-01-01')], 0],
    ['the newest where none has a day', [given('2025-01-01', null), given('2026-01-01', null)], 1],
    ['the newest of equal days', [given('2026-02-01', '2027-01-01'), given('2026-01-01', '2027-01-01')], 0],
  ])('answers %s', (_what, rows, at) => expect(currentDose(rows, today)).toBe(rows[at]));
  it('answers nothing for none', () => expect(currentDose([], today)).toBeUndefined());
});

describe('currentDoses', () => {
  const base = { petId: 'bella', type: 'vaccination', date: '2026-01-01', validUntil: null } as const;
  const at = (records: Parameters<typeof currentDoses>[0]) =>
    currentDoses(records, today).map((dose) => records.indexOf(dose));

  it('answers one dose of each vaccine, however its name is written', () => {
    const names = ['חיסון כלבת', 'משושה', 'חיסון  כלבת.', 'Rabies', 'rabies', 'משושה '];
    expect(at(names.map((description) => Object.assign({ description }, base)))).toEqual([0, 1]);
  });

  it('compares vaccinations of the same pet only', () => {
    const rabies = { ...base, description: 'כלבת' };
    const visit = { ...rabies, type: 'vet_visit', date: '2026-03-01' } as const;
    expect(at([visit, { ...rabies, petId: 'mitzi', date: '2026-02-01' }, rabies])).toEqual([1, 2]);
  });

  it('answers an older dose that holds in place of a newer one that is over', () => {
    const rabies = { ...base, description: 'כלבת' };
    const longer = { ...rabies, date: '2025-01-01', validUntil: '2028-01-01' };
    expect(at([{ ...rabies, validUntil: '2026-07-01' }, longer])).toEqual([1]);
  });
});
