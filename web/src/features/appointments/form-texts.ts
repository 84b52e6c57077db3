import { texts } from '@tzemed/contract/text/texts';

/** Texts of the appointment form, wherever it is opened. */
export const appointmentFormTexts = texts({
  add: { he: 'הוספת תור', en: 'Add an appointment', ar: 'إضافة موعد' },
  addTitle: { he: 'תור חדש', en: 'New appointment', ar: 'موعد جديد' },
  editTitle: { he: 'עריכת תור', en: 'Edit appointment', ar: 'تعديل الموعد' },
  added: { he: 'התור נוסף', en: 'The appointment was added', ar: 'أُضيف الموعد' },
  saved: { he: 'התור עודכן', en: 'The appointment was updated', ar: 'حُدّث الموعد' },
  gone: { he: 'התור נמחק בינתיים', en: 'The appointment was deleted meanwhile', ar: 'حُذف الموعد في هذه الأثناء' },
  addedPast: {
    he: 'התור נוסף. המועד כבר עבר, ולכן הוא נשמר בין התורים שעברו',
    en: 'The appointment was added. Its time has passed, so it is kept among the past ones',
    ar: 'أُضيف الموعد. لقد مضى وقته، لذلك تجدونه بين المواعيد السابقة',
  },
  hasPassed: {
    he: 'המועד הזה כבר עבר. האם התכוונתם אליו?',
    en: 'This time has already passed. Is it what you meant?',
    ar: 'هذا الوقت قد مضى. هل هو المقصود؟',
  },
  reason: { he: 'סיבת התור', en: 'Reason', ar: 'سبب الموعد' },
  time: { he: 'שעה', en: 'Time', ar: 'الوقت' },
  place: { he: 'מקום', en: 'Place', ar: 'المكان' },
  vet: { he: 'וטרינר', en: 'Vet', ar: 'الطبيب البيطري' },
  alsoFor: { he: 'גם עבור', en: 'Also for', ar: 'أيضًا من أجل' },
  questions: { he: 'מה לשאול שם', en: 'What to ask there', ar: 'ماذا نسأل هناك' },
  questionsHint: { he: 'שאלה בכל שורה', en: 'One question per line', ar: 'سؤال في كل سطر' },
});
