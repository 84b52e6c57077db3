import { isDay } from '@tzemed/contract/dates/days';

const middle = (estimate: string) => (estimate.length === 4 ? `${estimate}-07-01` : `${estimate}-15`);

/**
 * The day 'YYYY-MM-DD' that stands for an estimate of a year ('2019') or a month ('2019-07'): their middle, so that the
 * age is at most half of it wrong, or today where that lies ahead. Any other text is given back.
 */
export function dayOfEstimate(text: string, today: string) {
  if (!/^\d{4}(-\d{2})?$/.test(text)) return text;
  const day = middle(text);
  return day > today && today.startsWith(text) ? today : day;
}

/** True when a form may send the text: a day, an empty text, or a year or month if the date is approximate. */
export const isBirthDate = (text: string, isApproximate: boolean) =>
  text === '' || isDay(isApproximate ? dayOfEstimate(text, '') : text);

/** The middle of a year stands for the year: no month was said. */
export const isYearAlone = (estimate: string) => estimate === middle(estimate.slice(0, 4));
