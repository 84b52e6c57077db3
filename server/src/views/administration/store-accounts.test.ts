import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { planOf, scansOf } from '../../testing/database/query-plan.ts';
import { testApp } from '../../testing/app.ts';
import { search } from './store-accounts.ts';

const app = await testApp();

it('Accounts are found by the index of how addresses begin, of ten thousand', async () => {
  await sql`
    with made as (
      insert into users (id, email, name, created_at, updated_at)
      select gen_random_uuid(), n || '.person@example.co.il', 'דנה', now(), now() from generate_series(1, 10000) n
      returning id, email
    )
    insert into sign_in_names (issuer, subject, user_id, created_at) select 'email', email, id, now() from made`.execute(
    app.db,
  );
  await sql`analyze users, sign_in_names`.execute(app.db);
  const found = await search(app.db, '123.PERSON@', 20);
  expect(found.map(({ email }) => email)).toEqual(['123.person@example.co.il']);
  expect((await search(app.db, '999', 20)).length).toBe(11);
  const plan = await planOf(app.db, (db) => search(db, '123.PERSON@', 20));
  const indexes = ['sign_in_names', 'users'].map((table) => scansOf(plan, table).map((scan) => scan['Index Name']));
  expect(indexes).toEqual([['sign_in_names_by_prefix'], ['users_pkey']]);
});
