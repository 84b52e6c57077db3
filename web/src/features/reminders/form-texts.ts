import { texts } from '@tzemed/contract/texts';

/** What the form says, wherever it is opened. */
export const reminderFormTexts = texts({
  addTitle: { he: 'תזכורת חדשה', en: 'New reminder', ar: 'تذكير جديد' },
  editTitle: { he: 'עריכת תזכורת', en: 'Edit reminder', ar: 'تعديل التذكير' },
  added: { he: 'התזכורת נוספה', en: 'The reminder was added', ar: 'تمت إضافة التذكير' },
  saved: { he: 'התזכורת עודכנה', en: 'The reminder was updated', ar: 'تم تحديث التذكير' },
  gone: { he: 'התזכורת נמחקה בינתיים', en: 'The reminder was deleted meanwhile', ar: 'حُذف التذكير في هذه الأثناء' },
  addedOverdue: {
    he: 'התזכורת נוספה. המועד כבר עבר, ולכן היא מחכה בלשונית ״באיחור״',
    en: 'The reminder was added. Its time has passed, so it waits under “Overdue”',
    ar: 'تمت إضافة التذكير. لقد مضى موعده، لذلك ينتظر في تبويب «المتأخرة»',
  },
  fieldTitle: { he: 'כותרת', en: 'Title', ar: 'العنوان' },
  time: { he: 'שעה', en: 'Time', ar: 'الوقت' },
  repeat: { he: 'חזרה', en: 'Repeat', ar: 'التكرار' },
});

/** As the form offers it. */
export const repeatTexts = texts({
  none: { he: 'ללא חזרה', en: 'No repeat', ar: 'بدون تكرار' },
  daily: { he: 'יומי', en: 'Daily', ar: 'يومي' },
  weekly: { he: 'שבועי', en: 'Weekly', ar: 'أسبوعي' },
  monthly: { he: 'חודשי', en: 'Monthly', ar: 'شهري' },
  yearly: { he: 'שנתי', en: 'Yearly', ar: 'سنوي' },
});
