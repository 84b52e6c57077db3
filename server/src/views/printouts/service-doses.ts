import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { courseStateOn } from '@tzemed/contract/medical/medicine-course';
import type { DosePeriod } from '@tzemed/contract/views/printouts';
import { scopeOf, viewOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { rows as medicines } from '../../features/medicines/store.ts';
import { countPerDay } from '../../features/observations/store.ts';
import { report } from '../../features/medicines/service-report.ts';
import { inSight } from '../../features/pets/service.ts';
import type { Download } from '../../files/downloads.ts';
import { coursesPart, currentPart, notGivenPart } from './dose-sheet.ts';
import { observationsPart } from './observations-part.ts';
import { dated } from './sheet-data.ts';
import { printed, words } from './service.ts';

/** Courses of one pet that are told of; the service allows as many. */
const allCourses = { page: 1, limit: 200 };

export async function doses(ctx: ViewCtx<'reminders'>, petId: string, days: DosePeriod): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const today = dayOf(ctx.now);
  const span = { from: addDays(today, 1 - Number(days)), to: today };
  const [told, current, observed] = await Promise.all([
    report(ctx, { petId, ...span }),
    medicines.list(ctx.db, scopeOf(ctx), { petId }, allCourses),
    countPerDay(ctx.db, viewOf(ctx, 'medicalRecords'), { petId, ...span }),
  ]);
  const kinds = new Set(observed.map(({ kind }) => kind)).size;
  const t = words(ctx);
  const on = { lang: ctx.lang };
  return printed(ctx, {
    title: t.doseSheet,
    about: [pet.name, t.between({ from: dated(span.from), to: dated(span.to) })].join(' · '),
    pet,
    parts: [
      currentPart(
        current.filter((course) => courseStateOn(course, today) !== 'ended'),
        { ...on, today },
      ),
      ...coursesPart(told, on),
      ...notGivenPart(told, { ...on, kinds }),
      ...observationsPart(observed, ctx.lang),
    ],
  });
}
