/**
 * Shares of sums in whole percents that add up to 100: the remainder goes to those that lost most by rounding. A sum
 * that is not above 0 has a share of 0.
 */
export function percentsOf(sums: readonly number[]): number[] {
  const counted = sums.map((sum) => Math.max(0, sum));
  const total = counted.reduce((all, sum) => all + sum, 0);
  if (total === 0) return sums.map(() => 0);
  // Agorot of a home are far below where a hundred times as many would leave a safe integer.
  const floors = counted.map((sum) => Math.floor((sum * 100) / total));
  const lost = counted.map((sum) => (sum * 100) % total);
  const left = 100 - floors.reduce((all, percent) => all + percent, 0);
  const first = new Set([...counted.keys()].toSorted((a, b) => lost[b]! - lost[a]! || a - b).slice(0, left));
  return floors.map((percent, index) => percent + (first.has(index) ? 1 : 0));
}
