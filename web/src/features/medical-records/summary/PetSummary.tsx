import { useId } from 'react';
import type { medicalRecords, RecordType } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { useListOf, type useList } from '../../../shared/list/use-list.ts';
import { everyDose, medicalRecordsApi } from '../api.ts';
import { LatestRecords } from './LatestRecords.tsx';
import { medicalRecordTexts } from '../texts.ts';

type All = ReturnType<typeof useList<typeof medicalRecords>>;
type Props = { pet: NamedPet; limit: number; /** Rows of all pets. */ vaccinations: All; visits: All };

/** Latest records of one of several pets. */
export function PetSummary({ pet, limit, vaccinations, visits }: Props) {
  const t = useTexts(medicalRecordTexts);
  const id = useId();
  return (
    <section className="pet-summary" aria-labelledby={id}>
      <h2 id={id}>
        <PetPortrait pet={pet} size={36} />
        <bdi>{pet.name}</bdi>
      </h2>
      <div className="latest">
        <Latest title={t.vaccinations} type="vaccination" all={vaccinations} pet={pet} limit={limit} />
        <Latest title={t.visits} type="vet_visit" all={visits} pet={pet} limit={limit} />
      </div>
    </section>
  );
}

type LatestProps = { title: string; type: RecordType; all: All; pet: NamedPet; limit: number };

function Latest({ all, type, ...latest }: LatestProps) {
  // More than one page: this pet's may all be on a later one.
  const isCut = all.data !== undefined && all.data.total > all.data.records.length;
  if (isCut) return <Asked type={type} {...latest} />;
  const rows = all.rows?.filter(({ petId }) => petId === latest.pet.id);
  return (
    <LatestRecords title={latest.title} list={{ rows, isPending: all.isPending }} limit={latest.limit} heading="h3" />
  );
}

function Asked({ title, type, pet, limit }: Omit<LatestProps, 'all'>) {
  const asked = type === 'vaccination' ? everyDose : { type, limit };
  const list = useListOf(medicalRecordsApi, pet, asked, type);
  return <LatestRecords title={title} list={list} limit={limit} heading="h3" />;
}
