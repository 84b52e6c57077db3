import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { appointmentInput } from '@tzemed/contract/medical/appointments';
import { wordings } from '@tzemed/contract/account/consent-kinds';
import type { PetAccess } from '@tzemed/contract/schema/endpoint';
import { newClaim } from '@tzemed/contract/money/claims';
import { categoryInput } from '@tzemed/contract/money/expense-categories';
import { expenseInput } from '@tzemed/contract/money/expenses';
import { medicalRecordInput } from '@tzemed/contract/medical/medical-records';
import { petInput } from '@tzemed/contract/pets/pets';
import { reminderInput } from '@tzemed/contract/reminders/reminders';
import { tagInput } from '@tzemed/contract/items/tags';
import { vetInput } from '@tzemed/contract/medical/vets';
import * as z from 'zod/mini';
import type { Member, Services } from '../context.ts';
import type { Db } from '../db/client.ts';
import { hash } from '../identity/credentials/passwords.ts';
import { findByEmail } from '../identity/accounts.ts';
import * as accounts from '../features/auth/store.ts';
import * as consents from '../identity/consent-rows.ts';
import * as appointments from '../features/appointments/service.ts';
import { categories } from '../features/expense-categories/service.ts';
import { claims } from '../features/expenses/claims/service-claims.ts';
import * as expenses from '../features/expenses/service.ts';
import * as medicalRecords from '../features/medical-records/service.ts';
import * as pets from '../features/pets/service.ts';
import * as photos from '../features/pets/service-photo.ts';
import * as reminders from '../features/reminders/service.ts';
import { tags } from '../features/tags/service.ts';
import { vets } from '../features/vets/service.ts';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { demoAccount, openedDaysAgo } from './account.ts';
import { demoAppointments } from './appointments.ts';
import { demoCategories } from './categories.ts';
import { demoClaims, demoExpenses, demoRefunds } from './expenses.ts';
import { demoRecords } from './medical-records.ts';
import { demoPets, type PetKey } from './pets.ts';
import { demoReminders } from './reminders.ts';
import { seedDailyCare } from './seed-daily-care.ts';
import { demoTags } from './tags.ts';
import { demoVets } from './vets.ts';

const minuteMs = 60_000;

type Server = Services & { readonly db: Db; readonly log: Log };

/**
 * Fills an account as its owner would have over two years until `now`, through the services that serve everybody.
 * Does nothing when the account is there.
 */
export async function seedDemo(server: Server, now: Date): Promise<void> {
  if (await findByEmail(server.db, demoAccount.email)) return;
  const { password, ...names } = demoAccount;
  const passwordHash = await hash('127.0.0.1', password);
  await server.db.transaction().execute(async (db) => {
    const today = dayOf(now);
    const opened = eveningOf(addDays(today, -openedDaysAgo), now);
    const account = await accounts.insert(
      db,
      { ...names, passwordHash, emailVerifiedAt: opened, language: 'he' },
      opened,
    );
    if (!account) return;
    await consents.insert(db, account.id, wordings, opened);
    // A site may limit the free plan to fewer pets than the demo shows.
    await db.updateTable('users').set({ plan: 'premium', planAt: opened }).where('id', '=', account.id).execute();
    const owner = ownerOf({ ...server, db }, account);
    const petIds = await addPets(owner, today, now);
    const tagIdsOf = await addTags(owner, opened);
    const categoryOf = await addCategories(owner, opened);
    await addExpenses(owner, petIds, { tagIdsOf, categoryOf }, today, now);
    await addRecords(owner, petIds, tagIdsOf, today, now);
    await addAppointments(owner, petIds, today, now);
    await addReminders(owner, petIds, tagIdsOf, today, now);
    await addVets(owner, opened);
    await seedDailyCare({ owner, idOf: (pet) => idOf(petIds, pet), today, now });
    await markPastNotified(db, account.householdId, now);
  });
}

/** The owner was told of appointments and documents of the past when their days came. */
const markPastNotified = (db: Db, householdId: string, now: Date) =>
  db
    .updateTable('dueQueue')
    .set({ nextAt: null, lead: null })
    .where('householdId', '=', householdId)
    .where('topic', '<>', 'reminders')
    .where('nextAt', '<=', now)
    .execute();

type Owner = ReturnType<typeof ownerOf>;
type PetIds = ReadonlyMap<PetKey, string>;

/** A request of this owner at some moment of the past. */
const ownerOf =
  (server: Server, { id, householdId }: { readonly id: string; readonly householdId: string }) =>
  <A extends PetAccess>(right: A, at: Date): Member & { readonly right: A } => ({
    ...server,
    user: {
      id,
      role: 'user',
      sessionId: newId(),
      familyId: newId(),
      households: [householdId],
      guestOf: [],
      isLeaving: false,
    },
    right,
    now: at,
    lang: 'he',
    address: '127.0.0.1',
    userAgent: undefined,
    deviceMark: undefined,
    ifMatch: undefined,
    attempts: {},
    afterwards: [],
  });

/** Creation time of items of a day: its evening, or just before now for today. */
const eveningOf = (day: string, now: Date) => new Date(Math.min(Date.parse(`${day}T17:00:00Z`), now.getTime()));

async function addPets(owner: Owner, today: string, now: Date): Promise<PetIds> {
  const ids = new Map<PetKey, string>();
  for (const { key, addedDaysAgo, bornDaysAgo, photo, input } of demoPets) {
    const ctx = owner({ area: 'profile', level: 'edit' }, eveningOf(addDays(today, -addedDaysAgo), now));
    const pet = await pets.create(ctx, z.decode(petInput, { ...input, birthDate: addDays(today, -bornDaysAgo) }));
    if (photo) await photos.set(ctx, pet.id, {}, () => sent(photo));
    ids.set(key, pet.id);
  }
  return ids;
}

/** Imitates a received upload; `discard` does nothing, so the photo stays in place. */
async function sent(name: string) {
  const path = join(import.meta.dirname, 'photos', name);
  return { path, name, size: (await stat(path)).size, discard: async () => undefined };
}

/** Returns the category of an expense: the key of a built-in one, or the id of a custom one. */
async function addCategories(owner: Owner, opened: Date) {
  const ctx = owner({ area: 'expenses', level: 'own' }, opened);
  const ids = new Map<string, string>();
  for (const [key, category] of Object.entries(demoCategories))
    ids.set(key, (await categories.create(ctx, z.decode(categoryInput, category))).id);
  return (key: string) => ids.get(key) ?? key;
}

type Filing = { readonly tagIdsOf: TagIdsOf; readonly categoryOf: Awaited<ReturnType<typeof addCategories>> };

async function addExpenses(owner: Owner, petIds: PetIds, { tagIdsOf, categoryOf }: Filing, today: string, now: Date) {
  const at = (date: string) => owner({ area: 'expenses', level: 'edit' }, eveningOf(date, now));
  const made = new Map<string, Awaited<ReturnType<typeof expenses.create>>>();
  for (const { pet, category, ...expense } of demoExpenses(today)) {
    const row = await expenses.create(
      at(expense.date),
      z.decode(expenseInput, {
        ...expense,
        category: categoryOf(category),
        petId: idOf(petIds, pet),
        tagIds: tagIdsOf(expense.description),
      }),
    );
    made.set(row.description, row);
  }
  const paidBy = new Map<string, string>();
  for (const { of, ...claim } of demoClaims(today)) {
    const claimed = of.map((description) => made.get(description)!);
    const expenseIds = claimed.map(({ id }) => id);
    const ctx = at(claim.answeredOn ?? claim.sentOn);
    const { id } = await claims.create(ctx, z.decode(newClaim, { ...claim, petId: claimed[0]!.petId, expenseIds }));
    for (const expenseId of expenseIds) paidBy.set(expenseId, id);
  }
  for (const { of, ...refund } of demoRefunds(today)) {
    const { id: refundOf, petId, category } = made.get(of)!;
    const claimId = paidBy.get(refundOf) ?? null;
    await expenses.create(at(refund.date), z.decode(expenseInput, { ...refund, refundOf, claimId, petId, category }));
  }
}

async function addRecords(owner: Owner, petIds: PetIds, tagIdsOf: TagIdsOf, today: string, now: Date) {
  for (const { pet, ...record } of demoRecords(today)) {
    const ctx = owner({ area: 'medicalRecords', level: 'edit' }, eveningOf(record.date, now));
    await medicalRecords.create(
      ctx,
      z.decode(medicalRecordInput, { ...record, petId: idOf(petIds, pet), tagIds: tagIdsOf(record.description) }),
    );
  }
}

type TagIdsOf = Awaited<ReturnType<typeof addTags>>;

/** Returns the tag ids of an item by its name. */
async function addTags(owner: Owner, opened: Date) {
  const ctx = owner({ area: 'profile', level: 'own' }, opened);
  const borne = new Map<string, string[]>();
  for (const { tag, on } of demoTags) {
    const { id } = await tags.create(ctx, z.decode(tagInput, tag));
    for (const called of on) borne.set(called, [...(borne.get(called) ?? []), id]);
  }
  return (called: string) => borne.get(called) ?? [];
}

async function addVets(owner: Owner, opened: Date) {
  const ctx = owner({ area: 'medicalRecords', level: 'own' }, opened);
  for (const vet of demoVets) await vets.create(ctx, z.decode(vetInput, vet));
}

async function addAppointments(owner: Owner, petIds: PetIds, today: string, now: Date) {
  const ctx = owner({ area: 'medicalRecords', level: 'edit' }, eveningOf(addDays(today, -1), now));
  for (const { pets, ...appointment } of demoAppointments(today)) {
    const all = pets.map((pet) => idOf(petIds, pet));
    await appointments.create(ctx, z.decode(appointmentInput, { ...appointment, petId: all[0]!, petIds: all }));
  }
}

const remind = { area: 'reminders', level: 'edit' } as const;

async function addReminders(owner: Owner, petIds: PetIds, tagIdsOf: TagIdsOf, today: string, now: Date) {
  for (const { pet, starts, forgotten, ...reminder } of demoReminders) {
    const day = addDays(today, starts);
    const thoughtOf = eveningOf(addDays(day, -7), now);
    // Noon in UTC is the same day in Israel; the hour is the one on the wall.
    const input = { ...reminder, petId: idOf(petIds, pet), tagIds: tagIdsOf(reminder.title), date: `${day}T12:00:00Z` };
    const first = await reminders.create(owner(remind, thoughtOf), z.decode(reminderInput, input));
    if (!forgotten) await doOnTime(owner, first, now);
  }
}

/** Twenty minutes after it was due, again and again, until the next one lies ahead. */
async function doOnTime(owner: Owner, due: { id: string; date: Date }, now: Date) {
  const done = new Date(due.date.getTime() + 20 * minuteMs);
  if (done > now) return;
  const { next } = await reminders.complete(owner(remind, done), due.id);
  if (next) await doOnTime(owner, next, now);
}

function idOf(petIds: PetIds, pet: PetKey) {
  const id = petIds.get(pet);
  if (!id) throw new Error(`no pet ${pet}`);
  return id;
}
