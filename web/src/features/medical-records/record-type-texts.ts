import type { RecordType } from '@tzemed/contract/medical-records';
import { texts } from '@tzemed/contract/texts';

/** Types of medical records: the label of each. */
export const recordTypeTexts = texts({
  vet_visit: { he: 'ביקור וטרינרי', en: 'Vet visit', ar: 'زيارة بيطرية' },
  vaccination: { he: 'חיסון', en: 'Vaccination', ar: 'تطعيم' },
  surgery: { he: 'ניתוח', en: 'Surgery', ar: 'جراحة' },
  checkup: { he: 'בדיקה', en: 'Checkup', ar: 'فحص' },
  treatment: { he: 'טיפול', en: 'Treatment', ar: 'علاج' },
  medication: { he: 'תרופה', en: 'Medication', ar: 'دواء' },
  other: { he: 'אחר', en: 'Other', ar: 'أخرى' },
});

/** The tone of a type's badge: primary, success, danger, info, warning, secondary, dark. */
export const recordTones = {
  vet_visit: 'pine',
  vaccination: 'ok',
  surgery: 'danger',
  checkup: 'info',
  treatment: 'warn',
  medication: 'plain',
  other: 'ink',
} as const satisfies Record<RecordType, string>;
