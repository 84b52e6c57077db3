import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { Word } from '@tzemed/contract/texts';
import { useTexts, useWord } from '../i18n/use-texts.ts';
import { FilterBar } from '../ui/FilterBar.tsx';
import { Bones } from '../ui/Bones.tsx';
import { FieldPlace } from '../ui/FieldPlace.tsx';
import { TabsPlace, type TabsPlaceProps } from '../ui/TabsPlace.tsx';
import { actionTexts } from './action-texts.ts';
import { fieldTexts } from './field-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { PageHead } from './PageHead.tsx';
import { spans } from './spans.ts';

type Props = {
  /** What `screens` says of it. */
  of: { word: Word; add: Word };
  lead: string;
  /** What else its head leads to. */
  aside?: ReactNode;
  /** What stands above the filters. */
  summary?: ReactNode;
  tabs?: TabsPlaceProps;
  /** The names and the values of the filters, while none is on. */
  filters?: readonly (readonly [label: string, value: string])[];
  /** As a list's filters have them: whether its rows have days, and what is switched on and off. */
  hasDays?: boolean;
  toggles?: readonly string[];
};

/** A list as it looks before anything of it is known. */
export function ListPicture({ of, lead, aside, summary, tabs, filters, hasDays, toggles }: Props) {
  const list = (
    <div className="listing">
      {summary}
      {filters && <FiltersPlace filters={filters} hasDays={hasDays} toggles={toggles} />}
      <Bones count={4} />
    </div>
  );
  return (
    <>
      <PageHead title={useWord(of.word)} lead={lead}>
        {aside}
        {/* Before its scripts have come a page can do no more than open itself anew. */}
        <a className="btn" href="?add=1">
          <Plus size={18} aria-hidden="true" />
          {useWord(of.add)}
        </a>
      </PageHead>
      {tabs ? <TabsPlace {...tabs}>{list}</TabsPlace> : list}
    </>
  );
}

function FiltersPlace({
  filters,
  hasDays,
  toggles,
}: Required<Pick<Props, 'filters'>> & Pick<Props, 'hasDays' | 'toggles'>) {
  const t = useTexts(actionTexts);
  const words = useTexts(filterTexts);
  const fields = useTexts(fieldTexts);
  const days = hasDays ? [fields.from, fields.to].map((label) => [label, fields.anyDay] as const) : [];
  return (
    <div className={hasDays ? 'list-controls' : 'list-controls in-line'}>
      <div className="list-quick" aria-hidden="true">
        <div className="list-quick-line">
          <span className="chip filter-button">
            <SlidersHorizontal size={18} />
            {t.filters}
          </span>
          {hasDays &&
            spans.map((span) => (
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
      <FilterBar label={t.filters}>
        {[...filters, ...days].map(([label, value]) => (
          <FieldPlace key={label} label={label}>
            {value}
          </FieldPlace>
        ))}
      </FilterBar>
    </div>
  );
}
