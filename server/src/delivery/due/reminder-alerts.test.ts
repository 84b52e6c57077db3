import { nagMinutes } from '@tzemed/contract/notifications/reminder-alerts';
import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { isAlerted, alertLeadsOf } from './reminder-alerts.ts';

const all = ['dana', 'yoav', 'noa', 'gil'];
const turns = { isImportant: true, leadTimes: [], assigneeIds: ['dana', 'yoav', 'noa'], assigneeId: 'yoav' };
const told = (lead: number, said: object = {}, seers = all, wished: readonly number[] = [0]) =>
  all.filter((userId) => {
    if (!seers.includes(userId)) return false;
    return isAlerted({ userId, wished, attention: { ...turns, ...said }, seers: new Set(seers) }, lead);
  });

describe('The alert of a reminder', () => {
  it.each([
    ['whose turn it is, and nobody else', 0, {}, ['yoav']],
    ['them again for half an hour', -30, {}, ['yoav']],
    ['then the next one', -45, {}, ['noa']],
    ['and the one after, from the first again', -60, {}, ['dana']],
    ['and then everybody', -90, {}, all],
    ['everybody, until a day is over', -1440, {}, all],
    ['everybody at once, where it is nobody’s', 0, { assigneeIds: [], assigneeId: null }, all],
    ['everybody again, where it is nobody’s', -15, { assigneeIds: [], assigneeId: null }, all],
    ['everybody after half an hour, where it is of one alone', -45, { assigneeIds: ['yoav'] }, all],
    ['by its own times and not by theirs', 0, { leadTimes: [60] }, []],
    ['by its own times', 60, { leadTimes: [60] }, ['yoav']],
    ['by theirs without any', 60, {}, []],
  ])('tells %s', (_what, lead, said, wanted) => {
    expect(told(lead, said)).toEqual(wanted);
  });

  it('passes over whoever may not see it any more', () => {
    expect(told(0, {}, ['dana', 'noa', 'gil'])).toEqual(['dana', 'noa', 'gil']);
    expect(told(-45, {}, ['dana', 'yoav', 'gil'])).toEqual(['dana']);
    expect(told(-60, {}, ['dana', 'yoav', 'gil'])).toEqual(['dana', 'yoav', 'gil']);
  });

  it('adds moments after its time only to what is important', () => {
    expect(alertLeadsOf(leadTimes.reminders, { ...turns, isImportant: false })).toEqual(leadTimes.reminders);
    expect(alertLeadsOf(leadTimes.reminders, undefined)).toEqual(leadTimes.reminders);
    expect(alertLeadsOf([0], turns)).toEqual([0, ...nagMinutes.map((minutes) => -minutes)]);
  });

  it('never tells nobody after its time, whoever is there and whosever turn it is', () => {
    fc.assert(
      fc.property(
        fc.subarray(all, { minLength: 1 }),
        fc.subarray(all),
        fc.nat(3),
        fc.constantFrom(...nagMinutes),
        (seers, ids, at, minutes) => {
          const assigneeId = ids[at % (ids.length || 1)] ?? null;
          expect(told(-minutes, { assigneeIds: ids, assigneeId }, seers).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
