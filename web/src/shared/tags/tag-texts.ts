import { texts } from '@tzemed/contract/text/texts';

export const tagTexts = texts({
  tag: { he: 'תגית', en: 'Tag', ar: 'وسم' },
  tags: { he: 'תגיות', en: 'Tags', ar: 'الوسوم' },
  allTags: { he: 'כל התגיות', en: 'All tags', ar: 'كل الوسوم' },
});

export const tagFieldTexts = texts({
  find: {
    he: 'חיפוש תגית או תגית חדשה',
    en: 'Find a tag, or type a new one',
    ar: 'ابحثوا عن وسم أو اكتبوا وسمًا جديدًا',
  },
  findOnly: { he: 'חיפוש תגית', en: 'Find a tag', ar: 'ابحثوا عن وسم' },
  add: { he: 'תגית חדשה: {name}', en: 'New tag: {name}', ar: 'وسم جديد: {name}' },
  taken: { he: 'נוספה התגית {name}', en: 'Tag added: {name}', ar: 'أُضيف الوسم {name}' },
  more: {
    he: {
      one: 'ועוד אחת: הקלידו כדי למצוא',
      two: 'ועוד שתיים: הקלידו כדי למצוא',
      other: 'ועוד {count}: הקלידו כדי למצוא',
    },
    en: { one: 'And one more: type to find it', other: 'And {count} more: type to find them' },
    ar: {
      one: 'وواحد آخر: اكتبوا للعثور عليه',
      two: 'واثنان آخران: اكتبوا للعثور عليهما',
      few: 'و{count} أخرى: اكتبوا للعثور عليها',
      many: 'و{count} وسمًا آخر: اكتبوا للعثور عليها',
      other: 'و{count} وسم آخر: اكتبوا للعثور عليها',
    },
  },
  none: { he: 'אין תגית כזאת', en: 'There is no such tag', ar: 'لا يوجد وسم كهذا' },
});
