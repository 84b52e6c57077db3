/** Something that lasted: a medicine. Days, the last one included; null while it goes on. */
export type ChartBar = {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string | null;
};

/** Labels of the bars that hold a day, each once. */
export const labelsOn = (bars: readonly ChartBar[], day: string) => [
  ...new Set(bars.filter(({ from, to }) => from <= day && (to === null || to >= day)).map(({ label }) => label)),
];

const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Width of a label in pixels: letters of 12 px are some seven wide. */
const labelWidth = (label: string) => label.length * 7 + 12;
/** Pixels of the shortest bar, and between one and the next of its row. */
const leastWidth = 12;
const gap = 8;

type Frame = {
  readonly first: number;
  readonly last: number;
  readonly x: (at: number) => number;
  readonly width: number;
};
/** A bar in pixels from the left. Its label stands in it, or beside it where it is longer, or over it where neither has room. */
export type PlacedBar = {
  readonly id: string;
  readonly label: string;
  readonly left: number;
  readonly width: number;
  /** Middle of the label. */
  readonly labelAt: number;
  readonly row: number;
};

/** Bars within a span, each in the first row where neither it nor its label overlaps another. */
export function placeBars(bars: readonly ChartBar[], { first, last, x, width: all }: Frame): PlacedBar[] {
  const ends: number[] = [];
  return bars
    .map(({ id, label, from, to }) => ({
      id,
      label,
      begin: Math.max(first, startOf(from)),
      end: Math.min(last, to === null ? last : startOf(to) + dayMs),
    }))
    .filter(({ begin, end }) => begin <= end)
    .map(({ id, label, begin, end }) => {
      const left = Math.min(x(begin), x(end));
      const width = Math.max(leastWidth, Math.abs(x(end) - x(begin)));
      const words = labelWidth(label);
      const isInside = words <= width;
      const isAfter = left + width + words <= all;
      // Before its bar where there is room; else over it, as far as the edge allows.
      const labelAt = isInside
        ? left + width / 2
        : isAfter
          ? left + width + words / 2
          : Math.max(left - words / 2, words / 2);
      return {
        id,
        label,
        left,
        width,
        labelAt,
        start: isInside ? left : Math.min(left, labelAt - words / 2),
        until: isInside ? left + width : Math.max(left + width, labelAt + words / 2),
      };
    })
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, label, left, width, labelAt, start, until }) => {
      const free = ends.findIndex((end) => end + gap <= start);
      const row = free < 0 ? ends.length : free;
      ends[row] = until;
      return { id, label, left, width, labelAt, row };
    });
}
