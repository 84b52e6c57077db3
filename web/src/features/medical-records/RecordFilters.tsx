import { recordTypes } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { DateRangeFilter } from '../../shared/DateRangeFilter.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { PetFilter } from '../../shared/PetFilter.tsx';
import { recordTypeTexts } from '../../shared/record-type-texts.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { recordTexts } from './texts.ts';
import type { useRecordFilters } from './use-record-filters.ts';

type Props = { filters: ReturnType<typeof useRecordFilters> };

export function RecordFilters({ filters: { values, set } }: Props) {
  const t = useTexts(recordTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const types = useTexts(recordTypeTexts);
  return (
    <FilterBar label={actions.filters}>
      <PetFilter value={values.petId} onChange={set('petId')} />
      <SelectBox
        label={fields.type}
        options={[{ id: '', label: t.allTypes }, ...recordTypes.map((type) => ({ id: type, label: types[type] }))]}
        value={values.type}
        onChange={set('type')}
      />
      <DateRangeFilter from={values.from} to={values.to} onFrom={set('from')} onTo={set('to')} />
    </FilterBar>
  );
}
