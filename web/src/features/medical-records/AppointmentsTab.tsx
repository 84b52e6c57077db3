import type { medicalRecords } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import type { ListScreenState } from '../../shared/ListScreen.tsx';
import { ListTable } from '../../shared/ListTable.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { PetFilter } from '../../shared/PetFilter.tsx';
import type { usePetFilter } from '../../shared/use-filters.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { useAppointments } from './api.ts';
import { recordTones, recordTypeTexts } from './record-type-texts.ts';
import { medicalRecordTexts } from './texts.ts';

type Props = { screen: ListScreenState<typeof medicalRecords, ReturnType<typeof usePetFilter>> };

/** The appointments ahead, each by the record that it was written in. */
export function AppointmentsTab({ screen }: Props) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const types = useTexts(recordTypeTexts);
  const f = useFormats();
  const today = useToday();
  const { filters } = screen;
  const list = useAppointments({ ...filters.chosen, page: filters.page });
  const count = list.data?.count ?? 0;
  return (
    <>
      <LoadBanner load={list} />
      <FilterBar label={actions.filters}>
        <PetFilter value={filters.values.petId} onChange={filters.set('petId')} />
      </FilterBar>
      {count > 0 && <p className="muted num">{t.appointmentCount({ count })}</p>}
      <ListTable
        screen={{
          ...screen,
          words: { ...screen.words, emptyTitle: t.noAppointments, emptyText: t.noAppointmentsText },
        }}
        list={list}
        caption={t.appointments}
        columns={[
          {
            id: 'next',
            head: t.next,
            className: 'strong',
            cell: ({ nextAppointment }) => nextAppointment && f.relativeDay(nextAppointment, today),
          },
          {
            id: 'description',
            head: fields.description,
            cell: ({ description }) => <bdi>{description}</bdi>,
          },
          { id: 'type', head: fields.type, cell: ({ type }) => <Badge tone={recordTones[type]}>{types[type]}</Badge> },
          { id: 'pet', head: fields.pet, cell: ({ petId }) => <PetChip pet={list.petOf(petId)} /> },
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
