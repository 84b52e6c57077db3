import { texts } from '@tzemed/contract/texts';

export const petChoiceTexts = texts({
  noneTitle: { he: 'קודם כול, חיית מחמד', en: 'First of all, a pet', ar: 'أولًا، حيوان أليف' },
  noneText: {
    he: 'כל מה שנרשם כאן שייך לחיית מחמד. הוסיפו אחת, ואפשר להמשיך.',
    en: 'Everything written here belongs to a pet. Add one, and you can go on.',
    ar: 'كل ما يُسجَّل هنا يخص حيوانًا أليفًا. أضيفوا واحدًا ويمكنكم المتابعة.',
  },
});
