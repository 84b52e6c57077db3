import type { ExpenseCategory } from '@tzemed/contract/expenses';
import type { RecordType } from '@tzemed/contract/medical-records';
import type { Species } from '@tzemed/contract/pets';
import { newId } from '../lib/ids.ts';
import type { TestApp } from './app.ts';
import { type Owner, writtenBy } from './given.ts';

type PetRow = {
  name: string;
  species: Species;
  breed?: string;
  chipNumber?: string;
  licenceNumber?: string;
  color?: string;
  allergies?: string;
  conditions?: string;
  insurance?: string;
  notes?: string;
};

const pets: Record<string, PetRow> = {
  bella: {
    name: 'בלה',
    species: 'dog',
    breed: 'גולדן רטריבר',
    chipNumber: '376098100234567',
    licenceNumber: 'ת״א 48812',
    color: 'זהוב',
    allergies: 'רגישה לעוף ולפניצילין',
    insurance: 'ליברה, פוליסה 7755-120',
  },
  mitzi: {
    name: 'מיצי',
    species: 'cat',
    breed: 'סיאמי',
    chipNumber: '376 098 100 998 112',
    conditions: 'אי ספיקת כליות, שלב ב׳',
    notes: 'אוהבת רק טונה של Friskies',
  },
  kuki: { name: 'קוקי', species: 'bird', breed: 'תוכון', color: 'תכלת', notes: 'מדבר: ״בוקר טוב״' },
  rex: { name: 'Rex', species: 'dog', breed: 'רועה גרמני', conditions: 'דיספלזיה במפרק הירך' },
};

type RecordRow = readonly [keyof typeof pets, RecordType, string, string, string?, string?];
const records: readonly RecordRow[] = [
  ['bella', 'vaccination', '2026-11-10', 'חיסון כלבת', 'ד״ר לוי', 'אצווה A4417B, בתוקף עד 10.11.2028'],
  ['bella', 'vaccination', '2026-10-22', 'חיסון משושה', 'ד״ר לוי'],
  ['bella', 'vet_visit', '2026-09-03', 'צליעה ברגל שמאל אחורית', 'ד"ר רונית שגיא', 'ניתן Rimadyl 75 מ״ג פעמיים ביום'],
  ['bella', 'checkup', '2026-05-19', 'בדיקות דם', 'ד״ר לוי', 'תפקודי כבד תקינים, המוגלובין 15.2'],
  ['bella', 'surgery', '2024-02-11', 'עיקור', 'ד״ר אבו חאטום', 'ללא סיבוכים. הוצאת תפרים אחרי עשרה ימים'],
  ['bella', 'treatment', '2026-07-07', 'דלקת אוזניים', 'ד״ר לוי', 'טיפות Surolan, ניקוי האוזן בערב'],
  ['bella', 'medication', '2026-08-01', 'ברווקטו נגד פרעושים וקרציות', 'ד״ר לוי'],
  ['bella', 'treatment', '2025-12-12', 'ניקוי אבנית', 'ד״ר אבו חאטום', 'בהרדמה מלאה, נעקרה שן אחת'],
  ['mitzi', 'vaccination', '2026-01-30', 'חיסון מרובע', 'ד״ר לוי'],
  ['mitzi', 'checkup', '2026-01-30', 'בדיקה שנתית', 'ד״ר לוי', 'להשלים את החיסונים לפני הפנסיון'],
  ['mitzi', 'checkup', '2026-06-15', 'אולטרסאונד בטן', 'פרופ׳ גל', 'הכליות מוקטנות מעט'],
  ['mitzi', 'medication', '2026-06-16', 'סמינטרה', 'פרופ׳ גל', 'Semintra 1.2 מ״ל ביום'],
  ['mitzi', 'vet_visit', '2025-11-02', 'הקאות ושלשול', 'ד״ר שרון כץ', 'ניתנה זריקת Cerenia ועירוי נוזלים'],
  ['mitzi', 'surgery', '2023-04-04', 'סירוס', 'ד״ר שרון כץ'],
  ['kuki', 'vet_visit', '2026-03-12', 'גזיזת מקור וציפורניים', 'ד״ר ניר אלון'],
  ['kuki', 'checkup', '2026-03-12', 'בדיקת צואה לטפילים', 'ד״ר ניר אלון', 'תקין'],
  ['rex', 'checkup', '2026-02-20', 'צילום רנטגן אגן', 'ד״ר אבו חאטום', 'דיספלזיה דו־צדדית'],
  ['rex', 'vaccination', '2026-04-01', 'תולעת הפארק', 'ד״ר לוי', 'זריקה ראשונה'],
  ['rex', 'medication', '2026-04-02', 'Apoquel 16mg', 'ד״ר לוי', 'לגרד בעור, כדור ביום במשך שבועיים'],
  ['rex', 'other', '2026-05-05', 'אישור בריאות לטיסה', 'ד״ר לוי', 'לקפריסין, כולל בדיקת נוגדנים לכלבת'],
];

type ExpenseRow = readonly [keyof typeof pets, ExpenseCategory, string, string, number, string?];
const expenses: readonly ExpenseRow[] = [
  ['bella', 'food', '2026-11-05', 'שק מזון יבש 15 ק״ג', 28_990, 'Royal Canin לגזע גדול'],
  ['bella', 'food', '2026-09-30', 'חטיפים דנטליים', 5_490, 'Pedigree'],
  ['bella', 'vet', '2026-11-10', 'חיסון כלבת', 8_000],
  ['bella', 'vet', '2026-10-22', 'חיסון משושה', 16_000],
  ['bella', 'medicine', '2026-10-26', 'ברווקטו נגד פרעושים וקרציות', 17_490],
  ['bella', 'medicine', '2026-08-03', 'Bravecto 20–40 ק״ג', 16_990],
  ['bella', 'grooming', '2026-06-01', 'תספורת קיץ ורחצה', 18_000, 'מספרת ״פודל פלוס״'],
  ['bella', 'training', '2026-03-15', 'קורס אילוף לגורים', 120_000, 'עשרה מפגשים עם יואב'],
  ['bella', 'insurance', '2026-01-01', 'ביטוח שנתי ליברה', 149_900],
  ['bella', 'equipment', '2026-02-14', 'רצועה וקולר מעור', 13_500],
  ['bella', 'toys', '2026-02-14', 'כדור גומי', 2_990],
  ['bella', 'other', '2026-08-20', 'פנסיון לסופ״ש', 36_000, 'פנסיון ״הכפר״ בעמק חפר, 04-6361234'],
  ['mitzi', 'food', '2026-10-11', 'Hills k/d שימורים', 21_600, '24 פחיות לכליות'],
  ['mitzi', 'food', '2026-07-19', 'חול מתגבש לחתולים', 6_990],
  ['mitzi', 'equipment', '2025-12-24', 'עמוד גירוד', 19_900],
  ['mitzi', 'vet', '2026-06-15', 'אולטרסאונד בטן', 65_000, 'פרופ׳ גל, בית דגן'],
  ['mitzi', 'medicine', '2026-06-16', 'סמינטרה 100 מ״ל', 23_450],
  ['mitzi', 'equipment', '2026-04-22', 'כלוב נשיאה', 24_000],
  ['kuki', 'food', '2026-05-09', 'תערובת זרעים לתוכים', 3_200],
  ['kuki', 'equipment', '2026-01-18', 'נדנדה ומראה לכלוב', 4_500],
  ['rex', 'vet', '2026-02-20', 'צילום רנטגן', 48_000],
  ['rex', 'medicine', '2026-04-02', 'אפוקוול', 31_200],
  ['rex', 'food', '2026-10-02', 'מזון רפואי למפרקים', 33_900, 'Hills j/d'],
  ['rex', 'equipment', '2026-03-03', 'מיטה אורטופדית', 42_500],
  ['rex', 'other', '2026-05-06', 'כרטיס טיסה ללרנקה', 80_000],
];

type ReminderRow = readonly [keyof typeof pets, string, string, string?];
const reminders: readonly ReminderRow[] = [
  ['bella', '2027-01-18', 'טבליית Bravecto', 'כל 12 שבועות'],
  ['bella', '2027-11-10', 'חידוש רישיון בעירייה'],
  ['bella', '2026-12-03', 'תור לד״ר לוי', 'להביא דגימת שתן'],
  ['bella', '2026-11-29', 'להזמין מזון'],
  ['mitzi', '2027-01-30', 'חיסון מרובע'],
  ['mitzi', '2026-12-15', 'בדיקת כליות חוזרת', 'בצום משמונה בערב'],
  ['mitzi', '2026-11-24', 'סמינטרה בבוקר'],
  ['kuki', '2026-12-01', 'להחליף את מצע הכלוב'],
  ['rex', '2026-12-20', 'זריקה שנייה נגד תולעת הפארק'],
  ['rex', '2026-11-30', 'הליכה במים אצל הידרותרפיסטית', 'מיכל, 052-555-1234'],
  ['rex', '2027-02-20', 'צילום ביקורת'],
];

/** A home as people have them: four animals, with what was written of them over some years. Answers their ids. */
export async function givenHousehold({ db, clock }: TestApp, owner: Owner) {
  const ids = Object.fromEntries(Object.keys(pets).map((key) => [key, newId()]));
  const of = () => ({ householdId: owner.householdId, id: newId(), ...writtenBy(owner, clock.now) });
  await db
    .insertInto('pets')
    .values(Object.entries(pets).map(([key, pet]) => Object.assign(of(), pet, { id: ids[key]!, hue: 'sage' as const })))
    .execute();
  await db
    .insertInto('medicalRecords')
    .values(
      records.map(([pet, type, date, description, vetName, notes]) =>
        Object.assign(of(), { petId: ids[pet]!, type, date, description, vetName, notes }),
      ),
    )
    .execute();
  await db
    .insertInto('expenses')
    .values(
      expenses.map(([pet, category, date, description, amount, notes]) =>
        Object.assign(of(), { petId: ids[pet]!, category, date, description, amount, notes }),
      ),
    )
    .execute();
  const clocked = { time: '09:00', timezone: 'Asia/Jerusalem' };
  await db
    .insertInto('reminders')
    .values(
      reminders.map(([pet, date, title, description]) =>
        Object.assign(of(), clocked, {
          petId: ids[pet]!,
          date,
          title,
          description,
          anchorDate: date,
          seriesId: newId(),
          dueAt: new Date(`${date}T07:00:00Z`),
        }),
      ),
    )
    .execute();
  return ids as Record<'bella' | 'mitzi' | 'kuki' | 'rex', string>;
}
