import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const checkup = { reason: 'בדיקה שנתית', date: '2026-11-25', time: '16:30' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('appointments', checkup);

type Told = { id: string; petId: string; petIds: string[]; reason: string; date: string; status: string };
const told = async (query = '', as: Owner = owner()): Promise<{ total: number; reasons: string[] }> => {
  const { body } = await app.call('GET', `/api/appointments?${query}`, { as });
  return { total: body.total, reasons: body.appointments.map(({ reason }: Told) => reason) };
};
const upcoming = async (as: Owner = owner(), path = '/api/appointments/upcoming') =>
  (await app.call('GET', path, { as })).body as { appointments: Told[]; total: number; count: number };
const read = async (id: string, as: Owner = owner()) =>
  (await app.call('GET', `/api/appointments/${id}`, { as })).body.appointment;
const ofPet = async (id: string, as: Owner = owner()) =>
  (await app.call('GET', `/api/pets/${id}/appointments`, { as })).body.appointments as Told[];
const cancel = (id: string, headers = {}) => call('PATCH', `/${id}/cancel`, undefined, headers);
const tick = (id: string, body: object, as: Owner = owner()) =>
  app.call('PATCH', `/api/appointments/${id}/tick`, { as, body });
const archive = (id: string) => app.call('PATCH', `/api/pets/${id}/archive`, { as: owner(), body: { archived: true } });

describe('An appointment', () => {
  it('is made and read back, by the wall clock of its zone', async () => {
    const made = await post({ place: 'מרפאת הכרמל', vetName: 'ד״ר לוי', status: 'done', visitId: newId() });
    expect(made.status).toBe(201);
    expect(made.body.appointment).toMatchObject({
      ...checkup,
      petId: petId(),
      petIds: [petId()],
      petName: 'בלה',
      place: 'מרפאת הכרמל',
      vetName: 'ד״ר לוי',
      notes: null,
      questions: [],
      ticked: [],
      timezone: 'Asia/Jerusalem',
      startsAt: '2026-11-25T14:30:00.000Z',
      status: 'planned',
      followsRecordId: null,
      recordId: null,
      version: 1,
    });
    expect(await read(made.body.appointment.id)).toEqual(made.body.appointment);
  });

  it('needs no time, and gets one when it is known', async () => {
    const { id, time, startsAt } = await add({ time: undefined });
    expect([time, startsAt]).toEqual([null, null]);
    expect((await put(id, { time: '09:00', timezone: 'Europe/Paris' })).body.appointment).toMatchObject({
      startsAt: '2026-11-25T08:00:00.000Z',
    });
    const body = { reason: 'x', petId: petId(), date: '2026-11-26' };
    expect((await call('PUT', `/${id}`, body)).body.appointment).toMatchObject({
      time: '09:00',
      timezone: 'Europe/Paris',
      startsAt: '2026-11-26T08:00:00.000Z',
    });
    expect((await put(id, { time: '' })).body.appointment).toMatchObject({ time: null, startsAt: null });
  });

  it('at a time that a change of clocks skips is at the change', async () => {
    expect(await add({ date: '2027-03-26', time: '02:30' })).toMatchObject({ startsAt: '2027-03-26T00:00:00.000Z' });
  });

  it('that has passed is kept, too: whether it is meant is asked where it is typed', async () => {
    expect((await post({ date: '2026-11-20' })).status).toBe(201);
  });

  it('names all bad fields at once, in Hebrew', async () => {
    const bad = {
      reason: ' ',
      date: '2026-02-31',
      time: '25:00',
      timezone: 'Asia/Nowhere',
      questions: Array(200).fill('מה?'),
    };
    const { status, body } = await call('POST', '', { ...bad, petIds: Array(21).fill(newId()) });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      reason: 'סיבת התור נדרשת',
      petId: 'יש לבחור חיית מחמד',
      date: 'תאריך לא תקין',
      time: 'שעה לא תקינה',
      timezone: 'אזור זמן לא מוכר',
      questions: 'אפשר לרשום עד 50 שאלות',
      petIds: expect.any(String),
    });
    expect((await post({ timezone: 'ACT' })).body.errors).toEqual({ timezone: 'אזור זמן לא מוכר' });
    expect((await told()).total).toBe(0);
  });

  it('is upcoming from its day on, the soonest first, whatever else was done', async () => {
    await add({ reason: 'מחר', date: '2026-11-22' });
    await add({ reason: 'היום בבוקר', date: '2026-11-21', time: '06:00' });
    await add({ reason: 'היום, מתישהו', date: '2026-11-21', time: null });
    await add({ reason: 'אתמול', date: '2026-11-20' });
    const gone = await add({ reason: 'בוטל', date: '2026-11-23' });
    await cancel(gone.id);
    expect((await told('when=upcoming')).reasons).toEqual(['היום בבוקר', 'היום, מתישהו', 'מחר']);
    expect((await told('when=past')).reasons).toEqual(['בוטל', 'אתמול']);
    expect(await told('from=2026-11-21&to=2026-11-22')).toMatchObject({ total: 3 });
    expect((await told('sort=date')).reasons[0]).toBe('אתמול');
    expect(await upcoming()).toMatchObject({ total: 3, count: 3 });
    expect(await upcoming(owner(), `/api/pets/${petId()}/appointments/upcoming`)).toMatchObject({ count: 3 });
    await archive(petId());
    expect(await upcoming()).toMatchObject({ total: 0, count: 0 });
    expect((await told()).total).toBe(5);
  });

  it('is refused by words that are no filter, and to strangers', async () => {
    for (const query of ['when=later', 'from=2026-11-22&to=2026-11-21', 'sort=reason'])
      expect((await call('GET', `?${query}`)).status).toBe(422);
    const { id } = await add();
    const stranger = await givenOwner(app);
    expect((await app.call('GET', `/api/appointments/${id}`, { as: stranger })).status).toBe(404);
    expect((await tick(id, { question: 'x', isTicked: true }, stranger)).status).toBe(404);
  });
});

describe('An appointment of several pets', () => {
  const forBoth = async (input: object = {}) => {
    const cat = await catId();
    return { cat, made: await add({ petIds: [cat, petId(), cat], ...input }) };
  };

  it('is one to whoever sees both, and each pet’s own below the pet', async () => {
    const { cat, made } = await forBoth();
    expect(made.petIds).toEqual([petId(), cat]);
    expect(await told()).toEqual({ total: 1, reasons: [checkup.reason] });
    expect(await upcoming()).toMatchObject({ total: 1, count: 1 });
    const [ofCat] = await ofPet(cat);
    expect(ofCat).toMatchObject({ petId: cat, petIds: [cat, petId()], startsAt: made.startsAt });
    await archive(petId());
    expect((await upcoming()).appointments).toMatchObject([{ id: ofCat!.id }]);
  });

  it('is changed for all of them, and pets come and go', async () => {
    const { cat, made } = await forBoth({ questions: ['כמה לאכול?'] });
    const [ofCat] = await ofPet(cat);
    await call('PUT', `/${ofCat!.id}`, { ...checkup, petId: cat, date: '2026-11-28' });
    expect(await read(made.id)).toMatchObject({ date: '2026-11-28', startsAt: '2026-11-28T14:30:00.000Z', version: 2 });
    const bird = (await givenPet(app, owner(), { name: 'קוקי', species: 'bird' })).id;
    expect((await put(made.id, { petIds: [bird] })).body.appointment.petIds).toEqual([petId(), bird]);
    expect(await ofPet(cat)).toEqual([]);
    expect(await ofPet(bird)).toMatchObject([{ questions: ['כמה לאכול?'], petIds: [bird, petId()] }]);
    expect((await put(made.id, { petIds: [] })).body.appointment.petIds).toEqual([petId()]);
    expect(await told()).toMatchObject({ total: 1 });
  });

  it('that is given to a pet that comes anyway is that pet’s once', async () => {
    const { cat, made } = await forBoth();
    expect((await put(made.id, { petId: cat })).body.appointment.petIds).toEqual([cat]);
    expect(await ofPet(cat)).toHaveLength(1);
    expect(await ofPet(petId())).toEqual([]);
  });

  it('is made for none of them where one is somebody else’s or of another home', async () => {
    const stranger = await givenOwner(app);
    const theirs = (await givenPet(app, stranger)).id;
    const cat = await catId();
    for (const other of [theirs, newId(), 'x']) expect((await post({ petIds: [cat, other] })).status).toBe(404);
    expect((await told()).total).toBe(0);
    const { id } = await add();
    expect((await put(id, { reason: 'אחרת', petIds: [cat, theirs] })).status).toBe(404);
    expect(await told()).toEqual({ total: 1, reasons: [checkup.reason] });
  });

  it('is deleted and brought back as one', async () => {
    const { cat, made } = await forBoth();
    const alone = await add({ petId: cat, reason: 'לבד' });
    await call('DELETE', `/${alone.id}`);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    expect((await call('DELETE', `/${made.id}`)).status).toBe(204);
    expect((await told()).total).toBe(0);
    expect((await call('POST', `/${made.id}/restore`)).body.appointment.petIds).toEqual([petId(), cat]);
    expect(await ofPet(cat)).toHaveLength(1);
    expect((await call('POST', `/${made.id}/restore`)).status).toBe(404);
  });

  it('is made once, however often it is sent', async () => {
    const [cat, id] = [await catId(), idAt(app.clock.now)];
    const [first, second] = [await post({ id, petIds: [cat] }), await post({ id, petIds: [cat] })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await ofPet(cat)).toHaveLength(1);
  });

  it('tells a guest of the pets that they may see, and parts from the others when they change it', async () => {
    const { cat, made } = await forBoth();
    const guest = await givenGuest(app, owner(), cat, { medicalRecords: 'edit' });
    const sitter = await givenGuest(app, owner(), cat, { medicalRecords: 'view' });
    await givenShare(app, owner(), petId(), { guest: sitter, name: 'נועה', rights: { reminders: 'edit' } });
    for (const as of [guest, sitter]) {
      const { appointments, count } = await upcoming(as);
      expect([count, appointments.map(({ petIds }) => petIds)]).toEqual([1, [[cat]]]);
    }
    expect((await app.call('GET', `/api/appointments/${made.id}`, { as: guest })).status).toBe(404);
    const [ofCat] = await ofPet(cat);
    const body = { ...checkup, petId: cat, date: '2026-12-01' };
    const moved = await app.call('PUT', `/api/appointments/${ofCat!.id}`, { as: guest, body });
    expect(moved.body.appointment).toMatchObject({ petIds: [cat], date: '2026-12-01' });
    expect(await read(made.id)).toMatchObject({ petIds: [petId()], date: checkup.date });
    expect(await told()).toMatchObject({ total: 2 });
  });

  it('parts from the others when a guest cancels or ticks it for those that they may change', async () => {
    const { cat, made } = await forBoth({ questions: ['כמה?'] });
    const guest = await givenGuest(app, owner(), cat, { medicalRecords: 'edit' });
    const [ofCat] = await ofPet(cat);
    await tick(ofCat!.id, { question: 'כמה?', isTicked: true }, guest);
    await app.call('PATCH', `/api/appointments/${ofCat!.id}/cancel`, { as: guest });
    expect(await read(made.id)).toMatchObject({ status: 'planned', ticked: [], petIds: [petId()] });
    expect(await read(ofCat!.id)).toMatchObject({ status: 'cancelled', ticked: ['כמה?'], petIds: [cat] });
  });

  it('is not changed through the id of a pet that is out of reach', async () => {
    const { cat, made } = await forBoth();
    const guest = await givenGuest(app, owner(), cat, { medicalRecords: 'edit' });
    await call('DELETE', `/${made.id}`);
    expect((await app.call('POST', `/api/appointments/${made.id}/restore`, { as: guest })).status).toBe(404);
    expect(await ofPet(cat)).toEqual([]);
  });
});

describe('The questions of an appointment', () => {
  it('are ticked off one by one, for all its pets, whoever else ticks', async () => {
    const cat = await catId();
    const { id } = await add({ petIds: [cat], questions: ['כמה לאכול?', 'מתי שוב?'] });
    const [first, second] = await Promise.all([
      tick(id, { question: 'כמה לאכול?', isTicked: true }),
      tick(id, { question: 'מתי שוב?', isTicked: true }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await read(id)).ticked.toSorted()).toEqual(['כמה לאכול?', 'מתי שוב?']);
    await tick(id, { question: 'כמה לאכול?', isTicked: true });
    await tick(id, { question: 'מתי שוב?', isTicked: false });
    expect((await read(id)).ticked).toEqual(['כמה לאכול?']);
    expect(await ofPet(cat)).toMatchObject([{ ticked: ['כמה לאכול?'] }]);
  });

  it('keep their ticks through an edit, and lose them with the question', async () => {
    const { id } = await add({ questions: ['א?', 'ב?'] });
    await tick(id, { question: 'א?', isTicked: true });
    await tick(id, { question: 'ב?', isTicked: true });
    expect((await put(id, { reason: 'אחרת' })).body.appointment.ticked).toEqual(['א?', 'ב?']);
    expect((await put(id, { questions: ['ב?', 'ג?'] })).body.appointment.ticked).toEqual(['ב?']);
    expect((await tick(id, { question: 'א?', isTicked: true })).body.errors).toEqual({ question: 'ערך לא מוכר' });
  });
});

describe('An appointment that is cancelled', () => {
  it('stays in the list, once, and is no longer upcoming', async () => {
    const cat = await catId();
    const { id } = await add({ petIds: [cat] });
    expect((await cancel(id)).body.appointment).toMatchObject({
      status: 'cancelled',
      version: 2,
      petIds: [petId(), cat],
    });
    expect((await cancel(id)).body.appointment).toMatchObject({ status: 'cancelled', version: 2 });
    expect(await ofPet(cat)).toMatchObject([{ status: 'cancelled' }]);
    expect(await upcoming()).toMatchObject({ count: 0 });
    expect(await list()).toMatchObject({ total: 1 });
  });

  it('is not so from a version that has changed since', async () => {
    const { id } = await add();
    await put(id, { reason: 'אחרת' });
    expect((await cancel(id, { 'if-match': '"1"' })).status).toBe(412);
    expect(await read(id)).toMatchObject({ status: 'planned' });
  });
});

describe('Records whose next appointment is ahead', () => {
  it('are told to who may see them, beside how many appointments there are', async () => {
    const record = { type: 'checkup', description: 'בדיקה', date: '2026-11-01', petId: petId() };
    const body = { ...record, nextAppointment: '2026-12-01' };
    await app.call('POST', '/api/medical-records', { as: owner(), body });
    await add();
    const guest = await givenGuest(app, owner(), petId(), { medicalRecords: 'view' });
    const sitter = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    const counted = async (as: Owner) => {
      const { body } = await app.call('GET', '/api/medical-records/upcoming', { as });
      return [body.records.length, body.total, body.count];
    };
    expect([await counted(owner()), await counted(guest), await counted(sitter)]).toEqual([
      [1, 1, 2],
      [1, 1, 2],
      [0, 0, 0],
    ]);
  });
});

describe('Search in the texts of an appointment', () => {
  it('is found by its words, place and vet, by whoever may see it', async () => {
    await add({ reason: 'ניקוי אבנית', place: 'מרפאת הכרמל', vetName: 'ד״ר אבו חאטום' });
    const guest = await givenGuest(app, owner(), petId(), { medicalRecords: 'view' });
    const sitter = await givenGuest(app, owner(), petId(), { reminders: 'edit' });
    for (const q of ['אבנית', 'כרמל', 'אבו חאטום', '25.11.2026']) {
      const kinds = async (as: Owner) => {
        const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q })}`, { as });
        return body.groups.map(({ kind }: { kind: string }) => kind);
      };
      expect([q, await kinds(owner()), await kinds(guest), await kinds(sitter)]).toEqual([
        q,
        ['appointments'],
        ['appointments'],
        [],
      ]);
    }
  });
});
