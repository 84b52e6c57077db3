/** Whether a list has nothing on it because nothing exists, and not because of a filter. */
export const isEmptyUnfiltered = (page: { total: number } | undefined, { isActive }: { isActive: boolean }) =>
  page?.total === 0 && !isActive;
