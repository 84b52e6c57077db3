import { lastDayOf } from '@tzemed/contract/medical/medicine-course';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import type { ChartBar } from '../../features/measures/chart/chart-bars.ts';

/** Courses of medicine as bars of a chart; one without a last day goes on. */
export const medicineBars = (courses: readonly Medicine[]): ChartBar[] =>
  courses.map((course) => ({ id: course.id, label: course.name, from: course.from, to: lastDayOf(course) }));
