import { presets } from '@tzemed/contract/sharing/permission-presets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { acrossHomes } from '../../testing/pinned/pinning-connection.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import { withSecondFactor } from '../../testing/fixtures/one-time-code.ts';
import { newPasskey } from '../../testing/fixtures/passkey.ts';
import { goodPassword, later, minute, signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const remove = (token: string, body?: object) => app.call('DELETE', '/api/auth/account', { as: token, body });

describe('deleting the account', () => {
  it('takes every row and file with it and ends every session', async () => {
    const account = await signUp(app);
    const { id: petId } = await givenPet(app, account);
    const expense = { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19', petId };
    const headers = { 'idempotency-key': newId() };
    await app.call('POST', '/api/expenses', { as: account, body: expense, headers });
    const fileId = newId();
    await app.services.files.put(fileId, Buffer.from('bytes'));
    const place = { householdId: account.householdId, petId, area: 'profile' as const };
    const file = { id: fileId, ...place, name: 'a.jpg', type: 'image/jpeg', size: 5 };
    await app.db
      .insertInto('files')
      .values({ ...file, sha256: Buffer.alloc(32), createdAt: app.clock.now })
      .execute();
    await app.db
      .updateTable('pets')
      .set({ photoId: fileId })
      .where('householdId', '=', account.householdId)
      .where('id', '=', petId)
      .execute();
    const other = (await signIn(app, account.email)).body.token as string;
    expect((await rowsOf(app.db, account)).length).toBeGreaterThan(9);

    expect((await remove(account.token, { password: goodPassword })).status).toBe(204);
    expect([await statusOf(app, account.token), await statusOf(app, other)]).toEqual([401, 401]);
    expect(await rowsOf(app.db, account)).toEqual([]);
    const keys = async () => {
      const found: string[] = [];
      for await (const key of app.services.files.list()) found.push(key);
      return found;
    };
    expect(await keys()).toContain(fileId);
    expect((await mailsTo(app, account.email)).map((mail) => mail.subject)).toContain('החשבון שלכם בצמד נמחק');
    expect(await keys()).not.toContain(fileId);
    expect((await signIn(app, account.email)).status).toBe(401);
  });

  it('leaves nothing of a home that it was the last owner of: in no table, no queue, no directory, with no guest', async () => {
    const account = await signUp(app);
    const { id: petId } = await givenPet(app, account);
    const guest = await givenGuest(app, account, petId);
    const invitation = { email: 'yael@example.co.il', role: 'owner' };
    for (const [method, path, body] of [
      ['POST', '/api/home/invitations', invitation],
      ['PUT', '/api/home/successor', { email: guest.email }],
      ['POST', `/api/pets/${petId}/share`, { userEmail: 'noa@example.co.il', permissions: presets.view }],
      ['POST', '/api/handovers', { petId, userEmail: 'lior@example.co.il' }],
    ] as const)
      expect((await app.call(method, path, { as: account, body })).status).toBeLessThan(300);
    await app.call('POST', '/api/home/succession', { as: guest, body: { householdId: account.householdId } });
    const { options } = (await app.call('POST', '/api/auth/passkeys/registration', { as: account })).body;
    const added = { name: 'טלפון', passkey: newPasskey('http://localhost:3000').create(options) };
    expect((await app.call('POST', '/api/auth/passkeys', { as: account, body: added })).status).toBe(200);
    await withSecondFactor(app, account.token);
    const { challenge } = (await signIn(app, account.email)).body.secondFactor;
    expect((await app.call('POST', '/api/auth/recovery', { body: { challenge } })).status).toBe(202);
    const everywhere = async () => (await tracesOf(account.id, account.householdId, petId, account.email)).toSorted();
    expect(await everywhere()).toEqual(
      expect.arrayContaining([
        'factor_recoveries',
        'guest_shares',
        'invited_addresses',
        'passkeys',
        'pgboss.job',
        'recovery_codes',
        'totp_secrets',
      ]),
    );

    expect((await remove(account.token, { password: goodPassword })).status).toBe(204);
    await app.drainJobs();
    // Only the deletion record, the mail about it and the rate limits remain; the last two are removed within a day.
    expect(await everywhere()).toEqual(['anonymous_audit', 'pgboss.job', 'rate_limits']);
    const { rows } = await sql<{
      name: string;
    }>`select name from pgboss.job where data::text like ${`%${account.email}%`}
      or data::text like ${`%${account.householdId}%`} or data::text like ${`%${account.id}%`}`.execute(app.db);
    expect(rows).toEqual([{ name: 'mail.send' }]);
  });

  it('leaves a home to its other owners with all that was written, and ends what others shared', async () => {
    const [owner, sharer] = [await givenOwner(app, 'דנה כהן'), await givenOwner(app)];
    const account = await givenCoOwner(app, owner, 'אורי כהן');
    const { body } = await app.call('POST', '/api/pets', {
      as: account,
      body: { name: 'קוקי', species: 'bird' },
    });
    const theirs = await givenPet(app, owner);
    await app.call('PUT', `/api/pets/${theirs.id}`, { as: account, body: { name: 'בלה', species: 'dog' } });
    const { id: sharedPet } = await givenPet(app, sharer);
    await givenShare(app, sharer, sharedPet, { guest: account, name: 'אורי כהן' });
    expect((await remove(account.token)).status).toBe(204);
    expect((await app.call('GET', `/api/pets/${theirs.id}`, { as: owner })).body.pet.updatedBy).toBe(account.id);
    expect((await app.call('GET', `/api/pets/${body.pet.id}`, { as: owner })).status).toBe(200);
    const { people } = (await app.call('GET', '/api/people', { as: owner })).body;
    expect(people).toContainEqual({ id: account.id, name: 'אורי כהן', isHere: false, profilePicture: null });
    expect((await app.call('GET', '/api/home', { as: owner })).body.homes[0].owners).toHaveLength(1);
    expect((await app.call('GET', '/api/home', { as: sharer })).body.homes[0].guests).toEqual([]);
    // Only the rows that name the author remain, in the households of others.
    const left = await rowsOf(app.db, account);
    expect(new Set(left.map(({ table }) => table))).toEqual(new Set(['household_people', 'shares']));
  });

  it('asks for the password', async () => {
    const { token } = await signUp(app);
    expect((await remove(token)).body.errors).toEqual({ password: 'סיסמה נדרשת' });
    expect((await remove(token, { password: 'Wrong-password-1' })).body.errors).toEqual({ password: 'הסיסמה שגויה' });
    expect(await statusOf(app, token)).toBe(200);
  });

  it('asks who has no password to have signed in a short while ago', async () => {
    const owner = await givenOwner(app);
    later(app, 16 * minute);
    const late = await remove(owner.token);
    expect([late.status, late.body.error]).toEqual([403, 'reauthenticationNeeded']);
    const another = await givenOwner(app);
    later(app, 14 * minute);
    expect((await remove(another.token)).status).toBe(204);
    expect(await rowsOf(app.db, another)).toEqual([]);
  });

  it('leaves the address free for whoever has it', async () => {
    const { id, email, token } = await signUp(app);
    await remove(token, { password: goodPassword });
    expect((await signUp(app, { email })).id).not.toBe(id);
  });

  it('leaves only that this id was deleted, and when', async () => {
    const { id, token } = await signUp(app);
    await remove(token, { password: goodPassword });
    const record = await app.db.selectFrom('anonymousAudit').selectAll().where('object', '=', id).execute();
    expect(record).toEqual([
      {
        id: expect.any(String),
        at: app.clock.now,
        address: null,
        action: 'accountRemoved',
        object: id,
        result: 'ok',
      },
    ]);
  });
});

/** Tables, those of the queue too, in which one of these texts stands. */
async function tracesOf(...texts: string[]) {
  const { rows: tables } = await sql<{ table: string }>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as table
    from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition`.execute(app.db);
  const found: string[] = [];
  for (const { table } of tables) {
    const { rows } = await acrossHomes(() =>
      sql`select from ${sql.table(table)} t where t::text like any(${texts.map((text) => `%${text}%`)}) limit 1`.execute(
        app.db,
      ),
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
