import { texts } from '@tzemed/contract/text/texts';
import { appointmentFormTexts } from './form-texts.ts';

export const appointmentTexts = texts({
  ...appointmentFormTexts,
  title: { he: 'תורים', en: 'Appointments', ar: 'المواعيد' },
  when: { he: 'אילו תורים', en: 'Which appointments', ar: 'أي المواعيد' },
  upcoming: { he: 'עתידיים', en: 'Coming', ar: 'القادمة' },
  past: { he: 'שעברו', en: 'Past', ar: 'السابقة' },

  at: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  done: { he: 'התקיים', en: 'Took place', ar: 'تم' },
  cancelled: { he: 'בוטל', en: 'Cancelled', ar: 'أُلغي' },
  complete: { he: 'התקיים', en: 'It took place', ar: 'تم الموعد' },
  completeNamed: { he: 'התקיים: {name}', en: 'It took place: {name}', ar: 'تم الموعد: {name}' },
  more: { he: 'עוד פעולות: {name}', en: 'More for {name}', ar: 'المزيد لـ {name}' },
  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
  cancel: { he: 'ביטול התור', en: 'Cancel the appointment', ar: 'إلغاء الموعد' },
  reopen: { he: 'החזרה לתורים העתידיים', en: 'Plan it again', ar: 'إعادته إلى المواعيد' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
  record: { he: 'לרשומה', en: 'To the record', ar: 'إلى السجل' },

  wasDone: {
    he: 'נוצרה רשומה מהתור. אפשר להשלים בה מה נעשה',
    en: 'The appointment is a record now. Add what was done',
    ar: 'صار الموعد سجلًا. يمكن إكمال ما تم فيه',
  },
  wasCancelled: { he: 'התור בוטל', en: 'The appointment was cancelled', ar: 'أُلغي الموعد' },
  wasReopened: {
    he: 'התור חזר לתורים העתידיים',
    en: 'The appointment is planned again',
    ar: 'عاد الموعد إلى المواعيد',
  },
  undo: { he: 'ביטול השינוי', en: 'Undo', ar: 'تراجع' },

  emptyTitle: { he: 'אין תורים עתידיים', en: 'No appointments ahead', ar: 'لا مواعيد قادمة' },
  emptyText: {
    he: 'תור לווטרינר, למספרה או לחיסון: רשמו מתי ואיפה, ומה לשאול שם.',
    en: 'The vet, the groomer, a vaccination: note when and where, and what to ask there.',
    ar: 'الطبيب البيطري أو الحلاق أو التطعيم: دوّنوا متى وأين، وماذا تسألون هناك.',
  },
  emptyPast: { he: 'עוד לא היו תורים', en: 'No appointments yet', ar: 'لا مواعيد سابقة بعد' },
  emptyPastText: {
    he: 'תורים שהתקיימו או בוטלו יישמרו כאן.',
    en: 'Appointments that took place or were cancelled are kept here.',
    ar: 'المواعيد التي تمت أو أُلغيت تُحفظ هنا.',
  },
  noMatch: {
    he: 'אין תורים שמתאימים לסינון',
    en: 'No appointments match the filters',
    ar: 'لا توجد مواعيد تطابق التصفية',
  },
  show: {
    he: { one: 'הצגת תור אחד', two: 'הצגת שני תורים', other: 'הצגת {count} תורים' },
    en: { one: 'Show 1 appointment', other: 'Show {count} appointments' },
    ar: {
      one: 'عرض موعد واحد',
      two: 'عرض موعدين',
      few: 'عرض {count} مواعيد',
      many: 'عرض {count} موعدًا',
      other: 'عرض {count} موعد',
    },
  },
  showNone: { he: 'אין תורים כאלה', en: 'No such appointments', ar: 'لا توجد مواعيد كهذه' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את התור?',
    en: 'Are you sure you want to delete the appointment?',
    ar: 'هل أنتم متأكدون من حذف الموعد؟',
  },
  removed: { he: 'התור נמחק', en: 'The appointment was deleted', ar: 'حُذف الموعد' },
  restored: { he: 'התור שוחזר', en: 'The appointment was restored', ar: 'استُعيد الموعد' },
});
