import type { ReminderStatus } from '@tzemed/contract/reminders/reminders';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import type { Member } from '../../context.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, writtenBy } from '../../testing/fixtures/given.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const pill = { title: 'כדור נגד תולעים', date: '2026-11-22T07:00:00.000Z', time: '09:00' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('reminders', pill);
const morning = app.clock.now;
const complete = (id: string) => call('PATCH', `/${id}/complete`);
const reopen = (id: string) => call('POST', `/${id}/reopen`);
/** Number of reminders per status. */
const counts = (some: Partial<Record<ReminderStatus, number>>) => ({
  upcoming: 0,
  overdue: 0,
  completed: 0,
  missed: 0,
  snoozed: 0,
  ...some,
});
const titles = async (query = '') => (await list(query)).reminders.map(({ title }: { title: string }) => title);
const archivePet = () =>
  app.db
    .updateTable('pets')
    .set({ archivedAt: morning })
    .where('householdId', '=', owner().householdId)
    .where('id', '=', petId())
    .execute();

describe('reminders', () => {
  it('are added and read back, with the defaults of the product', async () => {
    const made = await post({ isCompleted: true, seriesId: 'x' });
    expect(made.status).toBe(201);
    expect(made.body.reminder).toMatchObject({
      ...pill,
      petId: petId(),
      petName: 'בלה',
      description: null,
      repeatInterval: 'none',
      timezone: 'Asia/Jerusalem',
      isCompleted: false,
      completedAt: null,
      version: 1,
    });
    expect(Object.keys(made.body.reminder)).not.toContain('seriesId');
    const read = await call('GET', `/${made.body.reminder.id}`);
    expect(read.body).toEqual(made.body);
  });

  it('name all bad fields at once, in Hebrew', async () => {
    const bad = { date: 'now', time: '25:00', repeatInterval: 'hourly', timezone: 'Asia/Nowhere' };
    const { status, body } = await call('POST', '', bad);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      title: 'כותרת נדרשת',
      petId: 'יש לבחור חיית מחמד',
      date: 'תאריך לא תקין',
      time: 'שעה לא תקינה',
      repeatInterval: 'ערך לא מוכר',
      timezone: 'אזור זמן לא מוכר',
    });
  });

  it.each([
    ['a zone that only old software knows', { timezone: 'ACT' }, { timezone: 'אזור זמן לא מוכר' }],
    ['a day that the zone pushes out of the calendar', { date: '2200-12-31T23:00:00Z' }, { date: 'תאריך לא תקין' }],
    [
      'one that it pushes before it',
      { date: '1900-01-01T00:00:00Z', timezone: 'America/New_York' },
      { date: 'תאריך לא תקין' },
    ],
  ])('refuse %s', async (_case, input, errors) => {
    const { status, body } = await post(input);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it.each([
    ['the day is read in the zone', { date: '2026-11-21T22:30:00Z' }, '2026-11-22T07:00:00.000Z'],
    ['the time on the wall decides', { date: '2026-11-22T03:00:00Z', time: '18:30' }, '2026-11-22T16:30:00.000Z'],
    ['a skipped hour goes to its end', { date: '2026-03-27T08:00:00Z', time: '02:30' }, '2026-03-27T00:00:00.000Z'],
    ['a repeated hour is its first', { date: '2026-10-25T08:00:00Z', time: '01:30' }, '2026-10-24T22:30:00.000Z'],
    [
      'another zone has its own',
      { date: '2026-11-22T03:00:00Z', timezone: 'America/New_York' },
      '2026-11-21T14:00:00.000Z',
    ],
  ])('are due by the clock on the wall: %s', async (_case, input, date) => {
    expect(await add(input)).toMatchObject({ ...input, date });
  });

  it('are upcoming from this very moment on, overdue before it, and completed whenever they were done', async () => {
    await add({ title: 'עכשיו', date: morning.toISOString(), time: '09:00' });
    await add({ title: 'לפני דקה', date: morning.toISOString(), time: '08:59' });
    const { id } = await add({ title: 'בוצע', date: '2026-12-01T07:00:00Z' });
    await complete(id);
    const each = counts({ upcoming: 1, overdue: 1, completed: 1 });
    expect(await list('status=upcoming')).toMatchObject({ total: 1, counts: each, reminders: [{ title: 'עכשיו' }] });
    expect(await list('status=overdue')).toMatchObject({ total: 1, counts: each, reminders: [{ title: 'לפני דקה' }] });
    expect(await list('status=completed')).toMatchObject({ total: 1, counts: each, reminders: [{ title: 'בוצע' }] });
    expect(await list()).toMatchObject({ total: 3, counts: each });
    app.clock.now = new Date(morning.getTime() + 1);
    expect((await list()).counts).toEqual(counts({ overdue: 2, completed: 1 }));
  });

  it('are listed nearest first, and what was done after them, newest first', async () => {
    const done = [];
    for (const day of ['25', '23', '27'])
      done.push(await add({ title: `בוצע ${day}`, date: `2026-11-${day}T07:00:00Z` }));
    for (const { id } of done) {
      app.clock.now = new Date(app.clock.now.getTime() + 60_000);
      await complete(id);
    }
    await add({ title: 'רחוק', date: '2027-01-01T07:00:00Z' });
    await add({ title: 'קרוב', date: '2026-11-24T07:00:00Z' });
    await add({ title: 'באיחור', date: '2026-11-01T07:00:00Z' });
    expect(await titles()).toEqual(['באיחור', 'קרוב', 'רחוק', 'בוצע 27', 'בוצע 23', 'בוצע 25']);
    expect(await titles('status=completed')).toEqual(['בוצע 27', 'בוצע 23', 'בוצע 25']);
    expect(await titles('status=upcoming')).toEqual(['קרוב', 'רחוק']);
  });

  it('asked for only upcoming ones, look seven days ahead, and their tab counts the same', async () => {
    await add({ title: 'באיחור', date: '2026-11-20T07:00:00Z' });
    await add({ title: 'היום', date: '2026-11-21T07:00:00Z', time: '19:30' });
    await add({ title: 'שבת הבאה', date: '2026-11-28T07:00:00Z', time: '09:00' });
    await add({ title: 'דקה אחר כך', date: '2026-11-28T07:00:00Z', time: '09:01' });
    const soon = await list('onlyUpcoming=true');
    expect(soon).toMatchObject({ total: 2, counts: { upcoming: 2, overdue: 1, completed: 0 } });
    expect(await titles('onlyUpcoming=true')).toEqual(['היום', 'שבת הבאה']);
    expect(await titles('onlyUpcoming=true&status=upcoming')).toEqual(['היום', 'שבת הבאה']);
    expect((await list('onlyUpcoming=false&status=upcoming')).counts.upcoming).toBe(3);
  });

  it.each(['status=late', 'onlyUpcoming=maybe', 'limit=0'])('refuse the malformed filter %s', async (query) => {
    expect((await call('GET', `?${query}`)).status).toBe(422);
  });

  it('have the right tabs and numbers with 500 of them', async () => {
    const cat = await catId();
    const rows = Array.from({ length: 500 }, (_, i) => {
      const dueAt = new Date(morning.getTime() + (i - 200) * 3_600_000);
      return {
        householdId: owner().householdId,
        id: newId(),
        petId: i % 2 ? cat : petId(),
        title: `תזכורת ${i}`,
        date: dueAt.toISOString().slice(0, 10),
        time: '09:00',
        timezone: 'UTC',
        dueAt,
        seriesId: newId(),
        anchorDate: dueAt.toISOString().slice(0, 10),
        ...(i % 5 === 0 && { completedAt: morning, closedBy: owner().id }),
        ...writtenBy(owner(), morning),
      };
    });
    await app.db.insertInto('reminders').values(rows).execute();
    expect(await list('limit=100')).toMatchObject({
      total: 500,
      counts: { upcoming: 240, overdue: 160, completed: 100 },
    });
    const last = await list('status=upcoming&limit=100&page=3');
    expect(last).toMatchObject({ total: 240, page: 3, limit: 100 });
    expect(last.reminders).toHaveLength(40);
    expect(last.reminders.at(-1).title).toBe('תזכורת 499');
    expect((await list(`petId=${cat}&status=overdue`)).counts).toEqual({
      ...counts({}),
      upcoming: 120,
      overdue: 80,
      completed: 50,
    });
    // Hours 0 to 168 from now, of which 34 fall on a completed reminder.
    expect((await list('onlyUpcoming=1')).counts).toEqual(counts({ upcoming: 135, overdue: 160, completed: 100 }));
  });

  it('that are nearest are, of each pet, what is late for longest and what is next', async () => {
    const at = (day: string) => ({ title: day, date: `2026-11-${day}T10:00:00Z` });
    for (const day of ['19', '18', '28', '25']) await add(at(day));
    const late = await add({ ...at('17'), title: 'בוצעה' });
    await complete(late.id);
    const cat = await catId();
    await add({ ...at('20'), petId: cat });
    const named = async () =>
      (await call('GET', '/nearest')).body.reminders.map((one: { title: string; petId: string }) => [
        one.petId === cat ? 'cat' : 'dog',
        one.title,
      ]);
    expect(await named()).toEqual([
      ['dog', '18'],
      ['cat', '20'],
      ['dog', '25'],
    ]);
    await archivePet();
    expect(await named()).toEqual([['cat', '20']]);
    const stranger = await givenOwner(app);
    expect((await app.call('GET', '/api/reminders/nearest', { as: stranger })).body).toEqual({ reminders: [] });
  });

  it('are edited from the version that was read, and a stale edit gets the current state', async () => {
    const { id } = await add({ description: 'עם האוכל' });
    const first = await put(id, { title: 'טיפה נגד פרעושים', time: '20:00', version: 1 });
    expect(first.body.reminder).toMatchObject({
      title: 'טיפה נגד פרעושים',
      description: 'עם האוכל',
      date: '2026-11-22T18:00:00.000Z',
      version: 2,
    });
    const second = await put(id, { title: 'אחר', version: 1 });
    expect([second.status, second.body.error]).toEqual([409, 'stale']);
    expect(second.body.current).toEqual(first.body);
  });

  it('keep their zone and repetition when an edit leaves them out', async () => {
    const { id } = await add({ timezone: 'America/New_York', repeatInterval: 'monthly' });
    const { body } = await put(id, {
      title: 'בניו יורק',
      time: '08:00',
      timezone: undefined,
      repeatInterval: undefined,
    });
    expect(body.reminder).toMatchObject({ timezone: 'America/New_York', repeatInterval: 'monthly', time: '08:00' });
    expect(body.reminder.date).toMatch(/T13:00:00.000Z$/);
  });

  it('keep the zone that somebody else is just giving them, when an edit leaves it out', async () => {
    const { id } = await add();
    const edited = await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('reminders')
        .set({ timezone: 'America/New_York' })
        .where('householdId', '=', owner().householdId)
        .where('id', '=', id)
        .execute();
      const edit = put(id, { title: 'אחר' });
      await untilBlocked(app.db);
      return { edit };
    });
    const { body } = await edited.edit;
    expect(body.reminder).toMatchObject({ title: 'אחר', timezone: 'America/New_York' });
    expect((await put(newId())).status).toBe(404);
  });

  it('can be edited after they are done, and stay done', async () => {
    const { id } = await add();
    await complete(id);
    const { body } = await put(id, { title: 'כדור אחר', date: '2026-12-01T07:00:00Z' });
    expect(body.reminder).toMatchObject({ title: 'כדור אחר', isCompleted: true, date: '2026-12-01T07:00:00.000Z' });
  });

  it('come back after a deletion', async () => {
    const { id } = await add();
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await complete(id)).status).toBe(404);
    expect(await list()).toMatchObject({ total: 0, counts: { upcoming: 0 } });
    const back = await call('POST', `/${id}/restore`);
    expect(back.body.reminder).toMatchObject({ id, petName: 'בלה' });
    expect((await list()).counts.upcoming).toBe(1);
  });

  it('are paused for an archived pet: history stays, and nothing is due until the pet is active again', async () => {
    const { id } = await add({ title: 'בוצע', date: '2026-11-20T07:00:00Z', repeatInterval: 'weekly' });
    await complete(id);
    await add({ title: 'באיחור', date: '2026-11-19T07:00:00Z' });
    await archivePet();
    for (const query of ['', `petId=${petId()}`]) {
      expect((await list(query)).counts).toEqual(counts({ upcoming: 0, overdue: 0, completed: 1 }));
      expect(await titles(`status=upcoming&${query}`)).toEqual([]);
      expect(await titles(`onlyUpcoming=true&${query}`)).toEqual([]);
      expect(await titles(`status=overdue&${query}`)).toEqual([]);
      expect(await titles(`status=completed&${query}`)).toEqual(['בוצע']);
      expect(await list(query)).toMatchObject({ total: 3 });
    }
    await app.db
      .updateTable('pets')
      .set({ archivedAt: null })
      .where('householdId', '=', owner().householdId)
      .where('id', '=', petId())
      .execute();
    expect((await list()).counts).toEqual(counts({ upcoming: 1, overdue: 1, completed: 1 }));
  });
});

describe('completing a reminder', () => {
  it('that does not repeat marks it as done, once', async () => {
    const { id } = await add();
    const first = await complete(id);
    expect(first.body).toMatchObject({
      reminder: { id, isCompleted: true, completedAt: morning.toISOString(), version: 2 },
      next: null,
    });
    const second = await complete(id);
    expect([second.status, second.body.error, second.body.message]).toEqual([
      409,
      'alreadyCompleted',
      'התזכורת כבר סומנה כבוצעה',
    ]);
    expect((await list()).total).toBe(1);
  });

  it('is done in the version that If-Match names, or not at all', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    const completeIf = (version: number) => call('PATCH', `/${id}/complete`, undefined, { 'if-match': `"${version}"` });
    const late = await completeIf(7);
    expect([late.status, late.body.error, late.body.current.reminder.version]).toEqual([412, 'stale', 1]);
    expect((await list()).total).toBe(1);
    const done = await completeIf(1);
    // The answer holds two things: no tag is that of both.
    expect([done.status, done.body.reminder.isCompleted, done.headers.etag]).toEqual([200, true, undefined]);
  });

  it('that repeats makes the next one like it, from the day it was planned for', async () => {
    const { id } = await add({ repeatInterval: 'monthly', description: 'עם האוכל', date: '2026-12-31T07:00:00Z' });
    const { body } = await complete(id);
    expect(body.next).toMatchObject({
      ...pill,
      petId: petId(),
      petName: 'בלה',
      description: 'עם האוכל',
      repeatInterval: 'monthly',
      date: '2027-01-31T07:00:00.000Z',
      isCompleted: false,
      version: 1,
    });
    expect(body.next.id).not.toBe(id);
    const days = [];
    for (let { next } = body; days.length < 3;) {
      ({ next } = (await complete(next.id)).body);
      days.push(next.date.slice(0, 10));
    }
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('30 days late makes one next occurrence, not 29', async () => {
    const { id } = await add({ repeatInterval: 'daily', date: '2026-10-22T06:00:00Z', time: '08:00' });
    const { body } = await complete(id);
    expect(body.next.date).toBe('2026-11-22T06:00:00.000Z');
    expect((await list()).counts).toEqual(counts({ upcoming: 1, overdue: 0, completed: 1 }));
  });

  it('is done once, with one next occurrence, however many press at the same moment', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
    expect(await list()).toMatchObject({ total: 2, counts: { upcoming: 1, overdue: 0, completed: 1 } });
  });

  it('goes on from a new anchor after its day or repetition was changed, and only then', async () => {
    const nextDayOf = async (id: string) => (await complete(id)).body.next.date.slice(0, 10);
    const monthly = { repeatInterval: 'monthly', date: '2027-01-31T07:00:00Z' };
    const february = async () => (await complete((await add(monthly)).id)).body.next;

    const renamed = await february();
    await put(renamed.id, { ...monthly, date: renamed.date, title: 'שם אחר' });
    expect(await nextDayOf(renamed.id)).toBe('2027-03-31');

    const unsaid = await february();
    await put(unsaid.id, { date: unsaid.date, repeatInterval: undefined });
    expect(await nextDayOf(unsaid.id)).toBe('2027-03-31');

    const moved = await february();
    await put(moved.id, { ...monthly, date: '2027-02-20T07:00:00Z' });
    expect(await nextDayOf(moved.id)).toBe('2027-03-20');

    const later = await february();
    await put(later.id, { ...monthly, date: later.date, time: '10:00' });
    expect(await nextDayOf(later.id)).toBe('2027-03-31');

    const yearly = await february();
    await put(yearly.id, { date: yearly.date, repeatInterval: 'yearly' });
    expect(await nextDayOf(yearly.id)).toBe('2028-02-28');
  });

  it('leaves the next one free to be moved to a day that its series has had', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    const { next } = (await complete(id)).body;
    const moved = await put(next.id, { repeatInterval: 'weekly', date: pill.date });
    expect([moved.status, moved.body.reminder.date]).toEqual([200, pill.date]);
    expect((await complete(next.id)).body.next.date).toBe('2026-11-29T07:00:00.000Z');
  });

  it('on the last day of the calendar has no next occurrence', async () => {
    const { id } = await add({ repeatInterval: 'yearly', date: '2200-06-01T06:00:00Z' });
    expect((await complete(id)).body).toMatchObject({ reminder: { isCompleted: true }, next: null });
  });
});

describe('taking a completion back', () => {
  const counted = async () => (await list()).counts;

  it('opens the reminder again, once', async () => {
    const { id } = await add();
    await complete(id);
    const back = await reopen(id);
    expect(back.body.reminder).toMatchObject({ id, isCompleted: false, completedAt: null, version: 3 });
    expect([back.status, back.headers.etag]).toEqual([200, '"3"']);
    expect(await counted()).toEqual(counts({ upcoming: 1, overdue: 0, completed: 0 }));
    const again = await reopen(id);
    expect([again.status, again.body.error, again.body.message]).toEqual([
      409,
      'notCompleted',
      'התזכורת לא מסומנת כבוצעה',
    ]);
    expect((await reopen(newId())).status).toBe(404);
  });

  it('is done in the version that If-Match names, or not at all', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    await complete(id);
    const reopenIf = (version: number) => call('POST', `/${id}/reopen`, undefined, { 'if-match': `"${version}"` });
    const late = await reopenIf(1);
    expect([late.status, late.body.error, late.body.current.reminder.version]).toEqual([412, 'stale', 2]);
    expect(await counted()).toEqual(counts({ upcoming: 1, overdue: 0, completed: 1 }));
    expect((await reopenIf(2)).status).toBe(200);
  });

  it('takes away the next one that it had made; done again, it makes one anew', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    const first = (await complete(id)).body.next;
    await reopen(id);
    expect(await counted()).toEqual(counts({ upcoming: 1, overdue: 0, completed: 0 }));
    expect((await call('GET', `/${first.id}`)).status).toBe(404);
    const second = (await complete(id)).body.next;
    expect(second).toMatchObject({ date: first.date, version: 1 });
    expect(await counted()).toEqual(counts({ upcoming: 1, overdue: 0, completed: 1 }));
    const back = await call('POST', `/${first.id}/restore`);
    expect([back.status, back.body.error]).toEqual([409, 'occurrenceExists']);
  });

  it('leaves a next one that was edited; done again, it makes no other, wherever that one was moved', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    const { next } = (await complete(id)).body;
    await put(next.id, { repeatInterval: 'weekly', date: '2026-11-30T07:00:00Z' });
    expect((await reopen(id)).status).toBe(200);
    expect(await counted()).toEqual(counts({ upcoming: 2, overdue: 0, completed: 0 }));
    expect((await complete(id)).body.next).toBeNull();
    expect((await list('status=upcoming')).reminders).toMatchObject([{ id: next.id }]);
  });

  it('leaves a next one that was done, and one that was deleted', async () => {
    const { id } = await add({ repeatInterval: 'weekly' });
    const { next } = (await complete(id)).body;
    const { next: third } = (await complete(next.id)).body;
    await reopen(id);
    expect((await list('status=completed')).reminders).toMatchObject([{ id: next.id }]);
    await reopen(next.id);
    expect((await call('GET', `/${third.id}`)).status).toBe(404);
    await call('DELETE', `/${next.id}`);
    await complete(id);
    expect(await counted()).toEqual(counts({ upcoming: 1, overdue: 0, completed: 1 }));
  });

  it('is not undone by a repetition of the request that completed it', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    const once = { 'idempotency-key': newId() };
    const first = await call('PATCH', `/${id}/complete`, undefined, once);
    await reopen(id);
    const repeated = await call('PATCH', `/${id}/complete`, undefined, once);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    expect(await counted()).toEqual(counts({ upcoming: 1, overdue: 0, completed: 0 }));
    const back = { 'idempotency-key': newId() };
    await complete(id);
    const [one, two] = [
      await call('POST', `/${id}/reopen`, undefined, back),
      await call('POST', `/${id}/reopen`, undefined, back),
    ];
    expect([one.status, two.status, two.body]).toEqual([200, 200, one.body]);
  });

  it('leaves one truth, however many complete, reopen and edit at the same moment', async () => {
    const { id } = await add({ repeatInterval: 'daily' });
    const presses = Array.from({ length: 24 }, (_, i) => (i % 2 ? reopen(id) : complete(id)));
    const answers = await Promise.all(presses);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const done = answers.filter(({ status }, i) => status === 200 && i % 2 === 0).length;
    const undone = answers.filter(({ status }, i) => status === 200 && i % 2 === 1).length;
    const isDone = done > undone;
    expect(done - undone).toBe(isDone ? 1 : 0);
    expect(await list()).toMatchObject({
      total: isDone ? 2 : 1,
      counts: { upcoming: 1, overdue: 0, completed: isDone ? 1 : 0 },
    });

    if (!isDone) await complete(id);
    const [next] = (await list('status=upcoming')).reminders;
    const [edit] = await Promise.all([
      put(next.id, { repeatInterval: 'daily', title: 'אחר', date: next.date }),
      reopen(id),
    ]);
    expect([200, 404]).toContain(edit.status);
    expect((await list()).total).toBe(edit.status === 200 ? 2 : 1);
  });
});

it('A repeating reminder whose pet is taken away while it is being completed stays open, and its series goes on', async () => {
  const takingAway = async ({ db, now }: Member) => {
    await db.updateTable('pets').set({ deletedAt: now }).where('householdId', '=', someone.householdId).execute();
  };
  const reactions: { 'reminders.saved'?: (typeof takingAway)[] } = {};
  const busy = await testApp({}, undefined, reactions);
  const someone = await givenOwner(busy);
  const pet = await givenPet(busy, someone);
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    busy.call(method, `/api/reminders${path}`, { as: someone, body });
  const { id } = (await ask('POST', '', { ...pill, petId: pet.id, repeatInterval: 'monthly' })).body.reminder;
  reactions['reminders.saved'] = [takingAway];
  expect((await ask('PATCH', `/${id}/complete`)).status).toBe(404);
  expect((await ask('GET', `/${id}`)).body.reminder.isCompleted).toBe(false);
});
