import { texts } from '@tzemed/contract/texts';

export const emergencyTexts = texts({
  title: { he: 'כרטיס חירום', en: 'Emergency card', ar: 'بطاقة الطوارئ' },
  back: { he: 'לעמוד של {name}', en: 'To the page of {name}', ar: 'إلى صفحة {name}' },
  print: { he: 'הדפסה', en: 'Print', ar: 'طباعة' },
  allergies: { he: 'אלרגיות', en: 'Allergies', ar: 'الحساسيات' },
  noAllergies: { he: 'לא נרשמו אלרגיות', en: 'No allergies are written down', ar: 'لم تُسجَّل حساسيات' },
  chip: { he: 'שבב', en: 'Chip', ar: 'الشريحة' },
  noChip: { he: 'לא נרשם מספר שבב', en: 'No chip number is written down', ar: 'لم يُسجَّل رقم شريحة' },
  medicines: { he: 'תרופות', en: 'Medicines', ar: 'الأدوية' },
  lastGiven: { he: 'נרשמה ב־{day}', en: 'Written down on {day}', ar: 'سُجّل في {day}' },
  conditions: { he: 'מצבים רפואיים', en: 'Medical conditions', ar: 'الحالات الطبية' },
  insurance: { he: 'ביטוח', en: 'Insurance', ar: 'التأمين' },
  vets: { he: 'למי מתקשרים', en: 'Whom to call', ar: 'بمن نتصل' },
  dial: { he: 'חיוג:', en: 'Call:', ar: 'اتصال:' },
  forEmergencies: { he: 'לשעת חירום', en: 'For emergencies', ar: 'للطوارئ' },
  seenOn: { he: 'ביקור אחרון: {day}', en: 'Last visit: {day}', ar: 'آخر زيارة: {day}' },
  noPhone: { he: 'בלי טלפון', en: 'No phone number', ar: 'بلا رقم هاتف' },
  noVets: {
    he: 'הוסיפו לפנקס הווטרינרים את מי שמתקשרים אליו, והמספר יופיע כאן.',
    en: 'Add whom you call to the book of vets, and the number will be here.',
    ar: 'أضيفوا إلى دفتر الأطباء البيطريين من تتصلون به، وسيظهر الرقم هنا.',
  },
  asOf: { he: 'נכון ל־{day}', en: 'As of {day}', ar: 'حتى {day}' },
  kept: {
    he: 'שמור במכשיר, נפתח גם בלי רשת',
    en: 'Kept on this device, opens without a connection',
    ar: 'محفوظ على الجهاز ويُفتح دون اتصال',
  },
  offline: {
    he: 'אין חיבור. מוצג מה שנשמר במכשיר',
    en: 'No connection. This is what was kept on the device',
    ar: 'لا يوجد اتصال. يُعرض ما حُفظ على الجهاز',
  },
});
