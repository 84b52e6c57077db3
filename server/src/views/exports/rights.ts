/** Whether somebody still has all that a copy was made with. */
export const isWithin = (rights: readonly string[], standing: readonly string[]) => {
  const known = new Set(standing);
  return rights.every((right) => known.has(right));
};
