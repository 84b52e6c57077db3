import { texts } from '@tzemed/contract/text/texts';

/** Texts on who is reminded, and how. */
export const alertTexts = texts({
  title: { he: 'למי ומתי להזכיר', en: 'Who is reminded, and when', ar: 'من يُذكَّر ومتى' },
  important: { he: 'חשובה', en: 'Important', ar: 'مهم' },
  turnOf: { he: 'בתורנות: {name}', en: '{name}’s turn', ar: 'دور {name}' },
  isImportant: { he: 'תזכורת חשובה', en: 'Important', ar: 'تذكير مهم' },
  importantHint: {
    he: 'נזכיר שוב עד שמישהו יגיב, ואם אין תגובה נפנה לאדם הבא.',
    en: 'We remind again until somebody answers, and then turn to the next person.',
    ar: 'نذكّر مجددًا حتى يستجيب أحد، وإن لم تصل استجابة ننتقل إلى الشخص التالي.',
  },
  assignees: { he: 'מי מטפל', en: 'Who takes care of it', ar: 'من يتولى الأمر' },
  assigneesHint: {
    he: 'בלי בחירה: מי שמגיע ראשון. כמה אנשים: בתורנות, לפי סדר הבחירה.',
    en: 'None chosen: whoever comes first. Several: in turn, in the order chosen.',
    ar: 'من دون اختيار: من يصل أولًا. عدة أشخاص: بالتناوب، وفق ترتيب الاختيار.',
  },
  leadTimes: { he: 'מתי להזכיר', en: 'When to remind', ar: 'متى نذكّر' },
  leadsHint: {
    he: 'בלי בחירה: לפי ההעדפות של מי שמקבל אותה.',
    en: 'None chosen: as each person prefers.',
    ar: 'من دون اختيار: وفق تفضيلات من يتلقاه.',
  },
});
