import type { ExpenseCategory } from '@tzemed/contract/money/expenses';
import type { Lang } from '@tzemed/contract/text/languages';
import { type Species, speciesList } from '@tzemed/contract/pets/pets';
import type { Word } from '@tzemed/contract/text/texts';
import { builtInRowFields } from '@tzemed/contract/items/template-fields';

/** Built-in template of a purchase per species. It has no amount, which is known only when paid. */
type Usual = {
  /** Fixed for ever: saved rows refer to this template by the id. */
  readonly id: string;
  readonly key: string;
  readonly category: ExpenseCategory;
  readonly species: readonly Species[];
  readonly words: Word;
};

const all = speciesList;
const furred = ['dog', 'cat', 'rodent'] as const;
const walked = ['dog'] as const;
const watched = ['dog', 'cat'] as const;
const caged = ['bird', 'rodent', 'other'] as const;

/** Templates in the order in which they are offered: recurring purchases first. */
export const usuals: readonly Usual[] = [
  {
    id: 'b889ce5b-bf3a-5d81-91a9-c8a56a3083a1',
    key: 'food_dry',
    category: 'food',
    species: watched,
    words: { he: 'מזון יבש', en: 'Dry food', ar: 'طعام جاف' },
  },
  {
    id: '119f0e07-3c0a-5a04-9835-53b1171e392a',
    key: 'food_wet',
    category: 'food',
    species: watched,
    words: { he: 'מזון רטוב', en: 'Wet food', ar: 'طعام رطب' },
  },
  {
    id: '2019671a-5087-5f16-8a6d-44b4e1373fc5',
    key: 'food',
    category: 'food',
    species: ['bird', 'fish', 'rodent', 'other'],
    words: { he: 'מזון', en: 'Food', ar: 'طعام' },
  },
  {
    id: 'c0db8e8c-acf1-5c81-b615-e5bffac464b0',
    key: 'treats',
    category: 'food',
    species: ['dog', 'cat', 'bird', 'rodent'],
    words: { he: 'חטיפים', en: 'Treats', ar: 'وجبات خفيفة للحيوان' },
  },
  {
    id: '1bbf1355-926a-5239-9874-7eb18aca2b68',
    key: 'litter',
    category: 'equipment',
    species: ['cat'],
    words: { he: 'חול לחתולים', en: 'Cat litter', ar: 'رمل للقطط' },
  },
  {
    id: '3c96f355-322e-51f9-ae6f-9b758f49322b',
    key: 'bedding',
    category: 'equipment',
    species: caged,
    words: { he: 'מצע לכלוב', en: 'Bedding', ar: 'فرشة للقفص' },
  },
  {
    id: '57c87686-64aa-58ae-812e-118a5efc506e',
    key: 'parasites',
    category: 'medicine',
    species: watched,
    words: { he: 'תכשיר נגד פרעושים וקרציות', en: 'Flea and tick treatment', ar: 'علاج للبراغيث والقراد' },
  },
  {
    id: '6fc86ce2-7a93-5bc7-985c-f68ce34cfa59',
    key: 'medicine',
    category: 'medicine',
    species: all,
    words: { he: 'תרופה', en: 'Medicine', ar: 'دواء' },
  },
  {
    id: '9f875ed0-3340-5255-97c5-0fbcd2745774',
    key: 'vet_visit',
    category: 'vet',
    species: all,
    words: { he: 'ביקור אצל הווטרינר', en: 'Vet visit', ar: 'زيارة الطبيب البيطري' },
  },
  {
    id: 'b23ddab0-7228-53af-a176-c3a1f98555ca',
    key: 'vaccine',
    category: 'vet',
    species: watched,
    words: { he: 'חיסון', en: 'Vaccination', ar: 'تطعيم' },
  },
  {
    id: '4a03c6cc-5ac9-533e-b4c3-66b3d16e0a4c',
    key: 'licence',
    category: 'other',
    species: walked,
    words: { he: 'אגרת רישיון לכלב', en: 'Dog licence fee', ar: 'رسوم رخصة الكلب' },
  },
  {
    id: '0683d4e5-6cd2-520d-938d-b334983af60d',
    key: 'insurance',
    category: 'insurance',
    species: watched,
    words: { he: 'ביטוח', en: 'Insurance', ar: 'تأمين' },
  },
  {
    id: '4f72047d-cf26-5b3d-8a51-2f674fc18aa2',
    key: 'grooming',
    category: 'grooming',
    species: furred,
    words: { he: 'מספרה', en: 'Grooming', ar: 'قصّ وعناية' },
  },
  {
    id: '48a15c70-aab1-560d-8907-0b2a555e3168',
    key: 'training',
    category: 'training',
    species: walked,
    words: { he: 'אילוף', en: 'Training', ar: 'تدريب' },
  },
  {
    id: 'e79efa9a-d838-5f30-a062-5f24a500175f',
    key: 'walker',
    category: 'other',
    species: walked,
    words: { he: 'דוגווקר', en: 'Dog walker', ar: 'تمشية الكلب' },
  },
  {
    id: '2d37c111-a05b-53ca-aee7-32dd52c02f11',
    key: 'boarding',
    category: 'other',
    species: all,
    words: { he: 'פנסיון', en: 'Boarding', ar: 'فندق للحيوانات' },
  },
  {
    id: '6a117932-6aa2-5aa7-bf14-1e4cb959e7cd',
    key: 'toys',
    category: 'toys',
    species: ['dog', 'cat', 'bird', 'rodent'],
    words: { he: 'צעצועים', en: 'Toys', ar: 'ألعاب' },
  },
];

const answered = ({ words, species, ...usual }: Usual, lang: Lang) => ({
  ...usual,
  ...builtInRowFields,
  species: [...species],
  description: words[lang],
  amount: null,
  notes: null,
});

/** All of them, in a language, as those of a home are answered. */
export const builtIn = (lang: Lang) => usuals.map((usual) => answered(usual, lang));
