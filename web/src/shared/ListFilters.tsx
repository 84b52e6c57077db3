import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { FilterBar } from '../ui/FilterBar.tsx';
import { actionTexts } from './action-texts.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { PetFilter } from './PetFilter.tsx';

type Name = 'petId' | 'from' | 'to';
type Props = {
  filters: { values: Record<Name, string>; set: (name: Name) => (value: string) => void };
  /** Those that only this list has. */
  children?: ReactNode;
};

/** By pet and by day, as most lists are filtered. */
export function ListFilters({ filters: { values, set }, children }: Props) {
  const t = useTexts(actionTexts);
  return (
    <FilterBar label={t.filters}>
      <PetFilter value={values.petId} onChange={set('petId')} />
      {children}
      <DateRangeFilter from={values.from} to={values.to} onFrom={set('from')} onTo={set('to')} />
    </FilterBar>
  );
}
