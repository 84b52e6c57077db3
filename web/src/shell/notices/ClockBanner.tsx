import { useState } from 'react';
import { texts } from '@tzemed/contract/text/texts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useClockOffset } from '../../lib/api/clock-offset.ts';
import { Banner } from '../../ui/Banner.tsx';

const clockTexts = texts({
  ahead: {
    he: 'השעון במכשיר מקדים ב־{amount}. השעות של מה שנרשם כאן נכתבות לפיו. כדאי לכוון אותו בהגדרות המכשיר.',
    en: 'The clock on this device is {amount} fast. What you enter here gets its time from it. Set it right in the device’s settings.',
    ar: 'ساعة هذا الجهاز متقدمة بمقدار {amount}. أوقات ما يُسجَّل هنا تُكتب وفقها. يُستحسن ضبطها في إعدادات الجهاز.',
  },
  behind: {
    he: 'השעון במכשיר מאחר ב־{amount}. השעות של מה שנרשם כאן נכתבות לפיו. כדאי לכוון אותו בהגדרות המכשיר.',
    en: 'The clock on this device is {amount} slow. What you enter here gets its time from it. Set it right in the device’s settings.',
    ar: 'ساعة هذا الجهاز متأخرة بمقدار {amount}. أوقات ما يُسجَّل هنا تُكتب وفقها. يُستحسن ضبطها في إعدادات الجهاز.',
  },
  days: {
    he: { one: 'יום', two: 'יומיים', many: '{count} יום', other: '{count} ימים' },
    en: { one: '1 day', other: '{count} days' },
    ar: { one: 'يوم واحد', two: 'يومين', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' },
  },
  hours: {
    he: { one: 'שעה', two: 'שעתיים', other: '{count} שעות' },
    en: { one: '1 hour', other: '{count} hours' },
    ar: { one: 'ساعة واحدة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' },
  },
  minutes: {
    he: { one: 'דקה', two: '2 דקות', other: '{count} דקות' },
    en: { one: '1 minute', other: '{count} minutes' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '{count} دقائق', many: '{count} دقيقة', other: '{count} دقيقة' },
  },
});

const key = 'closedClockBanner';
const hourMs = 3_600_000;
const minuteMs = 60_000;
/** A banner that was closed is shown again when the clock is off by another hour. */
const nameOf = (ms: number) => String(Math.round(ms / hourMs));

function closedFor() {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Says that this device's clock is wrong: entries keep the time at which they were written by it. */
export function ClockBanner() {
  const t = useTexts(clockTexts);
  const { lang } = useLanguage();
  const offset = useClockOffset();
  const [closed, close] = useState(closedFor);
  if (offset === 0 || closed === nameOf(offset)) return null;
  const ms = Math.abs(offset);
  const [size, words] =
    ms < hourMs * 1.5
      ? ([minuteMs, t.minutes] as const)
      : ms < 36 * hourMs
        ? ([hourMs, t.hours] as const)
        : ([24 * hourMs, t.days] as const);
  const amount = words({ count: Math.round(ms / size) });
  // A word is joined to the preposition, and a number by a hyphen.
  const said = (offset > 0 ? t.ahead : t.behind)({ amount });
  return (
    <Banner
      tone="warn"
      onClose={() => {
        close(nameOf(offset));
        try {
          sessionStorage.setItem(key, nameOf(offset));
        } catch {
          // It is shown again on the next page.
        }
      }}
    >
      {lang === 'he' ? said.replace(/ב־(?=[א-ת])/, 'ב') : said}
    </Banner>
  );
}
