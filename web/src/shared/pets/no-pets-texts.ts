import { texts } from '@tzemed/contract/text/texts';

export const noPetsTexts = texts({
  guestTitle: { he: 'כאן אפשר רק לראות', en: 'You can only look here', ar: 'هنا يمكنكم المشاهدة فقط' },
  guestText: {
    he: 'ההרשאות שקיבלתם לא כוללות הוספה. אפשר לבקש מהבעלים לשנות אותן, או להוסיף חיית מחמד משלכם.',
    en: 'Your permissions don’t include adding. Ask the owners to change them, or add a pet of your own.',
    ar: 'صلاحياتكم لا تشمل الإضافة. يمكنكم أن تطلبوا من أصحاب البيت تغييرها، أو إضافة حيوان خاص بكم.',
  },
  noneTitle: { he: 'קודם כול, חיית מחמד', en: 'First of all, a pet', ar: 'أولًا، حيوان أليف' },
  noneText: {
    he: 'כל מה שנרשם כאן שייך לחיית מחמד. הוסיפו אחת, ואפשר להמשיך.',
    en: 'Everything recorded here belongs to a pet. Add one, and you can go on.',
    ar: 'كل ما يُسجَّل هنا يخص حيوانًا أليفًا. أضيفوا واحدًا ويمكنكم المتابعة.',
  },
});
