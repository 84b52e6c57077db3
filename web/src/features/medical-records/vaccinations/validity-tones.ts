import type { VaccinationValidity } from '@tzemed/contract/medical/vaccination-validity';

/** Colours of a vaccination that says until when it holds. */
export const validityTones = {
  valid: 'ok',
  ending: 'warn',
  over: 'danger',
  unknown: undefined,
} as const satisfies Record<VaccinationValidity, string | undefined>;
