import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { Word } from '@tzemed/contract/text/texts';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { TabsPlaceholder, type TabsPlaceholderProps } from '../../ui/list/TabsPlaceholder.tsx';
import { actionTexts } from '../page/action-texts.ts';
import { filterTexts } from '../filters/filter-texts.ts';
import { PageHead } from '../page/PageHead.tsx';
import { dateRangePresets } from '../filters/date-range-presets.ts';

type Props = {
  /** Entry of the screen in `screens`. */
  of: { word: Word; add: Word };
  lead: string;
  /** More content of the page head. */
  aside?: ReactNode;
  /** Content above the filters. */
  summary?: ReactNode;
  tabs?: TabsPlaceholderProps;
  hasFilters?: boolean;
  /** Same as in the list's filters: whether its rows have days, and the toggles. */
  hasDays?: boolean;
  toggles?: readonly string[];
};

/** A list as it looks before anything of it is known. */
export function ListSkeleton({ of, lead, aside, summary, tabs, hasFilters, hasDays, toggles }: Props) {
  const list = (
    <div className="listing">
      {summary}
      {hasFilters && <FiltersPlace hasDays={hasDays} toggles={toggles} />}
      <Skeleton count={4} />
    </div>
  );
  return (
    <>
      <PageHead title={useWord(of.word)} lead={lead}>
        {aside}
        {/* Before its scripts load, the page can only link to itself. */}
        <a className="btn" href="?add=1">
          <Plus size={18} aria-hidden="true" />
          {useWord(of.add)}
        </a>
      </PageHead>
      {tabs ? <TabsPlaceholder {...tabs}>{list}</TabsPlaceholder> : list}
    </>
  );
}

function FiltersPlace({ hasDays, toggles }: Pick<Props, 'hasDays' | 'toggles'>) {
  const t = useTexts(actionTexts);
  const words = useTexts(filterTexts);
  return (
    <div className="list-quick" aria-hidden="true">
      <div className="list-quick-line">
        <span className="chip filter-button">
          <SlidersHorizontal size={18} />
          {t.filters}
        </span>
        {hasDays &&
          dateRangePresets.map((span) => (
            <span key={span} className="chip" data-on={span === 'all' || undefined}>
              {words[span]}
            </span>
          ))}
        {toggles?.map((label) => (
          <span key={label} className="chip">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
