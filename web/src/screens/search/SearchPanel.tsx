import './search.css';
import { useEffect, useState, type RefObject } from 'react';
import X from 'lucide-react/icons/x';
import type { SearchKind } from '@tzemed/contract/items/search';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, searchPage } from '../../screens.ts';
import { validDateRange } from '../../shared/filters/date-range-presets.ts';
import { DateRangeChips } from '../../shared/filters/DateRangeChips.tsx';
import { PetFilterChips } from '../../shared/filters/PetFilterChips.tsx';
import { Link } from '../../ui/Link.tsx';
import { KindChips } from './KindChips.tsx';
import { SearchResults } from './SearchResults.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { saveSearch } from './recent-searches.ts';
import { searchTexts } from './texts.ts';
import { useSearch, type SearchGroup, type SearchFilters } from './use-search.ts';

type Props = {
  text: string;
  listId: string;
  /** The id of the row that the keys have come to. */
  active: string | undefined;
  activate: (id: string | undefined) => void;
  /** Handler for keys pressed in the field; returns true if the key did something. */
  keysRef: RefObject<((key: string) => boolean) | undefined>;
  onClear: () => void;
};

/** Rows of a group, before and after it is unfolded. */
const few = 3;
const many = 20;
const off = { petId: '', from: '', to: '' };

/** Results below the field while the user types; the keys move through them while the focus stays in the field. */
export function SearchPanel({ text, listId, active, activate, keysRef, onClear }: Props) {
  const t = useTexts(searchTexts);
  const [values, setValues] = useState(off);
  const [kind, setKind] = useState<SearchKind>();
  const [unfolded, unfold] = useState<SearchKind>();
  const said = Object.entries({ petId: values.petId, kind: kind ?? '', ...validDateRange(values) });
  const chosen = Object.fromEntries(said.filter(([, value]) => value !== ''));
  const choose = (changes: Readonly<Record<string, string>>) => setValues((now) => ({ ...now, ...changes }));
  const search = useSearch(text, { ...(chosen as SearchFilters), ...((kind ?? unfolded) && { limit: many }) }, '');
  const groups = (search.data?.groups ?? []).filter(({ hits }) => hits.length > 0);
  const isWhole = (group: SearchGroup) => kind !== undefined || unfolded === group.kind;
  const shownOf = (group: SearchGroup) => (isWhole(group) ? group.hits : group.hits.slice(0, few));
  const idOf = (name: string) => `${listId}-${name}`;
  const allOf = (more: Readonly<Record<string, string>> = {}) =>
    linkTo(searchPage, { ...chosen, ...more, q: text.trim() });
  const onOpen = () => saveSearch(text);
  const clear = () => {
    setValues(off);
    setKind(undefined);
  };

  const options = groups.flatMap((group) => [
    ...shownOf(group).map(({ id }) => idOf(id)),
    ...(shownOf(group).length < group.count ? [idOf(group.kind)] : []),
  ]);
  useEffect(() => {
    keysRef.current = (key) => {
      const at = active ? options.indexOf(active) : -1;
      // Past either end is the field itself, where nothing is chosen.
      if (key === 'ArrowDown') activate(options[at + 1]);
      else if (key === 'ArrowUp') activate(at < 0 ? options.at(-1) : options[at - 1]);
      else if (key === 'Enter' && at >= 0) document.getElementById(options[at]!)?.click();
      else return false;
      return true;
    };
    return () => void (keysRef.current = undefined);
  });
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <button type="button" className="icon-btn" aria-label={t.clear} onClick={onClear}>
        <X size={18} aria-hidden="true" />
      </button>
      <div className="search-dim" />
      <div className="search-panel">
        <div className="search-filters">
          <KindChips found={search.data} kind={kind} onKind={setKind} />
          <div className="search-chips" role="group" aria-label={t.petsAndDays}>
            <PetFilterChips petId={values.petId} onPet={(petId) => choose({ petId })} />
            <DateRangeChips filters={{ values, choose }} />
          </div>
        </div>
        <div className="search-found" aria-busy={search.isFetching}>
          <SearchResults search={search} filters={{ isActive: Object.keys(chosen).length > 0, clear }} />
          {groups.length > 0 && (
            <div role="listbox" id={listId} aria-label={t.results}>
              {groups.map((group) => (
                <PanelGroup
                  key={group.kind}
                  {...{ group, idOf, active, onOpen }}
                  shown={shownOf(group)}
                  to={allOf({ kind: group.kind })}
                  onUnfold={
                    isWhole(group)
                      ? undefined
                      : () => {
                          unfold(group.kind);
                          activate(undefined);
                        }
                  }
                />
              ))}
            </div>
          )}
        </div>
        <div className="search-foot">
          {keyWords.map(([keys, word]) => (
            <span key={word}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {t[word]}
            </span>
          ))}
          <Link className="link" to={allOf()} onClick={onOpen}>
            {t.allResults}
          </Link>
        </div>
      </div>
    </>
  );
}

const keyWords = [
  [['↑', '↓'], 'move'],
  [['Enter'], 'open'],
  [['Tab'], 'filter'],
  [['Esc'], 'close'],
] as const;
