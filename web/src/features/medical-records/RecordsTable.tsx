import { Pencil, Trash2 } from 'lucide-react';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { PetChip } from '../../shared/PetChip.tsx';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { recordTones, recordTypeTexts } from '../../shared/record-type-texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NextVisit } from './NextVisit.tsx';
import { recordTexts } from './texts.ts';

type Props = {
  records: readonly MedicalRecord[];
  petOf: (id: string) => NamedPet | undefined;
  /** Examples can't be changed. */
  isReadOnly: boolean;
  onEdit: (record: MedicalRecord) => void;
  onRemove: (record: MedicalRecord) => void;
};

export function RecordsTable({ records, petOf, isReadOnly, onEdit, onRemove }: Props) {
  const t = useTexts(recordTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const types = useTexts(recordTypeTexts);
  const f = useFormats();
  return (
    <DataTable
      caption={t.records}
      columns={[
        { id: 'description', head: fields.description, cell: (record) => <Description {...record} /> },
        {
          id: 'type',
          head: fields.type,
          cell: ({ type }) => <Badge tone={recordTones[type]}>{types[type]}</Badge>,
        },
        { id: 'pet', head: fields.pet, cell: ({ petId }) => <PetChip pet={petOf(petId)} /> },
        { id: 'date', head: fields.date, className: 'num muted', cell: ({ date }) => f.day(date) },
        {
          id: 'vet',
          head: t.vet,
          className: 'muted',
          cell: ({ vetName }) => (vetName ? <bdi>{vetName}</bdi> : t.noVet),
        },
      ]}
      rows={records}
      rowId={({ id }) => id}
      {...(!isReadOnly && {
        actions: (record: MedicalRecord) => (
          <>
            <IconButton
              icon={Pencil}
              label={actions.edit({ name: record.description })}
              onPress={() => onEdit(record)}
            />
            <IconButton
              icon={Trash2}
              label={actions.removeNamed({ name: record.description })}
              onPress={() => onRemove(record)}
              isDanger
            />
          </>
        ),
      })}
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
