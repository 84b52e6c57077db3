import { useEffect } from 'react';

type Paged = { page: number; limit: number; total: number };
type Filters = { page: number; goTo: (page: number, options: { replace: boolean }) => void };

/** When the last row of the last page is gone, or an old link asks for a page that is no more: the last one there is. */
export function useClampPage({ page, goTo }: Filters, list: Paged | undefined) {
  const last = list && list.page === page ? Math.max(1, Math.ceil(list.total / list.limit)) : page;
  useEffect(() => {
    if (page > last) goTo(last, { replace: true });
  });
}
