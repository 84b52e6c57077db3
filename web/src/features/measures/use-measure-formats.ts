import { measureKindTexts } from '@tzemed/contract/measures/measure-texts';
import { isBuiltIn } from '@tzemed/contract/measures/measure-values';
import type { Measure } from '@tzemed/contract/measures/measures';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { scaleOf, shownNumber, type OfMeasure, type ValueScale } from './value-scale.ts';
import { unitTexts } from './unit-texts.ts';

/** Latin units are read from left to right, whatever stands around them. */
const isolated = (unit: string) => (/^[\u0590-\u08ff]/.test(unit) ? unit : `\u2066${unit}\u2069`);

/** Names of measures, and their values in words. */
export function useMeasureFormats() {
  const { lang } = useLanguage();
  const kinds = useTexts(measureKindTexts);
  const units = useTexts(unitTexts);

  /** 28.4, 1,250 */
  const number = (value: number, scale: ValueScale) =>
    shownNumber(value, scale).toLocaleString(localeOf[lang], {
      minimumFractionDigits: scale.decimals,
      maximumFractionDigits: 3,
    });
  /** ק״ג, mg/dL; a body condition score has none. */
  const unit = (scale: Pick<ValueScale, 'unit'>) => {
    if (scale.unit === 'kg' || scale.unit === 'g') return units[scale.unit];
    return scale.unit === null ? '' : isolated(scale.unit);
  };
  /** 28.4 ק״ג; 38.6 °C stand close together. */
  const text = (value: number, scale: ValueScale) => {
    const [shown, of] = [number(value, scale), unit(scale)];
    return of === '' ? shown : `${shown}\u00a0${of}`;
  };
  return {
    number,
    unit,
    text,
    name: ({ kind, name }: Pick<Measure, 'kind' | 'name'>) => (isBuiltIn(kind) ? kinds[kind] : (name ?? '')),
    /** A value in the unit in which it is best shown by itself. */
    value: ({ measure, value }: { measure: OfMeasure; value: number }) => text(value, scaleOf(measure, value)),
  };
}
