import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { Temporal } from 'temporal-polyfill';
import type { PetKey } from './pets.ts';

type DemoRecord = {
  pet: PetKey;
  date: string;
  type: RecordType;
  description: string;
  vetName: string;
  notes: string | undefined;
  nextAppointment: string | undefined;
  validUntil: string | undefined;
  cost: number | undefined;
};
type More = { notes?: string; nextInDays?: number; nextInMonths?: number; /** Shekels. */ cost?: number };

const vets: Record<PetKey, string> = { bella: 'ד״ר לוי', mitzi: 'ד״ר אבו חאטום', kuki: 'ד״ר רונית שגיא' };

const rows: readonly (readonly [daysAgo: number, pet: PetKey, type: RecordType, description: string, more?: More])[] = [
  [760, 'bella', 'vaccination', 'חיסון משושה', { nextInMonths: 12 }],
  [741, 'bella', 'vaccination', 'חיסון כלבת', { nextInMonths: 24 }],
  [400, 'bella', 'checkup', 'בדיקה שנתית', { notes: 'משקל 27.9 ק״ג. לב וריאות תקינים.', cost: 240 }],
  [395, 'bella', 'vaccination', 'חיסון משושה', { nextInMonths: 12, cost: 150 }],
  [290, 'bella', 'treatment', 'ניקוי אבנית בהרדמה', { notes: 'לא נעקרו שיניים. אוכל רך ליומיים.', cost: 890 }],
  [215, 'bella', 'treatment', 'טיפול נגד תולעת הפארק', { nextInMonths: 3 }],
  [196, 'bella', 'treatment', 'תילוע'],
  [110, 'bella', 'treatment', 'טבלייה נגד פרעושים וקרציות – Bravecto'],
  [124, 'bella', 'treatment', 'טיפול נגד תולעת הפארק', { nextInMonths: 3 }],
  [96, 'bella', 'vet_visit', 'דלקת באוזן ימין', { notes: 'אחרי שבוע בים. לייבש היטב אחרי כל רחצה.', nextInDays: 10 }],
  [95, 'bella', 'medication', 'טיפות אוזניים – 7 ימים', { notes: '4 טיפות בוקר וערב.' }],
  [86, 'bella', 'vet_visit', 'ביקורת אוזניים', { notes: 'הדלקת עברה.' }],
  [45, 'bella', 'other', 'חידוש רישיון כלבה', { notes: 'הווטרינר העירוני. הדיסקית הוחלפה.' }],
  [40, 'bella', 'checkup', 'בדיקת דם תקופתית', { notes: 'תפקודי כליות וכבד תקינים.' }],
  [33, 'bella', 'treatment', 'טיפול נגד תולעת הפארק', { nextInMonths: 3 }],
  [30, 'bella', 'vaccination', 'חיסון משושה', { nextInMonths: 12, cost: 160 }],
  [26, 'bella', 'treatment', 'טבלייה נגד פרעושים וקרציות – Bravecto'],
  [
    12,
    'bella',
    'vet_visit',
    'צליעה קלה ברגל אחורית',
    { notes: 'מנוחה שבועיים, בלי ריצות. ביקורת אם לא משתפר.', nextInDays: 13, cost: 190 },
  ],
  [11, 'bella', 'vaccination', 'חיסון כלבת', { nextInMonths: 24, cost: 80 }],
  [697, 'mitzi', 'checkup', 'בדיקה ראשונה אחרי אימוץ', { notes: 'בריאה. משקל 1.3 ק״ג.' }],
  [690, 'mitzi', 'vaccination', 'חיסון מרובע – מנה ראשונה', { nextInDays: 30, cost: 140 }],
  [660, 'mitzi', 'vaccination', 'חיסון מרובע – מנה שנייה', { nextInMonths: 12, cost: 140 }],
  [512, 'mitzi', 'checkup', 'בדיקה לפני עיקור', { notes: 'בדיקות דם תקינות. צום מ־22:00.', nextInDays: 2, cost: 190 }],
  [510, 'mitzi', 'surgery', 'עיקור', { notes: 'עבר ללא סיבוכים.', nextInDays: 10, cost: 650 }],
  [509, 'mitzi', 'medication', 'אנטיביוטיקה – 7 ימים'],
  [500, 'mitzi', 'vet_visit', 'הוצאת תפרים'],
  [295, 'mitzi', 'vaccination', 'חיסון מרובע', { nextInMonths: 12, cost: 150 }],
  [60, 'mitzi', 'treatment', 'טיפול נגד תולעים', { nextInMonths: 6 }],
  [34, 'mitzi', 'treatment', 'טיפות נגד פרעושים'],
  [6, 'mitzi', 'vet_visit', 'דלקת בשלפוחית השתן', { notes: 'אנטיביוטיקה ל־10 ימים. הרבה מים.', cost: 240 }],
  [325, 'kuki', 'checkup', 'בדיקה ראשונה', { notes: 'משקל 88 גרם. בדיקת צואה תקינה.', cost: 220 }],
  [181, 'kuki', 'treatment', 'קיצוץ ציפורניים ונוצות כנף'],
  [150, 'kuki', 'vet_visit', 'נשירת נוצות', { notes: 'חילוף נוצות רגיל. להוסיף ויטמינים למים.', cost: 220 }],
  [31, 'kuki', 'treatment', 'קיצוץ ציפורניים ונוצות כנף', { nextInMonths: 5 }],
];

/** The oldest first. */
export const demoRecords = (today: string): DemoRecord[] =>
  rows
    .toSorted(([a], [b]) => b - a)
    .map(([daysAgo, pet, type, description, more = {}]) => {
      const date = Temporal.PlainDate.from(today).subtract({ days: daysAgo });
      const isRepeated = rows.some((other) => other[0] < daysAgo && other[1] === pet && other[3] === description);
      const isFollowed = more.nextInDays !== undefined || more.nextInMonths !== undefined;
      const next = date.add({ days: more.nextInDays ?? 0, months: more.nextInMonths ?? 0 });
      return {
        pet,
        date: date.toString(),
        type,
        description,
        vetName: vets[pet],
        notes: more.notes,
        // The next of its kind is recorded already: its appointment has become a record.
        nextAppointment: isFollowed && !isRepeated ? next.toString() : undefined,
        cost: more.cost,
        validUntil: type === 'vaccination' && more.nextInMonths !== undefined ? next.toString() : undefined,
      };
    });
