import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Next = URLSearchParams | ((now: URLSearchParams) => URLSearchParams);
type Options = { replace?: boolean; state?: unknown };

/** The query of the address, and how it is changed. Not the router's own, for the reason that `Link` gives. */
export function useSearchParams() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = (next: Next, options?: Options) =>
    void navigate(`?${typeof next === 'function' ? next(new URLSearchParams(search)) : next}`, options);
  return [params, set] as const;
}
