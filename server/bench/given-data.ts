import { randomBytes } from 'node:crypto';
import { expenseCategories } from '@tzemed/contract/expenses';
import { recordTypes } from '@tzemed/contract/medical-records';
import { hashOf } from '../src/identity/sessions.ts';
import type { Db } from '../src/db/client.ts';
import { newId } from '../src/lib/ids.ts';

const dayMs = 86_400_000;
const pick = <T>(list: readonly T[], i: number) => list[i % list.length] as T;
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** One owner with three pets, `expenses` expenses over two years, 300 records and 300 reminders. Returns the token. */
export async function givenData(db: Db, now: Date, expenses: number) {
  const ownerId = newId();
  const at = { createdAt: now, updatedAt: now };
  const written = { ...at, createdBy: ownerId, updatedBy: ownerId };
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('users')
    .values({ id: ownerId, email: `${ownerId}@example.co.il`, name: 'דנה כהן', ...at })
    .execute();
  const session = { createdAt: now, lastUsedAt: now, signedInAt: now, endsAt: new Date(now.getTime() + 30 * dayMs) };
  await db
    .insertInto('sessions')
    .values({ id: newId(), userId: ownerId, familyId: newId(), tokenHash: hashOf(token), ...session })
    .execute();
  const pet = (name: string) => ({
    id: newId(),
    ownerId,
    name,
    species: 'dog' as const,
    hue: 'sage' as const,
    ...written,
  });
  const pets = ['בלה', 'מיצי', 'קוקי'].map(pet);
  await db.insertInto('pets').values(pets).execute();

  const row = (i: number) => ({ id: newId(), ownerId, petId: pick(pets, i).id, ...written });
  const expense = (i: number) => ({
    ...row(i),
    description: `שק מזון יבש ${i}`,
    amount: 1_000 + ((i * 7919) % 40_000),
    category: pick(expenseCategories, i),
    date: dayBefore(now, (i * 31) % 730),
  });
  await inBatches(expenses, 1000, (from, to) =>
    db.insertInto('expenses').values(range(from, to).map(expense)).execute(),
  );
  await db
    .insertInto('medicalRecords')
    .values(
      Array.from({ length: 300 }, (_, i) => ({
        ...row(i),
        type: pick(recordTypes, i),
        description: `ביקור ${i}`,
        date: dayBefore(now, (i * 3) % 730),
        nextAppointment: i % 50 === 0 ? dayBefore(now, -10) : null,
      })),
    )
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
  return token;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** PostgreSQL takes at most 65,535 parameters in one statement. */
async function inBatches(count: number, size: number, run: (from: number, to: number) => Promise<unknown>) {
  for (let from = 0; from < count; from += size) await run(from, Math.min(from + size, count));
}
