/** Lines of a text, without empty lines and duplicates. */
export const splitLines = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
