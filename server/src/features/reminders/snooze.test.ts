import { beforeEach, describe, expect, it } from 'vitest';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

/** Due two hours ago. */
const pill = { title: 'כדור נגד תולעים', date: '2026-11-21T05:00:00.000Z', time: '07:00' };
const { add, app, call, list, owner, petId, put } = await petResourceApp('reminders', pill);
const patch = (id: string, verb: string, body?: object, headers = {}) => call('PATCH', `/${id}/${verb}`, body, headers);
const snooze = (id: string, snoozeUntil: string | null) => patch(id, 'snooze', { snoozeUntil });
const counted = async () => (await list()).counts;
const titles = async (query: string) => (await list(query)).reminders.map(({ title }: { title: string }) => title);
const noon = '2026-11-21T10:00:00.000Z';

let id: string;
beforeEach(async () => {
  ({ id } = await add());
});

describe('A reminder that is put off', () => {
  it('waits until then: it is upcoming, and no longer overdue; from then on it is overdue', async () => {
    expect(await counted()).toMatchObject({ upcoming: 0, overdue: 1, snoozed: 0 });
    const { body } = await snooze(id, noon);
    expect(body.reminder).toMatchObject({ snoozeUntil: noon, date: pill.date, version: 2 });
    expect(await counted()).toMatchObject({ upcoming: 1, overdue: 0, snoozed: 1 });
    expect(await titles('status=snoozed')).toEqual([pill.title]);
    app.clock.now = new Date('2026-11-21T10:00:00.001Z');
    expect(await counted()).toMatchObject({ upcoming: 0, overdue: 1, snoozed: 0 });
  });

  it('stands in the list by when it comes back', async () => {
    await add({ title: 'לפניה', date: '2026-11-21T09:00:00Z', time: '11:00' });
    await add({ title: 'אחריה', date: '2026-11-21T11:00:00Z', time: '13:00' });
    await snooze(id, noon);
    expect(await titles('status=upcoming')).toEqual(['לפניה', pill.title, 'אחריה']);
    const { body } = await call('GET', '/nearest');
    expect(body.reminders.map(({ title }: { title: string }) => title)).toEqual(['לפניה']);
  });

  it('is what the dashboard counts it as', async () => {
    const shown = async () => (await app.call('GET', '/api/overview', { as: owner() })).body;
    const before = await shown();
    await snooze(id, noon);
    const after = await shown();
    expect([before.overdueReminders, after.overdueReminders]).toEqual([1, 0]);
    expect([after.todayReminders.open.length, after.reminders.length]).toEqual([1, 0]);
    await snooze(id, '2026-11-22T05:00:00.000Z');
    const later = await shown();
    expect([later.todayReminders.open.length, later.reminders.length, later.tomorrowReminders]).toEqual([0, 1, 1]);
  });

  it('comes no sooner than it would have', async () => {
    const { id } = await add({ date: '2026-12-21T05:00:00.000Z' });
    const { status, body } = await snooze(id, noon);
    expect([status, body.errors]).toEqual([422, { snoozeUntil: 'אפשר לדחות רק למועד מאוחר יותר' }]);
    expect((await snooze(id, '2026-12-21T06:00:00.000Z')).status).toBe(200);
    expect((await snooze(id, '2026-12-21T05:30:00.000Z')).status).toBe(200);
  });

  it('comes back at once when that is taken back', async () => {
    await snooze(id, noon);
    expect((await snooze(id, null)).body.reminder.snoozeUntil).toBe(null);
    expect(await counted()).toMatchObject({ upcoming: 0, overdue: 1, snoozed: 0 });
  });

  it('keeps that through an edit, but not through another time', async () => {
    await snooze(id, noon);
    expect((await put(id, { title: 'אחרת' })).body.reminder.snoozeUntil).toBe(noon);
    expect((await put(id, { time: '08:00' })).body.reminder.snoozeUntil).toBe(null);
  });

  it('repeats by its plan, and not by when it came back', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    await snooze(id, '2026-11-23T10:00:00Z');
    expect((await patch(id, 'complete')).body.next).toMatchObject({
      date: '2026-11-22T05:00:00.000Z',
      snoozeUntil: null,
    });
  });

  it.each([
    ['a time that has passed', '2026-11-21T06:59:59Z'],
    ['this very moment', '2026-11-21T07:00:00Z'],
    ['over a year ahead', '2027-12-01T07:00:00Z'],
    ['31 February', '2027-02-31T07:00:00Z'],
    ['25:00', '2026-11-22T25:00:00Z'],
    ['a number', 5],
    ['nothing said', undefined],
  ])('is not put off until %s', async (_what, until) => {
    const { status, body } = await snooze(id, until as string);
    expect([status, body.errors]).toEqual([422, { snoozeUntil: expect.any(String) }]);
    expect((await call('GET', `/${id}`)).body.reminder).toMatchObject({ snoozeUntil: null, version: 1 });
  });

  it('is not one that was done or missed', async () => {
    await patch(id, 'complete');
    const done = await snooze(id, noon);
    expect([done.status, done.body.error, done.body.current.reminder.closedBy]).toEqual([
      409,
      'alreadyCompleted',
      owner().id,
    ]);
    const other = await add();
    await patch(other.id, 'miss');
    expect((await snooze(other.id, noon)).body.error).toBe('alreadyMissed');
  });
});

describe('A reminder that was missed', () => {
  it('is closed as that, by whom and when, and leaves what comes next', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    const { body } = await patch(id, 'miss');
    expect(body.reminder).toMatchObject({
      missedAt: noon.replace('10', '07'),
      isCompleted: false,
      closedBy: owner().id,
    });
    expect(body.next).toMatchObject({
      date: '2026-11-28T05:00:00.000Z',
      missedAt: null,
      closedBy: null,
      occurrence: 2,
    });
    expect(await counted()).toEqual({ upcoming: 1, overdue: 1, completed: 0, missed: 1, snoozed: 0 });
    expect(await titles('status=missed')).toEqual([pill.title]);
  });

  it('may have been done after all; what comes next stays one', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    await patch(id, 'miss');
    const { status, body } = await patch(id, 'complete');
    expect([status, body.reminder.isCompleted, body.reminder.missedAt, body.next]).toEqual([200, true, null, null]);
    expect(await counted()).toMatchObject({ upcoming: 1, completed: 1, missed: 0 });
  });

  it('is opened again with what it made taken away', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    await patch(id, 'miss');
    const { status, body } = await call('POST', `/${id}/reopen`);
    expect([status, body.reminder.missedAt, body.reminder.closedBy]).toEqual([200, null, null]);
    expect(await counted()).toMatchObject({ upcoming: 0, overdue: 2, missed: 0 });
  });

  it('is missed once, and not when it was done', async () => {
    await patch(id, 'miss');
    expect((await patch(id, 'miss')).body.error).toBe('alreadyMissed');
    const other = await add();
    await patch(other.id, 'complete');
    expect((await patch(other.id, 'miss')).body.error).toBe('alreadyCompleted');
    expect(await counted()).toMatchObject({ missed: 1, completed: 1 });
  });
});

it('The second to complete a reminder learns who completed it and when', async () => {
  const noa = await givenCoOwner(app, owner(), 'נועה');
  await app.call('PATCH', `/api/reminders/${id}/complete`, { as: noa });
  app.clock.now = new Date('2026-11-21T08:00:00Z');
  const { status, body } = await patch(id, 'complete');
  expect([status, body.error]).toEqual([409, 'alreadyCompleted']);
  expect(body.current.reminder).toMatchObject({ closedBy: noa.id, completedAt: '2026-11-21T07:00:00.000Z' });
});

describe('Several at once', () => {
  const change = (reminderIds: readonly string[], updateData: object) =>
    call('PATCH', '/bulk-update', { reminderIds, updateData });
  const three = async () => [id, (await add({ title: 'שנייה' })).id, (await add({ title: 'שלישית' })).id];

  it('are done together, each with what comes next', async () => {
    const { id: daily } = await add({ repeatInterval: 'daily' });
    const { status, body } = await change([id, daily, id], { isCompleted: true });
    expect([status, body.reminders.map(({ isCompleted }: { isCompleted: boolean }) => isCompleted)]).toEqual([
      200,
      [true, true],
    ]);
    expect(await counted()).toMatchObject({ completed: 2, upcoming: 1, overdue: 0 });
    await change([id, daily], { isCompleted: false });
    expect(await counted()).toMatchObject({ completed: 0, upcoming: 0, overdue: 2 });
  });

  it('are done though somebody was faster with one of them', async () => {
    const [first, ...others] = await three();
    await patch(first!, 'complete');
    expect((await change([first!, ...others], { isCompleted: true })).status).toBe(200);
    expect(await counted()).toMatchObject({ completed: 3 });
  });

  it('are put off, missed, moved to another hour, given a tag', async () => {
    const ids = await three();
    await change(ids, { snoozeUntil: noon });
    expect(await counted()).toMatchObject({ snoozed: 3 });
    const { body } = await change(ids, { time: '08:30' });
    expect(body.reminders).toMatchObject(
      ids.map((id) => ({ id, time: '08:30', date: '2026-11-21T06:30:00.000Z', snoozeUntil: null })),
    );
    await change(ids, { isMissed: true });
    expect(await counted()).toMatchObject({ missed: 3 });
  });

  it('are deleted and brought back together', async () => {
    const ids = await three();
    expect((await call('DELETE', '/bulk-delete', { reminderIds: ids })).status).toBe(204);
    expect((await list()).total).toBe(0);
    const { status, body } = await call('POST', '/bulk-delete/restore', { reminderIds: ids });
    expect([status, body.reminders.map(({ id }: { id: string }) => id)]).toEqual([200, ids]);
    expect((await list()).total).toBe(3);
  });

  it('are brought back though somebody was faster with one of them', async () => {
    const ids = await three();
    await call('DELETE', '/bulk-delete', { reminderIds: ids });
    await call('POST', `/${ids[1]}/restore`);
    expect((await call('POST', '/bulk-delete/restore', { reminderIds: ids })).status).toBe(200);
    expect((await list()).total).toBe(3);
  });

  it('are opened again with what one of them had made, which then is no more', async () => {
    const { id: daily } = await add({ repeatInterval: 'daily' });
    const { next } = (await patch(daily, 'complete')).body;
    const { status, body } = await change([daily, next.id, id], { isCompleted: false });
    expect([status, body.reminders.map(({ id }: { id: string }) => id)]).toEqual([200, [daily, id]]);
    expect((await call('GET', `/${next.id}`)).status).toBe(404);
  });

  it('are edited and put off in one go, and tell of both', async () => {
    await change([id], { title: 'אחרת', snoozeUntil: noon });
    const { events } = (await call('GET', `/${id}/history`)).body;
    expect(events.map(({ what }: { what: string }) => what)).toEqual(['snoozed', 'edited', 'added']);
    const { version } = (await call('GET', `/${id}`)).body.reminder;
    await change([id], { snoozeUntil: noon });
    expect((await call('GET', `/${id}`)).body.reminder.version).toBe(version);
  });

  it('do not wait for each other, whatever one of them had made', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: daily } = await add({ repeatInterval: 'daily' });
      const { next } = (await patch(daily, 'complete')).body;
      const answers = await Promise.all([
        change([daily, id], { isCompleted: false }),
        call('DELETE', '/bulk-delete', { reminderIds: [next.id, id] }),
      ]);
      // The second request may find the reminder deleted, but none waits for a timeout.
      for (const { status } of answers) expect([200, 204, 404]).toContain(status);
      await call('POST', `/${id}/restore`);
    }
  });

  it('are left as they were when one of them, in the middle, is somebody else’s, deleted or none', async () => {
    const [first, second, third] = (await three()) as [string, string, string];
    const { id: gone } = await add();
    await call('DELETE', `/${gone}`);
    const noa = await givenGuest(app, owner(), petId(), { reminders: 'view' });
    for (const strange of [gone, '01980b1e-7c00-7000-8000-000000000009', 'x'])
      for (const answer of [
        await change([first, strange, third], { isCompleted: true }),
        await call('DELETE', '/bulk-delete', { reminderIds: [first, strange, third] }),
      ])
        expect([strange, answer.status, answer.body.error]).toEqual([strange, 404, 'notFound']);
    const byGuest = await app.call('PATCH', '/api/reminders/bulk-update', {
      as: noa,
      body: { reminderIds: [first, second], updateData: { isCompleted: true } },
    });
    expect(byGuest.status).toBe(404);
    expect(await counted()).toMatchObject({ overdue: 3, completed: 0 });
  });

  it('are left as they were when one of them breaks a rule', async () => {
    const ids = await three();
    await patch(ids[1]!, 'complete');
    const closed = await change(ids, { snoozeUntil: noon });
    expect([closed.status, closed.body.error]).toEqual([409, 'alreadyCompleted']);
    const missed = await change(ids, { isMissed: true });
    expect([missed.status, missed.body.error]).toEqual([409, 'alreadyCompleted']);
    const past = await change(ids, { snoozeUntil: '2026-11-20T10:00:00Z' });
    expect([past.status, past.body.errors]).toEqual([422, { snoozeUntil: expect.any(String) }]);
    expect(await counted()).toMatchObject({ snoozed: 0, overdue: 2 });
  });

  it.each([
    ['ten thousand ids', { reminderIds: Array(10_000).fill('x'), updateData: { isCompleted: true } }, 'reminderIds'],
    ['none', { reminderIds: [], updateData: { isCompleted: true } }, 'reminderIds'],
    ['ids that are no list', { reminderIds: 'x', updateData: { isCompleted: true } }, 'reminderIds'],
    ['nothing to change', { reminderIds: ['x'], updateData: {} }, 'updateData'],
    ['no change', { reminderIds: ['x'] }, 'updateData'],
    ['25:00', { reminderIds: ['x'], updateData: { time: '25:00' } }, 'updateData.time'],
  ])('are refused with %s', async (_what, body, field) => {
    const { status, body: said } = await call('PATCH', '/bulk-update', body);
    expect([status, said.errors]).toEqual([422, { [field]: expect.any(String) }]);
  });

  it('pressed by two at the same time are each done once', async () => {
    const { id: daily } = await add({ repeatInterval: 'daily' });
    const { id: weekly } = await add({ repeatInterval: 'weekly' });
    const answers = await Promise.all([
      change([daily, weekly], { isCompleted: true }),
      change([weekly, daily], { isCompleted: true }),
      patch(daily, 'complete'),
    ]);
    expect(
      answers
        .map(({ status }) => status)
        .toSorted()
        .slice(0, 2),
    ).toEqual([200, 200]);
    expect(await counted()).toMatchObject({ completed: 2, upcoming: 2 });
  });
});
