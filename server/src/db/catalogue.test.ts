import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueTable, keyOf, readCatalogue } from '../testing/database/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { Connection } from './connection/connection.ts';

/** Tables that no key leads, and why. None refers to another, and none to them. */
const others: Record<string, string> = {
  sign_in_names: 'the directory of what is unique over all users',
  handover_offers: 'the directory of which home offers a pet to an address',
  due_queue: 'due times of all households: the scheduler asks for all at once',
  budget_looks: 'in which homes sums have risen: the clock asks for all at once',
  due_plans: 'the directory of which plans come when, of all homes: the clock asks for all at once',
  due_care: 'pets whose care plan makes reminders, of all homes: the clock asks for all at once',
  due_courses: 'when courses of medicines move on, of all homes: the clock asks for all at once',
  invited_addresses: 'in which homes something waits for an address, with or without an account',
  sent_numbers: 'how much is sent to a telephone in a day, whoever asks for it',
  anonymous_audit: 'events of no account',
  passkey_challenges: 'a sign-in by passkey is of nobody until it is answered',
  rate_limits: 'counters of attempts, many of them by nobody who is known',
  newsletter_subscriptions: 'addresses that asked for the newsletter, with or without an account',
  newsletter_issues: 'issues of the newsletter',
  newsletter_deliveries: 'which address an issue goes to',
  admin_actions: 'what administrators did, by ids alone',
  bounced_mails: 'addresses that refuse mails, with or without an account',
  site_notices: 'notices to everyone',
  backup_runs: 'nights of backups',
  status_checks: 'minutes of the service',
  status_incidents: 'faults of the service',
  migrations: 'what ran on this database',
  sql_files: 'functions and triggers as they stand in this database',
};

/** Indexes that no key leads, and why. */
const across: Record<string, string> = {
  idempotency_keys_created: 'what each night takes away, of all users',
  notifications_of_pet: 'what was told of a pet goes with it, whoever was told',
  users_by_picture: 'the sweep asks which stored bytes are pictures of people',
  users_by_deletion: 'each night asks whose thirty days are over',
  invitations_by_email: 'an address that is forgotten is looked for in every home',
  successors_by_email: 'the same',
  handovers_by_email: 'the same',
  account_exports_by_file: 'the sweep asks which stored bytes are copies of data',
  account_exports_by_end: 'what each night takes away, of all users',
  support_tickets_by_id: 'support opens a ticket by its id, whoever wrote it',
  support_tickets_by_number: 'numbers are counted for the whole site',
  support_tickets_waiting: 'what waits for support, of everybody',
  support_tickets_closed: 'the same of what is closed',
  support_tickets_taken: 'what somebody of support has taken, of everybody',
  support_tickets_by_account: 'the key itself, where a ticket has an account to go with',
  support_tickets_by_visitor: 'what a visitor wrote is found by the address',
  support_tickets_of_visitors: 'what each night takes away, of all visitors',
  support_messages_by_writer: 'what somebody of support wrote is let go of with their account',
  support_files_by_file: 'the sweep asks which stored bytes are files of tickets',
  support_uploads_by_file: 'the same',
  support_uploads_by_time: 'what each night takes away, of all users',
  users_by_role: 'who answers tickets',
  search_items_terms: 'words, each of which begins with its home',
};

/** References that hold the key under another name, and why. */
const renamed: Record<string, string> = {
  support_tickets_user_id_fkey: 'the key itself, or null for a visitor, who has no account',
};

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new Connection(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

function complaints(tables: readonly CatalogueTable[]) {
  const keys = new Map(tables.map((table) => [table.name, keyOf(table)]));
  return tables.flatMap((table) => {
    const { name, kind, indexes, foreignKeys } = table;
    if (kind !== 'r' && kind !== 'p') return [`${name} is no table`];
    const said = foreignKeys.filter(({ updates }) => updates).map((key) => `${key.name} updates a key`);
    if (name in others) return [...said, ...foreignKeys.map((key) => `${key.name} leaves the directory`)];
    const key = keys.get(name);
    if (!key) return [...said, `the primary key of ${name} is led by neither a home nor a user`];
    const column = name === 'users' ? 'id' : key;
    for (const { name: index, leads } of indexes)
      if (leads !== column && !(index in across)) said.push(`${index} is not led by ${column}`);
    for (const { name: reference, columns, to } of foreignKeys) {
      if (keys.get(to) !== key) said.push(`${reference} refers to what another key leads`);
      if (!columns.includes(column) && !(reference in renamed)) said.push(`${reference} does not contain ${column}`);
    }
    return said;
  });
}
const said = async () => complaints(await readCatalogue(client));

it('Every table is of a home or of a user, by the key that leads all its keys, or says why not', async () => {
  expect(await said()).toEqual([]);
  const kinds = Map.groupBy(await readCatalogue(client), keyOf);
  expect(kinds.get('household_id')?.length).toBeGreaterThan(9);
  expect(kinds.get('user_id')?.length).toBeGreaterThan(7);
  expect(kinds.get(undefined)?.map(({ name }) => name)).toEqual(Object.keys(others).toSorted());
});

const table = 'create table walks (household_id uuid references households, id uuid, user_id uuid';
describe.each([
  ['a table without a primary key', `${table})`, 'the primary key of walks is led by neither a home nor a user'],
  [
    'a key that begins with the id',
    `${table}, primary key (id, household_id))`,
    'the primary key of walks is led by neither a home nor a user',
  ],
  ['an index by time alone', 'create index by_time on expenses (date)', 'by_time is not led by household_id'],
  [
    'an index by what is made of the key',
    `create index by_text on expenses ((household_id::text))`,
    'by_text is not led by household_id',
  ],
  [
    'what is unique over all homes',
    'alter table pets add constraint one_name unique (name)',
    'one_name is not led by household_id',
  ],
  [
    'what is unique over all users',
    'alter table users add constraint one_email unique (email)',
    'one_email is not led by id',
  ],
  ['an index of sessions by time', 'create index by_time on sessions (created_at)', 'by_time is not led by user_id'],
  [
    'a key that is updated',
    `${table}, pet_id uuid, primary key (household_id, id), constraint of_pet foreign key (household_id, pet_id) references pets on update cascade)`,
    'of_pet updates a key',
  ],
  [
    'a home that refers to a user',
    'alter table pets add constraint made_by foreign key (created_by) references users',
    'made_by refers to what another key leads',
  ],
  [
    'a user that refers to a home',
    'alter table memberships add constraint of_home foreign key (household_id) references households',
    'of_home refers to what another key leads',
  ],
  [
    'a reference past the key',
    `${table}, other_id uuid, primary key (household_id, id), constraint other foreign key (other_id) references households)`,
    'other does not contain household_id',
  ],
  [
    'a directory that refers to a user',
    'alter table sign_in_names add constraint whose foreign key (user_id) references users',
    'whose leaves the directory',
  ],
  [
    'a table that refers to a directory',
    'alter table users add constraint by_name foreign key (name, email) references sign_in_names',
    'by_name refers to what another key leads',
  ],
  ['a view', 'create view all_pets as select * from pets', 'all_pets is no table'],
])('The catalogue is refused', (what, fault, complaint) => {
  it(`with ${what}`, async () => {
    await client.query('begin');
    try {
      await client.query(fault);
      expect(await said()).toContain(complaint);
    } finally {
      await client.query('rollback');
    }
  });
});
