import type { ListFiltersProps } from '../../../shared/filters/filter-choice.ts';
import { ListFilters } from '../../../shared/filters/ListFilters.tsx';
import type { usePetFilter } from '../../../shared/filters/use-filters.ts';
import { usePetFilterChoice } from '../../../shared/filters/use-pet-filter-choice.tsx';
import { medicalRecordsApi } from '../api.ts';
import { MedicalRecordsSummary } from './MedicalRecordsSummary.tsx';

type Props = { filters: ReturnType<typeof usePetFilter>; words: ListFiltersProps['words'] };

/** Latest records of one pet, or of each. */
export function SummaryTab({ filters, words }: Props) {
  const pets = usePetFilterChoice(medicalRecordsApi.area);
  return (
    <div className="listing">
      {pets.options.length > 1 && <ListFilters filters={filters} choices={[pets]} total={undefined} words={words} />}
      <MedicalRecordsSummary petId={filters.chosen.petId} />
    </div>
  );
}
