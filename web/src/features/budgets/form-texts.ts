import { texts } from '@tzemed/contract/text/texts';

export const budgetFormTexts = texts({
  amount: { he: 'סכום', en: 'Amount', ar: 'المبلغ' },
  period: { he: 'תקופה', en: 'Period', ar: 'الفترة' },
  month: { he: 'כל חודש', en: 'Every month', ar: 'كل شهر' },
  year: { he: 'כל שנה', en: 'Every year', ar: 'كل سنة' },
  category: { he: 'קטגוריה', en: 'Category', ar: 'الفئة' },
  pet: { he: 'חיית מחמד', en: 'Pet', ar: 'الحيوان الأليف' },
  gonePet: { he: 'חיית מחמד שנמחקה', en: 'A deleted pet', ar: 'حيوان أليف محذوف' },
  goneCategory: { he: 'קטגוריה שנמחקה', en: 'A deleted category', ar: 'فئة محذوفة' },
  levels: { he: 'מתי להתריע', en: 'When to warn', ar: 'متى ننبّه' },
  levelsHint: {
    he: 'פעם אחת לכל אחוז, כשמגיעים אליו, ולא בכל קנייה.',
    en: 'Once for each percentage, when it is reached, and not at every purchase.',
    ar: 'مرة واحدة لكل نسبة عند بلوغها، لا عند كل شراء.',
  },
  level: { he: '{level}%', en: '{level}%', ar: '{level}%' },
  otherLevel: { he: 'אחוז אחר', en: 'Another percentage', ar: 'نسبة أخرى' },
  addLevel: { he: 'הוספת האחוז', en: 'Add the percentage', ar: 'إضافة النسبة' },
  home: { he: 'לאיזה בית', en: 'For which home', ar: 'لأي بيت' },
  usual: {
    he: {
      one: 'בחודש האחרון הוצאתם על זה {sum}.',
      two: 'בחודשיים האחרונים הוצאתם על זה {sum} בחודש בממוצע.',
      other: 'ב־{count} החודשים האחרונים הוצאתם על זה {sum} בחודש בממוצע.',
    },
    en: {
      one: 'Last month you spent {sum} on this.',
      other: 'Over the last {count} months you spent {sum} a month on this.',
    },
    ar: {
      one: 'أنفقتم على ذلك {sum} في الشهر الأخير.',
      two: 'أنفقتم على ذلك {sum} شهريًا بالمعدل في الشهرين الأخيرين.',
      few: 'أنفقتم على ذلك {sum} شهريًا بالمعدل في آخر {count} أشهر.',
      many: 'أنفقتم على ذلك {sum} شهريًا بالمعدل في آخر {count} شهرًا.',
      other: 'أنفقتم على ذلك {sum} شهريًا بالمعدل في آخر {count} شهر.',
    },
  },
  take: { he: 'לקבוע {sum}', en: 'Set {sum}', ar: 'تحديد {sum}' },
  added: { he: 'התקציב נקבע', en: 'The budget was set', ar: 'حُدّدت الميزانية' },
  saved: { he: 'התקציב עודכן', en: 'The budget was updated', ar: 'حُدّثت الميزانية' },
  gone: { he: 'התקציב נמחק בינתיים', en: 'The budget was deleted meanwhile', ar: 'حُذفت الميزانية في هذه الأثناء' },
});
