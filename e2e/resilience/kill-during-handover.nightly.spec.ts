import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { folderStore } from '../../server/src/files/storage/file-store.ts';
import { run } from '../../server/src/testing/database/database-server.ts';
import { type WriteTracker, startWriteTracker } from '../fixtures/write-tracker.ts';
import { databaseOf, lockTable, blockedQueries } from '../fixtures/table-locks.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const records = 1000;
const files = 200;
const writers = 3;
// Tests run one after the other, on one server.
test.describe.configure({ mode: 'default' });
let dataDir: string;
let server: ServerProcess | undefined;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-kill-'));
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = async (statement: string) => (await run(databaseOf(dataDir), statement)).rows;

/** Writes a pet's belongings directly to the database: the API would take minutes. */
async function fill(petId: string) {
  const of = `select household_id, id, uuidv7(), created_by, created_by, now(), now()`;
  const written = 'household_id, pet_id, id, created_by, updated_by, created_at, updated_at';
  const many = (count: number) => `from pets, generate_series(1, ${count}) n where id = '${petId}'`;
  const third = Math.ceil(records / 3);
  await ask(`
    insert into expenses (${written}, description, amount, category, date)
      ${of}, 'מזון ' || n, n, 'food', date '2026-01-01' + n % 300 ${many(third)};
    insert into medical_records (${written}, type, date, description)
      ${of}, 'checkup', date '2026-11-01', 'ביקור ' || n ${many(third)};
    insert into reminders (${written}, title, date, time, timezone, due_at, series_id, anchor_date)
      ${of}, 'תזכורת ' || n, '2036-12-01', '09:00', 'Asia/Jerusalem', '2036-12-01', uuidv7(), '2036-12-01' ${many(third)};
    insert into files (household_id, pet_id, id, created_at, name, size, area, type, sha256)
      select household_id, id, uuidv7(), now(), n || '.webp', 5, 'profile', 'image/webp', decode(repeat('00', 32), 'hex')
      ${many(files)};
    update pets set photo_id = (select id from files where pet_id = pets.id and name = '1.webp'),
      photo_thumb_id = (select id from files where pet_id = pets.id and name = '2.webp') where id = '${petId}'`);
  const store = await folderStore(path.join(dataDir, 'files'));
  for (const { id } of await ask(`select id from files where pet_id = '${petId}'`))
    await store.put(id, Buffer.from('bytes'));
}

const tables = ['expenses', 'medical_records', 'reminders', 'files'];
/** All that there is of a pet, each row with the home that has it; what is written meanwhile is told apart by its key. */
const rowsOf = (petId: string) =>
  ask(
    [...tables, 'pets']
      .map(
        (
          table,
        ) => `select '${table}' as table, household_id as home, to_jsonb(t) - '{household_id,came_at}'::text[] as row from ${table} t
          where ${table === 'pets' ? 'id' : 'pet_id'} = '${petId}' and coalesce(to_jsonb(t)->>'description', '') !~ '^[0-9a-f-]{36}$'`,
      )
      .join(' union all ') + ' order by 1, 3',
  );

/** Writes at the giver's until it is told to stop. Nobody knows what became of what nobody answered. */
function write(ledger: WriteTracker, over: AbortSignal) {
  return Promise.all(
    Array.from({ length: writers }, async () => {
      while (!over.aborted) await ledger.write(randomUUID()).catch(() => sleep(20));
    }),
  );
}

for (const table of ['pets', 'reminders', 'files'])
  test(`A server that is killed while it hands ${table} over has moved nothing, and asked again it moves all`, async () => {
    test.setTimeout(120_000);
    server ??= await startServerProcess(dataDir);
    const address = () => server!.url;
    const [giver, receiver] = [await startWriteTracker(address), await startWriteTracker(address)];
    const { petId } = giver;
    const token = async (pathname: string) =>
      new URL(await mailedLink(receiver.email, pathname, dataDir)).hash.replace('#token=', '');
    await receiver.call('POST', '/auth/verify-email', { body: { token: await token('/verify-email') } });
    await fill(petId);
    await giver.call('POST', '/handovers', { body: { petId, userEmail: receiver.email } });
    const before = await rowsOf(petId);
    expect(before).toHaveLength(Math.ceil(records / 3) * 3 + files + 1);

    const over = new AbortController();
    const writing = write(giver, over.signal);
    await expect.poll(() => giver.acknowledged.size).toBeGreaterThan(writers);
    const release = await lockTable(dataDir, table);
    const body = { token: await token('/handover') };
    const { offer } = await receiver.call('POST', '/handovers/accept', { body });
    // A blocked query waits for a fifth of a second at a time and gives up after ten, so rare polls would never see it
    // waiting.
    await expect.poll(() => blockedQueries(dataDir, table), { intervals: [10] }).toHaveLength(1);
    await server.kill();
    await release();
    server = await startServerProcess(dataDir);
    await expect.poll(() => blockedQueries(dataDir, table)).toEqual([]);
    // The queue would bring it again in the end; its receiver has waited long enough.
    expect(await rowsOf(petId)).toEqual(before);
    const state = async () =>
      (await receiver.call('GET', '/handovers')).offers.find((it: any) => it.id === offer.id)?.state;
    expect(await state()).toBe('moving');
    await ask(`update handovers set accepted_at = accepted_at - interval '2 minutes' where id = '${offer.id}'`);
    await receiver.call('POST', '/handovers/accept', { body: { handoverId: offer.id } });
    await expect.poll(state, { timeout: 30_000 }).toBe('done');
    over.abort();
    await writing;

    const [{ home }] = await ask(`select household_id as home from pets where id = '${receiver.petId}'`);
    // An expense paid before the handover stays on the account of the household that paid it.
    const moved = (table: string, row: object) => (table === 'expenses' ? { ...row, came_along: true } : row);
    expect(await rowsOf(petId)).toEqual(before.map(({ table, row }) => ({ table, home, row: moved(table, row) })));
    const written = (await receiver.listed()).filter(
      (row) => row.petId === petId && /^[0-9a-f-]{36}$/.test(row.description),
    );
    const keys = written.map(({ description }) => description as string);
    expect(keys).toHaveLength(new Set(keys).size);
    expect([...giver.acknowledged].filter((key) => !keys.includes(key))).toEqual([]);
    expect(await giver.listed()).toEqual([]);
    const photo = await fetch(`${server.url}/api/pets/${petId}/photo`, {
      headers: { authorization: `Bearer ${receiver.token}` },
    });
    expect([photo.status, await photo.text()]).toEqual([200, 'bytes']);
  });
