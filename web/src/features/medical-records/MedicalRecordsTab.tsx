import {
  recordTypes,
  type MedicalRecord,
  type medicalRecords,
  type RecordType,
} from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ListFilters } from '../../shared/ListFilters.tsx';
import { ListTable } from '../../shared/ListTable.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { optionsOf } from '../../shared/options-of.ts';
import { PetChip } from '../../shared/PetChip.tsx';
import { recordTones, recordTypeTexts } from './record-type-texts.ts';
import type { useFilters } from '../../shared/use-filters.ts';
import { useList } from '../../shared/use-list.ts';
import type { ListScreenState } from '../../shared/use-list-screen.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { medicalRecordsApi } from './api.ts';
import { NextVisit } from './NextVisit.tsx';
import { medicalRecordTexts } from './texts.ts';

type Values = { petId: string; type: RecordType; from: string; to: string };
type Props = { screen: ListScreenState<typeof medicalRecords>; filters: ReturnType<typeof useFilters<Values>> };

export function MedicalRecordsTab({ screen, filters }: Props) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  const f = useFormats();
  const list = useList(medicalRecordsApi, { ...filters.chosen, page: filters.page });
  return (
    <>
      <LoadBanner load={list} />
      <ListFilters filters={filters}>
        <SelectBox
          label={fields.type}
          options={[{ id: '', label: t.allTypes }, ...optionsOf(recordTypes, types)]}
          value={filters.values.type}
          onChange={filters.set('type')}
        />
      </ListFilters>
      <ListTable
        screen={screen}
        list={list}
        caption={t.records}
        columns={[
          { id: 'description', head: fields.description, cell: (record) => <Description {...record} /> },
          {
            id: 'type',
            head: fields.type,
            cell: ({ type }) => <Badge tone={recordTones[type]}>{types[type]}</Badge>,
          },
          { id: 'pet', head: fields.pet, cell: ({ petId }) => <PetChip pet={list.petOf(petId)} /> },
          { id: 'date', head: fields.date, className: 'num muted', cell: ({ date }) => f.day(date) },
          {
            id: 'vet',
            head: t.vet,
            className: 'muted',
            cell: ({ vetName }) => (vetName ? <bdi>{vetName}</bdi> : t.noVet),
          },
        ]}
      />
    </>
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
