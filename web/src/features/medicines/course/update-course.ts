import { type Medicine, medicineInput } from '@tzemed/contract/medical/medicines';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { medicinesApi } from '../api.ts';

export type CourseChange = Partial<Pick<Medicine, 'until' | 'steps' | 'pauses' | 'timezone'>>;

/** Saves a course with some fields changed. */
export const updateCourse = (course: Medicine, change: CourseChange, version: number) =>
  medicinesApi.calls.update({
    params: { id: course.id },
    body: { ...pickSchemaFields(medicineInput, course), ...change, version },
  }) as Promise<{ medicine: Medicine }>;
