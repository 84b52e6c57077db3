import { texts, wordsIn } from '@tzemed/contract/text/texts';
import type { Lang } from '../../i18n/language.ts';
import { formatsIn } from '../../lib/format.ts';

const durationTexts = texts({
  hours: {
    he: { one: 'שעה', two: 'שעתיים', other: '{count} שעות' },
    en: { one: '1 hour', other: '{count} hours' },
    ar: { one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' },
  },
  minutes: {
    he: { one: 'דקה', two: 'שתי דקות', other: '{count} דקות' },
    en: { one: '1 minute', other: '{count} minutes' },
    ar: { one: 'دقيقة', two: 'دقيقتين', few: '{count} دقائق', many: '{count} دقيقة', other: '{count} دقيقة' },
  },
});

/** 18 דקות, שעה, 3 שעות ו־5 דקות */
export function formatMinutes(total: number, lang: Lang) {
  const t = wordsIn(durationTexts, lang);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return formatsIn(lang).list([
    ...(hours > 0 ? [t.hours({ count: hours })] : []),
    ...(minutes > 0 ? [t.minutes({ count: minutes })] : []),
  ]);
}
