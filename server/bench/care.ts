import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { JobContext } from '../src/context.ts';
import { createDatabase, type Db } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { differingReminders } from '../src/features/care/service-reminders.ts';
import { remakePlans } from '../src/features/care/service-remaking.ts';
import { listDue, listFacts } from '../src/features/care/store.ts';
import { followSource } from '../src/features/reminders/service-sources.ts';
import { createLog } from '../src/lib/log.ts';
import { run } from '../src/testing/database/database-server.ts';

/**
 * `npm run bench:care`: care plans of ten thousand households with three animals and ten records each, made anew on
 * another day, where few reminders differ. Missed goals are marked.
 *
 * CARE_HOMES: how many households.
 */
const goals = { perSecond: 2000 };
const homes = Number(process.env.CARE_HOMES ?? 10_000);
const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
let missed = 0;

function report(what: string, found: string, isMet = true) {
  if (!isMet) missed += 1;
  console.log(`${what.padEnd(52)} ${found}${isMet ? '' : ' ✗'}`);
}

const none = '00000000-0000-0000-0000-000000000000';

/** The reminders of all plans, as if each had been turned on long ago. */
async function writeReminders(db: Db, now: Date) {
  for (let after = none; ;) {
    const keys = await listDue(db, { today: '1900-01-01', version: '', now, after, limit: 500 });
    const last = keys.at(-1);
    if (!last) break;
    after = last.petId;
    const rows = (await listFacts(db, keys)).flatMap((stored) =>
      differingReminders(stored, now).map(({ petId, sourceId, title, description, dueAt, timezone }) => ({
        household_id: stored.pet.householdId,
        pet_id: petId,
        source_id: sourceId,
        title,
        description,
        due_at: dueAt,
        timezone,
      })),
    );
    await sql`
      insert into reminders (household_id, id, pet_id, title, description, date, time, timezone, due_at, repeat_interval,
        series_id, anchor_date, source, source_id, created_at, created_by, updated_at, updated_by)
      select household_id, uuidv7(), pet_id, title, description, (due_at at time zone timezone)::date, '09:00', timezone,
        due_at, 'none', uuidv7(), (due_at at time zone timezone)::date, 'care', source_id, now(), household_id, now(), household_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (household_id uuid, pet_id uuid, source_id uuid,
        title text, description text, due_at timestamptz, timezone text)`.execute(db);
  }
  await sql`alter table reminders enable trigger user`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

try {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  await migrate(connection);
  const db = createDatabase({ ...connection, max: 10, statement_timeout: 0 }, log);
  closing.push(() => db.destroy());
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`);
  await run(
    connection,
    `create table bench_homes as select uuidv7() as id from generate_series(1, ${homes});
    insert into users (id, email, name, email_verified_at, created_at, updated_at)
    select id, id || '@example.co.il', 'דנה כהן', now(), now(), now() from bench_homes;
    insert into households (household_id, created_at) select id, now() from bench_homes;
    insert into household_members (household_id, user_id, joined_at) select id, id, now() from bench_homes;
    insert into household_people (household_id, user_id, name, was_owner) select id, id, 'דנה כהן', true from bench_homes;
    insert into memberships (user_id, household_id) select id, id from bench_homes;
    alter table pets disable trigger user;
    insert into pets (household_id, id, name, species, hue, birth_date, created_at, created_by, updated_at, updated_by)
    select id, uuidv7(), 'בלה', case n when 1 then 'cat' else 'dog' end, 'sage', current_date - 1000 - n * 100, now(), id, now(), id
    from bench_homes, generate_series(1, 3) n;
    alter table pets enable trigger user;
    alter table medical_records disable trigger user;
    insert into medical_records (household_id, id, pet_id, type, date, description, created_at, created_by, updated_at, updated_by)
    select household_id, uuidv7(), id, case when n % 3 = 2 then 'treatment' else 'vaccination' end, current_date - n * 90,
      (array['חיסון כלבת', 'חיסון משושה', 'תילוע'])[n % 3 + 1], now(), household_id, now(), household_id
    from pets, generate_series(1, 10) n;
    alter table medical_records enable trigger user;
    alter table care_items disable trigger user;
    insert into care_items (household_id, id, pet_id, key, is_chosen, created_at, created_by, updated_at, updated_by)
    select household_id, uuidv7(), id, 'reminders', true, now(), household_id, now(), household_id from pets;
    alter table care_items enable trigger user;
    alter table reminders disable trigger user;
    select rebuild_due_care()`,
  );
  await sql`vacuum analyze`.execute(db);
  let now = new Date();
  const ctx = { db, log, clock: () => now, reactions: {} } as unknown as JobContext;
  async function measure(what: string, goal?: number) {
    const began = performance.now();
    const made = await remakePlans(ctx, followSource);
    const perSecond = made / ((performance.now() - began) / 1000);
    report(what, `${made} plans, ${Math.round(perSecond)} a second`, goal === undefined || perSecond >= goal);
  }
  await writeReminders(db, now);
  await measure('The same day, all reminders as they should be', goals.perSecond);
  now = new Date(now.getTime() + 86_400_000);
  await measure('The day after', goals.perSecond);
} finally {
  for (const close of closing.toReversed()) await close();
}
process.exitCode = missed > 0 ? 1 : 0;
