import type { Lang } from '../text/languages.ts';
import { texts, wordsIn } from '../text/texts.ts';

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

/** True for a built-in category, which belongs to no household. */
export const isBuiltIn = (category: string): category is keyof typeof categoryTexts =>
  Object.hasOwn(categoryTexts, category);

/** Label of a category: the translated text of a built-in one, the household's own name otherwise. */
export function categoryLabel(category: string, lang: Lang, nameOf: (id: string) => string | undefined) {
  const words = wordsIn(categoryTexts, lang);
  return isBuiltIn(category) ? words[category] : (nameOf(category) ?? words.other);
}
