import { texts } from './texts.ts';

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
