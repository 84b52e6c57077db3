import { pageLang } from '../../i18n/language.ts';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import { CodeUnavailableError } from '../../ui/lazy/reload-stale-build.ts';
import { ApiError } from './api-error.ts';

/** Reasons for a failed call when the server gave none. */
export const errorTexts = texts({
  timeout: {
    he: 'השרת לא ענה בזמן. נסו שוב',
    en: 'The server took too long to answer. Please try again',
    ar: 'لم يستجب الخادم في الوقت المناسب. حاولوا مرة أخرى',
  },
  network: {
    he: 'אין חיבור לשרת. בדקו את החיבור לאינטרנט ונסו שוב',
    en: 'No connection to the server. Check your internet connection and try again',
    ar: 'لا يوجد اتصال بالخادم. تحققوا من الاتصال بالإنترنت وحاولوا مرة أخرى',
  },
  storageFull: {
    he: 'אין מקום במכשיר לשמור עד שיחזור החיבור. פנו מקום ונסו שוב, או שמרו כשיש חיבור',
    en: 'There is no room on this device to save until the connection is back. Free some space and try again, or save when you are online',
    ar: 'لا توجد مساحة على الجهاز للحفظ حتى يعود الاتصال. أفرغوا مساحة وحاولوا مرة أخرى، أو احفظوا عند توفر الاتصال',
  },
  unknown: { he: 'אירעה שגיאה. נסו שוב', en: 'An error occurred. Please try again', ar: 'حدث خطأ. حاولوا مرة أخرى' },
});

/** An error for people, in their language: the server's own words, or ours when no answer came. */
export function errorText(error: unknown): string {
  const t = wordsIn(errorTexts, pageLang());
  if (error instanceof CodeUnavailableError) return t.network;
  if (!(error instanceof ApiError)) return t.unknown;
  if (error.code === 'timeout') return t.timeout;
  if (error.code === 'network') return t.network;
  if (error.code === 'storageFull') return t.storageFull;
  const isForPeople = error.code !== 'notJson' && error.code !== 'sessionOver';
  return isForPeople ? withoutErrorMarker(error.message) : t.unknown;
}

/** Removes the marker from the message of an ended session; the marker is for programs. */
export const withoutErrorMarker = (message: string) => message.replace(/ \(invalid token\)$/, '');
