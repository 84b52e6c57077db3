import {
  recordTypes,
  type MedicalRecord,
  type medicalRecords,
  type RecordType,
} from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { DatedList } from '../../shared/DatedList.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import type { ListScreenState } from '../../shared/ListScreen.tsx';
import { optionsOf } from '../../shared/options-of.ts';
import type { useDatedFilters } from '../../shared/use-filters.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { NextVisit } from './NextVisit.tsx';
import { recordTones, recordTypeTexts } from './record-type-texts.ts';
import { medicalRecordTexts } from './texts.ts';

type Props = {
  screen: ListScreenState<typeof medicalRecords, ReturnType<typeof useDatedFilters<{ type: RecordType }>>>;
};

export function MedicalRecordsTab({ screen }: Props) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  const { filters } = screen;
  return (
    <DatedList
      screen={screen}
      caption={t.records}
      ownFilters={
        <SelectBox
          label={fields.type}
          options={[{ id: '', label: t.allTypes }, ...optionsOf(recordTypes, types)]}
          value={filters.values.type}
          onChange={filters.set('type')}
        />
      }
      columns={[
        { id: 'description', head: fields.description, cell: (record) => <Description {...record} /> },
        { id: 'type', head: fields.type, cell: ({ type }) => <Badge tone={recordTones[type]}>{types[type]}</Badge> },
        'pet',
        'date',
        {
          id: 'vet',
          head: t.vet,
          className: 'muted',
          cell: ({ vetName }) => (vetName ? <bdi>{vetName}</bdi> : t.noVet),
        },
      ]}
    />
  );
}

const Description = ({ description, notes, nextAppointment }: MedicalRecord) => (
  <div className="record">
    <p className="strong">
      <bdi>{description}</bdi>
    </p>
    {notes && (
      <p className="muted">
        <bdi>{notes}</bdi>
      </p>
    )}
    <NextVisit day={nextAppointment} />
  </div>
);
