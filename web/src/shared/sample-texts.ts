import { texts } from '../i18n/texts.ts';

/** The words of the examples that stand in when the server is away. */
export const sampleTexts = texts({
  pet: { he: 'בלה', en: 'Bella', ar: 'بيلا' },
  food: { he: 'שק מזון יבש 15 ק״ג', en: 'Dry food, 15 kg', ar: 'كيس طعام جاف 15 كغم' },
  grooming: { he: 'תספורת ורחצה', en: 'Haircut and bath', ar: 'قص شعر وحمّام' },
  toy: { he: 'צעצוע לעיסה', en: 'Chew toy', ar: 'لعبة للمضغ' },
  vaccination: { he: 'חיסון כלבת', en: 'Rabies vaccination', ar: 'تطعيم ضد داء الكلب' },
  visit: { he: 'ביקורת שנתית', en: 'Yearly checkup', ar: 'فحص سنوي' },
  vet: { he: 'ד״ר לוי', en: 'Dr. Levi', ar: 'د. ليفي' },
  fine: { he: 'הכול תקין', en: 'All is well', ar: 'كل شيء سليم' },
  pill: { he: 'כדור נגד תולעים', en: 'Worming tablet', ar: 'حبة ضد الديدان' },
  nails: { he: 'גזירת ציפורניים', en: 'Nail trimming', ar: 'تقليم الأظافر' },
});
