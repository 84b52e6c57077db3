import type { Lang } from './languages.ts';
import { texts, wordsIn } from './texts.ts';

const tooManyTexts = texts({
  soon: {
    he: 'יותר מדי ניסיונות. נסו שוב בעוד פחות מדקה',
    en: 'Too many attempts. Try again in less than a minute',
    ar: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد أقل من دقيقة',
  },
  inMinutes: {
    he: {
      one: 'יותר מדי ניסיונות. נסו שוב בעוד דקה',
      two: 'יותר מדי ניסיונות. נסו שוב בעוד שתי דקות',
      other: 'יותר מדי ניסיונות. נסו שוב בעוד {count} דקות',
    },
    en: {
      one: 'Too many attempts. Try again in a minute',
      other: 'Too many attempts. Try again in {count} minutes',
    },
    ar: {
      one: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد دقيقة',
      two: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد دقيقتين',
      few: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد {count} دقائق',
      many: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد {count} دقيقة',
      other: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد {count} دقيقة',
    },
  },
});

/** Message for a request that was refused by the rate limit, with the waiting time: `seconds` as in `Retry-After`. */
export function rateLimitMessage(seconds: number, lang: Lang) {
  const t = wordsIn(tooManyTexts, lang);
  return seconds < 60 ? t.soon : t.inMinutes({ count: Math.ceil(seconds / 60) });
}
