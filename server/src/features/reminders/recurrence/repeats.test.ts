import { describe, expect, it } from 'vitest';
import { petResourceApp } from '../../../testing/matrix/pet-resource-app.ts';

const pill = { title: 'כדור נגד תולעים', date: '2026-11-22T07:00:00.000Z', time: '09:00' };
const { add, app, call, list, petId, post, put } = await petResourceApp('reminders', pill);
const complete = async (id: string) => (await call('PATCH', `/${id}/complete`)).body;
const alone = { repeatInterval: 'none', repeatEvery: 1, repeatDays: [], repeatMonths: [], repeatFrom: 'plan' };

describe('The recurrence of a reminder', () => {
  it('is kept as it was said, each day and month once and in order', async () => {
    const said = { repeatInterval: 'weekly', repeatEvery: 2, repeatDays: [3, 0, 3], repeatFrom: 'done' };
    const { id } = await add({ ...said, repeatMonths: [12, 3], repeatUntil: '2027-05-31' });
    expect((await call('GET', `/${id}`)).body.reminder).toMatchObject({
      ...said,
      repeatUntil: '2027-05-31',
      repeatTimes: null,
      repeatDays: [0, 3],
      repeatMonths: [3, 12],
      occurrence: 1,
    });
  });

  it('may be in months that it reaches some day', async () => {
    const some = { repeatInterval: 'monthly', repeatMonths: [2], repeatEvery: 5 };
    for (const repeatFrom of ['plan', 'done'])
      expect(await add({ ...some, repeatFrom })).toMatchObject({ ...some, repeatFrom });
  });

  it('is nothing that its interval has no use for', async () => {
    const all = {
      repeatEvery: 3,
      repeatDays: [1],
      repeatMonths: [2],
      repeatFrom: 'done',
      repeatTimes: 4,
    };
    expect(await add({ ...all, repeatUntil: '2027-01-01' })).toMatchObject({
      ...alone,
      repeatUntil: null,
      repeatTimes: null,
    });
    expect(await add({ ...all, repeatInterval: 'monthly' })).toMatchObject({ ...all, repeatDays: [] });
    expect(await add({ ...all, repeatInterval: 'yearly' })).toMatchObject({ ...all, repeatDays: [], repeatMonths: [] });
    const everyMonth = Array.from({ length: 12 }, (_, month) => month + 1);
    expect(await add({ repeatInterval: 'daily', repeatMonths: everyMonth })).toMatchObject({ repeatMonths: [] });
  });

  it('stays through an edit that does not speak of it, and goes with the repetition', async () => {
    const { id } = await add({ repeatInterval: 'weekly', repeatDays: [0, 3], repeatTimes: 5 });
    const kept = { repeatInterval: 'weekly', repeatDays: [0, 3], repeatTimes: 5 };
    expect((await put(id, { title: 'אחרת' })).body.reminder).toMatchObject(kept);
    expect((await put(id, { repeatInterval: 'none' })).body.reminder).toMatchObject({ ...alone, repeatTimes: null });
  });

  it('ends by a day or by a number: what is said last ends the other, both are refused', async () => {
    const { id } = await add({ repeatInterval: 'daily', repeatTimes: 3 });
    const ends = async (said: object) => {
      const { status, body } = await put(id, said);
      return status === 200 ? [body.reminder.repeatUntil, body.reminder.repeatTimes] : body.errors;
    };
    expect(await ends({ repeatUntil: '2026-12-31' })).toEqual(['2026-12-31', null]);
    expect(await ends({ repeatTimes: 4 })).toEqual([null, 4]);
    expect(await ends({ repeatTimes: 4, repeatUntil: '2026-12-31' })).toEqual({
      repeatTimes: 'יש לבחור תאריך אחרון או מספר פעמים, לא את שניהם',
    });
    expect(await ends({ repeatTimes: null, repeatUntil: null })).toEqual([null, null]);
  });

  it('is counted from one that begins to be counted, or repeats otherwise, and never ends unsaid', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    const { next: second } = await complete(id);
    const { next } = await complete(second.id);
    expect(next.occurrence).toBe(3);
    const edit = async (said: object) => (await put(next.id, said)).body;
    expect((await edit({ repeatTimes: 2 })).reminder).toMatchObject({ occurrence: 1, repeatTimes: 2 });
    const { next: last } = await complete(next.id);
    expect(last.occurrence).toBe(2);
    const lastly = async (said: object) => (await put(last.id, said)).body;
    expect((await lastly({ repeatTimes: 1 })).errors).toEqual({ repeatTimes: 'התזכורת כבר חזרה יותר פעמים מזה' });
    expect((await lastly({ date: '2026-11-27T07:00:00Z' })).reminder).toMatchObject({ occurrence: 2, repeatTimes: 2 });
    expect((await lastly({ repeatInterval: 'weekly' })).reminder).toMatchObject({ occurrence: 1, repeatTimes: 2 });
    expect((await complete(last.id)).next).toMatchObject({ occurrence: 2 });
  });

  it('is counted on when its days of the week are others, and when that is taken back', async () => {
    // A Monday, and the Thursday after it.
    const weekly = { repeatInterval: 'weekly', repeatDays: [1, 4], repeatTimes: 10 };
    const { id } = await add({ ...weekly, date: '2026-11-23T07:00:00Z' });
    const { next } = await complete(id);
    expect(next).toMatchObject({ date: '2026-11-26T07:00:00.000Z', occurrence: 2 });
    const moved = { date: '2026-11-27T07:00:00Z', repeatDays: [1, 5] };
    const counted = { occurrence: 2, repeatTimes: 10 };
    expect((await put(next.id, moved)).body.reminder).toMatchObject({ ...counted, repeatDays: [1, 5] });
    const back = { date: next.date, repeatDays: [1, 4] };
    expect((await put(next.id, back)).body.reminder).toMatchObject({ ...counted, ...back });
  });

  it('counted from the day on which it was done, goes on from that day when it is counted from the plan again', async () => {
    const { id } = await add({
      date: '2026-11-20T07:00:00Z',
      repeatInterval: 'daily',
      repeatEvery: 3,
      repeatFrom: 'done',
    });
    const { next } = await complete(id);
    expect(next.date).toBe('2026-11-24T07:00:00.000Z');
    await put(next.id, { date: next.date, repeatFrom: 'plan' });
    app.clock.now = new Date('2026-11-24T08:00:00Z');
    expect((await complete(next.id)).next.date).toBe('2026-11-27T07:00:00.000Z');
  });

  it('is refused where its months leave no room for another one, and taken where nobody wants another', async () => {
    const never = { date: '2027-01-20T07:00:00Z', repeatInterval: 'monthly', repeatEvery: 12, repeatMonths: [2] };
    const refused = {
      repeatMonths: 'לפי החזרה שנבחרה התזכורת לא תגיע שוב באף אחד מהחודשים האלה',
    };
    expect((await post(never)).body.errors).toEqual(refused);
    expect((await post({ ...never, repeatTimes: 2 })).body.errors).toEqual(refused);
    expect((await post({ ...never, repeatTimes: 1 })).status).toBe(201);
    expect((await post({ ...never, repeatEvery: 1, repeatUntil: '2027-01-31' })).status).toBe(201);
    const { id } = await add({ ...never, repeatMonths: [1] });
    expect((await put(id, { date: never.date, repeatMonths: [2] })).body.errors).toEqual(refused);
    expect((await put(id, { date: '2027-02-20T07:00:00Z' })).body.errors).toEqual(refused);
  });

  it('is handed on to what comes next', async () => {
    const { id } = await add({
      repeatInterval: 'weekly',
      repeatDays: [0, 3],
      repeatTimes: 3,
      date: '2026-11-22T07:00:00Z',
    });
    const { next } = await complete(id);
    expect(next).toMatchObject({ date: '2026-11-25T07:00:00.000Z', repeatDays: [0, 3], repeatTimes: 3, occurrence: 2 });
    const { next: last } = await complete(next.id);
    expect(last).toMatchObject({ date: '2026-11-29T07:00:00.000Z', occurrence: 3 });
    expect((await complete(last.id)).next).toBe(null);
  });

  it('counted from the day on which it was done', async () => {
    const { id } = await add({ repeatInterval: 'monthly', repeatEvery: 3, repeatFrom: 'done' });
    app.clock.now = new Date('2026-11-24T20:00:00Z');
    expect((await complete(id)).next.date).toBe('2027-02-24T07:00:00.000Z');
  });

  it('ends on its last day', async () => {
    const { id } = await add({ repeatInterval: 'daily', repeatUntil: '2026-11-23' });
    const { next } = await complete(id);
    expect(next.date).toBe('2026-11-23T07:00:00.000Z');
    expect((await complete(next.id)).next).toBe(null);
    expect((await list()).counts).toMatchObject({ completed: 2, upcoming: 0 });
  });

  it('over both changes of the clock in 2026 at the hour on the wall, once each', async () => {
    const passes = async (date: string, time: string, times: number) => {
      app.clock.now = new Date('2026-01-01T00:00:00Z');
      let { id } = await add({ repeatInterval: 'daily', date, time });
      const instants: string[] = [];
      while (instants.length < times) {
        const { next } = await complete(id);
        instants.push(next.date);
        ({ id } = next);
      }
      return instants;
    };
    // 02:30 of 27 March does not exist: it is asked for when the clocks have changed.
    expect(await passes('2026-03-25T10:00:00Z', '02:30', 3)).toEqual([
      '2026-03-26T00:30:00.000Z',
      '2026-03-27T00:00:00.000Z',
      '2026-03-27T23:30:00.000Z',
    ]);
    // 01:30 of 25 October is there twice: the first counts.
    expect(await passes('2026-10-23T10:00:00Z', '01:30', 3)).toEqual([
      '2026-10-23T22:30:00.000Z',
      '2026-10-24T22:30:00.000Z',
      '2026-10-25T23:30:00.000Z',
    ]);
  });

  it.each([
    ['every 0 days', { repeatEvery: 0 }, 'repeatEvery'],
    ['every 100 days', { repeatEvery: 100 }, 'repeatEvery'],
    ['every day and a half', { repeatEvery: 1.5 }, 'repeatEvery'],
    ['a number in words', { repeatEvery: '2' }, 'repeatEvery'],
    ['an eighth day of the week', { repeatDays: [7] }, 'repeatDays.0'],
    ['10,000 days of the week', { repeatDays: Array(10_000).fill(1) }, 'repeatDays'],
    ['a day in words', { repeatDays: ['א'] }, 'repeatDays.0'],
    [
      'months in which it would never come',
      { repeatInterval: 'monthly', repeatEvery: 12, repeatMonths: [2] },
      'repeatMonths',
    ],
    ['month 0', { repeatMonths: [1, 0] }, 'repeatMonths.1'],
    ['thirteen months', { repeatMonths: Array(13).fill(1) }, 'repeatMonths'],
    ['neither from its plan nor from when it was done', { repeatFrom: 'now' }, 'repeatFrom'],
    ['an end before it begins', { repeatUntil: '2026-11-21' }, 'repeatUntil'],
    ['an end on 31 February', { repeatUntil: '2027-02-31' }, 'repeatUntil'],
    ['0 times', { repeatTimes: 0 }, 'repeatTimes'],
    ['1,000 times', { repeatTimes: 1000 }, 'repeatTimes'],
  ])('is not %s', async (_what, said, field) => {
    const { status, body } = await post({ repeatInterval: 'weekly', ...said });
    expect([status, body.errors]).toEqual([422, { [field]: expect.any(String) }]);
    expect((await list()).total).toBe(0);
  });

  it('names all that is wrong with it at once, below a pet too', async () => {
    const bad = { ...pill, time: '25:00', timezone: 'Asia/Nowhere', repeatEvery: 0, repeatDays: [9], repeatTimes: 0 };
    const answer = await app.call('POST', `/api/pets/${petId()}/reminders`, { as: undefined, body: bad });
    expect(answer.status).toBe(401);
    const { body } = await post(bad);
    expect(Object.keys(body.errors)).toEqual(['time', 'timezone', 'repeatEvery', 'repeatDays.0', 'repeatTimes']);
  });
});
