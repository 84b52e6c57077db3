import type { medicalRecords } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { isBare } from '../../shared/is-bare.ts';
import { ListFilters } from '../../shared/ListFilters.tsx';
import type { ListScreenState } from '../../shared/ListScreen.tsx';
import { ListTable } from '../../shared/ListTable.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PetChip } from '../../shared/PetChip.tsx';
import { RowTile } from '../../shared/RowTile.tsx';
import type { usePetFilter } from '../../shared/use-filters.ts';
import { usePetChoice } from '../../shared/use-pet-choice.tsx';
import { useAppointments } from './api.ts';
import { recordTypeIcons } from './record-type-icons.ts';
import { medicalRecordTexts } from './texts.ts';
import { TypeBadge } from './TypeBadge.tsx';

type Props = { screen: ListScreenState<typeof medicalRecords, ReturnType<typeof usePetFilter>> };

/** The appointments ahead, each by the record that it was written in. */
export function AppointmentsTab({ screen }: Props) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const f = useFormats();
  const today = useToday();
  const { filters } = screen;
  const list = useAppointments({ ...filters.chosen, page: filters.page });
  const pets = usePetChoice(screen.api.area);
  const count = list.data?.count ?? 0;
  return (
    <div className="listing">
      <LoadBanner load={list} />
      {!isBare(list.data, filters) && (
        <ListFilters filters={filters} choices={[pets]} total={list.data?.total} words={screen.words} />
      )}
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
            place: 'next',
            cell: ({ nextAppointment }) => nextAppointment && f.relativeDay(nextAppointment, today),
          },
          {
            id: 'description',
            head: fields.description,
            place: 'title',
            cell: ({ type, description }) => (
              <div className="row-name">
                <RowTile icon={recordTypeIcons[type]} />
                <p className="row-title" dir="auto">
                  {description}
                </p>
              </div>
            ),
          },
          { id: 'type', head: fields.type, place: 'kind', cell: ({ type }) => <TypeBadge type={type} /> },
          { id: 'pet', head: fields.pet, place: 'pet', cell: ({ petId }) => <PetChip pet={list.petOf(petId)} /> },
          {
            id: 'vet',
            head: t.vet,
            className: 'muted',
            place: 'more',
            cell: ({ vetName }) => (vetName ? <bdi>{vetName}</bdi> : <span className="none">{t.noVet}</span>),
          },
        ]}
      />
    </div>
  );
}
