import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { Word } from '@tzemed/contract/texts';
import { useTexts, useWord } from '../i18n/use-texts.ts';
import { FilterBar } from '../ui/FilterBar.tsx';
import { Bones } from '../ui/Bones.tsx';
import { FieldPlace } from '../ui/FieldPlace.tsx';
import { TabsPlace, type TabsPlaceProps } from '../ui/TabsPlace.tsx';
import { actionTexts } from './action-texts.ts';
import { PageHead } from './PageHead.tsx';

type Props = {
  /** What `screens` says of it. */
  of: { word: Word; add: Word };
  lead: string;
  /** What stands above the filters. */
  summary?: ReactNode;
  tabs?: TabsPlaceProps;
  /** The names and the values of the filters, while none is on. */
  filters?: readonly (readonly [label: string, value: string])[];
};

/** A list as it looks before anything of it is known. */
export function ListPicture({ of, lead, summary, tabs, filters }: Props) {
  const t = useTexts(actionTexts);
  const list = (
    <>
      {summary}
      {filters && (
        <FilterBar label={t.filters}>
          {filters.map(([label, value]) => (
            <FieldPlace key={label} label={label}>
              {value}
            </FieldPlace>
          ))}
        </FilterBar>
      )}
      <Bones count={4} />
    </>
  );
  return (
    <>
      <PageHead title={useWord(of.word)} lead={lead}>
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
