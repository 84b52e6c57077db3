/** What stands on the lines of a text: none that is empty, and none twice. */
export const splitLines = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
