import type { Words } from '@tzemed/contract/text/texts';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { measureTexts } from './texts.ts';

type Range = { readonly low: number | null; readonly high: number | null };

/** 'עד 30', 'מ־10', '10–30' in one direction and on one line; '' without limits. */
export function rangeWords({ low, high }: Range, number: (value: number) => string, t: Words<typeof measureTexts>) {
  if (low !== null && high !== null) return `\u2066${number(low)}\u2060–\u2060${number(high)}\u2069`;
  if (high !== null) return t.upTo({ high: number(high) });
  return low === null ? '' : t.from({ low: number(low) });
}

/** The limits of a value: the lab's own range, else those of the measure, and whose they are. */
export const limitsOf = ({ low, high, latest }: Pick<Measure, 'low' | 'high' | 'latest'>) => {
  const isOfLab = latest !== null && (latest.low !== null || latest.high !== null);
  return isOfLab ? { isOfLab, low: latest.low, high: latest.high } : { isOfLab, low, high };
};

/** Limits and the person who set them, in words. */
export function limitWords(measure: Measure, number: (value: number) => string, t: Words<typeof measureTexts>) {
  const { isOfLab, ...range } = limitsOf(measure);
  const words = rangeWords(range, number, t);
  if (words === '') return '';
  if (isOfLab) return t.labRange({ range: words });
  return measure.limitsBy ? t.limitsOf({ who: measure.limitsBy, range: words }) : t.limits({ range: words });
}
