type Point = { readonly at: number; readonly value: number };

const dayMs = 86_400_000;
/** Days that count as 'a month ago': the nearest to thirty. */
const month = { least: 18, usual: 30, most: 62 };

/** The earlier value with which the latest is compared: about a month before it, else the one before; undefined for a first one. */
export function comparedPoint<P extends Point>(points: readonly P[], of: P): P | undefined {
  const earlier = points.filter(({ at }) => at < of.at);
  const daysBefore = ({ at }: P) => (of.at - at) / dayMs;
  const inMonth = earlier.filter((point) => daysBefore(point) >= month.least && daysBefore(point) <= month.most);
  const distance = (point: P) => Math.abs(daysBefore(point) - month.usual);
  const nearest = inMonth.reduce<P | undefined>(
    (best, point) => (!best || distance(point) < distance(best) ? point : best),
    undefined,
  );
  return nearest ?? earlier.at(-1);
}
