import { addMonths, monthRange } from '@tzemed/contract/dates/days';

/**
 * The spans that are chosen most: all time, this month, this one and the two before it, this year. All time is first: a
 * phone shows the beginning of the row only, and there stand both the default and the way back to it.
 */
export const dateRangePresets = ['all', 'month', 'quarter', 'year'] as const;
export type DateRangePreset = (typeof dateRangePresets)[number];

/** First and last day, '' where it has none. They are whole months, so that what is dated later this month counts too. */
export function daysOfPreset(span: DateRangePreset, today: string): { from: string; to: string } {
  const month = today.slice(0, 7);
  const { from, to } = monthRange(month);
  if (span === 'month') return { from, to };
  if (span === 'quarter') return { from: `${addMonths(month, -2)}-01`, to };
  if (span === 'year') return { from: `${month.slice(0, 4)}-01-01`, to: `${month.slice(0, 4)}-12-31` };
  return { from: '', to: '' };
}

/** Date range to query: a last day before the first is dropped. */
export const validDateRange = ({ from, to }: { from: string; to: string }) => ({ from, to: to < from ? '' : to });

/** Preset that these days match; `today` may be missing if there are no days. */
export const presetOfDays = ({ from, to }: { from: string; to: string }, today: string) =>
  from === '' && to === ''
    ? 'all'
    : dateRangePresets.find(
        (span) => span !== 'all' && daysOfPreset(span, today).from === from && daysOfPreset(span, today).to === to,
      );

/** The month `YYYY-MM` that these days are, if they are one. */
export function wholeMonth({ from, to }: { from: string; to: string }) {
  if (!from || !to) return undefined;
  const month = from.slice(0, 7);
  const range = monthRange(month);
  return range.from === from && range.to === to ? month : undefined;
}
