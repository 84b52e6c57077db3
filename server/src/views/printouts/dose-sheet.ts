import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import { stepOn } from '@tzemed/contract/medical/medicine-course';
import { formatCourse, skipReasonTexts } from '@tzemed/contract/medical/medicine-texts';
import type { medicines } from '@tzemed/contract/medical/medicines';
import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type * as z from 'zod/mini';
import { timeIn } from '../../lib/time/due-instant.ts';
import { type Cell, dated, orDash, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

type Report = z.output<(typeof medicines.report)['reply']>;
type Course = Report['medicines'][number];
type Told = { readonly lang: Lang };

/** Rows of doses that leave the sheet on one page: each course takes the room of two, and so do two kinds of observations. */
const rowsBeside = (courses: number, kinds: number) => Math.max(3, 14 - 2 * courses - kinds);

/** Courses that the pet takes now, as the vet wrote them. */
export function currentPart(courses: readonly Course[], { lang, today }: Told & { readonly today: string }): Part {
  const t = wordsIn(printTexts, lang);
  if (courses.length === 0) return { title: t.takenNow, lines: [t.nothingTaken] };
  return {
    title: t.takenNow,
    columns: [{ title: t.medicine, wide: true }, { title: t.pattern }, { title: t.since }, { title: t.vet }],
    rows: courses.map((course): Cell[] => [
      { as: 'two', text: course.name, more: stepOn(course, today)?.text ?? course.instruction },
      formatCourse(course, lang),
      dated(course.from),
      orDash(course.vetName),
    ]),
  };
}

/** Numbers of doses of each course that were given, left out and not answered. */
export function coursesPart({ medicines: courses, slots, doses }: Report, { lang }: Told): Part[] {
  if (courses.length === 0) return [];
  const t = wordsIn(printTexts, lang);
  const rows = courses.map(({ id, name }): Cell[] => {
    const given = doses.filter((one) => one.medicineId === id && one.outcome === 'given').length;
    const skipped = doses.filter((one) => one.medicineId === id && one.outcome === 'skipped').length;
    const unanswered = slots.filter((one) => one.medicineId === id && one.outcome === null).length;
    return [{ as: 'strong', text: name }, String(given), String(skipped), String(unanswered)];
  });
  return [
    {
      title: t.doseCounts,
      columns: [
        { title: t.medicine, wide: true },
        { title: t.given },
        { title: t.dosesSkipped },
        { title: t.unanswered },
      ],
      rows,
    },
  ];
}

/** Doses that were left out or not answered, the newest first, as many as fit on the page. */
export function notGivenPart(
  { medicines: courses, slots, doses }: Report,
  { lang, kinds }: Told & { readonly kinds: number },
): Part[] {
  const t = wordsIn(printTexts, lang);
  const reasons = wordsIn(skipReasonTexts, lang);
  const byId = new Map(courses.map((course) => [course.id, course]));
  const all = [
    ...doses.flatMap((one) =>
      one.outcome === 'skipped'
        ? [
            {
              medicineId: one.medicineId,
              at: one.plannedAt ?? one.at,
              why: one.reason ? reasons[one.reason] : '',
              note: one.note,
            },
          ]
        : [],
    ),
    ...slots.flatMap(({ medicineId, plannedAt: at, outcome }) =>
      outcome === null ? [{ medicineId, at, why: t.unanswered, note: null }] : [],
    ),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (all.length === 0) return [];
  const shown = all.slice(0, rowsBeside(courses.length, kinds)).map(({ medicineId, at, why, note }): Cell[] => {
    const course = byId.get(medicineId);
    const zone = course?.timezone ?? brand.timeZone;
    return [
      `${dated(dayOf(at, zone))} ${timeIn(zone, at)}`,
      note ? { as: 'two', text: course?.name ?? '', more: note } : (course?.name ?? ''),
      orDash(why),
    ];
  });
  const more = all.length - shown.length;
  return [
    {
      title: t.dosesNotGiven,
      columns: [{ title: t.when }, { title: t.medicine, wide: true }, { title: t.why }],
      rows: more > 0 ? [...shown, ['', t.moreDoses({ count: more }), '']] : shown,
    },
  ];
}
