import { addDays, addMonths } from '@tzemed/contract/dates/days';

export type Span = { readonly from?: string | null | undefined; readonly to?: string | null | undefined };
export type Days = { readonly from: string; readonly to: string };

/** The months that lie in a span whole, by their first days, and what of it lies outside them. */
export type Split = {
  /** `first` or `last` is missing where the span is open; `months` is missing if no whole month lies in the span. */
  readonly months?: { readonly first?: string; readonly last?: string };
  readonly before?: Days;
  readonly after?: Days;
};

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => `${addMonths(day.slice(0, 7), 1)}-01`;

/** Splits days `YYYY-MM-DD`, both included, at the ends of months. Every day of them lies in exactly one part. */
export function splitAtMonths({ from, to }: Span): Split {
  if (from && to && from > to) return {};
  /** The first day of the first month that begins in the span, and of the one that it ends in. */
  const first = from && (from === firstOf(from) ? from : nextMonth(from));
  const end = to && firstOf(addDays(to, 1));
  if (first && end && first >= end) return { before: { from, to } };
  return {
    months: { ...(first && { first }), ...(end && { last: firstOf(addDays(end, -1)) }) },
    ...(from && first !== from && { before: { from, to: addDays(first!, -1) } }),
    ...(to && end !== addDays(to, 1) && { after: { from: end!, to } }),
  };
}

/** Days that lie in both spans. */
export function intersectSpans(some: Span, others: Days): Days;
export function intersectSpans(some: Span, others: Span): Span;
export function intersectSpans({ from, to }: Span, others: Span): Span {
  return {
    from: from && others.from && others.from < from ? from : (others.from ?? from),
    to: to && others.to && others.to > to ? to : (others.to ?? to),
  };
}

/** A month or a day, `YYYY-MM` or `YYYY-MM-DD`, and how many rows it has. */
export type Part = { readonly part: string; readonly count: number };

/** Finds the part with the row that has `ahead` newer rows before it, and how many of those are in later parts. */
export function partOfRow(parts: readonly Part[], ahead: number) {
  let later = 0;
  for (const { part, count } of parts.toSorted((a, b) => (a.part < b.part ? 1 : -1))) {
    if (later + count > ahead) return { part, later };
    later += count;
  }
  return undefined;
}
