import type { AttachmentKind } from '@tzemed/contract/items/attachments';
import type { ExpenseCategory } from '@tzemed/contract/money/expenses';
import type { BuiltInKind } from '@tzemed/contract/medical/observation-kind-texts';
import type { BuiltInKind as BuiltInMeasure } from '@tzemed/contract/measures/measure-values';
import type { RecordType } from '@tzemed/contract/medical/medical-records';
import type { Species } from '@tzemed/contract/pets/pets';
import { normalizeText } from './normalize-text.ts';

/** Search words for each kind of item: a row is found by its kind too, whatever its text says. */
const names: Readonly<
  Record<
    Exclude<ExpenseCategory | RecordType | Species | AttachmentKind | BuiltInKind | BuiltInMeasure, 'other'>,
    string
  >
> = {
  dog: 'כלב כלבה כלבים dog كلب',
  cat: 'חתול חתולה חתולים cat قطة',
  bird: 'ציפור תוכי ציפורים bird طائر',
  fish: 'דג דגים fish سمكة',
  rodent: 'מכרסם מכרסמים אוגר rodent قارض',
  food: 'מזון אוכל food طعام',
  vet: 'וטרינר וטרינרית vet بيطري',
  medicine: 'תרופה תרופות medicine دواء',
  toys: 'צעצוע צעצועים משחק toys ألعاب',
  equipment: 'ציוד equipment معدات',
  grooming: 'טיפוח תספורת grooming عناية',
  training: 'אילוף אימון training تدريب',
  insurance: 'ביטוח insurance تأمين',
  vaccination_booklet: 'פנקס booklet دفتر',
  invoice: 'חשבונית קבלה invoice receipt فاتورة',
  visit_summary: 'סיכום summary ملخص',
  lab_result: 'מעבדה תוצאות lab مختبر نتائج',
  licence: 'רישיון רשיון licence license رخصة',
  vet_visit: 'ביקור וטרינר visit زيارة',
  vaccination: 'חיסון חיסונים vaccination vaccine تطعيم',
  surgery: 'ניתוח ניתוחים surgery جراحة',
  checkup: 'בדיקה בדיקות checkup فحص',
  treatment: 'טיפול טיפולים treatment علاج',
  meal: 'אוכל ארוחה ארוחות האכלה meal طعام وجبة',
  walk: 'טיול טיולים walk نزهة',
  drink: 'שתייה מים drink drinking شرب',
  vomiting: 'הקאה הקאות הקיאה הקיא vomiting vomit تقيؤ',
  seizure: 'פרכוס פרכוסים התקף seizure نوبة تشنج',
  pain: 'כאב כאבים pain ألم',
  toilet: 'צרכים פיפי קקי toilet قضاء',
  medication: 'תרופה תרופות medication دواء',
  weight: 'משקל שקילה שקילות weight وزن الوزن',
  temperature: 'חום טמפרטורה temperature حرارة الحرارة',
  bodyCondition: 'ציון גוף condition جسم',
  glucose: 'גלוקוז סוכר glucose سكر غلوكوز',
};

const kinds = new Map<string, string[]>();
for (const [kind, words] of Object.entries(names))
  for (const word of words.split(' ').map(normalizeText)) kinds.set(word, [...(kinds.get(word) ?? []), kind]);

/** The kinds that are called so. */
export const kindsNamed = (token: string): readonly string[] => kinds.get(token) ?? [];

const months = [
  'ינואר january jan يناير',
  'פברואר february feb فبراير',
  'מרץ מרס march مارس',
  'אפריל april أبريل',
  'מאי may مايو',
  'יוני june يونيو',
  'יולי july يوليو',
  'אוגוסט august أغسطس',
  'ספטמבר september سبتمبر',
  'אוקטובר october أكتوبر',
  'נובמבר november نوفمبر',
  'דצמבר december ديسمبر',
].map((words) => words.split(' ').map(normalizeText));

/** 'נובמבר' → '11'. */
export function monthNamed(token: string) {
  const nth = months.findIndex((words) => words.includes(token));
  return nth < 0 ? undefined : String(nth + 1).padStart(2, '0');
}
