import { randomBytes } from 'node:crypto';
import { builtInCategories } from '@tzemed/contract/money/expenses';
import { recordTypes } from '@tzemed/contract/medical/medical-records';
import { sql } from 'kysely';
import { createHousehold } from '../src/households/household-rows.ts';
import type { Db } from '../src/db/client.ts';
import { newId } from '../src/lib/ids.ts';
import { givenSession } from '../src/testing/fixtures/given.ts';
import { insertAcceptedShare } from '../src/testing/fixtures/given-people.ts';

const dayMs = 86_400_000;
const pick = <T>(list: readonly T[], i: number) => list[i % list.length] as T;
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** More take longer than a connection is waited for. */
const maxAtOnce = 500;

/** Session of a user, a pet that they may edit, and one of its expenses. */
export type Asker = { readonly token: string; readonly petId: string; readonly expenseId: string };
export type Owner = Asker & {
  readonly id: string;
  readonly householdId: string;
  /** Tags on a tenth and on a thousandth of the expenses. */
  readonly tagIds: { readonly often: string; readonly seldom: string };
  /** An expense with a refund. */
  readonly refundedId: string;
};

/** An account with a session. */
async function givenAccount(db: Db, name: string, now: Date) {
  const id = newId();
  const email = `${id}@example.co.il`;
  // The server finds a session by the token's hash alone, whichever key has signed it.
  const token = await givenSession(db, { id, email, name }, randomBytes(32), now);
  return { id, email, token, householdId: await createHousehold(db, { userId: id, name }, now) };
}

/** Guest with edit permission in all areas of this pet, and without pets of their own. */
export async function givenGuest(db: Db, now: Date, owner: Owner): Promise<Asker> {
  const name = 'נועה לוי';
  const guest = await givenAccount(db, name, now);
  const rights = { profile: 'edit', medicalRecords: 'edit', reminders: 'edit', expenses: 'edit' } as const;
  await insertAcceptedShare(db, now, owner, owner.petId, { guest, name, rights });
  return { token: guest.token, petId: owner.petId, expenseId: owner.expenseId };
}

/**
 * Owner with three pets, `expenses` expenses spread over two years, a third of them without a payer, and 300 records
 * and reminders each.
 */
export async function givenOwner(db: Db, now: Date, expenses: number): Promise<Owner> {
  const { id: userId, householdId, token } = await givenAccount(db, 'דנה כהן', now);
  const written = { createdAt: now, updatedAt: now, createdBy: userId, updatedBy: userId };
  const pet = (name: string) => ({
    id: newId(),
    householdId,
    name,
    species: 'dog' as const,
    hue: 'sage' as const,
    ...written,
  });
  const pets = ['בלה', 'מיצי', 'קוקי'].map(pet);
  const [{ id: petId }] = pets as [(typeof pets)[number]];
  await db.insertInto('pets').values(pets).execute();
  const tagIds = { often: newId(), seldom: newId() };
  const tag = ([name, id]: [string, string]) => ({ id, householdId, name, hue: 'sage' as const, ...written });
  await db.insertInto('tags').values(Object.entries(tagIds).map(tag)).execute();
  for (let first = 0; first < expenses; first += maxAtOnce)
    await sql`
    insert into expenses (id, household_id, pet_id, description, amount, category, date, paid_by, tag_ids,
      created_at, created_by, updated_at, updated_by)
    select uuidv7(), ${householdId}, (${pets.map(({ id }) => id)}::uuid[])[1 + i % 3], 'שק מזון יבש ' || i,
      1000 + (i::bigint * 7919) % 40000, (${[...builtInCategories]}::text[])[1 + i % ${builtInCategories.length}],
      ${dayBefore(now, 0)}::date - (i * 31) % 730, case when i % 3 > 0 then ${userId}::uuid end,
      case when i % 1000 = 0 then array[${tagIds.often}, ${tagIds.seldom}]::uuid[]
        when i % 10 = 0 then array[${tagIds.often}]::uuid[] else '{}' end,
      ${now}, ${userId}, ${now}, ${userId}
    from generate_series(${first}::int, ${Math.min(expenses, first + maxAtOnce) - 1}::int) i`.execute(db);
  const { id: expenseId } = await db
    .selectFrom('expenses')
    .select('id')
    .where('householdId', '=', householdId)
    .where('petId', '=', petId)
    .orderBy('date')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: refundedId } = await db
    .selectFrom('expenses')
    .select('id')
    .where('householdId', '=', householdId)
    .where('id', '<>', expenseId)
    .orderBy('date')
    .limit(1)
    .executeTakeFirstOrThrow();
  const refund = { id: newId(), householdId, petId, refundOf: refundedId, amount: -100, category: 'food' as const };
  await db
    .insertInto('expenses')
    .values({ ...refund, description: 'החזר', date: dayBefore(now, 0), ...written })
    .execute();

  const row = (i: number) => ({ id: newId(), householdId, petId: pick(pets, i).id, ...written });
  await db
    .insertInto('medicalRecords')
    .values(
      Array.from({ length: 300 }, (_, i) => ({
        ...row(i),
        type: pick(recordTypes, i),
        description: `ביקור ${i}`,
        date: dayBefore(now, (i * 3) % 730),
      })),
    )
    .execute();
  await db
    .insertInto('appointments')
    .values(Array.from({ length: 6 }, (_, i) => ({ ...row(i * 50), reason: `ביקורת ${i}`, date: dayBefore(now, -10) })))
    .execute();
  await db
    .insertInto('reminders')
    .values(
      Array.from({ length: 300 }, (_, i) => {
        const date = dayBefore(now, 20 - (i % 60));
        const seriesId = newId();
        return {
          ...row(i),
          title: `תזכורת ${i}`,
          date,
          time: '09:00',
          timezone: 'Asia/Jerusalem',
          dueAt: new Date(`${date}T07:00:00Z`),
          seriesId,
          anchorDate: date,
        };
      }),
    )
    .execute();
  return { token, petId, expenseId, id: userId, householdId, tagIds, refundedId };
}
