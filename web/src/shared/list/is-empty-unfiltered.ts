/** True when a list is empty because no items exist, and not because of a filter. */
export const isEmptyUnfiltered = (page: { total: number } | undefined, { isActive }: { isActive: boolean }) =>
  page?.total === 0 && !isActive;
