import { useId, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { useTexts } from '../../i18n/use-texts.ts';
import { useUrlDraft } from '../../shared/filters/use-url-draft.ts';
import { petTexts } from './texts.ts';

type Props = {
  activeCount: number;
  archivedCount: number;
  showArchived: boolean;
  onShowArchived: (archived: boolean) => void;
  query: string;
  onQuery: (text: string) => void;
};

/** Minimum number of pets to show the search: fewer are seen at a glance. */
const manyPets = 6;

/** The archive and the search; each only where there is something to choose from. */
export function PetFilters({ activeCount, archivedCount, showArchived, onShowArchived, query, onQuery }: Props) {
  const t = useTexts(petTexts);
  const id = useId();
  const [text, write] = useUrlDraft(query, onQuery);
  // The field doesn't go from under the hand that empties it.
  const [isSought] = useState(query !== '');
  const hasArchive = archivedCount > 0 || showArchived;
  const hasSearch = activeCount + archivedCount >= manyPets || isSought || text !== '';
  if (!hasArchive && !hasSearch) return null;
  return (
    <div className="pet-filters">
      {hasArchive && (
        <div className="tabs" role="group" aria-label={t.status}>
          <button type="button" className="tab" aria-pressed={!showArchived} onClick={() => onShowArchived(false)}>
            {t.active}
            <span className="count">{activeCount}</span>
          </button>
          <button type="button" className="tab" aria-pressed={showArchived} onClick={() => onShowArchived(true)}>
            {t.archived}
            <span className="count">{archivedCount}</span>
          </button>
        </div>
      )}
      {hasSearch && (
        <div className="field">
          <label className="lbl" htmlFor={id}>
            {t.search}
          </label>
          <div className="control">
            <Search size={18} aria-hidden="true" />
            <input
              id={id}
              type="search"
              aria-keyshortcuts="F"
              placeholder={t.searchHint}
              autoComplete="off"
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          </div>
        </div>
      )}
    </div>
  );
}
