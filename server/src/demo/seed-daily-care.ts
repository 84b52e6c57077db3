import { brand } from '@tzemed/contract/brand';
import { careItemInput } from '@tzemed/contract/care/care';
import { addDays } from '@tzemed/contract/dates/days';
import { newMeasurement } from '@tzemed/contract/measures/measurements';
import { newMeasure } from '@tzemed/contract/measures/measures';
import { newDose } from '@tzemed/contract/medical/doses';
import { newMedicine } from '@tzemed/contract/medical/medicines';
import { newObservation } from '@tzemed/contract/medical/observations';
import type { PetAccess } from '@tzemed/contract/schema/endpoint';
import { newFeeding } from '@tzemed/contract/stock/feedings';
import { newStockEntry, newStockItem } from '@tzemed/contract/stock/stock-items';
import * as z from 'zod/mini';
import type { Member } from '../context.ts';
import * as care from '../features/care/service.ts';
import * as measurements from '../features/measures/service-measurements.ts';
import * as measures from '../features/measures/service.ts';
import * as feedings from '../features/medicines/feedings/service.ts';
import * as doses from '../features/medicines/service-doses.ts';
import * as medicines from '../features/medicines/service.ts';
import { addEntry } from '../features/medicines/stock/service-entries.ts';
import * as stock from '../features/medicines/stock/service.ts';
import * as observations from '../features/observations/service.ts';
import { dueInstant } from '../lib/time/due-instant.ts';
import { change } from '../views/care/service.ts';
import {
  demoCareItems,
  demoChoices,
  demoCourses,
  demoFeedings,
  demoMeasures,
  demoObservations,
  demoStock,
  type StockKey,
} from './daily-care.ts';
import type { PetKey } from './pets.ts';

type Demo = {
  /** A request of the owner at some moment of the past. */
  readonly owner: <A extends PetAccess>(right: A, at: Date) => Member & { readonly right: A };
  readonly idOf: (pet: PetKey) => string;
  readonly today: string;
  readonly now: Date;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const remind = { area: 'reminders', level: 'edit' } as const;
const record = { area: 'medicalRecords', level: 'edit' } as const;
const own = { area: 'reminders', level: 'own' } as const;

const instant = (day: string, time: string) => dueInstant(day, time, brand.timeZone);
/** Minutes by which a dose comes after its hour, different from one to the next. */
const delayOf = (nth: number) => ((nth * 7) % 23) * minuteMs;

/** Medicines with their doses, stock, food, weights, observations and care of the demo. */
export async function seedDailyCare(demo: Demo) {
  await addMeasures(demo);
  await addObservations(demo);
  const stockIds = await addStock(demo);
  await addCourses(demo, stockIds);
  await addFeedings(demo, stockIds);
  await addCare(demo);
}

async function addStock({ owner, today }: Demo) {
  const ids = new Map<StockKey, string>();
  for (const { key, item, package: came } of demoStock) {
    const [daysAgo, amount, batch, expiresIn] = came;
    const ctx = owner(own, instant(addDays(today, -daysAgo), '07:00'));
    const { id } = await stock.create(ctx, z.decode(newStockItem, item));
    const expiresOn = expiresIn === undefined ? null : addDays(today, expiresIn);
    await addEntry(ctx, id, z.decode(newStockEntry, { kind: 'refill', amount, batch, expiresOn }));
    ids.set(key, id);
  }
  return ids;
}

async function addCourses(demo: Demo, stockIds: ReadonlyMap<StockKey, string>) {
  const { owner, idOf, today, now } = demo;
  for (const { pet, stock, course, asNeeded = [], unanswered, refused } of demoCourses(today)) {
    const petId = idOf(pet);
    const stockItemId = stock && stockIds.get(stock);
    const made = await medicines.create(
      owner(remind, instant(course.from, '06:30')),
      z.decode(newMedicine, { ...course, petId, ...(stockItemId && { stockItemId }) }),
    );
    const answer = (at: Date, outcome: 'given' | 'skipped' = 'given') =>
      doses.create(
        owner(remind, at),
        z.decode(newDose, {
          petId,
          medicineId: made.id,
          outcome,
          at: at.toISOString(),
          ...(outcome === 'skipped' && { reason: 'refused' }),
        }),
      );
    for (const [daysAgo, time] of asNeeded) await answer(instant(addDays(today, -daysAgo), time));
    const { schedule, times = [], everyHours } = course;
    if (schedule === 'interval') {
      let at = instant(course.from, times[0]!);
      for (let nth = 0; at <= now; nth += 1) {
        await answer(at);
        at = new Date(at.getTime() + everyHours! * hourMs + delayOf(nth));
      }
    }
    if (schedule !== 'times') continue;
    let nth = 0;
    for (let day = course.from; day <= today; day = addDays(day, 1))
      for (const time of times) {
        const at = new Date(instant(day, time).getTime() + delayOf(nth));
        if (instant(day, time) <= now && nth !== unanswered)
          await answer(at > now ? now : at, nth === refused ? 'skipped' : 'given');
        nth += 1;
      }
  }
}

async function addFeedings({ owner, idOf, today }: Demo, stockIds: ReadonlyMap<StockKey, string>) {
  for (const { pet, stock, plan } of demoFeedings) {
    const opened = demoStock.find(({ key }) => key === stock)!.package[0];
    const from = addDays(today, -opened);
    await feedings.create(
      owner(remind, instant(from, '07:05')),
      z.decode(newFeeding, { ...plan, petId: idOf(pet), from, stockItemId: stockIds.get(stock)! }),
    );
  }
}

async function addMeasures({ owner, idOf, today }: Demo) {
  for (const { pet, measure, every, last, time, values, notes = {} } of demoMeasures) {
    const petId = idOf(pet);
    const dayOf = (nth: number) => addDays(today, -last - every * (values.length - 1 - nth));
    const { id: measureId } = await measures.create(
      owner(record, instant(dayOf(0), time)),
      z.decode(newMeasure, { ...measure, petId }),
    );
    for (const [nth, value] of values.entries()) {
      const takenAt = instant(dayOf(nth), time);
      const body = { petId, measureId, value, takenAt: takenAt.toISOString(), note: notes[nth] ?? null };
      await measurements.create(owner(record, takenAt), z.decode(newMeasurement, body));
    }
  }
}

async function addObservations({ owner, idOf, today }: Demo) {
  for (const [daysAgo, time, pet, kind, { note = null, seconds } = {}] of demoObservations) {
    const at = instant(addDays(today, -daysAgo), time);
    const end = new Date(at.getTime() + (seconds ?? 0) * 1000);
    const body = { petId: idOf(pet), kind, at: at.toISOString(), note };
    const lasted = seconds === undefined ? {} : { lastedUntil: end.toISOString() };
    await observations.create(owner(record, end), z.decode(newObservation, { ...body, ...lasted }));
  }
}

async function addCare({ owner, idOf, today, now }: Demo) {
  const ctx = owner(remind, now);
  for (const { pet, key, every, doneDaysAgo } of demoChoices) {
    const doneOn = doneDaysAgo === undefined ? undefined : addDays(today, -doneDaysAgo);
    await change(ctx, idOf(pet), { key, isChosen: true, ...(every && { every }), ...(doneOn && { doneOn }) });
  }
  for (const { pet, startsDaysAgo, item } of demoCareItems) {
    const body = { ...item, petId: idOf(pet), startsOn: addDays(today, -startsDaysAgo) };
    await care.create(ctx, z.decode(careItemInput, body));
  }
}
