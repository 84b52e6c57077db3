const dayMinutes = 24 * 60;
/** Offered times are at half hours. */
const step = 30;

const minutesOf = (time: string) => {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
};
const pad = (number: number) => String(number).padStart(2, '0');

/** Time of day offered beside others: in the middle of the longest stretch without one, the first of equal ones. */
export function nextTime(times: readonly string[]): string {
  const taken = [...new Set(times.map(minutesOf).filter(Number.isFinite))].toSorted((a, b) => a - b);
  const [first] = taken;
  if (first === undefined) return '08:00';
  let [start, longest] = [first, 0];
  for (const [at, minutes] of taken.entries()) {
    const gap = (taken[at + 1] ?? first + dayMinutes) - minutes;
    if (gap > longest) [start, longest] = [minutes, gap];
  }
  const middle = (start + Math.round(longest / 2 / step) * step) % dayMinutes;
  return `${pad(Math.floor(middle / 60))}:${pad(middle % 60)}`;
}
