import { searchKinds, type SearchKind } from '@tzemed/contract/items/search';
import { usePressedInView } from '../../ui/list/use-pressed-in-view.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { searchTexts } from './texts.ts';
import type { SearchAnswer } from './use-search.ts';

type Props = {
  found: SearchAnswer | undefined;
  kind: SearchKind | undefined;
  onKind: (kind: SearchKind | undefined) => void;
};

/** Number of results of each kind; a press on a kind shows only that one. */
export function KindChips({ found, kind, onKind }: Props) {
  const t = useTexts(searchTexts);
  const row = usePressedInView();
  const countOf = (one: SearchKind) => found?.groups.find((group) => group.kind === one)?.count ?? 0;
  const there = searchKinds.filter((one) => one === kind || countOf(one) > 0);
  if (!found || (there.length < 2 && !kind)) return null;
  const chip = (one: SearchKind | undefined, word: string, count: number) => (
    <button key={word} type="button" className="chip" aria-pressed={kind === one} onClick={() => onKind(one)}>
      {word} <span className="num">{count}</span>
    </button>
  );
  return (
    <div ref={row} className="search-chips" role="group" aria-label={t.kinds}>
      {chip(undefined, t.all, found.total)}
      {there.map((one) => chip(one, t[one], countOf(one)))}
    </div>
  );
}
