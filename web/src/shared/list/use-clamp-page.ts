import { useEffect } from 'react';

type Paged = { page: number; limit: number; total: number };
type Filters = { page: number; goTo: (page: number, options: { replace: boolean }) => void };

/**
 * Goes to the last page if the last row of the current one was deleted, or an old link names a page that no longer
 * exists.
 */
export function useClampPage({ page, goTo }: Filters, list: Paged | undefined) {
  const last = list && list.page === page ? Math.max(1, Math.ceil(list.total / list.limit)) : page;
  useEffect(() => {
    if (page > last) goTo(last, { replace: true });
  });
}
