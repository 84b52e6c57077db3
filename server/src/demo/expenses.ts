import type { ExpenseCategory } from '@tzemed/contract/money/expenses';
import { addDays, addMonths } from '@tzemed/contract/dates/days';
import type { OwnCategoryKey } from './categories.ts';
import type { PetKey } from './pets.ts';

type DemoExpense = {
  pet: PetKey;
  date: string;
  category: ExpenseCategory | OwnCategoryKey;
  description: string;
  amount: number;
  notes: string | undefined;
};
type What = readonly [pet: PetKey, category: DemoExpense['category'], description: string];

/**
 * Recurring expenses: days since the last one, interval in days, and number of times. Prices are in shekels and rise
 * over time.
 */
const recurring: readonly (readonly [what: What, last: number, every: number, times: number, prices: number[]])[] = [
  [['bella', 'food', 'שק מזון יבש 15 ק״ג'], 2, 41, 17, [264.9, 274.9, 289.9]],
  [['bella', 'food', 'חטיפי דנטל'], 12, 75, 9, [34.9, 38.9]],
  [['bella', 'grooming', 'תספורת ורחצה'], 10, 61, 12, [165, 180]],
  [['bella', 'medicine', 'כדור נגד תולעת הפארק'], 33, 91, 8, [89, 95]],
  [['bella', 'medicine', 'טבלייה נגד פרעושים וקרציות'], 26, 84, 8, [159, 169, 174.9]],
  [['bella', 'equipment', 'שקיות איסוף, 20 גלילים'], 47, 130, 5, [24.9, 27.9]],
  [['bella', 'training', 'שיעור אילוף קבוצתי'], 19, 7, 5, [220]],
  [['bella', 'other', 'אגרת רישיון כלבה'], 45, 365, 2, [57, 59.5]],
  [['mitzi', 'food', 'מזון יבש לחתולים 4 ק״ג'], 14, 48, 14, [139.9, 149.9]],
  [['mitzi', 'food', 'מעדני טונה, מארז 12'], 6, 52, 13, [54.9, 59.9]],
  [['mitzi', 'equipment', 'חול מתגבש 10 ליטר'], 15, 45, 15, [59.9, 64.5]],
  [['mitzi', 'medicine', 'טיפות נגד פרעושים, 3 אמפולות'], 4, 92, 7, [104, 112]],
  [['kuki', 'food', 'תערובת זרעים לקוקטייל'], 9, 42, 8, [32.9, 34.9]],
  [['kuki', 'equipment', 'חול לכלוב'], 27, 70, 4, [18.9]],
  [['kuki', 'grooming', 'קיצוץ ציפורניים ונוצות כנף'], 31, 150, 2, [70]],
];

/** Single expenses. What a visit costs is said by its record, which keeps it as an expense. */
const once: readonly (readonly [daysAgo: number, what: What, amount: number, notes?: string])[] = [
  [17, ['bella', 'toys', 'צעצוע לעיסה'], 39.9],
  [40, ['bella', 'vet', 'בדיקת דם תקופתית'], 320, 'הוגשה תביעה לביטוח'],
  [75, ['bella', 'toys', 'כדור חבל'], 29.9],
  [95, ['bella', 'medicine', 'טיפות אוזניים'], 86],
  [96, ['bella', 'vet', 'ביקור וטרינרי – דלקת אוזניים'], 210],
  [128, ['bella', 'boarding', 'פנסיון, 4 לילות'], 480],
  [140, ['bella', 'medicine', 'תוסף אומגה 3'], 94.9],
  [150, ['bella', 'toys', 'פריסבי רך'], 34.9],
  [210, ['bella', 'equipment', 'רתמה חדשה, מידה L'], 129],
  [260, ['bella', 'toys', 'ברווז מצפצף'], 44.9],
  [330, ['bella', 'equipment', 'רצועה נגללת'], 89.9],
  [455, ['bella', 'boarding', 'פנסיון, 6 לילות'], 720, 'החופשה בצפון'],
  [480, ['bella', 'equipment', 'מיטה אורתופדית'], 349],
  [520, ['bella', 'toys', 'כדורי טניס, שלישייה'], 24.9],
  [600, ['bella', 'equipment', 'קערת האכלה איטית'], 54.9],
  [22, ['mitzi', 'toys', 'עכבר קטיפה'], 19.9],
  [60, ['mitzi', 'medicine', 'כדור נגד תולעים'], 38],
  [180, ['mitzi', 'toys', 'חכת נוצות'], 24.9],
  [205, ['mitzi', 'grooming', 'סירוק וגזיזת ציפורניים'], 90],
  [300, ['mitzi', 'toys', 'מנהרת משחק'], 69.9],
  [370, ['mitzi', 'equipment', 'מזרקת שתייה'], 169],
  [509, ['mitzi', 'medicine', 'אנטיביוטיקה'], 78],
  [640, ['mitzi', 'equipment', 'עמוד גירוד'], 229],
  [695, ['mitzi', 'equipment', 'מנשא'], 149],
  [698, ['mitzi', 'equipment', 'ארגז חול וקערות'], 189],
  [7, ['kuki', 'equipment', 'כלוב נסיעות'], 249],
  [62, ['kuki', 'food', 'אבן מינרלים'], 14.9],
  [110, ['kuki', 'toys', 'נדנדה ופעמון'], 36],
  [200, ['kuki', 'medicine', 'ויטמינים למים'], 46],
  [240, ['kuki', 'toys', 'סולם עץ'], 28],
  [327, ['kuki', 'equipment', 'מוטות עמידה מעץ'], 42],
  [328, ['kuki', 'equipment', 'כלוב גדול'], 449],
];

/** Seasonal expenses, at the latest occurrence of that day. */
const seasonal: readonly (readonly [monthDay: string, what: What, amount: number])[] = [
  ['06-15', ['bella', 'equipment', 'מזרן קירור'], 99.9],
  ['11-05', ['bella', 'equipment', 'מעיל גשם'], 119],
];

/** Refunds of these expenses; `daysAgo` is the day of the refund. */
const refunds: readonly (readonly [of: string, daysAgo: number, description: string, amount: number])[] = [
  ['ביקור וטרינרי – דלקת אוזניים', 81, 'החזר מהביטוח', -120],
];

/** Insurance claims: the claimed expenses, when each was filed, and when the insurer answered. */
const claims: readonly (readonly [
  of: readonly string[],
  daysAgo: number,
  answeredDaysAgo: number | null,
  more?: { readonly reference?: string; readonly answer?: string; readonly notes?: string },
])[] = [
  [
    ['ביקור וטרינרי – דלקת אוזניים', 'טיפות אוזניים'],
    94,
    81,
    { reference: 'PP-33871', answer: 'שולם לאחר ניכוי השתתפות עצמית. תרופות אינן מכוסות.' },
  ],
  [['בדיקת דם תקופתית'], 38, null, { notes: 'נשלח במייל עם הקבלה' }],
];

const monthsInsured = 24;

/** Refunds until `today`, each with the description of the expense that it is of. */
export const demoRefunds = (today: string) =>
  refunds.map(([of, daysAgo, description, amount]) => ({ of, date: addDays(today, -daysAgo), description, amount }));

/** Claims until `today`, of expenses by their descriptions; what came back of one of those is by it. */
export const demoClaims = (today: string) =>
  claims.map(([of, daysAgo, answeredDaysAgo, more]) =>
    Object.assign(
      {
        of,
        insurer: 'פטפלוס',
        status: answeredDaysAgo === null ? ('sent' as const) : ('paid' as const),
        sentOn: addDays(today, -daysAgo),
        answeredOn: answeredDaysAgo === null ? null : addDays(today, -answeredDaysAgo),
      },
      more,
    ),
  );

/** Two years of them until `today`, the oldest first. */
export function demoExpenses(today: string): DemoExpense[] {
  const on = (date: string, [pet, category, description]: What, amount: number, notes?: string) => ({
    pet,
    date,
    category,
    description,
    amount,
    notes,
  });

  const series = recurring.flatMap(([what, last, every, times, prices]) =>
    Array.from({ length: times }, (_, i) => {
      const price = prices[Math.floor((i * prices.length) / times)] ?? 0;
      return on(addDays(today, -(last + (times - 1 - i) * every)), what, price);
    }),
  );
  const monthName = new Intl.DateTimeFormat('he', { month: 'long', timeZone: 'UTC' });
  const insurance = Array.from({ length: monthsInsured }, (_, i) => {
    const date = `${addMonths(today.slice(0, 7), i + 1 - monthsInsured)}-01`;
    const description = `ביטוח בריאות – ${monthName.format(new Date(date))}`;
    return on(date, ['bella', 'insurance', description], i < monthsInsured / 2 ? 119 : 129);
  });
  const singles = once.map(([daysAgo, what, amount, notes]) => on(addDays(today, -daysAgo), what, amount, notes));
  const seasons = seasonal.map(([monthDay, what, amount]) => {
    const year = Number(today.slice(0, 4)) - (monthDay > today.slice(5) ? 1 : 0);
    return on(`${year}-${monthDay}`, what, amount);
  });
  return [...series, ...insurance, ...singles, ...seasons].toSorted((a, b) => a.date.localeCompare(b.date));
}
