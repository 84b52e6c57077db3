import { texts } from '@tzemed/contract/text/texts';

/** Permissions for a pet, as sentences. */
export const permissionTexts = texts({
  // Labels in a list of people and their permissions.
  profile: { he: 'פרופיל', en: 'Profile', ar: 'الملف' },
  medicalRecords: { he: 'מידע רפואי', en: 'Medical information', ar: 'المعلومات الطبية' },
  reminders: { he: 'תזכורות', en: 'Reminders', ar: 'التذكيرات' },
  expenses: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
  lineEdit: { he: '{areas}: עריכה', en: '{areas}: edit', ar: '{areas}: تعديل' },
  lineView: { he: '{areas}: צפייה', en: '{areas}: view', ar: '{areas}: مشاهدة' },
  // The word follows the gender of what it is said of.
  lineHidden: { he: '{areas}: לא מוצגות', en: '{areas}: not shown', ar: '{areas}: لا تظهر' },
  lineHiddenOne: { he: '{areas}: לא מוצג', en: '{areas}: not shown', ar: '{areas}: لا تظهر' },
  lineHiddenMixed: { he: '{areas}: לא מוצגים', en: '{areas}: not shown', ar: '{areas}: لا تظهر' },
  lineAllEdit: { he: 'רואים ומעדכנים הכול', en: 'Sees and updates everything', ar: 'رؤية كل شيء وتحديثه' },
  lineAllView: {
    he: 'רואים הכול ולא משנים דבר',
    en: 'Sees everything and changes nothing',
    ar: 'رؤية كل شيء دون تغيير أي شيء',
  },

  // Areas as an object, and as a subject.
  seenProfile: { he: 'את הפרופיל', en: 'the profile', ar: 'الملف' },
  seenMedicalRecords: { he: 'את המידע הרפואי', en: 'the medical information', ar: 'المعلومات الطبية' },
  seenReminders: { he: 'את התזכורות', en: 'the reminders', ar: 'التذكيرات' },
  seenExpenses: { he: 'את ההוצאות', en: 'the expenses', ar: 'المصاريف' },
  theProfile: { he: 'הפרופיל', en: 'the profile', ar: 'الملف' },
  theMedicalRecords: { he: 'המידע הרפואי', en: 'the medical information', ar: 'المعلومات الطبية' },
  theReminders: { he: 'התזכורות', en: 'the reminders', ar: 'التذكيرات' },
  theExpenses: { he: 'ההוצאות', en: 'the expenses', ar: 'المصاريف' },

  // To whoever invites: what will be.
  they: {
    he: 'אצל {pets} {clauses}.',
    en: 'With {pets}, they will {clauses}.',
    ar: 'مع {pets}: {clauses}.',
  },
  theyView: { he: 'יראו {things}', en: 'see {things}', ar: 'سيرون {things}' },
  theyEdit: { he: 'יעדכנו {things}', en: 'update {things}', ar: 'سيحدّثون {things}' },
  theyHidden: { he: 'לא יראו {things}', en: 'not see {things}', ar: 'لن يروا {things}' },
  theyAllEdit: { he: 'יראו ויעדכנו הכול', en: 'see and update everything', ar: 'سيرون ويحدّثون كل شيء' },
  theyAllView: {
    he: 'יראו הכול ולא ישנו דבר',
    en: 'see everything and change nothing',
    ar: 'سيرون كل شيء دون أن يغيّروا شيئًا',
  },

  // To whoever is a guest: what is.
  you: { he: 'אתם {clauses}.', en: 'You {clauses}.', ar: 'أنتم {clauses}.' },
  youView: { he: 'רואים {things}', en: 'see {things}', ar: 'ترون {things}' },
  youEditProfile: { he: 'מעדכנים את הפרופיל', en: 'update the profile', ar: 'تحدّثون الملف' },
  youEditMedicalRecords: {
    he: 'מוסיפים ומעדכנים מידע רפואי',
    en: 'add and update medical information',
    ar: 'تضيفون وتحدّثون المعلومات الطبية',
  },
  youEditReminders: {
    he: 'מוסיפים תזכורות ומסמנים מה בוצע',
    en: 'add reminders and mark what was done',
    ar: 'تضيفون التذكيرات وتعلّمون ما أُنجز',
  },
  youEditExpenses: { he: 'מוסיפים ומעדכנים הוצאות', en: 'add and update expenses', ar: 'تضيفون وتحدّثون المصاريف' },
  youAllEdit: { he: 'רואים ומעדכנים הכול', en: 'see and update everything', ar: 'ترون وتحدّثون كل شيء' },
  youAllView: {
    he: 'רואים הכול ולא משנים דבר',
    en: 'see everything and change nothing',
    ar: 'ترون كل شيء دون تغيير أي شيء',
  },

  // To whoever is invited: what they may.
  toView: { he: 'לראות {things}', en: 'See {things}', ar: 'رؤية {things}' },
  toEditProfile: { he: 'לעדכן את הפרופיל', en: 'Update the profile', ar: 'تحديث الملف' },
  toEditMedicalRecords: {
    he: 'להוסיף ולעדכן מידע רפואי',
    en: 'Add and update medical information',
    ar: 'إضافة المعلومات الطبية وتحديثها',
  },
  toEditReminders: {
    he: 'להוסיף תזכורות ולסמן מה בוצע',
    en: 'Add reminders and mark what was done',
    ar: 'إضافة التذكيرات وتعليم ما أُنجز',
  },
  toEditExpenses: { he: 'להוסיף ולעדכן הוצאות', en: 'Add and update expenses', ar: 'إضافة المصاريف وتحديثها' },
  toAllEdit: { he: 'לראות ולעדכן הכול', en: 'See and update everything', ar: 'رؤية كل شيء وتحديثه' },
  toAllView: {
    he: 'לראות הכול, בלי לשנות דבר',
    en: 'See everything, and change nothing',
    ar: 'رؤية كل شيء دون تغيير أي شيء',
  },

  // Texts about areas that are not shared.
  ofPet: { he: '{things} של {pet}', en: '{things} of {pet}', ar: '{things} الخاصة بـ {pet}' },
  stays: { he: '{things} נשארות אצל {owners}', en: '{things} stay with {owners}', ar: 'تبقى {things} لدى {owners}' },
  staysOne: { he: '{things} נשאר אצל {owners}', en: '{things} stays with {owners}', ar: 'تبقى {things} لدى {owners}' },
  staysMixed: {
    he: '{things} נשארים אצל {owners}',
    en: '{things} stay with {owners}',
    ar: 'تبقى {things} لدى {owners}',
  },
  thereforeNotHere: {
    he: '{stays}, ולכן לא מופיעות כאן.',
    en: '{stays}, so they are not here.',
    ar: '{stays}، ولذلك لا تظهر هنا.',
  },
  thereforeNotHereOne: {
    he: '{stays}, ולכן לא מופיע כאן.',
    en: '{stays}, so it is not here.',
    ar: '{stays}، ولذلك لا تظهر هنا.',
  },
  thereforeNotHereMixed: {
    he: '{stays}, ולכן לא מופיעים כאן.',
    en: '{stays}, so they are not here.',
    ar: '{stays}، ولذلك لا تظهر هنا.',
  },
  askThem: {
    he: 'חסר לכם משהו? בקשו מהם לשנות את ההרשאות.',
    en: 'Missing something? Ask them to change your permissions.',
    ar: 'هل ينقصكم شيء؟ اطلبوا منهم تغيير الصلاحيات.',
  },
});
