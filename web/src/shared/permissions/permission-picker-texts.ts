import { texts } from '@tzemed/contract/text/texts';
import { screens } from '../../screens.ts';

export const permissionPickerTexts = texts({
  what: { he: 'מה אפשר לעשות?', en: 'What may they do?', ar: 'ما الذي يمكن فعله؟' },
  viewText: {
    he: 'רואים הכול – פרופיל, רפואי, תזכורות והוצאות – ולא משנים דבר.',
    en: 'They see everything – profile, medical, reminders and expenses – and change nothing.',
    ar: 'يرون كل شيء – الملف والمعلومات الطبية والتذكيرات والمصاريف – دون تغيير أي شيء.',
  },
  caretakerText: {
    he: 'מוסיפים תזכורות ומסמנים מה בוצע, ורואים את המידע הרפואי. הוצאות לא מוצגות.',
    en: 'They add reminders and mark what was done, and see the medical information. Expenses are not shown.',
    ar: 'يضيفون التذكيرات ويعلّمون ما أُنجز، ويرون المعلومات الطبية. المصاريف لا تظهر.',
  },
  familyText: {
    he: 'רואים ומעדכנים הכול. מחיקה, שיתוף והעברה נשארים בידי הבעלים.',
    en: 'They see and update everything. Deleting, sharing and handing over stay with the owners.',
    ar: 'يرون ويحدّثون كل شيء. الحذف والمشاركة والنقل تبقى بيد أصحاب البيت.',
  },
  exactly: { he: 'בחירה מדויקת', en: 'Choose exactly', ar: 'اختيار دقيق' },
  differs: { he: 'שונה מ״{preset}״', en: 'Differs from “{preset}”', ar: 'يختلف عن «{preset}»' },
  profile: { he: 'פרופיל', en: 'Profile', ar: 'الملف' },
  medicalRecords: screens.medicalRecords.word,
  reminders: screens.reminders.word,
  expenses: screens.expenses.word,
  none: { he: 'ללא', en: 'None', ar: 'بدون' },
  view: { he: 'צפייה', en: 'View', ar: 'مشاهدة' },
  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
});
