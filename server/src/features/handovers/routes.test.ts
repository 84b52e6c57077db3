import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockHouseholds, insertMember, removeOwner } from '../../households/household-rows.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { acrossHomes } from '../../testing/pinned/pinning-connection.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import { day, later } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type Method = Parameters<TestApp['call']>[0];
const asks = (as: Owner | undefined) => (method: Method, path: string, body?: unknown) =>
  app.call(method, `/api${path}`, { ...(as && { as }), ...(body !== undefined && { body }) });

/** דנה with בלה, of whom something was written, and יעל whom she asks. */
async function given() {
  const [dana, yael] = [await givenOwner(app, 'דנה כהן'), await givenOwner(app, 'יעל לוי')];
  const bella = await givenPet(app, dana);
  const as = { dana: asks(dana), yael: asks(yael) };
  const expense = { description: 'מזון', amount: 120, category: 'food', date: '2026-11-19', petId: bella.id };
  const made = (await as.dana('POST', '/expenses', expense)).body.expense;
  return { dana, yael, bella, as, expense: made };
}

async function asked(world?: Awaited<ReturnType<typeof given>>) {
  const all = world ?? (await given());
  const answer = await all.as.dana('POST', '/handovers', { petId: all.bella.id, userEmail: all.yael.email });
  expect(answer.status).toBe(201);
  const token = tokenIn((await mailsTo(app, all.yael.email)).at(-1));
  expect(token).not.toBe('');
  return { ...all, handover: answer.body.handover, token };
}

async function moved() {
  const all = await asked();
  expect((await all.as.yael('POST', '/handovers/accept', { token: all.token })).body.offer.state).toBe('moving');
  await app.drainJobs();
  return all;
}

describe('asking', () => {
  it('mails a link and says how it stands, what would go along and whose access would end', async () => {
    const world = await given();
    const { dana, bella, yael } = world;
    const before = await world.as.dana('GET', `/pets/${bella.id}/handover`);
    const goes = { medicalRecords: 0, files: 0, expenses: 1, reminders: 0 };
    expect(before.body).toEqual({ handover: null, goes, guests: [] });
    const { handover } = await asked(world);
    expect(handover).toMatchObject({
      petId: bella.id,
      pet: { name: 'בלה', species: 'dog' },
      state: 'asked',
      userEmail: yael.email,
      receiver: null,
      expiresAt: '2026-12-05T07:00:00.000Z',
      ticked: [],
    });
    expect((await world.as.dana('GET', `/pets/${bella.id}/handover`)).body.handover).toEqual(handover);
    const [mail] = await mailsTo(app, yael.email);
    expect(mail?.subject).toBe('מבקשים להעביר אליכם חיית מחמד');
    expect(mail?.text).toContain('דנה כהן');
    expect(JSON.stringify(await rowsOf(app.db, dana))).not.toContain(tokenIn(mail));
  });

  it('answers the same, and as one asks, for an address without an account', async () => {
    const [one, other] = [await given(), await given()];
    const email = `${newId()}@example.co.il`;
    const known = await one.as.dana('POST', '/handovers', { petId: one.bella.id, userEmail: one.yael.email });
    const unknown = await other.as.dana('POST', '/handovers', { petId: other.bella.id, userEmail: email });
    const shape = ({ status, body }: typeof known) => ({
      status,
      body: { ...body.handover, id: '', petId: '', userEmail: '' },
    });
    expect(shape(unknown)).toEqual(shape(known));
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('is refused to oneself, to who owns the home too, for a pet of others and for no address', async () => {
    const { dana, bella, as, yael } = await given();
    const ask = (userEmail: string, petId = bella.id) => as.dana('POST', '/handovers', { petId, userEmail });
    const own = await ask(dana.email.toUpperCase());
    expect([own.status, own.body.errors]).toEqual([422, { userEmail: 'זו הכתובת שלכם. הזמינו כתובת אחרת' }]);
    const partner = await givenOwner(app, 'נועה');
    await insertMember(app.db, dana.householdId, { userId: partner.id, name: 'נועה' }, app.clock.now);
    expect((await ask(partner.email)).body.error).toBe('alreadyOwner');
    expect((await ask('no-address')).status).toBe(422);
    const strange = await givenPet(app, yael);
    expect((await ask('a@b.co', strange.id)).status).toBe(404);
    expect(
      await app.db
        .selectFrom('handovers')
        .where('householdId', '=', dana.householdId)
        .where('petId', '=', bella.id)
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  it('is not possible for an owner who is removed while they ask', async () => {
    const { dana, bella, yael } = await given();
    const partner = await givenCoOwner(app, dana);
    const asked = await app.db.transaction().execute(async (db) => {
      await lockHouseholds(db, [dana.householdId]);
      const answers = asks(partner)('POST', '/handovers', { petId: bella.id, userEmail: yael.email });
      await untilBlocked(app.db);
      await removeOwner(db, dana.householdId, partner.id, app.clock.now);
      return { answers };
    });
    expect((await asked.answers).status).toBe(404);
    expect((await asks(dana)('GET', '/handovers')).body.handovers).toEqual([]);
  });

  it('is of one address at a time; the same one again gets a new link, and the old one ends', async () => {
    const all = await asked();
    const other = await all.as.dana('POST', '/handovers', { petId: all.bella.id, userEmail: 'a@b.co' });
    expect([other.status, other.body.error]).toEqual([409, 'handoverOpen']);
    later(app, day);
    const again = await asked(all);
    expect(again.handover).toMatchObject({ id: all.handover.id, expiresAt: '2026-12-06T07:00:00.000Z' });
    expect((await all.as.yael('POST', '/handovers/look', { token: all.token })).status).toBe(422);
    expect((await all.as.yael('POST', '/handovers/look', { token: again.token })).status).toBe(200);
    later(app, -day);
  });

  it('can be taken back until it is accepted, and leaves nothing then', async () => {
    const { as, handover, token, dana, yael } = await asked();
    expect((await as.yael('DELETE', `/handovers/${handover.id}`)).status).toBe(404);
    expect((await as.dana('DELETE', `/handovers/${handover.id}`)).status).toBe(204);
    expect((await as.dana('GET', `/handovers/${handover.id}`)).status).toBe(404);
    expect((await as.yael('POST', '/handovers/accept', { token })).body.error).toBe('linkInvalid');
    expect((await as.yael('GET', '/handovers')).body.offers).toEqual([]);
    expect(JSON.stringify(await rowsOf(app.db, dana))).not.toContain(yael.email);
  });

  it('ends with its pet', async () => {
    const { as, handover, token, bella } = await asked();
    await as.dana('DELETE', `/pets/${bella.id}`);
    expect((await as.dana('GET', `/handovers/${handover.id}`)).status).toBe(404);
    expect((await as.yael('POST', '/handovers/accept', { token })).body.error).toBe('linkInvalid');
    expect((await as.yael('GET', '/handovers')).body.offers).toEqual([]);
  });

  it('is limited to 30 an hour', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const owner = await givenOwner(strict);
    const { id: petId } = await givenPet(strict, owner);
    const ask = () =>
      strict.call('POST', '/api/handovers', { as: owner, body: { petId, userEmail: 'yael@example.co.il' } });
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push((await ask()).status);
    expect(answers).toEqual([...Array<number>(30).fill(201), 429]);
  });
});

describe('the link', () => {
  it('shows who asks, which pet and how much of it, without a session and without the whole address', async () => {
    const { token, yael, bella } = await asked();
    const { status, body } = await asks(undefined)('POST', '/handovers/look', { token });
    expect([status, body.offer]).toEqual([
      200,
      {
        id: expect.any(String),
        petId: bella.id,
        pet: expect.objectContaining({ name: 'בלה', species: 'dog', hue: 'apricot' }),
        state: 'asked',
        from: 'דנה כהן',
        address: `${yael.email[0]}…@example.co.il`,
        expiresAt: '2026-12-05T07:00:00.000Z',
        goes: { medicalRecords: 0, files: 0, expenses: 1, reminders: 0 },
      },
    ]);
  });

  it('tells who is signed in whether they can accept, and nobody else can', async () => {
    const { token, as, yael } = await asked();
    const other = await givenOwner(app, 'אחר');
    const receptionOf = async (by: typeof as.yael) => (await by('POST', '/handovers/check', { token })).body.reception;
    expect([await receptionOf(as.yael), await receptionOf(asks(other))]).toEqual(['open', 'otherAccount']);
    const refused = await asks(other)('POST', '/handovers/accept', { token });
    expect([refused.status, refused.body.error]).toEqual([403, 'otherAccount']);
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', yael.id).execute();
    expect(await receptionOf(as.yael)).toBe('emailUnverified');
    const unverified = await as.yael('POST', '/handovers/accept', { token });
    expect([unverified.status, unverified.body.error]).toEqual([403, 'emailUnverified']);
    expect((await as.yael('GET', '/handovers')).body.offers).toEqual([]);
  });

  it.each(['x', 'A'.repeat(64), ''])('that is %o opens nothing', async (token) => {
    const { as } = await given();
    const answer = await as.yael('POST', '/handovers/look', { token });
    expect(answer.status).toBe(422);
    expect((await as.yael('POST', '/handovers/accept', { token })).status).toBe(422);
  });

  it('ends after 14 days, and the owners see that it has expired', async () => {
    const { as, token, handover, bella } = await asked();
    later(app, 14 * day);
    // Keeps the sessions alive in the meantime.
    await app.db.updateTable('sessions').set({ lastUsedAt: app.clock.now }).execute();
    expect((await as.dana('GET', `/handovers/${handover.id}`)).body.handover.state).toBe('expired');
    for (const call of ['look', 'check', 'accept', 'decline'])
      expect((await as.yael('POST', `/handovers/${call}`, { token })).body.error).toBe('linkInvalid');
    const other = await as.dana('POST', '/handovers', { petId: bella.id, userEmail: 'other@example.co.il' });
    expect([other.status, other.body.handover.state]).toEqual([201, 'asked']);
    later(app, -14 * day);
  });

  it('is not needed by whom it was sent to: what waits for them is listed, and answered by its id', async () => {
    const { as, handover } = await asked();
    const { offers } = (await as.yael('GET', '/handovers')).body;
    expect(offers).toMatchObject([{ id: handover.id, from: 'דנה כהן', state: 'asked' }]);
    expect((await as.dana('GET', '/handovers')).body.offers).toEqual([]);
    const stranger = await as.dana('POST', '/handovers/accept', { handoverId: handover.id });
    expect(stranger.status).toBe(404);
    const accepted = await as.yael('POST', '/handovers/accept', { handoverId: handover.id });
    expect([accepted.status, accepted.body.offer.state]).toEqual([200, 'moving']);
    await app.drainJobs();
    expect((await as.yael('GET', '/handovers')).body.offers).toMatchObject([{ id: handover.id, state: 'done' }]);
  });
});

describe('declining', () => {
  it('tells the owners, ends the link, and lets them ask somebody else', async () => {
    const { as, token, dana, handover, bella } = await asked();
    expect((await as.yael('POST', '/handovers/decline', { token })).status).toBe(204);
    expect((await as.dana('GET', `/handovers/${handover.id}`)).body.handover.state).toBe('declined');
    expect((await mailsTo(app, dana.email)).map(({ subject }) => subject)).toEqual(['בקשת ההעברה נדחתה']);
    expect((await as.yael('POST', '/handovers/accept', { token })).body.error).toBe('linkInvalid');
    const other = await as.dana('POST', '/handovers', { petId: bella.id, userEmail: 'other@example.co.il' });
    expect(other.status).toBe(201);
    expect((await as.dana('GET', '/handovers')).body.handovers).toHaveLength(1);
  });
});

describe('accepting', () => {
  it('brings the pet with all of it into the home, and leaves its giver one line', async () => {
    const { as, bella, expense, dana, handover, yael } = await moved();
    expect((await as.dana('GET', `/pets/${bella.id}`)).status).toBe(404);
    expect((await as.dana('GET', '/expenses')).body).toMatchObject({ total: 0, totalAmount: 0 });
    expect((await as.yael('GET', `/pets/${bella.id}`)).body.pet).toMatchObject({ id: bella.id, name: 'בלה' });
    expect((await as.yael('GET', `/expenses/${expense.id}`)).body.expense).toEqual(expense);
    expect((await as.yael('GET', '/expenses')).body).toMatchObject({ total: 1, totalAmount: 120 });
    const { handovers } = (await as.dana('GET', '/handovers')).body;
    expect(handovers).toEqual([
      {
        ...handover,
        state: 'done',
        userEmail: null,
        receiver: 'יעל לוי',
        endedAt: app.clock.now.toISOString(),
      },
    ]);
    // The offer addresses belong to the receiver, for another two weeks.
    const left = (await rowsOf(app.db, dana)).filter(({ table }) => table !== 'handover_offers');
    const tables = new Set(left.map(({ table }) => table));
    for (const table of ['pets', 'expenses', 'shares', 'files']) expect(tables).not.toContain(table);
    expect(JSON.stringify(left)).not.toContain(yael.email);
    expect((await mailsTo(app, dana.email)).map(({ subject }) => subject)).toEqual(['ההעברה הושלמה']);
  });

  it('is heard of on both sides: gone from the one, new at the other', async () => {
    const world = await given();
    const { as, bella, expense } = world;
    const { token } = await asked(world);
    const cursorOf = async (by: typeof as.dana) => (await by('GET', '/changes')).body.cursor as string;
    const [dana, yael] = [await cursorOf(as.dana), await cursorOf(as.yael)];
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    const heard = async (by: typeof as.dana, since: string) => {
      const { body } = await by('GET', `/changes?since=${encodeURIComponent(since)}`);
      return (body.changes as { noun: string; id: string; what: string }[])
        .filter(({ noun }) => noun === 'pets' || noun === 'expenses')
        .map(({ noun, id, what }) => [noun, id, what])
        .toSorted();
    };
    expect(await heard(as.dana, dana)).toEqual([
      ['expenses', expense.id, 'removed'],
      ['pets', bella.id, 'removed'],
    ]);
    expect(await heard(as.yael, yael)).toEqual([
      ['expenses', expense.id, 'made'],
      ['pets', bella.id, 'made'],
    ]);
  });

  it('brings what was deleted too, to be brought back there, and the names of who wrote', async () => {
    const world = await given();
    const { as, dana, expense, yael, bella } = world;
    const sitter = newId();
    await app.db
      .insertInto('householdPeople')
      .values({ householdId: dana.householdId, userId: sitter, name: 'נועה ברק' })
      .execute();
    await app.db
      .updateTable('expenses')
      .set({ createdBy: sitter })
      .where('householdId', '=', dana.householdId)
      .execute();
    await as.dana('DELETE', `/expenses/${expense.id}`);
    const { token } = await asked(world);
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    const people = await app.db
      .selectFrom('householdPeople')
      .select('name')
      .where('householdId', '=', yael.householdId)
      .orderBy('name')
      .execute();
    expect(people.map(({ name }) => name)).toEqual(['דנה כהן', 'יעל לוי', 'נועה ברק']);
    expect((await as.dana('POST', `/expenses/${expense.id}/restore`)).status).toBe(404);
    const restored = await as.yael('POST', `/expenses/${expense.id}/restore`);
    expect([restored.status, restored.body.expense.petId]).toEqual([200, bella.id]);
    expect((await as.yael('GET', '/expenses')).body).toMatchObject({ total: 1, totalAmount: 120 });
  });

  it('brings the names of who corrected a dose, and of who had given it before', async () => {
    const world = await given();
    const { as, dana, bella } = world;
    const petId = bella.id;
    const uri = await givenCoOwner(app, dana, 'אורי כהן');
    const noa = await givenGuest(app, dana, petId, { reminders: 'edit' }, 'נועה ברק');
    const course = {
      petId,
      name: 'Apoquel',
      instruction: 'כדור',
      schedule: 'times',
      times: ['08:00'],
      from: '2026-11-19',
    };
    const medicineId = (await as.dana('POST', '/medicines', course)).body.medicine.id;
    const entry = { petId, medicineId, outcome: 'given', at: '2026-11-20T06:00:00.000Z', isExtra: true };
    const { dose } = (await as.dana('POST', '/doses', { ...entry, givenBy: noa.id })).body;
    const { isExtra: _extra, ...correction } = { ...entry, givenBy: dana.id };
    expect((await asks(uri)('PUT', `/doses/${dose.id}`, correction)).status).toBe(200);
    expect((await as.dana('PUT', `/doses/${dose.id}`, { ...correction, note: 'בערב' })).status).toBe(200);
    const { token } = await asked(world);
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    const names = (await as.yael('GET', '/people')).body.people.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(['אורי כהן', 'דנה כהן', 'יעל לוי', 'נועה ברק']);
  });

  it('brings a series of reminders that goes on there', async () => {
    const world = await given();
    const { as, bella } = world;
    const reminder = { title: 'כדור', date: '2026-11-21T07:00:00Z', time: '09:00', timezone: 'Asia/Jerusalem' };
    const { body } = await as.dana('POST', '/reminders', { ...reminder, repeatInterval: 'monthly', petId: bella.id });
    const done = await as.dana('PATCH', `/reminders/${body.reminder.id}/complete`);
    expect(done.status).toBe(200);
    const { next } = done.body;
    const { token } = await asked(world);
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    const reopened = await as.yael('POST', `/reminders/${body.reminder.id}/reopen`);
    expect([reopened.status, (await as.yael('GET', `/reminders/${next.id}`)).status]).toEqual([200, 404]);
    const again = await as.yael('PATCH', `/reminders/${body.reminder.id}/complete`);
    expect([again.status, again.body.next.petId]).toEqual([200, bella.id]);
  });

  it('is done once, and answers how it stands when it is asked again', async () => {
    const { as, token, yael } = await asked();
    const answers = await Promise.all([1, 2, 3].map(() => as.yael('POST', '/handovers/accept', { token })));
    for (const { status, body } of answers) expect([status, body.offer.state]).toEqual([200, 'moving']);
    await app.drainJobs();
    expect((await as.yael('POST', '/handovers/accept', { token })).body.offer.state).toBe('done');
    expect((await rowsOf(app.db, yael)).filter(({ table }) => table === 'pets')).toHaveLength(1);
    const late = await as.yael('POST', '/handovers/decline', { token });
    expect([late.status, late.body.error]).toEqual([409, 'handoverAnswered']);
  });

  it('cannot be taken back by the giver any more', async () => {
    const { as, token, handover } = await asked();
    await as.yael('POST', '/handovers/accept', { token });
    for (let i = 0; i < 2; i++) {
      const { status, body } = await as.dana('DELETE', `/handovers/${handover.id}`);
      expect([status, body.error]).toEqual([409, 'handoverAnswered']);
      await app.drainJobs();
    }
  });

  it('chooses among the homes of who accepts, and no other', async () => {
    const { as, token, yael, dana, bella } = await asked();
    const second = newId();
    await app.db.insertInto('households').values({ householdId: second, createdAt: app.clock.now }).execute();
    await app.db.insertInto('changeCounters').values({ householdId: second }).execute();
    await insertMember(app.db, second, { userId: yael.id, name: 'יעל לוי' }, new Date(app.clock.now.getTime() + 1));
    await app.services.sessions.forget(yael.id);
    const wrong = await as.yael('POST', '/handovers/accept', { token, householdId: dana.householdId });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['householdId']]);
    await as.yael('POST', '/handovers/accept', { token, householdId: second });
    await app.drainJobs();
    const pet = app.db.selectFrom('pets').select('householdId').where('id', '=', bella.id);
    expect(await acrossHomes(() => pet.execute())).toEqual([{ householdId: second }]);
  });

  it('ends the shares of the pet and what was offered of it alone', async () => {
    const world = await given();
    const { dana, bella, as } = world;
    const guest = await givenOwner(app, 'נועה ברק');
    const now = app.clock.now;
    const of = { householdId: dana.householdId, createdAt: now, createdBy: dana.id };
    const rights = { profile: 'view', medicalRecords: 'view', reminders: 'edit', expenses: 'view' } as const;
    const [invitationId, openId, shareId] = [newId(), newId(), newId()];
    for (const [id, email] of [
      [invitationId, guest.email],
      [openId, 'open@example.co.il'],
    ] as const) {
      const answer = id === invitationId ? { answer: 'accepted' as const, answeredAt: now } : {};
      await app.db
        .insertInto('invitations')
        .values({
          ...of,
          id,
          email,
          role: 'guest',
          tokenHash: Buffer.alloc(32),
          sentAt: now,
          expiresAt: now,
          ...answer,
        })
        .execute();
    }
    await app.db
      .insertInto('invitedAddresses')
      .values({ email: 'open@example.co.il', householdId: dana.householdId, noun: 'invitation', id: openId })
      .execute();
    const share = { ...of, ...rights, petId: bella.id, updatedAt: now, updatedBy: dana.id };
    await app.db
      .insertInto('shares')
      .values([
        { ...share, id: shareId, invitationId, userId: guest.id },
        { ...share, id: newId(), invitationId: openId, userId: null },
      ])
      .execute();
    await app.db
      .insertInto('guestShares')
      .values({ userId: guest.id, householdId: dana.householdId, shareId })
      .execute();
    await app.db
      .insertInto('householdPeople')
      .values({ householdId: dana.householdId, userId: guest.id, name: 'נועה ברק' })
      .execute();
    await app.services.sessions.forget(guest.id);
    const look = async () => (await asks(guest)('GET', `/pets/${bella.id}`)).status;
    expect(await look()).toBe(200);
    expect((await as.dana('GET', `/pets/${bella.id}/handover`)).body.guests).toEqual(['נועה ברק']);

    const { token } = await asked(world);
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    expect(await look()).toBe(404);
    const left = sql`
      select id from shares union all select share_id from guest_shares where user_id = ${guest.id}
      union all select id from invitations where answer is distinct from 'accepted'
      union all select id from invited_addresses where noun = 'invitation'`;
    expect((await acrossHomes(() => left.execute(app.db))).rows).toEqual([]);
  });

  it('is refused where the plan has no room, before anything moves and after', async () => {
    const small = await testApp({ FREE_PLAN_PET_LIMIT: '1' });
    const [dana, yael] = [await givenOwner(small), await givenOwner(small)];
    const [bella, rex] = [await givenPet(small, dana), await givenPet(small, yael, { name: 'רקס' })];
    const call = (as: Owner, method: Method, url: string, body?: unknown) =>
      small.call(method, `/api${url}`, { as, ...(body !== undefined && { body }) });
    await call(dana, 'POST', '/handovers', { petId: bella.id, userEmail: yael.email });
    const token = tokenIn((await mailsTo(small, yael.email)).at(-1));
    const accept = () => call(yael, 'POST', '/handovers/accept', { token });
    const full = await accept();
    expect([full.status, full.body.error]).toEqual([403, 'petLimit']);
    await call(yael, 'PATCH', `/pets/${rex.id}/archive`, { archived: true });
    expect((await accept()).body.offer.state).toBe('moving');
    await call(yael, 'PATCH', `/pets/${rex.id}/archive`, { archived: false });
    await small.drainJobs();
    expect((await call(yael, 'GET', '/handovers')).body.offers).toMatchObject([{ state: 'failed' }]);
    expect((await call(dana, 'GET', `/pets/${bella.id}`)).status).toBe(200);
    await call(yael, 'DELETE', `/pets/${rex.id}`);
    expect((await accept()).body.offer.state).toBe('moving');
    await small.drainJobs();
    expect((await call(yael, 'GET', `/pets/${bella.id}`)).status).toBe(200);
  });

  /** Accepted into a home that is gone by the time the pet comes. */
  async function failed() {
    const all = await asked();
    const { dana, yael, as, token } = all;
    expect((await as.yael('POST', '/handovers/accept', { token })).body.offer.state).toBe('moving');
    const partner = await givenOwner(app, 'נועה ברק');
    await asks(partner)('POST', '/home/invitations', { email: yael.email, role: 'owner' });
    const { invitations } = (await as.yael('GET', '/invitations')).body;
    expect((await as.yael('POST', '/invitations/accept', { invitationId: invitations[0].id })).status).toBe(200);
    await app.drainJobs();
    expect((await as.yael('GET', '/handovers')).body.offers).toMatchObject([{ state: 'failed' }]);
    return { ...all, dana, partner };
  }

  it('that could not be done can be tried again, into the home that there is by then', async () => {
    const { as, token, bella, partner } = await failed();
    expect((await as.yael('POST', '/handovers/accept', { token })).body.offer?.state).toBe('moving');
    await app.drainJobs();
    expect((await asks(partner)('GET', `/pets/${bella.id}`)).status).toBe(200);
  });

  it('that could not be done can be declined after all', async () => {
    const { as, token, handover, bella } = await failed();
    expect((await as.yael('POST', '/handovers/decline', { token })).status).toBe(204);
    expect((await as.dana('GET', `/handovers/${handover.id}`)).body.handover.state).toBe('declined');
    const other = await as.dana('POST', '/handovers', { petId: bella.id, userEmail: 'other@example.co.il' });
    expect(other.status).toBe(201);
  });

  it('leaves its line in a home without any pet, also when its owner joins another home', async () => {
    const { as, dana, handover } = await moved();
    const partner = await givenOwner(app, 'נועה ברק');
    await asks(partner)('POST', '/home/invitations', { email: dana.email, role: 'owner' });
    const { invitations } = (await as.dana('GET', '/invitations')).body;
    await as.dana('POST', '/invitations/accept', { invitationId: invitations[0].id });
    expect((await as.dana('GET', `/handovers/${handover.id}`)).body.handover?.state).toBe('done');
  });
});

describe('an offer', () => {
  /** דנה asks with יואב in her home; he may have been there before. */
  async function askedWithPartner() {
    const world = await given();
    const yoav = await givenCoOwner(app, world.dana);
    return { ...(await asked(world)), yoav };
  }
  const linesTo = (email: string) =>
    app.db.selectFrom('handoverOffers').select('handoverId').where('email', '=', email).execute();

  it('is told to the other owners when it is made, and to all of them when the pet has gone', async () => {
    const { as, dana, yoav, token } = await askedWithPartner();
    const subjects = async (to: Owner) => (await mailsTo(app, to.email)).map(({ subject }) => subject);
    expect([await subjects(dana), await subjects(yoav)]).toEqual([[], ['הציעו להעביר חיית מחמד מהבית שלכם']]);
    expect((await mailsTo(app, yoav.email))[0]?.text).toContain('דנה כהן');
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    for (const owner of [dana, yoav]) expect((await subjects(owner)).at(-1)).toBe('ההעברה הושלמה');
  });

  it.each([
    ['is removed by another one', (dana: Owner, yoav: Owner) => asks(yoav)('DELETE', `/home/owners/${dana.id}`)],
    ['leaves', (dana: Owner, _yoav: Owner) => asks(dana)('DELETE', `/home/owners/${dana.id}`)],
    ['closes their account', (dana: Owner, _yoav: Owner) => asks(dana)('DELETE', '/auth/account')],
  ])('ends when the owner who made it %s: nobody stands behind it', async (_what, go) => {
    const { as, dana, yoav, yael, bella, token, handover } = await askedWithPartner();
    const { householdId } = dana;
    const gone = await go(dana, yoav);
    expect(gone.status).toBe(204);
    expect((await as.yael('POST', '/handovers/accept', { token })).body.error).toBe('linkInvalid');
    expect((await as.yael('POST', '/handovers/accept', { handoverId: handover.id })).status).toBe(404);
    expect((await as.yael('GET', '/handovers')).body.offers).toEqual([]);
    expect(await linesTo(yael.email)).toEqual([]);
    expect((await asks(yoav)('GET', '/handovers')).body.handovers).toEqual([]);
    const anew = await asks(yoav)('POST', '/handovers', { petId: bella.id, userEmail: yael.email });
    expect([anew.status, anew.body.handover.state]).toEqual([201, 'asked']);
    expect((await asks(yoav)('GET', `/pets/${bella.id}`)).status).toBe(200);
    expect(householdId).not.toBe(yael.householdId);
  });

  it('that another owner has sent again is theirs, and stays when the first one leaves', async () => {
    const { as, dana, yoav, yael, bella } = await askedWithPartner();
    await asks(yoav)('POST', '/handovers', { petId: bella.id, userEmail: yael.email });
    await asks(dana)('DELETE', `/home/owners/${dana.id}`);
    expect((await as.yael('GET', '/handovers')).body.offers).toMatchObject([{ from: 'יואב כהן', state: 'asked' }]);
  });

  it('that was accepted is kept, though its owner leaves before the pet has moved', async () => {
    const { as, dana, yoav, bella, token } = await askedWithPartner();
    await as.yael('POST', '/handovers/accept', { token });
    await asks(yoav)('DELETE', `/home/owners/${dana.id}`);
    await app.drainJobs();
    expect((await as.yael('GET', `/pets/${bella.id}`)).status).toBe(200);
    expect((await asks(yoav)('GET', '/handovers')).body.handovers).toMatchObject([{ state: 'done' }]);
  });

  it('is accepted or ended, and nobody waits for ever, when its owner is removed at that moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { as, dana, yoav, bella, yael, token } = await askedWithPartner();
      const [accepted, removed] = await Promise.all([
        as.yael('POST', '/handovers/accept', { token }),
        asks(yoav)('DELETE', `/home/owners/${dana.id}`),
      ]);
      await app.drainJobs();
      expect(removed.status).toBe(204);
      expect([200, 422]).toContain(accepted.status);
      const [there, here] = [await as.yael('GET', `/pets/${bella.id}`), await asks(yoav)('GET', `/pets/${bella.id}`)];
      expect([there.status, here.status]).toEqual(accepted.status === 200 ? [200, 404] : [404, 200]);
      expect(await linesTo(yael.email)).toHaveLength(accepted.status === 200 ? 1 : 0);
    }
  });

  it.each([
    ['accepted', '/handovers/accept', 'changed'],
    ['declined', '/handovers/decline', 'removed'],
  ])('that is %s is heard of as done by whoever answered', async (_what, path, what) => {
    const { as, yael, token, handover } = await askedWithPartner();
    const { cursor } = (await as.dana('GET', '/changes')).body;
    await as.yael('POST', path, { token });
    const { changes } = (await as.dana('GET', `/changes?since=${encodeURIComponent(cursor)}`)).body;
    expect(changes).toMatchObject([{ noun: 'handovers', id: handover.id, what, who: yael.id }]);
  });

  it('is reported as changed by another owner when that owner ticks its checklist', async () => {
    const { yoav, handover } = await askedWithPartner();
    const { cursor } = (await asks(yoav)('GET', '/changes')).body;
    await asks(yoav)('PUT', `/handovers/${handover.id}/checklist`, { ticked: ['clinic'] });
    const { changes } = (await asks(yoav)('GET', `/changes?since=${encodeURIComponent(cursor)}`)).body;
    expect(changes).toMatchObject([{ noun: 'handovers', id: handover.id, what: 'changed', who: yoav.id }]);
  });
});

describe('a pet that came', () => {
  it('names who wrote to the guests of the pet at its new home, and to those of another pet there not', async () => {
    const { bella, expense, yael } = await moved();
    const rex = await givenPet(app, yael, { name: 'רקס' });
    const sees = await givenGuest(app, yael, bella.id, { expenses: 'view' }, 'נועה לוי');
    const other = await givenGuest(app, yael, rex.id, { expenses: 'view' }, 'שיר לוי');
    const namesFor = async (as: Owner) =>
      (await asks(as)('GET', '/people')).body.people.map(({ name }: { name: string }) => name).toSorted();
    expect((await asks(sees)('GET', `/expenses/${expense.id}`)).status).toBe(200);
    expect(await namesFor(sees)).toEqual(['דנה כהן', 'יעל לוי', 'נועה לוי']);
    expect(await namesFor(other)).toEqual(['יעל לוי', 'שיר לוי']);
  });
});

describe('the checklist', () => {
  it('keeps its ticks with the line that stays', async () => {
    const { as, handover, token } = await asked();
    const tick = (ticked: unknown) => as.dana('PUT', `/handovers/${handover.id}/checklist`, { ticked });
    expect((await tick(['clinic', 'vaccinationBook', 'clinic'])).body.handover.ticked).toEqual([
      'clinic',
      'vaccinationBook',
    ]);
    expect((await tick(['something'])).status).toBe(422);
    await as.yael('POST', '/handovers/accept', { token });
    await app.drainJobs();
    expect((await tick(['clinic', 'reportOwner'])).body.handover).toMatchObject({
      state: 'done',
      ticked: ['clinic', 'reportOwner'],
    });
    expect((await as.yael('PUT', `/handovers/${handover.id}/checklist`, { ticked: [] })).status).toBe(404);
  });
});

it('A home that is closed leaves no trace of whom it had asked, and what had gone is whole', async () => {
  const one = await moved();
  const two = await asked();
  for (const { as, yael, bella, dana } of [one, two]) {
    expect((await as.dana('DELETE', '/auth/account')).status).toBe(204);
    await app.drainJobs();
    const left = await rowsOf(app.db, dana);
    // But for her name, where it stands on what she wrote.
    expect(left.map(({ table, row }) => [table, row['household_id']])).toEqual(
      bella === one.bella ? ['earlier_writers', 'household_people'].map((name) => [name, yael.householdId]) : [],
    );
    const offers = await app.db.selectFrom('handoverOffers').selectAll().where('email', '=', yael.email).execute();
    expect(offers).toEqual([]);
    expect((await as.yael('GET', `/pets/${bella.id}`)).status).toBe(bella === one.bella ? 200 : 404);
  }
});

it('Lines of where offers lie are swept when nobody needs them', async () => {
  const { yael } = await asked();
  const lines = () => app.db.selectFrom('handoverOffers').selectAll().where('email', '=', yael.email).execute();
  const { jobs } = await import('./jobs.ts');
  const sweep = jobs.find(({ name }) => name === 'handovers.sweep')!;
  const run = () => (sweep.run as (ctx: unknown) => Promise<void>)({ db: app.db, clock: () => app.clock.now });
  await run();
  expect(await lines()).toHaveLength(1);
  later(app, 28 * day);
  await run();
  expect(await lines()).toEqual([]);
  later(app, -28 * day);
});
