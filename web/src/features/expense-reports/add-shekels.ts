/** Shekels are added as agorot: of two sums of 0.1 and 0.2 it is 0.3. */
export const addShekels = (...sums: readonly number[]) =>
  sums.reduce((total, sum) => total + Math.round(sum * 100), 0) / 100;
