import type { Permissions } from './permissions.ts';

/** Permissions with a name. A guest who edits everything still cannot delete, share or hand over a pet: only owners can. */
export const presets = {
  view: { profile: 'view', medicalRecords: 'view', reminders: 'view', expenses: 'view' },
  caretaker: { profile: 'view', medicalRecords: 'view', reminders: 'edit', expenses: 'none' },
  family: { profile: 'edit', medicalRecords: 'edit', reminders: 'edit', expenses: 'edit' },
} as const satisfies Record<string, Permissions>;
export type Preset = keyof typeof presets;

/** Returns the preset with these permissions, or undefined if they were chosen one by one. */
export const presetOf = (chosen: Permissions) =>
  (Object.keys(presets) as Preset[]).find((name) =>
    Object.entries(presets[name]).every(([area, level]) => chosen[area as keyof Permissions] === level),
  );
