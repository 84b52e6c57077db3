import { describe, expect, it } from 'vitest';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import type { Owner } from '../../testing/fixtures/given.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const sample = {
  name: 'Apoquel',
  instruction: 'כדור',
  schedule: 'times',
  times: ['08:00', '20:00'],
  from: '2026-11-21',
};
const { app, add, call, catId, owner, petId, put } = await petResourceApp('medicines', sample);

const moveTo = (time: string) => app.moveTo(new Date(time));
const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, as: Owner = owner()) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const reminders = async (status: string) => (await ask('GET', `/reminders?status=${status}`)).body.reminders;
const give = (medicineId: string, more: object = {}, as: Owner = owner()) =>
  ask('POST', '/doses', { petId: petId(), medicineId, outcome: 'given', at: app.clock.now.toISOString(), ...more }, as);
const medicine = async (id: string) => (await call('GET', `/${id}`)).body.medicine;

describe('A reminder that was passed over', () => {
  it('is followed by the dose of the step that has begun', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const steps = [
      { from: '2026-11-21', until: '2026-11-21', text: 'כדור שלם' },
      { from: '2026-11-22', until: '2026-11-25', text: 'חצי כדור' },
    ];
    await add({ times: ['08:00'], steps });
    await moveTo('2026-11-22T08:00:30+02:00');
    await app.ring();
    expect(await reminders('overdue')).toMatchObject([{ description: 'חצי כדור' }]);
  });

  it('of an archived pet is missed by nobody, and asked about never', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    await add();
    await ask('PATCH', `/pets/${petId()}/archive`, { archived: true });
    await moveTo('2026-11-23T12:00:00+02:00');
    await app.ring();
    await ask('PATCH', `/pets/${petId()}/archive`, { archived: false });
    expect((await call('GET', '/unanswered')).body.slots).toEqual([]);
    expect(await reminders('missed')).toEqual([]);
    expect(await reminders('upcoming')).toMatchObject([{ date: '2026-11-23T18:00:00.000Z' }]);
  });

  it('goes with the pause that has begun since, and is not asked for after it', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add({ pauses: [{ from: '2026-11-22', until: '2026-11-25', reason: null }] });
    await moveTo('2026-11-22T00:00:30+02:00');
    await app.ring();
    expect(await reminders('overdue')).toEqual([]);
    await moveTo('2026-11-26T06:00:00+02:00');
    await put(id, { notes: 'אחרי ההפסקה', pauses: [{ from: '2026-11-22', until: '2026-11-25', reason: null }] });
    expect((await medicine(id)).nextAt).toBe('2026-11-26T06:00:00.000Z');
  });

  it('is asked about after the course has ended', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    await add({ until: '2026-11-21' });
    await moveTo('2026-11-21T20:10:00+02:00');
    await app.ring();
    await ask('PATCH', `/reminders/${(await reminders('overdue'))[0].id}/complete`, {});
    await moveTo('2026-11-22T09:00:00+02:00');
    await app.ring();
    expect((await call('GET', '/unanswered')).body.slots).toMatchObject([{ plannedAt: '2026-11-21T06:00:00.000Z' }]);
    expect((await ask('GET', '/medicines?ended=true')).body.total).toBe(1);
  });
});

describe('A dose by hand', () => {
  it('answers the one that has come, however late, and not the next one', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add({ times: ['08:00'] });
    await moveTo('2026-11-21T20:30:00+02:00');
    expect((await give(id)).body.dose.plannedAt).toBe('2026-11-21T06:00:00.000Z');
    expect((await medicine(id)).nextAt).toBe('2026-11-22T06:00:00.000Z');
  });

  it('is refused near another, and for a time that is far ahead', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add();
    await moveTo('2026-11-21T16:30:00+02:00');
    await give(id);
    await moveTo('2026-11-21T17:30:00+02:00');
    expect((await give(id)).body.error).toBe('doseTooSoon');
    const ahead = await give(id, { plannedAt: '2026-11-25T06:00:00.000Z' });
    expect([ahead.status, Object.keys(ahead.body.errors)]).toEqual([422, ['plannedAt']]);
  });

  it('counts for the new hours of a course that was changed after it', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add({ times: ['08:00'] });
    await moveTo('2026-11-21T08:05:00+02:00');
    await give(id);
    await moveTo('2026-11-21T08:30:00+02:00');
    await put(id, { times: ['09:00'] });
    expect((await medicine(id)).nextAt).toBe('2026-11-22T07:00:00.000Z');
  });

  it('in an interval leads to the same next dose in either order', async () => {
    await moveTo('2026-11-21T08:00:00+02:00');
    const course = { schedule: 'interval', everyHours: 8, times: ['08:00'] };
    const [one, other] = [await add(course), await add(course)];
    const at = (hour: string) => ({ at: `2026-11-21T${hour}:00:00+02:00` });
    await moveTo('2026-11-21T17:00:00+02:00');
    await give(one.id, at('08'));
    await give(one.id, { ...at('16'), outcome: 'skipped' });
    await give(other.id, { ...at('16'), outcome: 'skipped' });
    await give(other.id, at('08'));
    expect([(await medicine(one.id)).nextAt, (await medicine(other.id)).nextAt]).toEqual([
      '2026-11-21T22:00:00.000Z',
      '2026-11-21T22:00:00.000Z',
    ]);
  });
});

describe('A course', () => {
  it('keeps its doses, its overdue one too, when only a note is edited', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const steps = [{ from: '2026-11-21', until: '2026-11-25', text: 'כדור', everyDays: 1 }];
    const { id } = await add({ steps });
    await moveTo('2026-11-21T20:30:00+02:00');
    await app.ring();
    await put(id, { steps, notes: 'עם גבינה' });
    expect(await reminders('overdue')).toMatchObject([{ date: '2026-11-21T18:00:00.000Z' }]);
  });

  it('takes its doses and reminders along to another pet', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add();
    await moveTo('2026-11-21T08:05:00+02:00');
    const { dose } = (await give(id)).body;
    const cat = await catId();
    expect((await put(id, { petId: cat })).body.medicine.petId).toBe(cat);
    expect((await ask('GET', `/doses/${dose.id}`)).body.dose.petId).toBe(cat);
    expect((await reminders('completed'))[0].petIds).toEqual([cat]);
    const report = await call('GET', `/report?petId=${cat}&from=2026-11-21&to=2026-11-21`);
    expect([report.body.doses.length, report.body.slots.length]).toEqual([1, 1]);
  });

  it('that is restored asks for what is due now', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add();
    await call('DELETE', `/${id}`);
    await moveTo('2026-11-23T10:00:00+02:00');
    const { medicine: back } = (await call('POST', `/${id}/restore`)).body;
    expect((await reminders('overdue')).map(({ date }: { date: string }) => date)).toEqual([back.nextAt]);
  });

  it('whose days never come is refused', async () => {
    const { status, body } = await ask('POST', '/medicines', {
      ...sample,
      petId: petId(),
      weekdays: [0],
      until: '2026-11-21',
    });
    expect([status, body.errors]).toEqual([422, { weekdays: expect.any(String) }]);
  });

  it('of several pets is made once, however often it is sent', async () => {
    const id = '019a8000-0000-7000-8000-000000000001';
    const body = { ...sample, id, petId: petId(), petIds: [await catId()] };
    const answers = [await ask('POST', '/medicines', body), await ask('POST', '/medicines', body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await ask('GET', '/medicines')).body.total).toBe(2);
  });
});

describe('A dose and its reminder', () => {
  async function givenDone() {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add();
    const [reminder] = await reminders('upcoming');
    await moveTo('2026-11-21T08:05:00+02:00');
    await ask('PATCH', `/reminders/${reminder.id}/complete`, {});
    const [dose] = (await ask('GET', '/doses')).body.doses;
    return { id, reminder, dose };
  }
  const edit = (dose: { id: string }, more: object, as?: Owner) =>
    ask('PUT', `/doses/${dose.id}`, { ...dose, version: undefined, ...more }, as);

  it('say the same after a correction, a deletion and a restoration', async () => {
    const { reminder, dose } = await givenDone();
    const stateOf = async () => {
      const { missedAt, isCompleted } = (await ask('GET', `/reminders/${reminder.id}`)).body.reminder;
      return isCompleted ? 'given' : missedAt ? 'skipped' : 'open';
    };
    await edit(dose, { outcome: 'skipped' });
    expect(await stateOf()).toBe('skipped');
    await ask('DELETE', `/doses/${dose.id}`);
    expect(await stateOf()).toBe('open');
    expect((await reminders('overdue')).length + (await reminders('upcoming')).length).toBe(1);
    await ask('POST', `/doses/${dose.id}/restore`);
    expect(await stateOf()).toBe('skipped');
    expect(await reminders('upcoming')).toHaveLength(1);
  });

  it('are taken back together, also when the next dose has come', async () => {
    const { reminder } = await givenDone();
    await moveTo('2026-11-21T20:05:00+02:00');
    const { status, body } = await ask('POST', `/reminders/${reminder.id}/reopen`, {});
    expect([status, body.reminder.id]).toEqual([200, reminder.id]);
    expect((await ask('GET', '/doses')).body.total).toBe(0);
    expect(await reminders('overdue')).toMatchObject([{ date: '2026-11-21T18:00:00.000Z' }]);
  });

  it('are not taken back by a guest who has not entered it', async () => {
    const { reminder, dose } = await givenDone();
    const noa = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    expect((await ask('POST', `/reminders/${reminder.id}/reopen`, {}, noa)).body.error).toBe('doseLocked');
    await edit(dose, { outcome: 'skipped', note: 'כך אמר הווטרינר' });
    expect((await ask('PATCH', `/reminders/${reminder.id}/complete`, {}, noa)).status).toBe(403);
    expect((await ask('GET', `/doses/${dose.id}`)).body.dose).toMatchObject({ outcome: 'skipped' });
  });

  it('keep every correction, of several at once too', async () => {
    const { dose } = await givenDone();
    await Promise.all(['א', 'ב', 'ג'].map((note) => edit(dose, { note })));
    expect((await ask('GET', `/doses/${dose.id}`)).body.dose.history).toHaveLength(3);
  });

  it('of a pet are changed beside each other, and none is refused for being busy', async () => {
    await moveTo('2026-11-21T07:00:00+02:00');
    const { id } = await add();
    const [reminder] = await reminders('upcoming');
    await moveTo('2026-11-21T08:05:00+02:00');
    const body = { ...reminder, version: undefined, petIds: undefined, isImportant: true };
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([
        ask('PUT', `/pets/${petId()}/reminders/${reminder.id}`, body),
        give(id, { isExtra: true }),
        ask('PATCH', `/reminders/${reminder.id}/snooze`, { snoozeUntil: '2026-11-21T12:00:00.000Z' }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });

  it('are told in the activity as by who did it, and moved by nobody', async () => {
    await givenDone();
    const yoav = await givenCoOwner(app, owner());
    const [next] = await reminders('upcoming');
    await moveTo('2026-11-21T20:05:00+02:00');
    await ask('PATCH', `/reminders/${next.id}/complete`, {}, yoav);
    await moveTo('2026-11-22T20:30:00+02:00');
    await app.ring();
    const { activities } = (await ask('GET', '/users/activity')).body;
    type Line = { noun: string; what: string; who: string };
    const told = activities.filter(({ noun }: Line) => ['medicines', 'reminders'].includes(noun));
    expect(told.map(({ noun, what, who }: Line) => [noun, what, who])).toEqual([
      ['reminders', 'completed', yoav.id],
      ['reminders', 'completed', owner().id],
      ['medicines', 'made', owner().id],
    ]);
  });
});
