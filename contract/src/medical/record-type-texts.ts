import type { RecordType } from './medical-records.ts';
import { texts, type Word } from '../text/texts.ts';

/** Types of medical records: the label of each. */
export const recordTypeTexts = texts({
  vet_visit: { he: 'ביקור וטרינרי', en: 'Vet visit', ar: 'زيارة بيطرية' },
  vaccination: { he: 'חיסון', en: 'Vaccination', ar: 'تطعيم' },
  surgery: { he: 'ניתוח', en: 'Surgery', ar: 'جراحة' },
  checkup: { he: 'בדיקה', en: 'Checkup', ar: 'فحص' },
  treatment: { he: 'טיפול', en: 'Treatment', ar: 'علاج' },
  medication: { he: 'תרופה', en: 'Medication', ar: 'دواء' },
  other: { he: 'אחר', en: 'Other', ar: 'أخرى' },
} satisfies Record<RecordType, Word>);
