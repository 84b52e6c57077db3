// Reads the ranges of V8's precise coverage: for each function its own range, then ranges within it that ran a different
// number of times.

/** Functions of a script without the module itself. `offset` is where the module's code begins in the script. */
export const ownFunctions = (functions, offset) => functions.filter(({ ranges }) => ranges[0].startOffset > offset);

export const haveRun = (functions) => functions.some(({ ranges }) => ranges[0].count > 0);

/**
 * Numbers of the source's lines of which some part ran.
 *
 * @param places `offsets` in the module's code, ascending, and for each the line (from 1) of the source
 */
export function linesThatRan(functions, { offsets, lines }, offset) {
  const ran = new Uint8Array(offsets.length);
  // Inner functions and ranges come after those around them.
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(Number(count > 0), firstFrom(offsets, startOffset - offset), firstFrom(offsets, endOffset - offset));
  return new Set(lines.filter((_, index) => ran[index]));
}

/** Places of a module that runs as it is written: each of its characters. */
export function placesOf(text) {
  const lines = text.split('\n').flatMap((line, index) => Array.from({ length: line.length + 1 }, () => index + 1));
  return { offsets: lines.map((_, offset) => offset), lines };
}

/** Offsets at which the lines of a text begin. */
export function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Index of the first of ascending numbers that is at least `least`. */
export function firstFrom(numbers, least) {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (numbers[middle] < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
