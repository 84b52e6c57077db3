import type { Words } from '../text/languages.ts';

/** Day of the wording below. It moves when the wording does: each subscription keeps the one that was agreed to. */
export const newsletterWording = '2026-11-30';

/** Words to which a subscriber agrees, on the form and in the mail that is confirmed. */
export const newsletterConsent: Words = {
  he: 'נשלח אליכם באימייל את הניוזלטר של צמד: חידושים, טיפים והצעות, לכל היותר פעמיים בחודש. כל גיליון מסומן כפרסומת, ואפשר להפסיק בכל רגע בלחיצה אחת.',
  en: 'We will email you the Tzemed newsletter: news, tips and offers, at most twice a month. Each issue is marked as an advertisement, and you can stop it at any moment with one click.',
  ar: 'سنرسل إليكم بالبريد نشرة تسيمد: جديدنا ونصائح وعروض، مرتين في الشهر على الأكثر. كل عدد يحمل علامة إعلان، ويمكنكم إيقافها في أي لحظة بنقرة واحدة.',
};
