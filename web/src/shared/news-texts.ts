import { texts } from '@tzemed/contract/texts';

/** What has happened elsewhere, as nobody's doing: a name comes behind it. */
export const newsTexts = texts({
  expensesMade: { he: 'נוספה הוצאה', en: 'An expense was added', ar: 'أُضيف مصروف' },
  expensesChanged: { he: 'עודכנה הוצאה', en: 'An expense was updated', ar: 'حُدّث مصروف' },
  expensesRemoved: { he: 'נמחקה הוצאה', en: 'An expense was deleted', ar: 'حُذف مصروف' },
  expensesRestored: { he: 'שוחזרה הוצאה', en: 'An expense was restored', ar: 'استُعيد مصروف' },
  medicalRecordsMade: { he: 'נוספה רשומה', en: 'A record was added', ar: 'أُضيف سجل' },
  medicalRecordsChanged: { he: 'עודכנה רשומה', en: 'A record was updated', ar: 'حُدّث سجل' },
  medicalRecordsRemoved: { he: 'נמחקה רשומה', en: 'A record was deleted', ar: 'حُذف سجل' },
  medicalRecordsRestored: { he: 'שוחזרה רשומה', en: 'A record was restored', ar: 'استُعيد سجل' },
  remindersMade: { he: 'נוספה תזכורת', en: 'A reminder was added', ar: 'أُضيف تذكير' },
  remindersChanged: { he: 'עודכנה תזכורת', en: 'A reminder was updated', ar: 'حُدّث تذكير' },
  remindersRemoved: { he: 'נמחקה תזכורת', en: 'A reminder was deleted', ar: 'حُذف تذكير' },
  remindersRestored: { he: 'שוחזרה תזכורת', en: 'A reminder was restored', ar: 'استُعيد تذكير' },
  vetsMade: { he: 'נוסף איש קשר וטרינרי', en: 'A vet was added', ar: 'أُضيف طبيب بيطري' },
  vetsChanged: { he: 'עודכנו פרטי וטרינר', en: 'A vet was updated', ar: 'حُدّثت تفاصيل طبيب بيطري' },
  vetsRemoved: { he: 'נמחק איש קשר וטרינרי', en: 'A vet was deleted', ar: 'حُذف طبيب بيطري' },
  vetsRestored: { he: 'שוחזר איש קשר וטרינרי', en: 'A vet was restored', ar: 'استُعيد طبيب بيطري' },
  petsMade: { he: 'נוספה חיית מחמד', en: 'A pet was added', ar: 'أُضيف حيوان أليف' },
  petsChanged: { he: 'עודכן פרופיל', en: 'A profile was updated', ar: 'حُدّث ملف' },
  petsRemoved: { he: 'נמחקה חיית מחמד', en: 'A pet was deleted', ar: 'حُذف حيوان أليف' },
  petsRestored: { he: 'שוחזרה חיית מחמד', en: 'A pet was restored', ar: 'استُعيد حيوان أليف' },
  by: { he: '{what} על ידי {name} · עכשיו', en: '{what} by {name} · now', ar: '{what} بواسطة {name} · الآن' },
  now: { he: '{what} · עכשיו', en: '{what} · now', ar: '{what} · الآن' },
  several: {
    he: { one: 'עדכון חדש אחד', two: 'שני עדכונים חדשים', other: '{count} עדכונים חדשים' },
    en: { one: '1 new update', other: '{count} new updates' },
    ar: {
      one: 'تحديث جديد واحد',
      two: 'تحديثان جديدان',
      few: '{count} تحديثات جديدة',
      many: '{count} تحديثًا جديدًا',
      other: '{count} تحديث جديد',
    },
  },
});
