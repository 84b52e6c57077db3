import { dayOf } from '@tzemed/contract/dates/days';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { StatisticsPeriod } from '@tzemed/contract/dates/statistics-periods';
import { emergencyCourses, emergencyRows, summaryRows, type Validity } from '@tzemed/contract/views/summaries';
import { currentDose, currentDoses, validityOn } from '@tzemed/contract/medical/vaccination-validity';
import { isRabies } from '@tzemed/contract/medical/vaccine-name';
import { scopeOf, viewOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { views as appointments } from '../../features/appointments/store.ts';
import { sumsByCategory } from '../../features/expenses/store-sums.ts';
import { countsByType, doses, everyDose, medicines } from '../../features/medical-records/store.ts';
import { vetsOf } from '../../features/medical-records/service-vets.ts';
import { takenOn } from '../../features/medicines/store.ts';
import { get as petOf, inSight } from '../../features/pets/service.ts';
import { soonest, views as reminders } from '../../features/reminders/store.ts';
import { periodRangeOf } from '../../lib/time/period-range.ts';
import * as store from './store.ts';

type Ctx = ViewCtx<'profile'>;
type Seen = Parameters<typeof inSight>[0];
type Pet = Awaited<ReturnType<typeof petOf>>;

/**
 * Summary of an area for a user who may see it; null for others. The statements of `tell` check the permission again.
 */
const ifSeen = async <A extends Exclude<Area, 'profile'>, T>(
  ctx: Seen,
  { permissions }: Pick<Pet, 'permissions'>,
  area: A,
  tell: (scope: ReturnType<typeof viewOf<A>>) => Promise<T>,
) => (permissions[area] === 'none' ? null : tell(viewOf(ctx, area)));

const sum = <K extends string>(rows: readonly Readonly<Record<K, number>>[], name: K) =>
  rows.reduce((all, row) => all + row[name], 0);

export async function statistics(ctx: Ctx, id: string, period: StatisticsPeriod) {
  const { db, now } = ctx;
  const pet = await petOf(ctx, id);
  const range = periodRangeOf(period, dayOf(now));
  const asked = { petId: pet.id, ...range };
  const [expenses, medicalRecords, counts] = await Promise.all([
    ifSeen(ctx, pet, 'expenses', async (scope) => {
      const categories = await sumsByCategory(db, scope, asked);
      return { totalAmount: sum(categories, 'totalAmount'), count: sum(categories, 'count'), categories };
    }),
    ifSeen(ctx, pet, 'medicalRecords', async (scope) => {
      const types = await countsByType(db, scope, asked);
      return { count: sum(types, 'count'), types };
    }),
    ifSeen(ctx, pet, 'reminders', (scope) =>
      reminders.all.any.tally(db, scope, { petId: pet.id, now, until: soonest(now) }),
    ),
  ]);
  return { period, ...range, expenses, medicalRecords, reminders: counts };
}

/** The summary does not tell apart what ends soon. */
const summedUp = (validUntil: string | null, today: string): Validity => {
  const validity = validityOn(validUntil, today);
  return validity === 'ending' ? 'valid' : validity;
};

const last = { page: 1, limit: summaryRows };

export async function health(ctx: Ctx, id: string) {
  const { db, now } = ctx;
  const today = dayOf(now);
  const pet = await petOf(ctx, id);
  const asked = { petId: pet.id };
  const told = await ifSeen(ctx, pet, 'medicalRecords', async (scope) => {
    const [given, medicines, visits, [next]] = await Promise.all([
      doses(db, scope, asked, everyDose),
      store.medicines(db, scope, asked, last),
      store.visits(db, scope, asked, last),
      appointments.upcoming.list(db, scope, { ...asked, today }, { page: 1, limit: 1 }),
    ]);
    return {
      vaccinations: currentDoses(given, today).map((record) =>
        Object.assign(record, { validity: summedUp(record.validUntil, today) }),
      ),
      medicines,
      visits,
      nextAppointment: next ?? null,
    };
  });
  return { today, pet, ...(told ?? { vaccinations: null, medicines: null, visits: null, nextAppointment: null }) };
}

export async function emergency(ctx: ViewCtx<'medicalRecords'>, id: string) {
  const { db, now } = ctx;
  const pet = await inSight(ctx, id);
  const scope = scopeOf(ctx);
  const today = dayOf(now);
  const [vaccinated, given, vets, courses] = await Promise.all([
    doses(db, scope, { petId: pet.id }, everyDose),
    medicines(db, scope, { petId: pet.id }, { page: 1, limit: emergencyRows }),
    vetsOf(db, scope, pet.id, emergencyRows),
    ifSeen(ctx, pet, 'reminders', (scope) =>
      takenOn(db, scope, { petId: pet.id, today }, { page: 1, limit: emergencyCourses }),
    ),
  ]);
  return {
    today,
    pet,
    rabies: currentDose(vaccinated.filter(isRabies), today) ?? null,
    courses,
    medicines: given,
    vets,
  };
}
