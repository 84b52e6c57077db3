import type { ExpenseCategory } from '@tzemed/contract/expenses';
import type { Hue } from '@tzemed/contract/pets';
import { texts } from '@tzemed/contract/texts';

/** Expense categories: the label of each. */
export const categoryTexts = texts({
  food: { he: 'מזון', en: 'Food', ar: 'طعام' },
  vet: { he: 'וטרינר', en: 'Vet', ar: 'طبيب بيطري' },
  medicine: { he: 'תרופות', en: 'Medicine', ar: 'أدوية' },
  toys: { he: 'צעצועים', en: 'Toys', ar: 'ألعاب' },
  equipment: { he: 'ציוד', en: 'Equipment', ar: 'مستلزمات' },
  grooming: { he: 'טיפוח', en: 'Grooming', ar: 'عناية' },
  training: { he: 'אילוף', en: 'Training', ar: 'تدريب' },
  insurance: { he: 'ביטוח', en: 'Insurance', ar: 'تأمين' },
  other: { he: 'אחר', en: 'Other', ar: 'أخرى' },
});

/** The colour of a category's badge. */
export const categoryHues: Record<ExpenseCategory, Hue> = {
  food: 'apricot',
  vet: 'lilac',
  medicine: 'rose',
  toys: 'butter',
  equipment: 'sky',
  grooming: 'lilac',
  training: 'sage',
  insurance: 'sky',
  other: 'sage',
};
