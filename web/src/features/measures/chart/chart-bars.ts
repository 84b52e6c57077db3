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
