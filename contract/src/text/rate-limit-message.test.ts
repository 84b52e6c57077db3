import { expect, test } from 'vitest';
import { rateLimitMessage } from './rate-limit-message.ts';

test.for([
  ['he', 1, 'יותר מדי ניסיונות. נסו שוב בעוד פחות מדקה'],
  ['he', 59, 'יותר מדי ניסיונות. נסו שוב בעוד פחות מדקה'],
  ['he', 60, 'יותר מדי ניסיונות. נסו שוב בעוד דקה'],
  ['he', 61, 'יותר מדי ניסיונות. נסו שוב בעוד שתי דקות'],
  ['he', 700, 'יותר מדי ניסיונות. נסו שוב בעוד 12 דקות'],
  ['en', 60, 'Too many attempts. Try again in a minute'],
  ['en', 3600, 'Too many attempts. Try again in 60 minutes'],
  ['ar', 120, 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد دقيقتين'],
  ['ar', 180, 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد 3 دقائق'],
  ['ar', 900, 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد 15 دقيقة'],
] as const)('The %s message for a wait of %i seconds is %s', ([lang, seconds, words]) => {
  expect(rateLimitMessage(seconds, lang)).toBe(words);
});
