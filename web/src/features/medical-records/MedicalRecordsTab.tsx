import type { medicalRecords, RecordType } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { DatedList } from '../../shared/DatedList.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import type { ListScreenState } from '../../shared/ListScreen.tsx';
import { useIsSample } from '../../shared/use-is-sample.ts';
import type { useDatedFilters } from '../../shared/use-filters.ts';
import { RecordsExport } from './RecordsExport.tsx';
import { RecordName } from './RecordName.tsx';
import { medicalRecordTexts } from './texts.ts';
import { TypeBadge } from './TypeBadge.tsx';
import { useCurrentDoses } from './use-current-doses.ts';
import { useTypeChoice } from './use-type-choice.tsx';

export const recordSorts = ['date'] as const;

type Filters = ReturnType<typeof useDatedFilters<{ type: RecordType }, (typeof recordSorts)[number]>>;
type Props = { screen: ListScreenState<typeof medicalRecords, Filters> };

export function MedicalRecordsTab({ screen }: Props) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const type = useTypeChoice();
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
        { id: 'type', head: fields.type, place: 'kind', cell: ({ type }) => <TypeBadge type={type} /> },
        'pet',
        'date',
        {
          id: 'vet',
          head: t.vet,
          className: 'muted',
          place: 'more',
          cell: ({ vetName }) => (vetName ? <bdi>{vetName}</bdi> : <span className="none">{t.noVet}</span>),
        },
      ]}
    />
  );
}
