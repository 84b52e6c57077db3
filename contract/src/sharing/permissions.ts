import * as z from 'zod/mini';
import { missingOr, named } from '../schema/fields.ts';

const levelIn = <const V extends readonly string[]>(levels: V) => z.enum(levels, missingOr('required', 'rightUnknown'));
const areaIn = () => levelIn(['none', 'view', 'edit']);

/** Permissions of a guest for one pet. View access to its profile is the minimum. */
export const permissions = named(
  'Permissions',
  z.object({ profile: levelIn(['view', 'edit']), medicalRecords: areaIn(), reminders: areaIn(), expenses: areaIn() }),
);
export type Permissions = z.output<typeof permissions>;

const areaOut = () => z.enum(['own', 'none', 'view', 'edit']);

/** Permissions of the caller for a pet. `own` is an owner's, in every area. */
export const petPermissions = named(
  'PetPermissions',
  z.object({
    profile: z.enum(['own', 'view', 'edit']),
    medicalRecords: areaOut(),
    reminders: areaOut(),
    expenses: areaOut(),
  }),
);
export type PetPermissions = z.output<typeof petPermissions>;

export const ownPermissions = {
  profile: 'own',
  medicalRecords: 'own',
  reminders: 'own',
  expenses: 'own',
} as const satisfies PetPermissions;
