import { localeOf, type Lang } from '../../i18n/language.ts';
import { formatsIn } from '../../lib/format.ts';

/** 18 דקות, שעה, 3 שעות ו־5 דקות */
export function sayMinutes(minutes: number, lang: Lang) {
  const unit = (name: 'hour' | 'minute', count: number) =>
    count === 0
      ? []
      : [new Intl.NumberFormat(localeOf[lang], { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)];
  return formatsIn(lang).list([...unit('hour', Math.floor(minutes / 60)), ...unit('minute', minutes % 60)]);
}
