import type { ExpenseCategory } from './expenses.ts';
import { categoryTexts } from './category-texts.ts';

/** Colloquial names of categories. Only unambiguous words: a 'כדור' is a pill and a ball. */
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

/** Made when it is asked for: what is imported for nothing costs nothing. */
const wordsOf = () =>
  new Map(
    (Object.entries(categoryTexts) as [ExpenseCategory, Record<string, string>][])
      // 'Other' is said of many things.
      .filter(([category]) => category !== 'other')
      .flatMap(([category, labels]) =>
        [...Object.values(labels), ...(alsoCalled[category] ?? [])].map(
          (word) => [word.toLowerCase(), category] as const,
        ),
      ),
  );
let known: ReturnType<typeof wordsOf> | undefined;

/** The category that a word names, also after ל, ב, ה ('לאוכל') and ال. */
export function categoryOfWord(word: string) {
  known ??= wordsOf();
  const plain = word.toLowerCase();
  return known.get(plain) ?? known.get(plain.replace(/^([לבה][-־]?|ال|لل)(?=.{2})/, ''));
}
