import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/given.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { goodPassword, later, minute, signIn, signUp, statusOf } from '../../testing/sign-up.ts';

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
    expect([late.status, late.body.error]).toEqual([403, 'signInAgain']);
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
