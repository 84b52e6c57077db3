import type { CarePlanItem } from '@tzemed/contract/care/care';
import { beforeEach, describe, expect, it } from 'vitest';
import { careRules } from '../../features/care/care-rules.ts';
import { rules as templates } from '../../features/reminders/templates/built-in-templates.ts';
import { testApp } from '../../testing/app.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';

const app = await testApp();
const { now } = app.clock;
let owner: Owner;
let petId: string;

const moveTo = (day: string) => app.moveTo(new Date(`${day}T10:00:00+02:00`));
const as = (who: Owner = owner) => ({ as: who });
type Body = Record<string, unknown>;

beforeEach(async () => {
  app.clock.now = now;
  await moveTo('2026-11-22');
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner, { name: 'לוקה', species: 'dog', birthDate: '2026-09-13' })).id;
});

const planOf = async (id = petId, who = owner) => (await app.call('GET', `/api/pets/${id}/care`, as(who))).body.plan;
const itemsOf = async (key: string, id = petId): Promise<CarePlanItem[]> =>
  (await planOf(id)).items.filter((item: CarePlanItem) => item.key === key && item.state !== 'done');
const change = (key: string, body: Body, id = petId) =>
  app.call('PATCH', `/api/pets/${id}/care/items`, { as: owner, body: { key, ...body } });
const turnOn = (id = petId) => app.call('PATCH', `/api/pets/${id}/care`, { as: owner, body: { hasReminders: true } });
const done = (key: string, body: Body, who = owner, id = petId) =>
  app.call('POST', `/api/pets/${id}/care/done`, { as: who, body: { key, ...body } });
const record = async (body: Body, id = petId) =>
  (await app.call('POST', '/api/medical-records', { as: owner, body: { petId: id, type: 'vaccination', ...body } }))
    .body.record;
const remindersOf = async (id = petId) => {
  const { body } = await app.call('GET', `/api/reminders?petId=${id}&limit=100`, as());
  return body.reminders.filter(({ isCompleted }: { isCompleted: boolean }) => !isCompleted);
};
const reminderOf = async (title: string, id = petId) =>
  (await remindersOf(id)).find((one: { title: string }) => one.title.startsWith(title));
const recordsOf = async () => (await app.call('GET', `/api/medical-records?petId=${petId}`, as())).body.records;

describe('The plan of a puppy', () => {
  it('says what is due, why, and where that is written', async () => {
    const plan = await planOf();
    expect(plan).toMatchObject({ hasReminders: false, goesOut: null, lacksBirthDate: false, birthDate: '2026-09-13' });
    expect(plan.items.find((item: CarePlanItem) => item.key === 'il_rabies')).toMatchObject({
      title: 'חיסון כלבת ראשון ושבב',
      kind: 'law',
      due: { from: '2026-11-27', to: '2026-12-12' },
      sources: [{ name: 'תקנות הכלבת, 1.4.2024', read: '2026-11-20' }],
      interval: { usual: { count: 24, unit: 'month' }, own: null },
    });
  });

  it('has no reminders unasked, and follows the records once they are on', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    expect(await remindersOf()).toEqual([]);
    expect((await turnOn()).body.plan.hasReminders).toBe(true);
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שנייה');
    const second = await record({ date: '2026-11-20', description: 'חיסון משושה' });
    expect(await reminderOf('חיסון משושה')).toMatchObject({
      title: 'חיסון משושה, מנה שלישית',
      date: '2026-12-11T07:00:00.000Z',
      source: 'care',
    });
    await app.call('PUT', `/api/medical-records/${second.id}`, {
      as: owner,
      body: { petId, type: 'vaccination', description: 'חיסון משושה', date: '2026-11-21' },
    });
    expect((await reminderOf('חיסון משושה')).date).toBe('2026-12-12T07:00:00.000Z');
    await app.call('DELETE', `/api/medical-records/${second.id}`, as());
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שנייה');
    await app.call('POST', `/api/medical-records/${second.id}/restore`, as());
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שלישית');
  });

  it('follows a record that moves to another pet', async () => {
    const other = (await givenPet(app, owner, { species: 'dog', birthDate: '2026-09-13' })).id;
    const { id } = await record({ date: '2026-10-25', description: 'משושה' });
    await turnOn();
    await turnOn(other);
    expect((await reminderOf('חיסון משושה', other)).title).toBe('חיסון משושה, מנה ראשונה');
    await app.call('PUT', `/api/medical-records/${id}`, {
      as: owner,
      body: { petId: other, type: 'vaccination', description: 'משושה', date: '2026-10-25' },
    });
    expect((await reminderOf('חיסון משושה', other)).title).toBe('חיסון משושה, מנה שנייה');
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה ראשונה');
  });

  it('takes reminders of templates over, and makes no second ones', async () => {
    const { id: templateId } = templates.find(({ key }) => key === 'il_rabies')!;
    await app.call('POST', '/api/reminders/from-template', { as: owner, body: { templateId, petId } });
    const [standing] = await remindersOf();
    await turnOn();
    const rabies = (await remindersOf()).filter(({ title }: { title: string }) => title.includes('כלבת'));
    expect(rabies).toMatchObject([
      { id: standing.id, title: 'חיסון כלבת ראשון ושבב', source: 'care', repeatInterval: 'none' },
    ]);
  });

  it('takes the row of its pet out of a reminder of several pets, and leaves the others theirs', async () => {
    const other = (await givenPet(app, owner, { species: 'dog', birthDate: '2026-09-13' })).id;
    const { id: templateId } = templates.find(({ key }) => key === 'il_rabies')!;
    const body = { templateId, petId, petIds: [other] };
    await app.call('POST', '/api/reminders/from-template', { as: owner, body });
    const [[own], [others]] = [await remindersOf(), await remindersOf(other)];
    expect(own.petIds).toHaveLength(2);
    await turnOn();
    const isRabies = ({ title }: { title: string }) => title.includes('כלבת');
    const plain = { source: 'care', petIds: [petId], repeatInterval: 'none' };
    expect((await remindersOf()).filter(isRabies)).toMatchObject([{ id: own.id, ...plain }]);
    expect((await remindersOf(other)).filter(isRabies)).toMatchObject([
      { id: others.id, title: others.title, date: others.date, source: null, petIds: [other] },
    ]);
    await turnOn(other);
    expect((await remindersOf(other)).filter(isRabies)).toMatchObject([{ id: others.id, source: 'care' }]);
  });

  it('goes without reminders when they are turned off, and again with them', async () => {
    await turnOn();
    const many = (await remindersOf()).length;
    expect(many).toBeGreaterThan(2);
    await app.call('PATCH', `/api/pets/${petId}/care`, { as: owner, body: { hasReminders: false } });
    expect(await remindersOf()).toEqual([]);
    await turnOn();
    expect(await remindersOf()).toHaveLength(many);
  });
});

describe('A reminder of the plan', () => {
  it('that is done writes its record; reopened it takes it back', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    await turnOn();
    const { id } = await reminderOf('חיסון משושה');
    const { body } = await app.call('PATCH', `/api/reminders/${id}/complete`, as());
    expect(body.next).toMatchObject({ title: 'חיסון משושה, מנה שלישית', date: '2026-12-13T07:00:00.000Z' });
    expect(await recordsOf()).toMatchObject([
      { description: 'חיסון משושה, מנה שנייה', date: '2026-11-22', type: 'vaccination' },
      { description: 'משושה' },
    ]);
    expect((await app.call('POST', `/api/reminders/${id}/reopen`, as())).status).toBe(200);
    expect(await recordsOf()).toMatchObject([{ description: 'משושה' }]);
    expect(await reminderOf('חיסון משושה')).toMatchObject({ id, title: 'חיסון משושה, מנה שנייה' });
  });

  it('that was done without a connection writes its record of that day', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    await turnOn();
    const { id } = await reminderOf('חיסון משושה');
    await app.moveTo(new Date('2026-11-24T18:00:00.000Z'));
    // After midnight in Israel.
    const body = { at: '2026-11-22T22:30:00.000Z' };
    expect((await app.call('PATCH', `/api/reminders/${id}/complete`, { ...as(), body })).status).toBe(200);
    expect((await recordsOf())[0]).toMatchObject({ description: 'חיסון משושה, מנה שנייה', date: '2026-11-23' });
  });

  it('that a guest without the records does writes none, and the plan goes on', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    await turnOn();
    const none = { profile: 'view', medicalRecords: 'none', expenses: 'none' } as const;
    const guest = await givenGuest(app, owner, petId, { ...none, reminders: 'edit' });
    const { id } = await reminderOf('חיסון משושה');
    await app.call('PATCH', `/api/reminders/${id}/complete`, as(guest));
    expect(await recordsOf()).toHaveLength(1);
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שלישית');
    const seen = await planOf(petId, guest);
    expect(seen.items.filter((item: CarePlanItem) => item.last?.recordId)).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('25.10.2026');
  });

  it('moves for a record of a guest without reminders too', async () => {
    await turnOn();
    const none = { profile: 'view', reminders: 'none', expenses: 'none' } as const;
    const guest = await givenGuest(app, owner, petId, { ...none, medicalRecords: 'edit' });
    const body = { petId, type: 'vaccination', date: '2026-11-22', description: 'משושה' };
    expect((await app.call('POST', '/api/medical-records', { as: guest, body })).status).toBe(201);
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שנייה');
  });
});

describe('The plan for a guest who may not see the records', () => {
  const none = { profile: 'view', medicalRecords: 'none', expenses: 'none' } as const;
  const weigh = (takenAt: string) =>
    app.call('POST', '/api/measurements', { as: owner, body: { petId, kind: 'weight', value: 9000, takenAt } });

  it('is the same whatever records and weights there are, without reminders', async () => {
    const guest = await givenGuest(app, owner, petId, { ...none, reminders: 'view' });
    await change('care_weigh', { isChosen: true });
    await change('care_nails', { isChosen: true });
    const before = await planOf(petId, guest);
    expect(before.items.map(({ state }: CarePlanItem) => state)).not.toContain('now');
    await record({ date: '2026-10-25', description: 'משושה' });
    await record({ date: '2026-11-20', description: 'קיצוץ ציפורניים', type: 'treatment' });
    await record({ date: '2026-11-19', description: 'פרעושים', type: 'treatment' });
    await weigh('2026-11-18T08:00:00Z');
    expect(await planOf(petId, guest)).toEqual(before);
  });

  it('says what the reminders say once they are on', async () => {
    const guest = await givenGuest(app, owner, petId, { ...none, reminders: 'view' });
    await change('care_weigh', { isChosen: true });
    await record({ date: '2026-10-25', description: 'משושה' });
    await weigh('2026-11-18T08:00:00Z');
    await turnOn();
    const { items } = await planOf(petId, guest);
    const reminders = await remindersOf();
    const daysOf = new Map(
      reminders.map(({ title, date }: { title: string; date: string }) => [title, date.slice(0, 10)]),
    );
    const open = items.filter(({ state }: CarePlanItem) => state === 'now' || state === 'later');
    expect(open.map(({ title, due }: CarePlanItem) => [title, due?.day])).toEqual(
      open.map(({ title }: CarePlanItem) => [title, daysOf.get(title)]),
    );
    expect(open).toHaveLength(reminders.length);
    expect(items.filter(({ last }: CarePlanItem) => last !== null)).toEqual([]);
    expect(JSON.stringify([items, reminders])).not.toMatch(/25\.10\.2026|18\.11\.2026/);
  });
});

describe('A weight', () => {
  const weigh = async (takenAt: string, id = petId) =>
    (
      await app.call('POST', '/api/measurements', {
        as: owner,
        body: { petId: id, kind: 'weight', value: 9000, takenAt },
      })
    ).body.measurement;
  const dueOf = async (id = petId) => (await itemsOf('care_weigh', id))[0]?.due?.day;
  const nextWeighing = async (id = petId) => (await reminderOf('שקילה', id))?.date;

  beforeEach(async () => {
    await change('care_weigh', { isChosen: true });
    await turnOn();
  });

  it('does the weighing of the plan, and sets the next from its day; deleting it takes that back', async () => {
    const before = [await dueOf(), await nextWeighing()];
    const { id } = await weigh('2026-11-10T08:00:00Z');
    expect([await dueOf(), await nextWeighing()]).toEqual(['2026-12-10', '2026-12-10T08:00:00.000Z']);
    // One of an earlier day, entered later, changes nothing.
    await weigh('2026-11-01T08:00:00Z');
    expect(await dueOf()).toBe('2026-12-10');
    await app.call('DELETE', `/api/measurements/${id}`, as());
    expect([await dueOf(), await nextWeighing()]).toEqual(['2026-12-01', '2026-12-01T08:00:00.000Z']);
    await app.call('POST', `/api/measurements/${id}/restore`, as());
    expect([await dueOf(), await nextWeighing()]).toEqual(['2026-12-10', '2026-12-10T08:00:00.000Z']);
    const { measures } = (await app.call('GET', `/api/measures?petId=${petId}`, as())).body;
    await app.call('DELETE', `/api/measures/${measures[0].id}`, as());
    expect([await dueOf(), await nextWeighing()]).toEqual(before);
    await app.call('POST', `/api/measures/${measures[0].id}/restore`, as());
    expect(await nextWeighing()).toBe('2026-12-10T08:00:00.000Z');
  });

  it('moves the reminder with an edit of its day, and with one that takes it to another pet', async () => {
    const other = (await givenPet(app, owner, { species: 'dog', birthDate: '2026-09-13' })).id;
    await change('care_weigh', { isChosen: true }, other);
    await turnOn(other);
    const { id, measureId } = await weigh('2026-11-10T08:00:00Z');
    const put = (body: Body) =>
      app.call('PUT', `/api/measurements/${id}`, { as: owner, body: { petId, measureId, value: 9000, ...body } });
    await put({ takenAt: '2026-11-15T08:00:00Z' });
    expect(await nextWeighing()).toBe('2026-12-15T08:00:00.000Z');
    await app.call('PUT', `/api/measurements/${id}`, { as: owner, body: { petId: other, value: 9000 } });
    expect(await nextWeighing(other)).toBe('2026-12-15T08:00:00.000Z');
    expect(await nextWeighing()).not.toBe('2026-12-15T08:00:00.000Z');
  });

  it('moves the reminder when it comes from a file', async () => {
    await weigh('2026-11-01T08:00:00Z');
    const { measures } = (await app.call('GET', `/api/measures?petId=${petId}`, as())).body;
    const form = await formWith(Buffer.from('תאריך,משקל\n2026-11-12,9.1\n'), { name: 'weights.csv' });
    const { status } = await app.call('POST', `/api/measures/${measures[0].id}/import`, { as: owner, ...form });
    expect(status).toBe(200);
    expect(await nextWeighing()).toBe('2026-12-12T08:00:00.000Z');
  });
});

describe('POST /pets/{petId}/care/done', () => {
  it('enters record, cost and next day in one step; deleting the record takes all back', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    const sent = { date: '2026-11-22', product: 'Nobivac DHPPi', batchNumber: 'A1', vetName: 'ד״ר לוי', cost: 180 };
    const { status, body } = await done('il_hexavalent', sent);
    expect(status).toBe(200);
    expect(await recordsOf()).toMatchObject([
      { id: body.recordId, type: 'vaccination', description: 'חיסון משושה, מנה שנייה', cost: 180, batchNumber: 'A1' },
      {},
    ]);
    expect((await itemsOf('il_hexavalent'))[0]).toMatchObject({ step: 3, due: { day: '2026-12-13' } });
    await app.call('DELETE', `/api/medical-records/${body.recordId}`, as());
    expect((await itemsOf('il_hexavalent'))[0]).toMatchObject({ step: 2, due: { day: '2026-11-15' } });
    expect((await app.call('GET', `/api/expenses?petId=${petId}`, as())).body.total).toBe(0);
  });

  it('takes files and moves the reminder along; deleting the record takes them back too', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    await turnOn();
    const id = idAt(app.clock.now);
    const form = await formWith(pdf({ pages: 1 }), { name: 'פנקס.pdf' });
    await app.call('POST', `/api/uploads?for=${id}`, { as: owner, ...form });
    const { body } = await done('il_hexavalent', { date: '2026-11-22', id });
    expect(body.recordId).toBe(id);
    const read = async () => (await app.call('GET', `/api/medical-records/${id}`, as())).body.record;
    expect(await read()).toMatchObject({ attachmentCount: 1 });
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שלישית');
    await app.call('DELETE', `/api/medical-records/${id}`, as());
    expect(await read()).toBeUndefined();
    expect((await app.call('GET', `/api/medical-records/${id}/attachments`, as())).status).toBe(404);
    expect((await reminderOf('חיסון משושה')).title).toBe('חיסון משושה, מנה שנייה');
    await app.call('POST', `/api/medical-records/${id}/restore`, as());
    expect(await read()).toMatchObject({ attachmentCount: 1 });
  });

  it('is entered for several pets in one go, or for none, and taken back in one go', async () => {
    const others: string[] = [];
    for (const name of ['נלה', 'סימבה'])
      others.push((await givenPet(app, owner, { name, species: 'dog', birthDate: '2026-06-01' })).id);
    for (const pet of [petId, ...others]) {
      await change('il_flea_tick', { isChosen: true }, pet);
      await turnOn(pet);
    }
    const cat = (await givenPet(app, owner, { species: 'cat' })).id;
    const body = { date: '2026-11-22', product: 'Bravecto', cost: 300 };
    expect((await done('il_flea_tick', { ...body, petIds: [...others, 'x'] })).status).toBe(404);
    expect((await done('il_hexavalent', { ...body, petIds: [...others, cat] })).status).toBe(404);
    const early = { ...body, date: '2026-06-10', petIds: [petId] };
    expect((await done('il_flea_tick', early, owner, others[0])).body.errors).toEqual({ date: expect.any(String) });
    expect(await recordsOf()).toEqual([]);
    const stateOf = async () => {
      const found = await Promise.all([petId, ...others].map((pet) => itemsOf('il_flea_tick', pet)));
      return found.map(([one]) => one?.due?.day);
    };
    const before = await stateOf();
    const { status, body: reply } = await done('il_flea_tick', { ...body, petIds: others });
    expect(status).toBe(200);
    expect(await stateOf()).toEqual(['2026-12-22', '2026-12-22', '2026-12-22']);
    const due = await Promise.all([petId, ...others].map((pet) => reminderOf('פרעושים', pet)));
    expect(due.map(({ date }) => date.slice(0, 10))).toEqual(['2026-12-22', '2026-12-22', '2026-12-22']);
    const { records } = (await app.call('GET', '/api/medical-records?from=2026-11-22', as())).body;
    expect(records.map(({ cost }: { cost: number }) => cost)).toEqual([100, 100, 100]);
    const undone = await app.call('DELETE', `/api/medical-records/${reply.recordId}/together`, as());
    expect(undone.status).toBe(204);
    expect(await stateOf()).toEqual(before);
  });

  it('of several pets names the step only where it is that of all', async () => {
    const other = (await givenPet(app, owner, { species: 'dog', birthDate: '2026-09-13' })).id;
    const described = async () => (await recordsOf()).map(({ description }: { description: string }) => description);
    await record({ date: '2026-10-25', description: 'משושה' });
    const { body } = await done('il_hexavalent', { date: '2026-11-22', petIds: [other] });
    expect(await described()).toEqual(['חיסון משושה', 'משושה']);
    expect((await itemsOf('il_hexavalent', other))[0]).toMatchObject({ title: 'חיסון משושה, מנה שנייה' });
    await app.call('DELETE', `/api/medical-records/${body.recordId}/together`, as());
    await record({ date: '2026-10-25', description: 'משושה' }, other);
    await done('il_hexavalent', { date: '2026-11-22', petIds: [other] });
    expect(await described()).toEqual(['חיסון משושה, מנה שנייה', 'משושה']);
  });

  it('keeps the product of a treatment in its description, which fulfils the rule', async () => {
    await change('il_flea_tick', { isChosen: true });
    const { status } = await done('il_flea_tick', { date: '2026-11-22', product: 'Credelio' });
    expect(status).toBe(200);
    const description: unknown = expect.stringMatching(/ – Credelio$/);
    expect(await recordsOf()).toMatchObject([{ type: 'treatment', product: null, description }]);
    expect(await itemsOf('il_flea_tick')).toMatchObject([{ state: 'later', takesProduct: true }]);
  });

  it('makes one record for an id, however often it is sent', async () => {
    const id = '019a0b1e-7c00-7000-8000-00000000abcd';
    await done('il_hexavalent', { date: '2026-11-22', id });
    await done('il_hexavalent', { date: '2026-11-22', id });
    expect(await recordsOf()).toHaveLength(1);
  });

  it('notes the day of a task, which can be taken back', async () => {
    const fish = (await givenPet(app, owner, { species: 'fish' })).id;
    expect((await planOf(fish)).items.every((item: CarePlanItem) => item.state === 'option')).toBe(true);
    await change('care_water_change', { isChosen: true, every: { count: 2, unit: 'week' } }, fish);
    const { body } = await done('care_water_change', { date: '2026-11-22' }, owner, fish);
    expect(body).toMatchObject({ recordId: null, wasDoneOn: null });
    expect(await itemsOf('care_water_change', fish)).toMatchObject([{ state: 'later', due: { day: '2026-12-06' } }]);
    await change('care_water_change', { doneOn: null }, fish);
    expect(await itemsOf('care_water_change', fish)).toMatchObject([{ state: 'now', due: { day: '2026-11-22' } }]);
  });

  it.each([
    [{ date: '2026-11-23' }, { date: expect.any(String) }],
    [{ date: '2026-09-01' }, { date: expect.any(String) }],
    [{}, { date: expect.any(String) }],
    [{ date: '2026-11-22', cost: -1 }, { cost: expect.any(String) }],
  ])('refuses %o', async (body, errors) => {
    const refused = await done('il_hexavalent', body);
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    expect(await recordsOf()).toEqual([]);
  });

  it('answers 404 for what is no rule of the species', async () => {
    expect((await done('il_quadrivalent', { date: '2026-11-22' })).status).toBe(404);
    expect((await change('il_nothing', { isOff: true })).status).toBe(404);
    expect((await change('nothing', { isOff: true })).status).toBe(422);
  });
});

describe('A choice about an item', () => {
  it('postpones its reminder alone', async () => {
    await record({ date: '2026-10-25', description: 'משושה' });
    await turnOn();
    await change('il_hexavalent', { postponedUntil: '2026-11-29' });
    expect((await itemsOf('il_hexavalent'))[0]).toMatchObject({
      state: 'later',
      due: { day: '2026-11-15' },
      postponedUntil: '2026-11-29',
    });
    expect((await reminderOf('חיסון משושה')).date).toBe('2026-11-29T07:00:00.000Z');
  });

  it('may go past the day of a law, and cannot skip it', async () => {
    expect((await change('il_rabies', { postponedUntil: '2027-01-15' })).status).toBe(200);
    const { status, body } = await change('il_rabies', { skippedOn: '2026-11-22' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['skippedOn']]);
  });

  it.each([
    [{ every: { count: 0, unit: 'month' } }, 'every.count'],
    [{ every: { count: 4000, unit: 'day' } }, 'every.count'],
    [{ postponedUntil: '2026-11-22' }, 'postponedUntil'],
    [{ skippedOn: '2026-11-23' }, 'skippedOn'],
  ])('refuses %o', async (body, field) => {
    const refused = await change('il_deworm', body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  it('refuses a day before the birth, done or skipped, unless that is an estimate', async () => {
    const [early, key] = ['2026-09-12', 'il_deworm'];
    expect((await change(key, { skippedOn: early })).body.errors).toEqual({ skippedOn: 'לפני תאריך הלידה' });
    expect((await done(key, { date: early })).body.errors).toEqual({ date: 'לפני תאריך הלידה' });
    expect((await done(key, { date: '2026-11-23' })).body.errors).toHaveProperty('date');
    const about = { name: 'לוקה', species: 'dog', birthDate: '2026-09-13', birthDateApproximate: true };
    await app.call('PUT', `/api/pets/${petId}`, { as: owner, body: about });
    expect((await change(key, { skippedOn: early })).status).toBe(200);
    expect((await done(key, { date: early })).status).toBeLessThan(300);
  });

  it('turns a rule off and on, and chooses what is offered', async () => {
    await turnOn();
    await change('il_deworm', { isOff: true });
    expect(await itemsOf('il_deworm')).toMatchObject([{ state: 'off' }]);
    expect(await reminderOf('תילוע')).toBeUndefined();
    await change('il_deworm', { isOff: false });
    expect(await reminderOf('תילוע')).toBeDefined();
    await change('il_spirocerca', { isChosen: true, every: { count: 2, unit: 'month' } });
    await record({ type: 'treatment', date: '2026-11-20', description: 'תולעת הפארק' });
    expect(await itemsOf('il_spirocerca')).toMatchObject([{ due: { day: '2027-01-20' } }]);
  });

  it('lets a cat go out', async () => {
    const cat = (await givenPet(app, owner, { species: 'cat', birthDate: '2023-05-01' })).id;
    expect((await planOf(cat)).goesOut).toBe(false);
    const { body } = await app.call('PATCH', `/api/pets/${cat}/care`, { as: owner, body: { goesOut: true } });
    expect(body.plan.goesOut).toBe(true);
    expect(body.plan.items.map(({ key }: CarePlanItem) => key)).toContain('il_rabies_cat');
  });
});

describe('An own item', () => {
  it('is part of the plan, is edited, deleted and restored', async () => {
    await turnOn();
    const body = { petId, title: 'ניקוי המיטה', every: { count: 2, unit: 'week' }, startsOn: '2026-11-20' };
    const made = await app.call('POST', '/api/care-items', { as: owner, body });
    expect(made.status).toBe(201);
    const { id } = made.body.careItem;
    expect(await itemsOf(id)).toMatchObject([
      { kind: 'own', title: 'ניקוי המיטה', state: 'now', due: { day: '2026-11-20' } },
    ]);
    expect(await reminderOf('ניקוי המיטה')).toMatchObject({ sourceId: id });
    await done(id, { date: '2026-11-22' });
    expect(await itemsOf(id)).toMatchObject([{ state: 'later', due: { day: '2026-12-06' } }]);
    await app.call('DELETE', `/api/care-items/${id}`, as());
    expect(await itemsOf(id)).toEqual([]);
    expect(await reminderOf('ניקוי המיטה')).toBeUndefined();
    await app.call('POST', `/api/care-items/${id}/restore`, as());
    expect(await reminderOf('ניקוי המיטה')).toBeDefined();
  });

  it('does not edit what was chosen about a rule', async () => {
    await change('il_deworm', { isOff: true });
    const { careItems } = (await app.call('GET', `/api/care-items?petId=${petId}`, as())).body;
    const body = { petId, title: 'א', every: { count: 1, unit: 'day' }, startsOn: '2026-11-20' };
    const refused = await app.call('PUT', `/api/care-items/${careItems[0].id}`, { as: owner, body });
    expect([refused.status, refused.body.error]).toEqual([409, 'careItemOfRule']);
  });
});

it('Rules of the plan stand for all built-in templates', () => {
  const meant = new Set(careRules.flatMap(({ key, templates: of }) => of.concat(key)));
  expect(templates.map(({ key }) => key).filter((key) => !meant.has(key))).toEqual([]);
  expect([...meant].filter((key) => !templates.some((one) => one.key === key))).toEqual([]);
});
