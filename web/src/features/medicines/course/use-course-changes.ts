import { addDays } from '@tzemed/contract/dates/days';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useUndoableChange } from '../../../shared/save/use-undoable-change.ts';
import { medicinesApi } from '../api.ts';
import { dayIn } from '../doses/use-dose-actions.ts';
import { medicineTexts } from '../texts.ts';

type CourseChange = Partial<Pick<Medicine, 'until' | 'steps' | 'pauses' | 'timezone'>>;

/** Saves some fields of a course. The required ones are sent with them; the server keeps the others. */
const update = (
  { id, petId, name, instruction, schedule, from, timezone }: Medicine,
  change: CourseChange,
  version: number,
) =>
  medicinesApi.calls.update({
    params: { id },
    body: { petId, name, instruction, schedule, from, timezone, ...change, version },
  }) as Promise<{ medicine: Medicine }>;

/** Pauses, resumes and ends a course, with undo. */
export function useCourseChanges() {
  const t = useTexts(medicineTexts);
  const { lang } = useLanguage();
  const { act } = useUndoableChange('medicines');

  const put = (course: Medicine, change: CourseChange, said: (values: { name: string }) => string) => {
    const { until, steps, pauses } = course;
    return act({
      about: course.id,
      send: () => update(course, change, course.version),
      said: () => said({ name: isolateDirection(course.name, lang) }),
      back: ({ medicine }) => update(course, { until, steps, pauses }, medicine.version),
    });
  };

  return {
    pause: (course: Medicine, pause: { until: string | null; reason: string | null }) =>
      put(course, { pauses: [...course.pauses, { from: today(course), ...pause }] }, t.pausedSaid),
    resume: (course: Medicine) => put(course, { pauses: pausesUntil(course) }, t.resumed),
    end: (course: Medicine) => put(course, ended(course), t.endedSaid),
    moveTo: (course: Medicine, timezone: string, said: string) => put(course, { timezone }, () => said),
  };
}

const today = ({ timezone }: Pick<Medicine, 'timezone'>) => dayIn(Date.now(), timezone);

/** Pauses of a course that ended before today; one that runs is cut, or left out if it began today. */
export function pausesUntil(course: Pick<Medicine, 'pauses' | 'timezone'>, day = today(course)) {
  return course.pauses.flatMap((pause) => {
    const runs = pause.from <= day && (pause.until === null || day <= pause.until);
    if (!runs) return pause;
    return pause.from < day ? { ...pause, until: addDays(day, -1) } : [];
  });
}

/** A course that ends now: yesterday is its last day, so that nothing is due today; its first day if it began today. */
export function ended(course: Pick<Medicine, 'from' | 'steps' | 'timezone'>, day = today(course)) {
  const until = course.from < day ? addDays(day, -1) : course.from;
  const steps = course.steps.flatMap((step) =>
    step.from > until ? [] : { ...step, until: step.until > until ? until : step.until },
  );
  return { until, steps };
}
