import type { ReactNode } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { maxSearchLength } from '@tzemed/contract/items/search';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { searchTexts } from './texts.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { type Search } from './use-search.ts';

type Props = {
  search: Search;
  filters: { isActive: boolean; clear: () => void };
  /** Rows of the result. */
  children?: ReactNode;
};

/** Milliseconds until a number is said that may be another with the next letter. */
const sayMs = 250;

/** State of a search: its result, or the reason that there is none. */
export function SearchResults({ search, filters, children }: Props) {
  const t = useTexts(searchTexts);
  const { q, isLong, data, error, isSettled } = search;
  const said = useDebouncedValue(isSettled && data ? t.found({ count: data.total }) : '', { ms: sayMs });
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {isLong ? (
        <Banner tone="warn">{t.tooLong({ most: maxSearchLength })}</Banner>
      ) : error ? (
        <Failure {...{ search }} />
      ) : !data ? (
        q !== '' && <Loading />
      ) : data.total === 0 ? (
        <EmptyState
          art={<LazyEmptyArt name="nothing" />}
          title={t.nothing({ asked: isolated(q) })}
          text={filters.isActive ? t.nothingFiltered : t.nothingHint}
          action={<ClearFilters filters={filters} />}
        />
      ) : (
        <>
          {data.instead.length > 0 && (
            <Banner tone="info">{t.instead({ asked: isolated(q), words: data.instead.map(quoted).join(', ') })}</Banner>
          )}
          {children}
        </>
      )}
    </>
  );
}

/** Isolates a text in the middle of a sentence, whatever its direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const quoted = (text: string) => `״${isolated(text)}״`;

function Failure({ search: { error, isFetching, retry } }: Pick<Props, 'search'>) {
  const t = useTexts(searchTexts);
  const ui = useTexts(uiTexts);
  const isAway = error instanceof ApiError && error.code === 'network';
  return (
    <Banner
      tone="danger"
      action={
        <button
          type="button"
          className="btn line sm"
          aria-disabled={isFetching}
          onClick={isFetching ? undefined : retry}
        >
          <RefreshCw size={16} aria-hidden="true" className={isFetching ? 'turning' : undefined} />
          {ui.retry}
        </button>
      }
    >
      {isAway ? t.offline : errorText(error)}
    </Banner>
  );
}
