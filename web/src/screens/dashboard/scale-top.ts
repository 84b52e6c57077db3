/** The round number above the highest bar: a few halves and wholes of a power of ten, all of them round when halved. */
export function scaleTop(highest: number) {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
