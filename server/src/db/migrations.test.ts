import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../lib/ids.ts';
import { emptyDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { readColumns } from './table-types.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await emptyDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});
const migrateTo = async (last: string) =>
  migrate(
    database.connection,
    (await readMigrations()).filter(({ name }) => name <= last),
  );

test('Older rows get their owner as author, photos belong to their pet, and every row belongs to a household', async () => {
  await migrateTo('0002_pets');
  const [owner, bella, gone, photo, thumb, lost, food] = Array.from({ length: 7 }, newId);
  const run = (text: string, ...values: unknown[]) => client.query(text, values);
  await run(
    `insert into users (id, email, name, created_at, updated_at) values ($1, 'a@b.il', 'דנה', now(), now())`,
    owner,
  );
  for (const file of [photo, thumb, lost]) {
    await run(
      `insert into files (owner_id, id, name, type, size, sha256, created_at) values ($1, $2, 'a', 'image/webp', 1, '', now())`,
      owner,
      file,
    );
  }
  const pet = `insert into pets (owner_id, id, name, species, hue, created_at, updated_at, deleted_at, photo_id, photo_thumb_id)`;
  await run(`${pet} values ($1, $2, 'בלה', 'dog', 'sage', now(), now(), null, $3, $4)`, owner, bella, photo, thumb);
  await run(`${pet} values ($1, $2, 'ארגו', 'dog', 'sage', now(), now(), now(), null, null)`, owner, gone);
  await run(
    `insert into expenses (owner_id, id, pet_id, description, amount, category, date, created_at, updated_at)
     values ($1, $2, $3, 'מזון', 100, 'food', '2026-11-21', now(), now())`,
    owner,
    food,
    bella,
  );

  await migrateTo('9999');
  const one = async (text: string, ...values: unknown[]) => (await run(text, ...values)).rows;
  const who = 'select created_by, updated_by, deleted_by from';
  expect(await one(`${who} expenses`)).toEqual([{ created_by: owner, updated_by: owner, deleted_by: null }]);
  expect(await one(`${who} pets where id = $1`, gone)).toEqual([
    { created_by: owner, updated_by: owner, deleted_by: owner },
  ]);
  expect(await one('select ears, patch, collar, tag from pets where id = $1', bella)).toEqual([
    { ears: 'flop', patch: 'blaze', collar: 'none', tag: 'none' },
  ]);
  const files = await one('select id, pet_id, area from files order by id');
  expect(files).toEqual([photo, thumb].toSorted().map((id) => ({ id, pet_id: bella, area: 'profile' })));
  // Every user owns a household with the same id, which already has their pets.
  expect(await one('select household_id, user_id from household_members')).toEqual([
    { household_id: owner, user_id: owner },
  ]);
  expect(await one('select household_id, user_id, until_day from ownerships')).toEqual([
    { household_id: owner, user_id: owner, until_day: null },
  ]);
  expect(await one('select household_id, name from household_people')).toEqual([{ household_id: owner, name: 'דנה' }]);
  expect(await one('select user_id, household_id from memberships')).toEqual([{ user_id: owner, household_id: owner }]);
  expect(await one('select distinct household_id from pets')).toEqual([{ household_id: owner }]);
  // A pet goes with its files, though each names the other.
  await run('delete from pets where id = $1', bella);
  expect(await one('select id from files')).toEqual([]);
});

test('An approximate birth date that was kept without a date is none; who was made by what is found again', async () => {
  await migrateTo('0004_expense_months');
  const [owner, bella, done, next] = Array.from({ length: 4 }, newId);
  const run = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows;
  await run(
    `insert into users (id, email, name, created_at, updated_at) values ($1, 'a@b.il', 'דנה', now(), now())`,
    owner,
  );
  await run(
    `insert into pets (owner_id, id, name, species, hue, birth_date_approximate, created_at, created_by, updated_at, updated_by)
     values ($1, $2, 'בלה', 'dog', 'sage', true, now(), $1, now(), $1)`,
    owner,
    bella,
  );
  const at = '2026-11-21T07:00:00Z';
  for (const [id, date, completedAt, createdAt] of [
    [done, '2026-11-21', at, '2026-11-01T07:00:00Z'],
    [next, '2026-11-22', null, at],
  ]) {
    await run(
      `insert into reminders (owner_id, id, pet_id, title, date, time, timezone, due_at, series_id, anchor_date,
         completed_at, created_at, created_by, updated_at, updated_by)
       values ($1, $2, $3, 'כדור', $4, '09:00', 'UTC', now(), $3, '2026-11-01', $5, $6, $1, now(), $1)`,
      owner,
      id,
      bella,
      date,
      completedAt,
      createdAt,
    );
  }
  await migrateTo('9999');
  expect(await run('select birth_date_approximate as about from pets')).toEqual([{ about: false }]);
  expect(await run('select id, follows_id from reminders order by date')).toEqual([
    { id: done, follows_id: null },
    { id: next, follows_id: done },
  ]);
});

test('Existing sign-ins keep working; events without an account are separate from those of an account', async () => {
  await migrateTo('0010_sharing');
  const [dana, noa, session, link, event, refused, consent] = Array.from({ length: 7 }, newId);
  const run = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows;
  const users = `insert into users (id, email, name, created_at, updated_at) values ($1, $2, 'דנה', now(), now())`;
  await run(users, dana, 'Dana@B.il');
  await run(users, noa, 'noa@b.il');
  await run(`insert into identities values ('https://accounts.google.com', 'Sub-7', $1, now())`, noa);
  await run(
    `insert into sessions (id, user_id, family_id, token_hash, created_at, last_used_at, ends_at, signed_in_at)
     values ($1, $2, $1, 'hash', now(), now(), now(), now())`,
    session,
    dana,
  );
  await run(
    `insert into link_tokens (id, user_id, purpose, token_hash, created_at, expires_at)
     values ($1, $2, 'reset', 'hash', now(), now())`,
    link,
    dana,
  );
  await run(`insert into consents values ($1, $2, 'terms', '1', now())`, consent, dana);
  await run(`insert into idempotency_keys values ($1, 'k', 'hash', null, now())`, dana);
  const audit = `insert into audit (id, at, user_id, address, action, object, result) values ($1, now(), $2, '192.0.2.9', 'signIn', $3, 'refused')`;
  await run(audit, event, dana, null);
  await run(audit, refused, null, 'gone');

  await migrateTo('9999');
  expect(await run('select issuer, subject, user_id from sign_in_names order by user_id, issuer')).toEqual([
    { issuer: 'email', subject: 'dana@b.il', user_id: dana },
    { issuer: 'email', subject: 'noa@b.il', user_id: noa },
    { issuer: 'https://accounts.google.com', subject: 'Sub-7', user_id: noa },
  ]);
  expect(await run('select email from users order by id')).toEqual([{ email: 'Dana@B.il' }, { email: 'noa@b.il' }]);
  expect(await run('select id, user_id from audit')).toEqual([{ id: event, user_id: dana }]);
  expect(await run('select id, host(address) as address, action, object, result from anonymous_audit')).toEqual([
    { id: refused, address: '192.0.2.9', action: 'signIn', object: 'gone', result: 'refused' },
  ]);
  for (const [table, id] of Object.entries({ sessions: session, link_tokens: link, consents: consent }))
    expect(await run(`select id, user_id from ${table}`)).toEqual([{ id, user_id: dana }]);
  expect(await run('select key from idempotency_keys')).toEqual([{ key: 'k' }]);
});

test('The table of a new noun is laid with all that belongings have alike, and goes with its pet', async () => {
  await migrateTo('9999');
  await client.query(
    `select create_belongings('walks', 'profile', 'steps int not null check (steps > 0), date date not null')`,
  );
  const columns = await readColumns(client);
  const of = (table: string) => columns.filter((column) => column.table === table).map(({ name }) => name);
  const kinds = ['expenses', 'medical_records', 'reminders', 'appointments'].map((table) => new Set(of(table)));
  const alike = kinds.reduce((common, columns) => common.intersection(columns));
  expect(of('walks')).toContain('steps');
  const laid = new Set(of('walks')).difference(new Set(['steps', 'date']));
  expect([...laid].toSorted()).toEqual([...alike.difference(new Set(['date']))].toSorted());
  const { rows } = await client.query(`select indexname as name from pg_indexes where tablename = 'walks' order by 1`);
  expect(rows).toEqual([{ name: 'walks_by_pet' }, { name: 'walks_pkey' }]);
});

test('The text of an insurance is unchanged, and can be found', async () => {
  await migrateTo('0027_costs_are_of_records');
  const [home, bella, owner] = Array.from({ length: 3 }, newId);
  const run = (text: string, ...values: unknown[]) => client.query(text, values);
  await run('insert into households values ($1, now())', home);
  await run(
    `insert into pets (household_id, id, name, species, hue, insurance, created_at, created_by, updated_at, updated_by)
     values ($1, $2, 'בלה', 'dog', 'sage', 'ליברה, פוליסה 7755-120', now(), $3, now(), $3)`,
    home,
    bella,
    owner,
  );
  const line = 'select title, body from search_items';
  const before = (await run(line)).rows;
  await migrateTo('9999');
  expect((await run('select insurance, insurer, own_fields from pets')).rows).toEqual([
    { insurance: 'ליברה, פוליסה 7755-120', insurer: null, own_fields: [] },
  ]);
  expect((await run(line)).rows).toEqual(before);
  expect((await run('select rebuild_search_items() as wrong')).rows).toEqual([{ wrong: '0' }]);
});

test('The next appointment of a record becomes an appointment, and is deleted and restored with its record', async () => {
  await migrateTo('0027_costs_are_of_records');
  const [owner, bella, standing, gone, none] = Array.from({ length: 5 }, newId);
  const run = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows;
  await run(
    `insert into users (id, email, name, created_at, updated_at) values ($1, 'a@b.il', 'דנה', now(), now())`,
    owner,
  );
  await run(`insert into households (household_id, created_at) values ($1, now())`, owner);
  await run(
    `insert into pets (household_id, id, name, species, hue, created_at, created_by, updated_at, updated_by)
     values ($1, $2, 'בלה', 'dog', 'sage', now(), $1, now(), $1)`,
    owner,
    bella,
  );
  const at = '2026-11-01T07:00:00Z';
  for (const [id, next, deleted] of [
    [standing, '2027-11-10', null],
    [gone, '2027-01-01', '2026-11-05T07:00:00Z'],
    [none, null, null],
  ])
    await run(
      `insert into medical_records (household_id, id, pet_id, type, date, description, vet_name, next_appointment,
         created_at, created_by, updated_at, updated_by, deleted_at)
       values ($1, $2, $3, 'vaccination', '2026-11-01', 'כלבת', 'ד״ר לוי', $4, $5, $1, $5, $1, $6)`,
      owner,
      id,
      bella,
      next,
      at,
      deleted,
    );
  await migrateTo('9999');
  const rows = await run(
    `select follows_record_id, pet_id, reason, date::text, vet_name, status, version, created_by,
       id = visit_id as alone, removed_with_record_at = deleted_at as with_record from appointments order by date desc`,
  );
  const alike = {
    pet_id: bella,
    reason: 'כלבת',
    vet_name: 'ד״ר לוי',
    status: 'planned',
    version: 1,
    created_by: owner,
  };
  expect(rows).toEqual([
    { ...alike, follows_record_id: standing, date: '2027-11-10', alone: true, with_record: null },
    { ...alike, follows_record_id: gone, date: '2027-01-01', alone: true, with_record: true },
  ]);
  const [{ id }] = (await run('select id from appointments limit 1')) as [{ id: string }];
  expect([id[14], Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)]).toEqual(['7', Date.parse(at)]);
});

test('Notes that a record gave its expense are removed; notes written on an expense stay', async () => {
  await migrateTo('0070_open_reminders_counted');
  const [home, bella, owner] = Array.from({ length: 3 }, newId);
  const run = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows;
  await run('insert into households values ($1, now())', home);
  await run(
    `insert into pets (household_id, id, name, species, hue, created_at, created_by, updated_at, updated_by)
     values ($1, $2, 'בלה', 'dog', 'sage', now(), $3, now(), $3)`,
    home,
    bella,
    owner,
  );
  const record = async (notes: string) => {
    const id = newId();
    await run(
      `insert into medical_records (household_id, id, pet_id, type, date, description, notes, created_at, created_by, updated_at, updated_by)
       values ($1, $2, $3, 'vet_visit', '2026-11-20', 'ביקור', $4, now(), $5, now(), $5)`,
      home,
      id,
      bella,
      notes,
      owner,
    );
    return id;
  };
  const expense = (description: string, notes: string, recordId: string | null, version = 1) =>
    run(
      `insert into expenses (household_id, id, pet_id, description, amount, category, date, notes, record_id, version,
         created_at, created_by, updated_at, updated_by)
       values ($1, $2, $3, $4, 100, 'vet', '2026-11-20', $5, $6, $7, now(), $8, now(), $8)`,
      home,
      newId(),
      bella,
      description,
      notes,
      recordId,
      version,
      owner,
    );
  await expense('same as the record', 'סוד', await record('סוד'), 3);
  await expense('unlinked', 'סוד', null, 2);
  await expense('record was edited since', 'קודם', await record('עכשיו'));
  await expense('edited by hand', 'שילמנו במזומן', await record('אחר'), 2);
  await expense('of no record', 'אוכל', null);

  await migrateTo('9999');
  const left = await run('select description, notes, version from expenses where notes is not null order by 1');
  expect(left).toEqual([
    { description: 'edited by hand', notes: 'שילמנו במזומן', version: 2 },
    { description: 'of no record', notes: 'אוכל', version: 1 },
  ]);
});
