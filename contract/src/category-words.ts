import type { ExpenseCategory } from './expenses.ts';
import { categoryTexts } from './category-texts.ts';

/** What else a category is called in passing. Only words that can mean no other: a 'כדור' is a pill and a ball. */
const alsoCalled: Partial<Record<ExpenseCategory, readonly string[]>> = {
  food: ['אוכל', 'חטיף', 'חטיפים', 'treats', 'أكل'],
  vet: [
    'וטרינרית',
    'וטרינרי',
    'בווטרינר',
    'לווטרינר',
    'הווטרינר',
    'הווטרינרית',
    'בווטרינרית',
    'לווטרינרית',
    'veterinarian',
    'بيطري',
    'البيطري',
  ],
  medicine: ['תרופה', 'medication', 'medicines', 'دواء'],
  toys: ['צעצוע', 'toy', 'لعبة'],
  equipment: ['רצועה', 'קולר', 'leash', 'collar'],
  grooming: ['תספורת', 'מספרה', 'haircut'],
};

const words = new Map<string, ExpenseCategory>();
for (const [name, labels] of Object.entries(categoryTexts)) {
  const category = name as ExpenseCategory;
  // 'Other' is said of many things.
  if (category === 'other') continue;
  for (const word of [...Object.values(labels), ...(alsoCalled[category] ?? [])])
    words.set(word.toLowerCase(), category);
}

/** The category that a word names, also after ל, ב, ה ('לאוכל') and ال. */
export function categoryOfWord(word: string) {
  const plain = word.toLowerCase();
  return words.get(plain) ?? words.get(plain.replace(/^([לבה][-־]?|ال|لل)(?=.{2})/, ''));
}
