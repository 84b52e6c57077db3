import { texts } from '@tzemed/contract/text/texts';
import { overdueTexts } from '../../../features/reminders/overdue-texts.ts';

export const todayTexts = texts({
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  progress: { he: '{done} מתוך {all} בוצעו', en: '{done} of {all} done', ar: 'أُنجز {done} من {all}' },
  overdue: overdueTexts.counted,
  moreToday: {
    he: { one: ', ועוד אחת להיום.', two: ', ועוד שתיים להיום.', other: ', ועוד {count} להיום.' },
    en: { one: ', and one more today.', other: ', and {count} more today.' },
    ar: {
      one: '، وواحد آخر اليوم.',
      two: '، واثنان آخران اليوم.',
      few: '، و{count} أخرى اليوم.',
      many: '، و{count} أخرى اليوم.',
      other: '، و{count} أخرى اليوم.',
    },
  },
  aheadToday: {
    he: { one: 'תזכורת אחת להיום.', two: 'שתי תזכורות להיום.', other: '{count} תזכורות להיום.' },
    en: { one: 'One reminder today.', other: '{count} reminders today.' },
    ar: {
      one: 'تذكير واحد اليوم.',
      two: 'تذكيران اليوم.',
      few: '{count} تذكيرات اليوم.',
      many: '{count} تذكيرًا اليوم.',
      other: '{count} تذكير اليوم.',
    },
  },
  appointments: {
    he: { one: 'תור אחד היום.', two: 'שני תורים היום.', other: '{count} תורים היום.' },
    en: { one: 'One appointment today.', other: '{count} appointments today.' },
    ar: {
      one: 'موعد واحد اليوم.',
      two: 'موعدان اليوم.',
      few: '{count} مواعيد اليوم.',
      many: '{count} موعدًا اليوم.',
      other: '{count} موعد اليوم.',
    },
  },
  onTime: { he: 'הכול בזמן', en: 'All on time', ar: 'كل شيء في موعده' },
  nothingLeft: { he: 'אין עוד תזכורות להיום.', en: 'No more reminders today.', ar: 'لا تذكيرات أخرى اليوم.' },
  goodDay: { he: 'יום נעים.', en: 'Have a lovely day.', ar: 'نهاركم سعيد.' },
  goodEvening: { he: 'ערב נעים.', en: 'Have a lovely evening.', ar: 'مساؤكم سعيد.' },
  goodNight: { he: 'לילה שקט.', en: 'Have a quiet night.', ar: 'ليلة هادئة.' },
  nothingTomorrow: { he: 'מחר: אין תזכורות', en: 'Tomorrow: no reminders', ar: 'غدًا: لا تذكيرات' },
  tomorrow: {
    he: { one: 'מחר: תזכורת אחת', two: 'מחר: שתי תזכורות', other: 'מחר: {count} תזכורות' },
    en: { one: 'Tomorrow: one reminder', other: 'Tomorrow: {count} reminders' },
    ar: {
      one: 'غدًا: تذكير واحد',
      two: 'غدًا: تذكيران',
      few: 'غدًا: {count} تذكيرات',
      many: 'غدًا: {count} تذكيرًا',
      other: 'غدًا: {count} تذكير',
    },
  },
  allReminders: { he: 'כל התזכורות', en: 'All reminders', ar: 'كل التذكيرات' },
  more: {
    he: { one: 'עוד אחת', two: 'עוד שתיים', other: 'עוד {count}' },
    en: { one: 'One more', other: '{count} more' },
    ar: { one: 'واحد آخر', two: 'اثنان آخران', few: '{count} أخرى', many: '{count} أخرى', other: '{count} أخرى' },
  },
  birthdayFemale: {
    he: { one: '{name} בת שנה היום!', two: '{name} בת שנתיים היום!', other: '{name} בת {count} היום!' },
    en: { one: '{name} is {count} today!', other: '{name} is {count} today!' },
    ar: {
      one: '{name} تبلغ سنة اليوم!',
      two: '{name} تبلغ سنتين اليوم!',
      few: '{name} تبلغ {count} سنوات اليوم!',
      many: '{name} تبلغ {count} سنة اليوم!',
      other: '{name} تبلغ {count} سنة اليوم!',
    },
  },
  birthdayMale: {
    he: { one: '{name} בן שנה היום!', two: '{name} בן שנתיים היום!', other: '{name} בן {count} היום!' },
    en: { one: '{name} is {count} today!', other: '{name} is {count} today!' },
    ar: {
      one: '{name} يبلغ سنة اليوم!',
      two: '{name} يبلغ سنتين اليوم!',
      few: '{name} يبلغ {count} سنوات اليوم!',
      many: '{name} يبلغ {count} سنة اليوم!',
      other: '{name} يبلغ {count} سنة اليوم!',
    },
  },
  birthday: {
    he: {
      one: 'יום ההולדת הראשון של {name}!',
      two: 'יום ההולדת השני של {name}!',
      other: 'יום ההולדת ה־{count} של {name}!',
    },
    en: { one: '{name} is {count} today!', other: '{name} is {count} today!' },
    ar: {
      one: 'عيد ميلاد {name} الأول اليوم!',
      two: 'عيد ميلاد {name} الثاني اليوم!',
      few: 'عيد ميلاد {name} الـ{count} اليوم!',
      many: 'عيد ميلاد {name} الـ{count} اليوم!',
      other: 'عيد ميلاد {name} الـ{count} اليوم!',
    },
  },
});
