import type { RecordType } from '@tzemed/contract/medical/medical-records';

/** The tone of a type's badge: primary, success, danger, info, warning, secondary, dark. */
export const recordTypeTones = {
  vet_visit: 'pine',
  vaccination: 'ok',
  surgery: 'danger',
  checkup: 'info',
  treatment: 'warn',
  medication: 'plain',
  other: 'ink',
} as const satisfies Record<RecordType, string>;
