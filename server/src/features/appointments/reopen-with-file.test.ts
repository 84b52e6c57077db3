import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { writtenBy } from '../../testing/fixtures/given.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const { app, add, owner, petId } = await petResourceApp('appointments', { reason: 'בדיקה', date: '2026-11-20' });

test('A record of a visit stays when a file is attached to it while the visit is opened again', async () => {
  const { id } = await add();
  const done = await app.call('PATCH', `/api/appointments/${id}/complete`, { as: owner() });
  const record = { householdId: owner().householdId, id: done.body.records[0].id as string };
  const file = {
    id: newId(),
    noun: 'medicalRecords' as const,
    area: 'medicalRecords' as const,
    name: 'קבלה.pdf',
    type: 'application/pdf',
  };
  let reopened: Promise<{ status: number }>;
  await app.db.transaction().execute(async (db) => {
    // An upload holds the record while it writes the file.
    await sql`select from medical_records where household_id = ${record.householdId} and id = ${record.id} for share`.execute(
      db,
    );
    reopened = app.call('POST', `/api/appointments/${id}/reopen`, { as: owner() });
    await untilBlocked(app.db);
    await db
      .insertInto('attachments')
      .values({
        ...file,
        householdId: record.householdId,
        petId: petId(),
        thingId: record.id,
        size: 1,
        isLocked: false,
        hasScripts: false,
        ...writtenBy(owner(), app.clock.now),
      })
      .execute();
  });
  expect((await reopened!).status).toBe(200);
  const { deletedAt } = await app.db
    .selectFrom('medicalRecords')
    .select('deletedAt')
    .where('householdId', '=', record.householdId)
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow();
  expect(deletedAt).toBeNull();
});
