/** Point of a chart: an instant, and a number in the unit of its axis. */
export type ChartPoint = { readonly id: string; readonly at: number; readonly value: number };

export type ChartFrame = {
  readonly width: number;
  readonly height: number;
  /** Time runs from the right. */
  readonly isRtl: boolean;
};

type Asked = ChartFrame & {
  readonly points: readonly ChartPoint[];
  /** Numbers that the axis holds besides the points: target, limits. */
  readonly marks: readonly number[];
  readonly now: number;
  /** Rows of bars above the lines. */
  readonly barRows: number;
};

/** Space for the numbers at the side where time begins, for the labels of the last point at the other, and for the days. */
const margin = { start: 50, end: 28, foot: 44, head: 26 };
export const barRow = 26;
const minute = 60_000;

/** Round numbers over a span, five or so: 27, 28, 29 … or 1,200, 1,400 … */
export function ticksOver(least: number, most: number): number[] {
  const rough = (most - least) / 4 || Math.abs(most) / 10 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough - 1e-12)!;
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, nth) => Number(((first + nth) * step).toFixed(digits)));
}

/** Places of instants on a chart, in pixels from the left, and its first and last instant. */
export function timeScale({ points, now, width, isRtl }: Pick<Asked, 'points' | 'now' | 'width' | 'isRtl'>) {
  const first = points[0]!.at;
  const last = Math.max(now, points.at(-1)!.at);
  const span = Math.max(minute, last - first);
  const room = width - margin.start - margin.end;
  const x = (at: number) => {
    const along = margin.start + ((at - first) / span) * room;
    return isRtl ? width - along : along;
  };
  return { x, first, last };
}

/** Places of everything on a chart, in pixels. */
export function layoutChart({ points, marks, now, width, height, isRtl, barRows }: Asked) {
  const values = points.map(({ value }) => value).concat(marks);
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const ticks = ticksOver(least, most);
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const { x, first, last } = timeScale({ points, now, width, isRtl });
  const top = margin.head + barRows * barRow;
  const floor = height - margin.foot;
  // The dots of events stand below the lowest line.
  const base = floor - 30;
  const y = (value: number) => base - ((value - low) / (high - low || 1)) * (base - top);
  return {
    x,
    y,
    ticks,
    first,
    last,
    top,
    floor,
    /** Ends of the lines, from the left. */
    left: isRtl ? margin.end - 12 : margin.start - 12,
    right: isRtl ? width - margin.start + 12 : width - margin.end + 12,
    /** Place of the axis's numbers. */
    axis: isRtl ? width - margin.start + 20 : margin.start - 20,
    path: points
      .map(({ at, value }, nth) => `${nth === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
      .join(''),
  };
}

/** Steps between labels of months. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];
const monthMs = 30.44 * 86_400_000;

/** Days under which a chart of some months has labels: firsts of months, as many as there is room for. */
export function monthMarks(first: number, last: number, most: number): string[] {
  const months = (last - first) / monthMs;
  const step = monthSteps.find((one) => months / one <= most) ?? 240;
  const begin = new Date(first);
  const marks: string[] = [];
  let month = begin.getUTCFullYear() * 12 + begin.getUTCMonth() + 1;
  month += (step - (month % step)) % step;
  for (; ; month += step) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1);
    if (at > last) return marks;
    marks.push(new Date(at).toISOString().slice(0, 10));
  }
}

/** Events of which the lines would touch are one: each has the places of its first. */
export function mergeEvents<Event>(events: readonly Event[], place: (event: Event) => number, apart: number): Event[] {
  const merged: Event[] = [];
  for (const event of events.toSorted((a, b) => place(a) - place(b)))
    if (merged.length === 0 || place(event) - place(merged.at(-1)!) >= apart) merged.push(event);
  return merged;
}

/** Index of the point nearest to a place. */
export function nearestPoint(points: readonly ChartPoint[], x: (at: number) => number, place: number) {
  let best = 0;
  for (const [index, { at }] of points.entries())
    if (Math.abs(x(at) - place) < Math.abs(x(points[best]!.at) - place)) best = index;
  return best;
}
