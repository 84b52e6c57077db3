import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenExamplePeople } from '../../testing/fixtures/example-people.ts';
import { givenNotification, givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { storeBounce } from '../../mail/bounce-rows.ts';
import { givenAdmin, givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenPicture } from '../../testing/fixtures/given-picture.ts';
import { givenPasskey } from '../../testing/fixtures/given-credentials.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { withSecondFactor } from '../../testing/fixtures/one-time-code.ts';
import { acrossHomes } from '../../testing/pinned/pinning-connection.ts';
import { provided, rowOf } from '../../testing/matrix/account-with-everything.ts';
import { goodPassword, later, minute, signIn, signUp } from '../../testing/fixtures/sign-up.ts';
import { newMark } from '../../testing/matrix/data-marks.ts';

/** All that may be left of somebody: where, what of them, and why. */
const exceptions: readonly { readonly where: RegExp; readonly what: RegExp; readonly why: string }[] = [
  { where: /^household_people\.(name|user_id)$/, what: /^(id|name)$/, why: 'the name on what was written for others' },
  {
    where: /^\w+\.((created|updated|deleted|ended|answered|completed|paid)_by|assignee_ids?)$/,
    what: /^id$/,
    why: 'the id by which entries written for others lead to that name',
  },
  {
    where: /^(ownerships|shares)\.user_id$/,
    what: /^id$/,
    why: 'when they owned a home of others or had a share of it, which says who may read that name',
  },
  {
    where: /^changes\.(who|id|guest)$/,
    what: /^id$/,
    why: 'what happened in homes of others, by ids alone: gone when the feed is swept',
  },
  { where: /^support_messages\.name$/, what: /^name$/, why: 'the name on answers written for others' },
  { where: /^anonymous_audit\.object$/, what: /^id$/, why: 'that this id was deleted, and when' },
  {
    where: /^admin_actions\.(admin|target)_id$/,
    what: /^id$/,
    why: 'what was done to this id, or with it, and when: kept for two years',
  },
  { where: /^rate_limits\.key$/, what: /./, why: 'how often they asked: gone within a day' },
  { where: /^pgboss\.job/, what: /./, why: 'the mail that says it is done: gone within a day' },
];
const isExcepted = (where: string, what: string) =>
  exceptions.some((one) => one.where.test(where) && one.what.test(what));

type Needles = Readonly<Record<string, string>>;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Every column of every table, those of the queue too, in which one of these stands: as text, as an id, or hashed. */
async function placesOf(needles: Needles) {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string; type: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'`.execute(app.db);
  expect(columns.length).toBeGreaterThan(500);
  const inBytes = Object.entries(needles).flatMap(([what, text]) =>
    [text.replaceAll('-', ''), Buffer.from(text).toString('hex'), createHash('sha256').update(text).digest('hex')].map(
      (sought) => ({ what, sought }),
    ),
  );
  const inText = Object.entries(needles).map(([what, sought]) => ({ what, sought }));
  const found = new Set<string>();
  for (const { schema, table, column, type } of columns) {
    const isBytes = type === 'bytea';
    const value: RawBuilder<string> = isBytes
      ? sql`encode(${sql.ref(column)}, 'hex')`
      : sql`lower(${sql.ref(column)}::text)`;
    const sought = isBytes ? inBytes : inText;
    const { rows } = await acrossHomes(() =>
      sql<{ what: string }>`
        select what from unnest(${sought.map(({ what }) => what)}::text[], ${sought.map((one) => one.sought.toLowerCase())}::text[])
          as needle(what, sought)
        where exists (select from ${sql.table(`${schema}.${table}`)} where position(needle.sought in ${value}) > 0)`.execute(
        app.db,
      ),
    );
    const where = `${schema === 'public' ? '' : `${schema}.`}${table}.${column}`;
    for (const { what } of rows) found.add(`${where}: ${what}`);
  }
  return [...found].toSorted();
}

const ask = async (as: Owner | string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await app.call(method, `/api/${path}`, { as, ...(body && { body }) });
  expect([method, path, answer.status < 300 || answer.body]).toEqual([method, path, true]);
  return answer.body;
};

/** Adds a contact message sent as a visitor, and a newsletter subscription. */
async function givenAsVisitor(email: string, name: string) {
  const body = { name, email, subject: 'שאלה', message: 'איך נרשמים?' };
  await app.call('POST', '/api/contact', { body });
  await app.call('POST', '/api/newsletter', { body: { email } });
  const token = tokenIn((await mailsTo(app, email)).at(-1));
  expect((await app.call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(204);
}

/**
 * Creates a user with data of every kind in a household of their own, and with traces of every kind in the households
 * of others.
 */
async function givenSomebody() {
  const mark = newMark();
  const first = `first.${mark}@example.co.il`;
  const person = await signUp(app, { name: mark, email: first });
  const { token, id } = person;
  await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now }).where('id', '=', id).execute();
  await givenExamplePeople(app, person.householdId);

  const email = `second.${mark}@example.co.il`;
  await ask(token, 'PUT', 'users/profile', { email });
  const mail = (await mailsTo(app, email)).find(({ subject }) => subject?.includes('אימות'));
  await ask(token, 'POST', 'auth/verify-email', { token: tokenIn(mail) });
  const entered = (await signIn(app, email)).body.token as string;
  const owner: Owner = { ...person, email, token: entered };
  const more = { email: `third.${mark}@example.co.il`, phone: '052-7654321', address: `רחוב ${mark} 5`, city: mark };
  await ask(entered, 'PUT', 'users/profile', more);
  await givenPicture(app, owner);
  await givenAsVisitor(email, mark);

  const home = await provided(app, { ...owner, mark, things: {}, others: [] }, rowOf('pets.create'));
  const petId = home.things['pets.create']!;
  await givenGuest(app, owner, petId);
  await givenNotification(app, owner, mark);
  await givenPasskey(app, owner, mark);
  await ask(owner, 'POST', `pets/${petId}/share`, { userEmail: 'noa@example.co.il', permissions: presets.view });
  await signIn(app, email, 'Wrong-password-1', mark);
  const admin = await givenAdmin(app);
  expect((await app.call('GET', `/api/admin/accounts/${owner.id}`, { as: admin })).status).toBe(200);
  await storeBounce(app.db, { email, kind: 'mail.send', code: 550, words: '' }, app.clock.now);
  await withSecondFactor(app, entered);
  return { mark, owner, emails: [first, email, more.email], tokens: [token, entered], phone: more.phone };
}

async function givenHost() {
  const host = await givenOwner(app, 'לאה לוי');
  return { host, petId: (await givenPet(app, host, { name: 'בלה' })).id };
}

/** Takes the offer that waits for an address. */
async function accept(person: Owner) {
  const { invitations } = (await app.call('GET', '/api/invitations', { as: person })).body;
  await ask(person, 'POST', 'invitations/accept', { invitationId: invitations[0].id });
}

/** Writes what there is to write of a pet of others, in words that are not only theirs. */
async function writeOf(person: Owner, petId: string) {
  const due = { date: '2026-12-01T07:00:00Z', time: '09:00', timezone: 'Asia/Jerusalem' };
  const expense = { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19', petId };
  const headers = { 'idempotency-key': newId() };
  await app.call('POST', '/api/expenses', { as: person, body: expense, headers });
  await ask(person, 'POST', 'reminders', { ...due, title: 'חיסון', petId, assigneeIds: [person.id] });
  const visit = { type: 'checkup', description: 'ביקור', date: '2026-11-19', petId };
  const { record } = await ask(person, 'POST', 'medical-records', visit);
  await ask(person, 'POST', `medical-records/${record.id}/comments`, { text: 'היה טוב' });
}

/**
 * Makes the person an owner, a guest, an invited person, a successor and a former member, each in another household.
 */
async function livesWithOthers(person: Owner) {
  const { email: userEmail } = person;
  const owned = await givenHost();
  await ask(owned.host, 'POST', 'home/invitations', { email: userEmail, role: 'owner' });
  await accept(person);
  await writeOf(person, owned.petId);
  const helped = await givenHost();
  await ask(helped.host, 'POST', `pets/${helped.petId}/share`, { userEmail, permissions: presets.family });
  await accept(person);
  const left = await givenHost();
  await ask(left.host, 'POST', 'home/invitations', { email: userEmail, role: 'owner' });
  await accept(person);
  await writeOf(person, left.petId);
  await ask(left.host, 'DELETE', `home/owners/${person.id}`);
  const declined = await givenHost();
  await ask(declined.host, 'POST', 'home/invitations', { email: userEmail, role: 'owner' });
  const { invitations } = (await app.call('GET', '/api/invitations', { as: person })).body;
  await ask(person, 'POST', 'invitations/decline', { invitationId: invitations[0].id });
  const waits = await givenHost();
  await ask(waits.host, 'POST', 'home/invitations', { email: userEmail, role: 'owner' });
  const trusts = await givenHost();
  await ask(trusts.host, 'PUT', 'home/successor', { email: userEmail });
  await ask(person, 'POST', 'home/succession', { householdId: trusts.host.householdId });
  const gives = await givenHost();
  await ask(gives.host, 'POST', 'handovers', { petId: gives.petId, userEmail });
  return { owned, hosts: [owned, helped, left, declined, waits, trusts, gives].map(({ host }) => host) };
}

async function filesWith(needles: Needles) {
  const { dataDir } = app.services.config;
  const found: string[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // Mails that were sent are no longer ours.
    if (!entry.isFile() || file.includes(`${path.sep}outbox${path.sep}`)) continue;
    const content = `${file} ${await readFile(file, 'latin1')}`;
    for (const [what, sought] of Object.entries(needles)) if (content.includes(sought)) found.push(`${file}: ${what}`);
  }
  return found;
}

async function storedKeys() {
  const keys: string[] = [];
  for await (const key of app.services.files.list()) keys.push(key);
  return keys;
}

it('Nothing of somebody whose account is deleted is left in any column, queue or file but what is named here', async () => {
  const before = await storedKeys();
  const { mark, owner, emails, tokens, phone } = await givenSomebody();
  const { owned, hosts } = await livesWithOthers(owner);
  later(app, minute);
  const needles: Needles = {
    id: owner.id,
    home: owner.householdId,
    ...Object.fromEntries(emails.map((email, i) => [`email ${i}`, email])),
    ...Object.fromEntries(tokens.map((token, i) => [`token ${i}`, token])),
    phone,
    name: mark,
  };
  const all = await placesOf(needles);
  for (const what of ['support_tickets.visitor_name: name', 'newsletter_subscriptions.email: email 1'])
    expect(all).toContain(what);
  for (const what of ['users.email: email 1', 'users.phone: phone', 'sessions.token_hash: token 1', 'pets.name: name'])
    expect(all).toContain(what);
  expect(all.length).toBeGreaterThan(150);
  expect((await storedKeys()).length).toBeGreaterThan(before.length + 3);

  await ask(owner, 'DELETE', 'auth/account', { password: goodPassword });
  await app.drainJobs();

  const left = await placesOf(needles);
  const isNamed = (place: string) => {
    const [where, what] = place.split(': ') as [string, string];
    return isExcepted(where, what);
  };
  expect(left.filter((place) => !isNamed(place))).toEqual([]);
  expect(await filesWith(needles)).toEqual([]);
  expect(await storedKeys()).toEqual(before);

  // Entries that they wrote for others are there, with their name, and no page fails.
  const { people } = (await app.call('GET', '/api/people', { as: owned.host })).body;
  expect(people).toContainEqual(expect.objectContaining({ id: owner.id, name: mark, isHere: false }));
  for (const host of hosts)
    for (const path of ['home', 'handovers', 'expenses', 'reminders', 'changes'])
      expect([path, (await app.call('GET', `/api/${path}`, { as: host })).status]).toEqual([path, 200]);
});
