import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import type { CalendarFeed } from '@tzemed/contract/reminders/calendar-feeds';
import { addDays } from '@tzemed/contract/dates/days';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createDatabase } from '../../db/client.ts';
import { createRateLimits } from '../../http/limits/rate-limits.ts';
import { createLog } from '../../lib/log.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { newId } from '../../lib/ids.ts';

const app: TestApp = await testApp({ PUBLIC_URL: 'https://tzemed.example' });
const saturdayMorning = app.clock.now;
const allKinds = ['appointment', 'followUp', 'reminder'];
let owner: Owner;
let dog: string;
let cat: string;

beforeEach(async () => {
  app.clock.now = saturdayMorning;
  owner = await givenOwner(app);
  dog = (await givenPet(app, owner)).id;
  cat = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
});

const call = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) => {
  const answer = await app.call(method, `/api/${path}`, { as, ...(body && { body }) });
  expect([path, answer.status < 300, answer.body?.errors]).toEqual([path, true, undefined]);
  return answer.body;
};
const remind = async (title: string, day: string, more: object = {}) => {
  const date = `${day}T12:00:00.000Z`;
  return (await call('POST', 'reminders', { petId: dog, title, date, time: '09:00', ...more })).reminder;
};
const appoint = async (reason: string, date: string, more: object = {}) =>
  (await call('POST', 'appointments', { petId: dog, reason, date, ...more })).appointment;

/** The address of a new feed. */
const feedOf = async (as = owner, more: object = {}) => {
  const { feed } = await call('POST', 'users/calendar-feeds', { kinds: allKinds, ...more }, as);
  return new URL((feed as CalendarFeed).url).pathname;
};
const get = (address: string, headers: Record<string, string> = {}) => app.call('GET', address, { headers });
async function textAt(address: string) {
  const { status, body } = await get(address);
  expect(status).toBe(200);
  return (body as Buffer).toString();
}

/** Events of the file, as an independent parser reads them, in file order. */
async function eventsAt(address: string) {
  const calendar = new ICAL.Component(ICAL.parse(await textAt(address)));
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      status: one.getFirstPropertyValue('status') as string,
      url: one.getFirstPropertyValue('url') as string,
    };
  });
}
const inShort = async (address: string) => (await eventsAt(address)).map(({ start, summary }) => `${start} ${summary}`);

describe('The calendar at an address', () => {
  it('says as little as is chosen for it, and else as the preferences of its maker say', async () => {
    await appoint('ניתוח', '2026-11-24', { notes: 'בצום', place: 'מרפאה' });
    const [own, followed] = [await feedOf(owner, { detail: 'due' }), await feedOf()];
    expect(await inShort(followed)).toEqual([expect.stringContaining('ניתוח (בלה)')]);
    await call('PUT', 'reminders/preferences', { detail: 'pet' });
    expect(await eventsAt(followed)).toMatchObject([
      { summary: 'בלה: תזכורת מצמד', url: 'https://tzemed.example/app/calendar' },
    ]);
    expect(await eventsAt(own)).toMatchObject([{ summary: 'תזכורת מצמד' }]);
    for (const address of [own, followed]) expect(await textAt(address)).not.toMatch(/ניתוח|בצום|מרפאה/);
    const { status } = await app.call('POST', '/api/users/calendar-feeds', {
      as: owner,
      body: { kinds: allKinds, detail: 'nothing' },
    });
    expect(status).toBe(422);
  });

  it('is that of its maker, from thirty days back to twelve months ahead', async () => {
    await appoint('מוקדם מדי', '2026-10-21');
    await appoint('ראשון', '2026-10-22');
    await remind('כדור; ועוד', '2026-11-22', { description: 'שורה\nשנייה' });
    await appoint('חיסון', '2026-11-24', { time: '16:30', petIds: [cat] });
    await appoint('אחרון', '2027-11-21');
    await appoint('מאוחר מדי', '2027-11-22');
    expect(await inShort(await feedOf())).toEqual([
      '2026-10-22 ראשון (בלה)',
      '2026-11-22T07:00:00.000Z כדור; ועוד (בלה)',
      '2026-11-24T14:30:00.000Z חיסון (בלה ומיצי)',
      '2027-11-21 אחרון (בלה)',
    ]);
  });

  it('ends on the last of February where a year ahead has no 29th', async () => {
    app.clock.now = new Date('2024-02-29T07:00:00.000Z');
    const address = await feedOf();
    await appoint('אחרון', '2025-02-28');
    await appoint('מאוחר מדי', '2025-03-01');
    expect(await inShort(address)).toEqual(['2025-02-28 אחרון (בלה)']);
  });

  it('is an iCalendar file, kept by nobody without asking', async () => {
    const { headers } = await get(await feedOf());
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('filename="tzemed.ics"'),
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(await textAt(await feedOf(owner, { name: 'בטלפון, שלי' }))).toContain('X-WR-CALNAME:בטלפון\\, שלי\r\n');
  });

  it('is not sent again to who has it, until something changes', async () => {
    const address = await feedOf();
    await remind('כדור', '2026-11-22', { repeatInterval: 'daily' });
    const etag = String((await get(address)).headers.etag);
    app.clock.now = new Date(saturdayMorning.getTime() + 3_600_000);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const { status, body } = await get(address, { 'if-none-match': known });
      expect([status, body.length]).toEqual([304, 0]);
    }
    expect((await get(address, { 'if-none-match': '"x"' })).status).toBe(200);
    await remind('ועוד', '2026-11-22');
    const changed = await get(address, { 'if-none-match': etag });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
    const head = await app.call('HEAD', address);
    expect([head.status, head.headers.etag]).toEqual([200, changed.headers.etag]);
  });

  it('is of the kinds and pets that were chosen', async () => {
    await remind('כדור', '2026-11-22');
    await remind('של מיצי', '2026-11-22', { petId: cat });
    await appoint('חיסון', '2026-11-23', { petIds: [cat] });
    const next = {
      petId: cat,
      type: 'checkup',
      description: 'בדיקה',
      date: '2026-11-20',
      nextAppointment: '2026-11-25',
    };
    await call('POST', 'medical-records', next);
    const summaries = async (more: object) => (await eventsAt(await feedOf(owner, more))).map(({ summary }) => summary);
    expect(await summaries({})).toEqual(['כדור (בלה)', 'של מיצי (מיצי)', 'חיסון (בלה ומיצי)', 'בדיקה (מיצי)']);
    expect(await summaries({ kinds: ['followUp'] })).toEqual(['בדיקה (מיצי)']);
    expect(await summaries({ kinds: ['reminder', 'appointment'], petIds: [dog] })).toEqual([
      'כדור (בלה)',
      'חיסון (בלה)',
    ]);
    // Told by the other pet’s row.
    expect(await summaries({ petIds: [cat] })).toEqual(['של מיצי (מיצי)', 'חיסון (מיצי)', 'בדיקה (מיצי)']);
    expect(await summaries({ petIds: [cat, dog] })).toHaveLength(4);
  });

  it('speaks its maker’s language, and says what was done, missed or cancelled', async () => {
    const [done, missed] = [await remind('Pill', '2026-11-19'), await remind('Drops', '2026-11-20')];
    await call('PATCH', `reminders/${done.id}/complete`);
    await call('PATCH', `reminders/${missed.id}/miss`);
    const { id } = await appoint('Vaccine', '2026-11-24');
    await call('PATCH', `appointments/${id}/cancel`);
    await app.db.updateTable('users').set({ language: 'en' }).where('id', '=', owner.id).execute();
    const address = await feedOf();
    expect(await textAt(address)).toContain('X-WR-CALNAME:Tzemed\r\n');
    expect((await eventsAt(address)).map(({ summary, description, status }) => [summary, description, status])).toEqual(
      [
        ['✓ Pill (בלה)', 'Done', 'CONFIRMED'],
        ['Drops (בלה)', 'Missed', 'CONFIRMED'],
        ['Vaccine (בלה)', null, 'CANCELLED'],
      ],
    );
  });

  it('leads to where the app shows it, by the product’s own address', async () => {
    await remind('כדור', '2026-11-22');
    await appoint('חיסון', '2026-11-23');
    const next = {
      petId: cat,
      type: 'checkup',
      description: 'בדיקה',
      date: '2026-11-20',
      nextAppointment: '2026-11-25',
    };
    const { record } = await call('POST', 'medical-records', next);
    expect((await eventsAt(await feedOf())).map(({ url }) => url)).toEqual([
      'https://tzemed.example/app/reminders',
      `https://tzemed.example/app/pets/${dog}/medical`,
      `https://tzemed.example/app/medical-records/${record.id}`,
    ]);
  });

  it('leads from a dose to the medicines of its pet', async () => {
    const course = { petId: dog, name: 'Apoquel', instruction: 'כדור', schedule: 'times', times: ['20:00'] };
    await call('POST', 'medicines', { ...course, from: '2026-11-21' });
    const [dose, ...others] = await eventsAt(await feedOf());
    expect([dose?.url, dose?.summary, others]).toEqual([
      `https://tzemed.example/app/pets/${dog}/medicines`,
      'Apoquel (בלה)',
      [],
    ]);
  });

  it('calls each thing by the same name whatever is done', async () => {
    const { id } = await remind('כדור', '2026-11-21', { repeatInterval: 'weekly', repeatTimes: 3 });
    const single = await remind('פעם אחת', '2026-11-23');
    const address = await feedOf();
    const uids = async () => (await eventsAt(address)).map(({ uid }) => uid);
    const before = await uids();
    expect([before.length, new Set(before).size]).toEqual([4, 4]);
    await call('PATCH', `reminders/${id}/complete`);
    await call('PUT', `reminders/${single.id}`, { ...single, title: 'אחרת', time: '10:00' });
    expect(await uids()).toEqual(before);
    expect(before[1]).toBe(`${single.id}@tzemed.example`);
  });

  it('writes what repeats out one by one, each at its instant, over both changes of clocks', async () => {
    app.clock.now = new Date('2026-03-20T07:00:00.000Z');
    await remind('כדור', '2026-03-20', { repeatInterval: 'daily', time: '08:30', date: '2026-03-20T08:00:00.000Z' });
    const text = await textAt(await feedOf());
    expect(text).not.toMatch(/RRULE|VTIMEZONE|TZID/);
    const events = await eventsAt(await feedOf());
    const at = new Map(events.map(({ start }) => [start.slice(0, 10), start.slice(11, 16)]));
    expect(at.size).toBe(366);
    for (let day = '2026-03-20'; day <= '2027-03-20'; day = addDays(day, 1)) {
      const isSummer = day >= '2026-03-27' && day < '2026-10-25';
      expect([day, at.get(day)]).toEqual([day, isSummer ? '05:30' : '06:30']);
    }
  });

  it('tells a thousand things as the calendar itself tells them', async () => {
    const rows = Array.from({ length: 1000 }, (_, nth) => {
      const dueAt = new Date(Date.parse('2026-11-01T05:00:00Z') + nth * 5_000_000);
      const date = dueAt.toISOString().slice(0, 10);
      return {
        id: newId(),
        seriesId: newId(),
        householdId: owner.householdId,
        petId: nth % 2 ? dog : cat,
        title: `תזכורת מס׳ ${nth}, עם \\ ו;`,
        description: '😀 שלום\n'.repeat(nth % 30) || null,
        date,
        anchorDate: date,
        time: '07:00',
        timezone: 'Asia/Jerusalem',
        dueAt,
        createdAt: saturdayMorning,
        createdBy: owner.id,
        updatedAt: saturdayMorning,
        updatedBy: owner.id,
      };
    });
    await app.db.insertInto('reminders').values(rows).execute();
    const events = await eventsAt(await feedOf());
    expect(events).toHaveLength(1000);
    const [first, second] = await Promise.all(
      ['from=2026-11-01&to=2026-12-15', 'from=2026-12-16&to=2027-01-31'].map(async (span) => {
        const { body } = await app.call('GET', `/api/calendar?${span}`, { as: owner });
        return body.entries as CalendarEntry[];
      }),
    );
    const told = [...first!, ...second!].map((entry) => [entry.at, `${entry.title} (${entry.petNames})`, entry.notes]);
    expect(events.map((event) => [event.start, event.summary, event.description])).toEqual(
      told.map(([at, title, notes]) => [at, title, notes]),
    );
  });

  it('never tells more than five thousand things, the nearest of them', async () => {
    for (let nth = 0; nth < 20; nth += 1) await remind(`תזכורת ${nth}`, '2026-11-21', { repeatInterval: 'daily' });
    const events = await eventsAt(await feedOf());
    expect([events.length, events.at(-1)!.start.slice(0, 10)]).toEqual([5000, addDays('2026-11-21', 249)]);
  });
});

describe('The creator of a feed address', () => {
  it('gives nothing with it but what they may see at that moment', async () => {
    await remind('כדור', '2026-11-22');
    await appoint('חיסון', '2026-11-23');
    await remind('של מיצי', '2026-11-22', { petId: cat });
    const guest = await givenGuest(app, owner, dog, { reminders: 'view' });
    const [address, chosen] = [await feedOf(guest), await feedOf(guest, { petIds: [dog] })];
    for (const each of [address, chosen]) expect(await inShort(each)).toEqual(['2026-11-22T07:00:00.000Z כדור (בלה)']);
    const rights = { profile: 'view', medicalRecords: 'view', reminders: 'none', expenses: 'none' };
    await call('PUT', `pets/${dog}/share/${guest.shareId}`, { permissions: rights });
    expect(await inShort(address)).toEqual(['2026-11-23 חיסון (בלה)']);
    await call('DELETE', `pets/${dog}/share/${guest.shareId}`);
    // And not what is theirs besides, where they have chosen.
    await givenPet(app, guest);
    for (const each of [address, chosen]) expect(await inShort(each)).toEqual([]);
  });

  it('needs no session for it, and a session that has ended ends nothing', async () => {
    const address = await feedOf();
    await app.db.deleteFrom('sessions').where('userId', '=', owner.id).execute();
    await app.services.sessions.forget(owner.id);
    expect((await get(address)).status).toBe(200);
    expect((await app.call('GET', address, { as: 'forged' })).status).toBe(200);
  });
});

it('Logs never contain the address of a feed, whether it is valid, unknown or fails', async () => {
  const address = await feedOf();
  const lines: string[] = [];
  const loggerInstance = createLog('debug', { write: (line) => void lines.push(line) });
  const away = createDatabase({ host: '127.0.0.1', port: 1 }, loggerInstance);
  const answers: number[] = [];
  for (const db of [app.db, away]) {
    const limits = createRateLimits(db, 1000);
    const logged = await buildApp({ ...app.services, db, limits, clock: () => app.clock.now }, { loggerInstance });
    for (const url of [address, address.replace('.ics', 'x.ics')])
      answers.push((await logged.inject({ url })).statusCode);
    expect((await logged.inject({ url: address, method: 'POST' })).statusCode).toBe(404);
    await logged.close();
  }
  await away.destroy();
  expect(answers).toEqual([200, 404, 503, 404]);
  expect(lines.join()).toContain('"msg":"unavailable"');
  expect(lines.join()).not.toContain(address.slice(-90, -4));
});
