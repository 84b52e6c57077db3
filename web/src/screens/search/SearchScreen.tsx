import './search.css';
import { useEffect, useRef, useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router';
import { maxSearchLength, searchKinds, type SearchKind } from '@tzemed/contract/items/search';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, searchPage } from '../../screens.ts';
import { ListFilters } from '../../shared/filters/ListFilters.tsx';
import { isNonEmptyText, isOneOf, useDatedFilters } from '../../shared/filters/use-filters.ts';
import { usePetFilterChoice } from '../../shared/filters/use-pet-filter-choice.tsx';
import { useUrlDraft } from '../../shared/filters/use-url-draft.ts';
import { shellTexts } from '../../shell/texts.ts';
import { takeLetters } from '../../shell/navigation/typed-ahead.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Link } from '../../ui/Link.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { useHits } from './use-hits.ts';
import { HitRow } from './HitRow.tsx';
import { KindChips } from './KindChips.tsx';
import { kindDisplay } from './kind-display.ts';
import { SearchResults } from './SearchResults.tsx';
import { clearSearches, saveSearch, recentSearches } from './recent-searches.ts';
import { searchTexts } from './texts.ts';
import { useSearch, type SearchGroup } from './use-search.ts';

/** Rows of a page, where one kind is shown alone. */
const limit = 20;

/** The field, the filters in the address, and all that is found. */
export function SearchScreen() {
  const t = useTexts(searchTexts);
  const shell = useTexts(shellTexts);
  const title = useWord(searchPage.word);
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const dated = useDatedFilters({ q: isNonEmptyText, kind: isOneOf(searchKinds) });
  const { q: _q, ...narrowed } = dated.chosen;
  const kind = narrowed.kind as SearchKind | undefined;
  const filters = {
    ...dated,
    isActive: Object.keys(narrowed).length > 0,
    clear: () => dated.choose({ petId: '', from: '', to: '', kind: '' }),
  };
  const [text, write] = useUrlDraft(dated.values.q, dated.type('q'));
  const search = useSearch(text, { ...narrowed, kind, ...(kind && { page: dated.page, limit }) });
  const choices = [usePetFilterChoice('profile')];
  const field = useRef<HTMLInputElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // The field gets the focus only without a query: with one, the user reads first.
    if (text === '') field.current!.focus();
    const typed = takeLetters();
    if (typed) write(text + typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival
  }, []);
  const Back = lang === 'en' ? ArrowLeft : ArrowRight;
  const goBack = () =>
    void ((history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate(linkTo(screens.dashboard)));
  return (
    <div className="search-page">
      <div className="search-top">
        <button type="button" className="icon-btn narrow-only" aria-label={t.back} onClick={goBack}>
          <Back size={20} aria-hidden="true" />
        </button>
        <h1>{title}</h1>
        <form
          role="search"
          className="control"
          onSubmit={(event) => {
            event.preventDefault();
            saveSearch(text);
            field.current!.blur();
          }}
        >
          <Search size={20} aria-hidden="true" />
          <input
            ref={field}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxSearchLength + 1}
            aria-label={shell.search}
            aria-keyshortcuts="/"
            placeholder={t.hint}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && text !== '') write('');
            }}
          />
          {text !== '' && (
            <button
              type="button"
              className="icon-btn"
              aria-label={t.clear}
              onClick={() => {
                write('');
                field.current!.focus();
              }}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </form>
      </div>
      {text.trim() === '' ? (
        <Recent onPick={write} />
      ) : (
        <>
          <KindChips found={search.data} kind={kind} onKind={(kind) => dated.choose({ kind: kind ?? '' })} />
          <ListFilters
            filters={filters}
            choices={choices}
            hasDays
            total={search.data?.total}
            words={{ show: t.show, showNone: t.found({ count: 0 }) }}
          />
          <SearchResults search={search} filters={filters}>
            {search.data?.groups
              .filter(({ hits }) => hits.length > 0)
              .map((group) => (
                <GroupCard
                  key={group.kind}
                  group={group}
                  onOpen={() => saveSearch(text)}
                  onMore={kind ? undefined : () => dated.choose({ kind: group.kind })}
                />
              ))}
            {kind && (
              <Pager
                page={dated.page}
                limit={limit}
                total={search.data?.groups.find((group) => group.kind === kind)?.count ?? 0}
                onPage={dated.goTo}
              />
            )}
          </SearchResults>
        </>
      )}
    </div>
  );
}

type CardProps = { group: SearchGroup; onOpen: () => void; onMore: (() => void) | undefined };

function GroupCard({ group: { kind, count, hits }, onOpen, onMore }: CardProps) {
  const t = useTexts(searchTexts);
  const { rowOf } = useHits();
  const { icon: Icon } = kindDisplay[kind];
  const more = count - hits.length;
  return (
    <section className="card search-group" aria-labelledby={`found-${kind}`}>
      <div className="search-head">
        <Icon size={16} aria-hidden="true" />
        <h2 id={`found-${kind}`}>
          {t[kind]} <span className="num">{count}</span>
        </h2>
        {more > 0 && onMore && (
          <button type="button" className="link" aria-label={t.moreOf({ count: more, kind: t[kind] })} onClick={onMore}>
            {t.more({ count: more })}
          </button>
        )}
      </div>
      <ul>
        {hits.map((hit) => {
          const { pet, to } = rowOf(kind, hit);
          return (
            <li key={hit.id}>
              <Link to={to} className="search-hit" onClick={onOpen}>
                <HitRow kind={kind} hit={hit} pet={pet} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Recent searches, kept on this device alone. */
function Recent({ onPick }: { onPick: (text: string) => void }) {
  const t = useTexts(searchTexts);
  const [recent, show] = useState(recentSearches);
  if (recent.length === 0) return <p className="search-before muted">{t.before}</p>;
  return (
    <section className="search-recent" aria-labelledby="recent-searches">
      <div className="search-head">
        <h2 id="recent-searches">{t.recent}</h2>
        <button
          type="button"
          className="link"
          onClick={() => {
            clearSearches();
            show([]);
          }}
        >
          {t.clearRecent}
        </button>
      </div>
      <ul>
        {recent.map((one) => (
          <li key={one}>
            <button type="button" className="search-hit" onClick={() => onPick(one)}>
              <History size={20} aria-hidden="true" />
              <bdi>{one}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
