import { contract } from '@tzemed/contract';
import type { PetAccess, Table } from '@tzemed/contract/schema/endpoint';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '../db/connection/connection.ts';
import { keyOf, readCatalogue } from '../testing/database/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-database.ts';

/** Tables of homes of whose rows nobody hears, and why. */
const silent: Record<string, string> = {
  households: 'a home is there before anybody hears of it, and what ends with it is told by what was in it',
  household_people: 'names, written with the member or the share that is heard of',
  earlier_writers: 'names too, written with the pet that came',
  expense_imports: 'heard of by the expenses that it made',
  ownerships: 'written with the owner who comes or goes',
  left_expenses: 'written with the pet that goes',
  budget_alerts: 'tell of their budget, which is written with them',
  budget_warnings: 'are what was told, which the bell tells of',
  attachments: 'tell of the thing that they hang on',
  reminder_events: 'are what became of a reminder, which tells of it',
  stock_entries: 'tell of their stock, which is written with them',
  comments: 'tell of the thing that they are about',
  search_items: 'what can be found of rows that are heard of',
  files: 'whatever shows a file changes with it',
  changes: 'the lines themselves',
  erased_tags: 'what bears an erased tag was told when the tag was deleted',
  change_counters: 'their numbers',
};
/** Areas that are cut by right; without one it is the owners' affair. */
const ofOwners = new Set(['households', 'sharing', 'handovers', 'missing', 'budgets', 'settlements']);

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

type Trigger = { table: string; says: string; noun: string; area: string };

async function followed() {
  const { rows } = await client.query<Trigger>(`
    select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as says,
      split_part(encode(tgargs, 'escape'), '\\000', 1) as noun, split_part(encode(tgargs, 'escape'), '\\000', 2) as area
    from pg_trigger
    where tgfoid = 'write_change'::regproc and tgenabled = 'O' and tgdeferrable and tginitdeferred order by 1`);
  return rows.filter(({ says }) =>
    /AFTER INSERT OR DELETE OR UPDATE ON .* FOR EACH ROW EXECUTE FUNCTION write_change/.test(says),
  );
}
async function unheard() {
  const heard = new Set((await followed()).map(({ table }) => table));
  const ofHomes = (await readCatalogue(client)).filter((table) => keyOf(table) === 'household_id');
  return ofHomes.map(({ name }) => name).filter((name) => !heard.has(name));
}

it('Every row of a household has recipients in the change feed, or a stated reason for none', async () => {
  expect((await unheard()).toSorted()).toEqual(Object.keys(silent).toSorted());
});

it('A tracked table has the resource name and the permission of its API calls', async () => {
  for (const { table, noun, area } of await followed()) {
    const { get } = (contract as Record<string, Partial<Table>>)[noun] ?? {};
    const expected = ofOwners.has(noun) ? '' : (get?.access as PetAccess | undefined)?.area;
    expect([table, area]).toEqual([table, expected]);
  }
});

describe.each([
  ['dropped', 'drop trigger expenses_change on expenses'],
  ['switched off', 'alter table expenses disable trigger expenses_change'],
  [
    'not at the end of the transaction',
    `drop trigger expenses_change on expenses;
     create trigger expenses_change after insert or update or delete on expenses
     for each row execute function write_change('expenses', 'expenses')`,
  ],
  [
    'deaf to deletions',
    `drop trigger expenses_change on expenses;
     create constraint trigger expenses_change after insert or update on expenses deferrable initially deferred
     for each row execute function write_change('expenses', 'expenses')`,
  ],
])('A trigger that is %s', (_what, fault) => {
  it('is missed', async () => {
    await client.query('begin');
    await client.query(fault);
    expect(await unheard()).toContain('expenses');
    await client.query('rollback');
  });
});

it('A new table is reported until it has its change trigger', async () => {
  await client.query('begin');
  await client.query(`select create_belongings('lab_results', 'medicalRecords', 'date date not null')`);
  expect(await unheard()).toContain('lab_results');
  await client.query(
    `create constraint trigger lab_results_change after insert or update or delete on lab_results
     deferrable initially deferred for each row execute function write_change('labResults', 'medicalRecords')`,
  );
  expect(await unheard()).not.toContain('lab_results');
  expect(await followed()).toContainEqual(
    expect.objectContaining({ table: 'lab_results', noun: 'labResults', area: 'medicalRecords' }),
  );
  await client.query('rollback');
});
