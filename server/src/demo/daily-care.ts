import type { newMedicine } from '@tzemed/contract/medical/medicines';
import type { newStockItem } from '@tzemed/contract/stock/stock-items';
import type { newFeeding } from '@tzemed/contract/stock/feedings';
import type { newMeasure } from '@tzemed/contract/measures/measures';
import type { careItemInput } from '@tzemed/contract/care/care';
import type { BuiltInKind } from '@tzemed/contract/medical/observation-kind-texts';
import { addDays } from '@tzemed/contract/dates/days';
import type * as z from 'zod/mini';
import type { PetKey } from './pets.ts';

export type StockKey = 'apoquel' | 'carprofen' | 'synulox' | 'dogFood' | 'catFood';

type DemoStock = {
  key: StockKey;
  item: z.input<typeof newStockItem>;
  /** Days since the package came, the amount in it, its batch, and days until it expires. */
  package: readonly [daysAgo: number, amount: number, batch?: string, expiresIn?: number];
};
export const demoStock: readonly DemoStock[] = [
  // Its 18 tablets end within four days: the reminder has come.
  { key: 'apoquel', item: { name: 'Apoquel 16 mg', unit: 'tablet' }, package: [14, 18, 'A487B02', 420] },
  { key: 'carprofen', item: { name: 'Carprofen 50 mg', unit: 'tablet' }, package: [12, 30, 'CP2291', 610] },
  { key: 'synulox', item: { name: 'Synulox', unit: 'ml' }, package: [6, 30, 'SX1107', 25] },
  { key: 'dogFood', item: { name: 'מזון יבש לכלבים 15 ק״ג', unit: 'gram' }, package: [2, 15_000] },
  { key: 'catFood', item: { name: 'מזון יבש לחתולים 4 ק״ג', unit: 'gram' }, package: [14, 4000] },
];

type Course = Omit<z.input<typeof newMedicine>, 'petId' | 'stockItemId'>;
type DemoCourse = {
  pet: PetKey;
  stock?: StockKey;
  course: Course;
  /** Days before today of the doses of a medicine as needed, and their hours. */
  asNeeded?: readonly (readonly [daysAgo: number, time: string])[];
  /** Planned dose, counted from the first, that nobody answered, and one that was left out. */
  unanswered?: number;
  refused?: number;
};

/** Courses of medicines: each dose since their first day was entered, but for one or two. */
export const demoCourses = (today: string): readonly DemoCourse[] => [
  {
    pet: 'bella',
    stock: 'apoquel',
    unanswered: 9,
    course: {
      name: 'Apoquel 16 mg',
      instruction: 'כדור אחד בבוקר, עם האוכל',
      vetName: 'ד״ר לוי',
      schedule: 'times',
      times: ['08:00'],
      amount: 1,
      from: addDays(today, -14),
      prescriptionUntil: addDays(today, 60),
      repeatsLeft: 2,
    },
  },
  {
    pet: 'bella',
    stock: 'carprofen',
    refused: 13,
    course: {
      name: 'Carprofen 50 mg',
      instruction: 'יורדים בהדרגה, אחרי האוכל',
      vetName: 'ד״ר לוי',
      schedule: 'times',
      times: ['08:00', '20:00'],
      from: addDays(today, -12),
      until: addDays(today, 6),
      steps: [
        { from: addDays(today, -12), until: addDays(today, -8), text: 'כדור אחד', amount: 1 },
        { from: addDays(today, -7), until: addDays(today, 0), text: 'חצי כדור', amount: 0.5 },
        { from: addDays(today, 1), until: addDays(today, 6), text: 'רבע כדור', amount: 0.25 },
      ],
    },
  },
  {
    pet: 'mitzi',
    stock: 'synulox',
    course: {
      name: 'Synulox',
      instruction: '1 מ״ל כל 8 שעות, 10 ימים',
      vetName: 'ד״ר אבו חאטום',
      schedule: 'interval',
      times: ['07:00'],
      everyHours: 8,
      amount: 1,
      from: addDays(today, -6),
      until: addDays(today, 3),
    },
  },
  {
    pet: 'mitzi',
    asNeeded: [
      [11, '09:40'],
      [4, '10:15'],
    ],
    course: {
      name: 'Gabapentin 50 mg',
      instruction: 'כמוסה אחת לפני נסיעה, שעתיים מראש',
      vetName: 'ד״ר אבו חאטום',
      schedule: 'asNeeded',
      minHours: 12,
      maxPerDay: 1,
      from: addDays(today, -14),
    },
  },
];

type DemoFeeding = {
  pet: PetKey;
  stock: StockKey;
  plan: Omit<z.input<typeof newFeeding>, 'petId' | 'stockItemId' | 'from'>;
};
/** Feeding plans, from the day on which the bag was opened. */
export const demoFeedings: readonly DemoFeeding[] = [
  {
    pet: 'bella',
    stock: 'dogFood',
    plan: { food: 'מזון יבש לבוגרים', unit: 'gram', amount: 190, times: ['07:30', '19:00'] },
  },
  {
    pet: 'mitzi',
    stock: 'catFood',
    plan: { food: 'מזון יבש לחתולי בית', unit: 'gram', amount: 25, times: ['07:00', '18:30'] },
  },
];

type DemoMeasure = {
  pet: PetKey;
  measure: Omit<z.input<typeof newMeasure>, 'petId'>;
  /** Days between its values, the oldest first; the last was taken `last` days ago. */
  every: number;
  last: number;
  time: string;
  values: readonly number[];
  notes?: Readonly<Record<number, string>>;
};
/** Weights over a year, in grams, and a measure of the household's own with a limit. */
export const demoMeasures: readonly DemoMeasure[] = [
  {
    pet: 'bella',
    measure: { kind: 'weight', unit: 'g', target: 28_000, targetBy: 'ד״ר לוי' },
    every: 30,
    last: 12,
    time: '18:10',
    values: [27_900, 28_100, 28_400, 28_900, 29_400, 29_800, 30_100, 29_700, 29_300, 29_000, 28_800, 28_600, 28_500],
    notes: { 6: 'אחרי הקיץ בלי טיולים ארוכים', 12: 'אצל ד״ר לוי' },
  },
  {
    pet: 'bella',
    measure: { kind: 'own', name: 'נשימות במנוחה', unit: 'לדקה', high: 30, limitsBy: 'ד״ר לוי' },
    every: 3,
    last: 1,
    time: '21:30',
    values: [22, 24, 21, 23, 34, 26, 24, 22, 23, 21],
    notes: { 4: 'יום חם מאוד' },
  },
  {
    pet: 'mitzi',
    measure: { kind: 'weight', unit: 'g' },
    every: 28,
    last: 32,
    time: '09:20',
    values: [3650, 3720, 3800, 3860, 3900, 3950, 4010, 4050, 4080, 4120, 4100, 4060],
  },
  {
    pet: 'kuki',
    measure: { kind: 'weight', unit: 'g' },
    every: 14,
    last: 8,
    time: '08:45',
    values: [88, 88, 89, 90, 90, 91, 90, 89, 87, 86, 87, 88, 89, 90, 91, 91, 92, 91, 91, 90, 91, 92, 92],
  },
];

type DemoObservation = readonly [
  daysAgo: number,
  time: string,
  pet: PetKey,
  kind: BuiltInKind,
  more?: {
    note?: string;
    /** Seconds for which it lasted. */
    seconds?: number;
  },
];
export const demoObservations: readonly DemoObservation[] = [
  [82, '22:14', 'bella', 'seizure', { seconds: 95, note: 'על השטיח בסלון. אחרי רבע שעה כבר אכלה.' }],
  [41, '06:50', 'bella', 'seizure', { seconds: 70, note: 'ד״ר לוי עודכן בטלפון' }],
  [19, '23:05', 'bella', 'seizure', { seconds: 55 }],
  [38, '07:20', 'mitzi', 'vomiting', { note: 'כדור שיער' }],
  [16, '18:40', 'mitzi', 'vomiting'],
  [5, '08:05', 'mitzi', 'vomiting', { note: 'שעה אחרי התרופה' }],
  [12, '17:30', 'bella', 'pain', { note: 'לא דורכת על הרגל' }],
  [1, '07:40', 'bella', 'walk'],
  [1, '19:10', 'bella', 'meal'],
  [1, '19:05', 'mitzi', 'meal', { note: 'אכלה חצי' }],
];

type DemoChoice = {
  pet: PetKey;
  key: string;
  every?: z.input<typeof careItemInput>['every'];
  /** Days since it was done without a record. */
  doneDaysAgo?: number;
};
/** Choices about rules of the care plan, and own items. */
export const demoChoices: readonly DemoChoice[] = [
  { pet: 'bella', key: 'il_spirocerca', every: { count: 3, unit: 'month' } },
  { pet: 'bella', key: 'il_flea_tick', every: { count: 12, unit: 'week' } },
  { pet: 'bella', key: 'care_weigh' },
  { pet: 'bella', key: 'care_nails', doneDaysAgo: 24 },
  { pet: 'mitzi', key: 'il_flea_tick', every: { count: 1, unit: 'month' } },
  { pet: 'mitzi', key: 'care_weigh' },
  { pet: 'mitzi', key: 'care_litter', doneDaysAgo: 0 },
  { pet: 'kuki', key: 'care_cage', doneDaysAgo: 4 },
  { pet: 'kuki', key: 'care_weigh', every: { count: 2, unit: 'week' } },
  { pet: 'kuki', key: 'care_checkup' },
];
type DemoCareItem = {
  pet: PetKey;
  startsDaysAgo: number;
  item: Pick<z.input<typeof careItemInput>, 'title' | 'every'>;
};
export const demoCareItems: readonly DemoCareItem[] = [
  { pet: 'bella', startsDaysAgo: -3, item: { title: 'כביסת המיטה', every: { count: 2, unit: 'week' } } },
  { pet: 'kuki', startsDaysAgo: 1, item: { title: 'החלפת ענפים בכלוב', every: { count: 1, unit: 'month' } } },
];
