import { texts } from '@tzemed/contract/text/texts';

export const pushTexts = texts({
  turnedOn: {
    he: 'מעכשיו התראות מגיעות גם לכאן',
    en: 'Notifications arrive here, too, from now on',
    ar: 'من الآن تصل الإشعارات إلى هنا أيضًا',
  },
  failed: {
    he: 'הדפדפן לא הצליח להירשם להתראות. בדקו את החיבור ונסו שוב',
    en: 'The browser could not subscribe. Check the connection and try again',
    ar: 'تعذّر على المتصفح الاشتراك. تحققوا من الاتصال وحاولوا مجددًا',
  },
});
