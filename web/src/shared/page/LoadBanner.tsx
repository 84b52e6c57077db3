import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { loadTexts } from './load-texts.ts';
import type { DataSource } from '../queries/use-query-with-fallback.ts';

/** Result of `useQueryWithFallback`; any other query is `{ isFailed, isFetching, retry }`. */
export type LoadState = { source?: DataSource; isFailed: boolean; isFetching: boolean; retry: () => void };

/** Order of severity: of several loads the worst is shown. */
const states = ['failed', 'sample', 'another', 'latest'] as const;
const tones = { failed: 'danger', sample: 'warn', another: 'info', latest: 'info' } as const;

/**
 * Says that what is shown is not what was asked for, and tries again. Absent when all is well, and for an earlier answer
 * to the same question: the frame says how old it is.
 */
export function LoadBanner({ load }: { load: LoadState | readonly LoadState[] }) {
  const t = useTexts(loadTexts);
  const ui = useTexts(uiTexts);
  const loads = [load].flat();
  const state = states.find((state) => loads.some((one) => (one.isFailed ? 'failed' : one.source) === state));
  if (!state) return null;
  const isBusy = loads.some(({ isFetching }) => isFetching);
  const retryAll = () => loads.forEach(({ retry }) => retry());
  return (
    <Banner
      tone={tones[state]}
      action={
        // `aria-disabled` and not `disabled`: a button that goes dead under the finger drops the focus.
        <button type="button" className="btn line sm" aria-disabled={isBusy} onClick={isBusy ? undefined : retryAll}>
          <RefreshCw size={16} aria-hidden="true" className={isBusy ? 'turning' : undefined} />
          {ui.retry}
        </button>
      }
    >
      {t[state]}
    </Banner>
  );
}
