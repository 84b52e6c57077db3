import { texts } from '@tzemed/contract/text/texts';

export const offlineTexts = texts({
  away: {
    he: 'אין חיבור. מוצג מה שנשמר {when}. ממשיכים כרגיל.',
    en: 'No connection. Showing what was saved {when}. Carry on as usual.',
    ar: 'لا يوجد اتصال. يُعرض ما حُفظ {when}. تابعوا كالمعتاد.',
  },
  nothing: {
    he: 'אין חיבור. מה שלא נשמר במכשיר ייטען כשהחיבור יחזור.',
    en: 'No connection. What isn’t saved on this device will load once you’re back online.',
    ar: 'لا يوجد اتصال. ما لم يُحفظ على الجهاز سيُحمَّل عند عودة الاتصال.',
  },
  unanswered: {
    he: 'השרת לא עונה כרגע. מוצג מה שנשמר {when}, עד שיענה.',
    en: 'The server isn’t answering right now. Until it does, this is what was saved {when}.',
    ar: 'الخادم لا يجيب الآن. يُعرض ما حُفظ {when} إلى أن يجيب.',
  },
  old: {
    he: {
      one: 'מוצג מה שנשמר לפני יום, ב־{day}. ייתכן שדברים השתנו מאז.',
      two: 'מוצג מה שנשמר לפני יומיים, ב־{day}. ייתכן שדברים השתנו מאז.',
      other: 'מוצג מה שנשמר לפני {count} ימים, ב־{day}. ייתכן שדברים השתנו מאז.',
    },
    en: {
      one: 'Showing what was saved a day ago, on {day}. Things may have changed since.',
      other: 'Showing what was saved {count} days ago, on {day}. Things may have changed since.',
    },
    ar: {
      one: 'يُعرض ما حُفظ قبل يوم، في {day}. ربما تغيّرت أشياء منذ ذلك الحين.',
      two: 'يُعرض ما حُفظ قبل يومين، في {day}. ربما تغيّرت أشياء منذ ذلك الحين.',
      few: 'يُعرض ما حُفظ قبل {count} أيام، في {day}. ربما تغيّرت أشياء منذ ذلك الحين.',
      many: 'يُعرض ما حُفظ قبل {count} يومًا، في {day}. ربما تغيّرت أشياء منذ ذلك الحين.',
      other: 'يُعرض ما حُفظ قبل {count} يوم، في {day}. ربما تغيّرت أشياء منذ ذلك الحين.',
    },
  },
  today: { he: 'היום ב־{time}', en: 'today at {time}', ar: 'اليوم الساعة {time}' },
  yesterday: { he: 'אתמול ב־{time}', en: 'yesterday at {time}', ar: 'أمس الساعة {time}' },
  earlier: { he: 'ב־{day} בשעה {time}', en: 'on {day} at {time}', ar: 'في {day} الساعة {time}' },
  needs: {
    he: 'החיפוש עובר על מה ששמור במכשיר. הייצוא והשיתוף צריכים חיבור, ויחזרו לפעול כשהוא יחזור.',
    en: 'Search covers what is saved on this device. Export and sharing need a connection, and will work again once you’re back online.',
    ar: 'يشمل البحث ما حُفظ على الجهاز. التصدير والمشاركة يحتاجان إلى اتصال، وسيعملان مجددًا عند عودته.',
  },
});
