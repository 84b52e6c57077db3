import type { Lang } from '@tzemed/contract/text/languages';
import { texts } from '@tzemed/contract/text/texts';

/** The word by which section 30A wants an advertisement known, at the start of its subject and of its text: the Hebrew one. */
export const advertisement: Readonly<Record<Lang, { readonly word: string }>> = {
  he: { word: 'פרסומת' },
  en: { word: 'פרסומת | Advertisement' },
  ar: { word: 'פרסומת | إعلان' },
};

/** Words around an issue of the newsletter. */
export const issueTexts = texts({
  why: {
    he: 'קיבלתם את ההודעה כי נרשמתם לניוזלטר ואישרתם זאת באימייל. נשלח מאת: {sender}',
    en: 'You receive this mail because you subscribed to the newsletter and confirmed it by mail. Sent by: {sender}',
    ar: 'وصلتكم هذه الرسالة لأنكم اشتركتم في النشرة وأكدتم ذلك بالبريد. المرسل: {sender}',
  },
  stop: { he: 'הסרה מרשימת התפוצה', en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
});
