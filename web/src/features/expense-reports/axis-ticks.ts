/** Maximum number of steps, so that the lines stay readable. */
const maxSteps = 5;

/** The heights at which lines stand behind bars: even and round ones, from 0 to at least the highest bar. */
export function axisTicks(highest: number): number[] {
  if (highest <= 0) return [0];
  const rough = highest / maxSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, nth) => nth * step);
}
