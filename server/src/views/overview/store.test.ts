import { expect, test } from 'vitest';
import { ownViewOf, viewOf } from '../../access.ts';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { askerOf, givenOwner, givenPet, writtenBy } from '../../testing/fixtures/given.ts';
import { planOf, scansOf } from '../../testing/database/query-plan.ts';
import { vacuumTable } from '../../testing/database/vacuum-table.ts';
import { figures } from './store.ts';

const minuteMs = 60_000;

test('Open reminders are counted in their index, wherever they lie in their table', async () => {
  const app = await testApp();
  const { db } = app;
  const { now } = app.clock;
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  // Most are done.
  const given = Array.from({ length: 2000 }, (_, minutes) => ({
    id: newId(),
    householdId: owner.householdId,
    petId,
    title: 'כדור',
    date: '2026-11-20',
    time: '09:00',
    timezone: 'Asia/Jerusalem',
    dueAt: new Date(now.getTime() - minutes * minuteMs - 1),
    seriesId: newId(),
    anchorDate: '2026-11-20',
    ...(minutes % 10 > 0 && { completedAt: now, closedBy: owner.id }),
    ...writtenBy(owner, now),
  }));
  await db.insertInto('reminders').values(given).execute();
  await vacuumTable(db, 'reminders');

  const asker = { db, user: askerOf(owner), now: new Date() };
  const [reminders, records] = [viewOf(asker, 'reminders'), viewOf(asker, 'medicalRecords')];
  const scopes = { pets: ownViewOf(asker, 'profile'), expenses: viewOf(asker, 'expenses'), records, reminders };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const moment = { now, until: now, today: '2026-11-21', midnight: { last: now, next: now, after: now } };
  const ask = (on: typeof db) => figures(on, scopes, { ...moment, previous: days, later: days });
  expect((await ask(db)).overdue).toBe(200);
  const scans = scansOf(await planOf(db, ask), 'reminders').filter(({ Alias }) => Alias === 'reminders');
  expect(scans).toMatchObject([
    { 'Node Type': 'Index Only Scan', 'Index Name': 'reminders_open_by_pet', 'Heap Fetches': 0, 'Actual Rows': 200 },
  ]);
});
