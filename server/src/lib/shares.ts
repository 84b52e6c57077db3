/** A sum in as many equal parts, to the agora: what can't be divided is of the first ones. */
export function sharesOf(agorot: number, parts: number): number[] {
  const [each, left] = [Math.floor(agorot / parts), agorot % parts];
  return Array.from({ length: parts }, (_, index) => each + (index < left ? 1 : 0));
}
