import type { medicalRecords, RecordType } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { DatedList } from '../../shared/list/DatedList.tsx';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import type { ListScreenState } from '../../shared/list/ListScreen.tsx';
import { useIsSample } from '../../shared/queries/use-is-sample.ts';
import type { useDatedFilters } from '../../shared/filters/use-filters.ts';
import { RecordsExport } from './RecordsExport.tsx';
import { RecordName } from './RecordName.tsx';
import { medicalRecordTexts } from './texts.ts';
import { RecordTypeBadge } from './RecordTypeBadge.tsx';
import { useCurrentDoses } from './vaccinations/use-current-doses.ts';
import { useTypeFilterChoice } from './use-type-filter-choice.tsx';

export const recordSorts = ['date'] as const;

type Filters = ReturnType<typeof useDatedFilters<{ type: RecordType }, (typeof recordSorts)[number]>>;
type Props = { screen: ListScreenState<typeof medicalRecords, Filters> };

export function MedicalRecordsTab({ screen }: Props) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const type = useTypeFilterChoice();
  const isExample = useIsSample(screen.api.noun);
  const doses = useCurrentDoses(screen.filters.chosen.petId);
  return (
    <DatedList
      screen={screen}
      caption={t.records}
      below={<RecordsExport filters={screen.filters.chosen} />}
      choices={[type]}
      orders={[
        { id: '', label: t.newest },
        { id: 'date', label: t.oldest },
      ]}
      columns={[
        {
          id: 'description',
          head: fields.description,
          place: 'title',
          cell: (record) => (
            <RecordName record={record} isCurrent={doses.some(({ id }) => id === record.id)} isExample={isExample} />
          ),
        },
        { id: 'type', head: fields.type, place: 'kind', cell: ({ type }) => <RecordTypeBadge type={type} /> },
        'pet',
        'date',
        {
          id: 'vet',
          head: t.vet,
          className: 'muted name',
          place: 'more',
          cell: ({ vetName }) => (vetName ? <bdi>{vetName}</bdi> : <span className="none">{t.noVet}</span>),
        },
      ]}
    />
  );
}
