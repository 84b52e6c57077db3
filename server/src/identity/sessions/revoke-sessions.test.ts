import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { revokeFamily, revokeOthers } from './session-rows.ts';

const app = await testApp();

test('A browser keeps its notifications when only replaced tokens of its sign-in are revoked', async () => {
  const { id: userId } = await givenOwner(app);
  const [own] = await app.db.selectFrom('sessions').select(['id', 'familyId']).where('userId', '=', userId).execute();
  await sql`
    insert into sessions (id, user_id, family_id, token_hash, created_at, last_used_at, ends_at, replaced_at, signed_in_at)
    select ${newId()}, user_id, family_id, sha256('x'), created_at, last_used_at, ends_at, now(), signed_in_at
    from sessions where user_id = ${userId} and id = ${own!.id}`.execute(app.db);
  await sql`
    insert into devices (user_id, id, family_id, kind, name, created_at, address, p256dh, auth)
    values (${userId}, ${newId()}, ${own!.familyId}, 'browser', 'x', now(), 'https://push.example/x',
      decode(repeat('04', 65), 'hex'), decode(repeat('04', 16), 'hex'))`.execute(app.db);
  const devices = async () =>
    (await app.db.selectFrom('devices').select('id').where('userId', '=', userId).execute()).length;
  await revokeOthers(app.db, userId, own!.id, app.clock.now);
  expect(await devices()).toBe(1);
  await revokeFamily(app.db, userId, own!.familyId, app.clock.now);
  expect(await devices()).toBe(0);
});
