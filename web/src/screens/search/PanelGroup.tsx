import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../ui/Link.tsx';
import { useHits } from './use-hits.ts';
import { HitRow } from './HitRow.tsx';
import { kindDisplay } from './kind-display.ts';
import { searchTexts } from './texts.ts';
import type { SearchGroup } from './use-search.ts';

type Props = {
  group: SearchGroup;
  /** Rows of the group that are shown. */
  shown: SearchGroup['hits'];
  idOf: (name: string) => string;
  active: string | undefined;
  /** Address of all its rows. */
  to: string;
  /** Missing where its rows are shown as far as they are here. */
  onUnfold: (() => void) | undefined;
  onOpen: () => void;
};

/** Results of one kind, as options of the field above. */
export function PanelGroup({ group, shown, idOf, active, to, onUnfold, onOpen }: Props) {
  const t = useTexts(searchTexts);
  const { rowOf } = useHits();
  const { kind, count } = group;
  const { icon: Icon } = kindDisplay[kind];
  const more = count - shown.length;
  return (
    <div role="group" aria-labelledby={idOf(`head-${kind}`)} className="search-group">
      <div className="search-head" role="presentation" id={idOf(`head-${kind}`)}>
        <Icon size={16} aria-hidden="true" />
        {t[kind]} <span className="num">{count}</span>
      </div>
      {shown.map((hit) => {
        const { pet, to } = rowOf(kind, hit);
        return (
          <Link
            key={hit.id}
            to={to}
            role="option"
            id={idOf(hit.id)}
            tabIndex={-1}
            aria-selected={active === idOf(hit.id)}
            className="search-hit"
            onClick={onOpen}
          >
            <HitRow kind={kind} hit={hit} pet={pet} />
          </Link>
        );
      })}
      {more > 0 && (
        <Link
          to={to}
          role="option"
          id={idOf(kind)}
          tabIndex={-1}
          aria-selected={active === idOf(kind)}
          aria-label={t.moreOf({ count: more, kind: t[kind] })}
          className="search-more"
          onClick={(event) => {
            if (!onUnfold) return;
            event.preventDefault();
            onUnfold();
          }}
        >
          {t.more({ count: more })}
        </Link>
      )}
    </div>
  );
}
