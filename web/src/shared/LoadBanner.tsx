import { RefreshCw } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { Banner } from '../ui/Banner.tsx';
import { loadTexts } from './load-texts.ts';
import type { Source } from './use-backed-query.ts';

type Props = {
  /** What `useBackedQuery` gave; of any other query `{ isFailed, isFetching, retry }`. */
  load: { source?: Source; isFailed: boolean; isFetching: boolean; retry: () => void };
};

/** Says that what is shown is not what the server has now, and tries again. Absent when all is well. */
export function LoadBanner({ load: { source = 'server', isFailed, isFetching, retry } }: Props) {
  const t = useTexts(loadTexts);
  if (!isFailed && source === 'server') return null;
  return (
    <Banner
      tone={isFailed ? 'danger' : source === 'sample' ? 'warn' : 'info'}
      action={
        // `aria-disabled` and not `disabled`: a button that goes dead under the finger drops the focus.
        <button
          type="button"
          className="btn line sm"
          aria-disabled={isFetching}
          onClick={isFetching ? undefined : retry}
        >
          <RefreshCw size={16} aria-hidden="true" className={isFetching ? 'turning' : undefined} />
          {t.retry}
        </button>
      }
    >
      {isFailed || source === 'server' ? t.failed : t[source]}
    </Banner>
  );
}
