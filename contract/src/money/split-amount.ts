import type { Code } from '../text/messages.ts';

/** A sum in as many equal parts, to the agora: what can't be divided is of the first ones. */
export const splitEqually = (agorot: number, parts: number) =>
  splitByWeights(
    agorot,
    Array.from({ length: parts }, () => 1),
  );

/** A sum in parts by whole weights, to the agora: what is left over is of those that lost the most of one. */
export function splitByWeights(agorot: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const divided = weights.map((weight) => timesOver(agorot, weight, all));
  const shares = divided.map(({ share }) => share);
  const left = agorot - shares.reduce((sum, share) => sum + share, 0);
  const lost = divided
    .map(({ rest }, index) => ({ index, rest }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of lost.slice(0, left)) shares[index]! += 1;
  return shares;
}

/**
 * Share of an amount by weight, rounded down, and the remainder. Weights may be sums too, and the product not a safe
 * integer.
 */
function timesOver(agorot: number, weight: number, all: number) {
  const product = agorot * weight;
  if (Number.isSafeInteger(product)) return { share: Math.floor(product / all), rest: product % all };
  const [whole, by] = [BigInt(agorot) * BigInt(weight), BigInt(all)];
  return { share: Number(whole / by), rest: Number(whole % by) };
}

/** A pet's part of a purchase: by percent or by agorot, or equal to the others where neither is said. */
export type SplitPart = {
  readonly petId: string;
  readonly percent?: number | null | undefined;
  readonly amount?: number | null | undefined;
};

/** Percents have two decimals: as hundredths they are whole. */
const hundredths = (percent: number) => Math.round(percent * 100);

/** The parts of a sum in agorot, which add up to it; or what is wrong with them. */
export function splitAmount(agorot: number, parts: readonly SplitPart[]): number[] | Code {
  if (new Set(parts.map(({ petId }) => petId)).size < parts.length) return 'petTwice';
  const percents = parts.flatMap(({ percent }) => percent ?? []);
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  if (![0, parts.length].includes(percents.length + amounts.length) || (percents.length > 0 && amounts.length > 0))
    return 'partsMixed';
  if (percents.length > 0 && percents.reduce((sum, one) => sum + hundredths(one), 0) !== 10_000)
    return 'partsNotHundred';
  if (amounts.length > 0) return amounts.reduce((sum, one) => sum + one, 0) === agorot ? amounts : 'partsNotWhole';
  const shares =
    percents.length > 0 ? splitByWeights(agorot, percents.map(hundredths)) : splitEqually(agorot, parts.length);
  return shares.every((share) => share > 0) ? shares : 'partTooSmall';
}
