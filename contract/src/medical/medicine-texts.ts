import type { Lang } from '../text/languages.ts';
import { texts, wordsIn } from '../text/texts.ts';
import type { MedicineCourse } from './medicine-course.ts';

/** Reasons for leaving out a dose. */
export const skipReasonTexts = texts({
  refused: { he: 'חיית המחמד סירבה', en: 'Would not take it', ar: 'رفض الحيوان تناولها' },
  vomited: { he: 'הקאה', en: 'Vomited', ar: 'تقيّأ' },
  ranOut: { he: 'נגמרה התרופה', en: 'It ran out', ar: 'نفد الدواء' },
  vetSaid: { he: 'כך אמר הווטרינר', en: 'The vet said so', ar: 'هكذا قال الطبيب البيطري' },
  other: { he: 'סיבה אחרת', en: 'Another reason', ar: 'سبب آخر' },
});

const courseTexts = texts({
  asNeeded: { he: 'לפי הצורך', en: 'As needed', ar: 'عند الحاجة' },
  everyHours: {
    he: { one: 'כל שעה', two: 'כל שעתיים', other: 'כל {count} שעות' },
    en: { one: 'Every hour', other: 'Every {count} hours' },
    ar: {
      one: 'كل ساعة',
      two: 'كل ساعتين',
      few: 'كل {count} ساعات',
      many: 'كل {count} ساعة',
      other: 'كل {count} ساعة',
    },
  },
  everyDays: {
    he: { one: 'כל יום', two: 'כל יומיים', other: 'כל {count} ימים' },
    en: { one: 'Every day', other: 'Every {count} days' },
    ar: { one: 'كل يوم', two: 'كل يومين', few: 'كل {count} أيام', many: 'كل {count} يومًا', other: 'كل {count} يوم' },
  },
});

type Pattern = Pick<MedicineCourse, 'schedule' | 'everyHours' | 'everyDays' | 'times'>;
/** Pattern of a course in words: 'כל יום, 08:00, 20:00'. */
export function formatCourse({ schedule, everyHours, everyDays, times }: Pattern, lang: Lang) {
  const t = wordsIn(courseTexts, lang);
  if (schedule === 'asNeeded') return t.asNeeded;
  if (schedule === 'interval') return t.everyHours({ count: everyHours ?? 1 });
  return [t.everyDays({ count: everyDays }), ...times].join(', ');
}
