import { expect, it } from 'vitest';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const pill = { title: 'כדור נגד תולעים', date: '2026-11-22T07:00:00.000Z', time: '09:00' };
const { add, app, call, catId, owner, petId, put } = await petResourceApp('reminders', pill);
const titles = async (path: string) =>
  (await call('GET', path)).body.reminders.map(({ title }: { title: string }) => title);

it('The report lists overdue reminders and those due within some days, a week by default', async () => {
  await add({ title: 'באיחור', date: '2026-11-20T07:00:00Z' });
  await add({ title: 'מחר' });
  await add({ title: 'בעוד עשרה ימים', date: '2026-12-01T07:00:00Z' });
  const { id } = await add({ title: 'נדחתה', date: '2026-11-19T07:00:00Z' });
  await call('PATCH', `/${id}/snooze`, { snoozeUntil: '2026-11-21T08:00:00Z' });
  expect(await titles('/upcoming')).toEqual(['נדחתה', 'מחר']);
  expect(await titles('/upcoming?days=30&page=2&limit=2')).toEqual(['בעוד עשרה ימים']);
  expect((await call('GET', '/upcoming?days=30&limit=1')).body).toMatchObject({ total: 3, page: 1, limit: 1 });
  expect(await titles('/overdue')).toEqual(['באיחור']);
  expect(await titles(`/upcoming?petId=${await catId()}`)).toEqual([]);
});

it.each(['/upcoming?days=0', '/upcoming?days=367', '/upcoming?days=x', '/statistics?period=day'])(
  'A malformed question is refused: %s',
  async (path) => expect((await call('GET', path)).status).toBe(422),
);

it('Statistics say what became of all that was due in the period', async () => {
  const due = async (date: string) => (await add({ date: `${date}T07:00:00Z` })).id;
  await due('2026-10-31');
  const [onTime, late, missed] = [await due('2026-11-21'), await due('2026-11-05'), await due('2026-11-06')];
  await due('2026-11-07');
  await due('2026-11-30');
  await due('2026-12-01');
  await call('PATCH', `/${onTime}/complete`);
  await call('PATCH', `/${late}/complete`);
  await call('PATCH', `/${missed}/miss`);
  expect((await call('GET', '/statistics')).body).toEqual({
    period: 'month',
    from: '2026-11-01',
    to: '2026-11-30',
    total: 5,
    completed: 2,
    onTime: 1,
    missed: 1,
    overdue: 1,
    upcoming: 1,
  });
  expect((await call('GET', '/statistics?period=all')).body).toMatchObject({ from: null, total: 7, overdue: 2 });
  expect((await call('GET', `/statistics?petId=${await catId()}`)).body.total).toBe(0);
});

it('The history of a reminder says what happened to it and to all of its plan, when, and by whom', async () => {
  const noa = await givenCoOwner(app, owner(), 'נועה');
  const minutes = (passed: number) => (app.clock.now = new Date(Date.parse('2026-11-21T07:00:00Z') + passed * 60_000));
  const { id } = await add({ repeatInterval: 'daily', date: '2026-11-21T07:00:00Z' });
  minutes(1);
  await call('PATCH', `/${id}/snooze`, { snoozeUntil: '2026-11-21T10:00:00Z' });
  minutes(2);
  await put(id, { repeatInterval: 'daily', date: '2026-11-21T07:00:00Z', title: 'אחרת' });
  minutes(3);
  const { body } = await app.call('PATCH', `/api/reminders/${id}/complete`, { as: noa });
  minutes(4);
  await call('PATCH', `/${body.next.id}/miss`);
  const history = async (query = '') => (await call('GET', `/${id}/history${query}`)).body;
  const events = (await history()).events.map(({ what, by, until, reminderId }: Record<string, string>) => [
    what,
    by === noa.id ? 'נועה' : 'דנה',
    until,
    reminderId === id ? 'זו' : 'הבאה',
  ]);
  expect(events).toEqual([
    ['missed', 'דנה', null, 'הבאה'],
    ['completed', 'נועה', null, 'זו'],
    ['edited', 'דנה', null, 'זו'],
    ['snoozed', 'דנה', '2026-11-21T10:00:00.000Z', 'זו'],
    ['added', 'דנה', null, 'זו'],
  ]);
  expect(await history('?page=2&limit=2')).toMatchObject({
    total: 5,
    page: 2,
    events: [{ what: 'edited' }, { what: 'snoozed' }],
  });
  expect((await history()).events[4]).toMatchObject({
    at: '2026-11-21T07:00:00.000Z',
    date: '2026-11-21T07:00:00.000Z',
  });
});

it('History tells of what was deleted and brought back, opened again, and asked for at once', async () => {
  const { id } = await add();
  await call('PATCH', `/${id}/snooze`, { snoozeUntil: '2026-12-21T10:00:00Z' });
  await call('PATCH', `/${id}/snooze`, { snoozeUntil: null });
  // A change to the current value records nothing.
  await call('PATCH', `/${id}/snooze`, { snoozeUntil: null });
  await call('PATCH', `/${id}/complete`);
  await call('POST', `/${id}/reopen`);
  await call('DELETE', `/${id}`);
  expect((await call('GET', `/${id}/history`)).status).toBe(404);
  await call('POST', `/${id}/restore`);
  const { body } = await call('GET', `/${id}/history`);
  const told = body.events.map(({ what }: { what: string }) => what);
  expect(told).toEqual(['restored', 'removed', 'reopened', 'completed', 'unsnoozed', 'snoozed', 'added']);
});

it('History goes with a reminder to another pet, and is seen by who sees that one', async () => {
  const { id } = await add();
  await call('PATCH', `/${id}/miss`);
  const noa = await givenGuest(app, owner(), petId(), { reminders: 'view' });
  const seen = () => app.call('GET', `/api/reminders/${id}/history`, { as: noa });
  expect((await seen()).body.total).toBe(2);
  await put(id, { petId: await catId() });
  expect((await seen()).status).toBe(404);
  expect((await call('GET', `/${id}/history`)).body.total).toBe(3);
});
