import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { useSamples } from '../../shared/use-samples.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useLatestRecords } from './api.ts';
import { NextVisit } from './NextVisit.tsx';
import { recordTexts } from './texts.ts';

/** The newest vaccinations and visits, of one pet or of all. */
export function RecordsSummary({ petId }: { petId: string | undefined }) {
  const t = useTexts(recordTexts);
  const vaccinations = useLatestRecords('vaccination', petId);
  const visits = useLatestRecords('vet_visit', petId);
  return (
    <>
      <LoadBanner load={[vaccinations, visits]} />
      <div className="latest">
        <Latest title={t.vaccinations} list={vaccinations} />
        <Latest title={t.visits} list={visits} />
      </div>
    </>
  );
}

type LatestProps = { title: string; list: ReturnType<typeof useLatestRecords> };

function Latest({ title, list: { data, source, isPending } }: LatestProps) {
  const t = useTexts(recordTexts);
  const { petOf } = usePets();
  const { pet } = useSamples();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{title}</h2>
      </div>
      {isPending && <Loading />}
      {data?.records.length === 0 && <p className="pad muted">{t.noInformation}</p>}
      <ul className="list">
        {data?.records.map((record) => (
          <Row key={record.id} record={record} pet={source === 'sample' ? pet : petOf(record.petId)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ record, pet }: { record: MedicalRecord; pet: NamedPet | undefined }) {
  const t = useTexts(recordTexts);
  const f = useFormats();
  return (
    <li>
      {pet && <PetPortrait pet={pet} size={40} title={pet.name} />}
      <div>
        <b>
          <bdi>{record.description}</bdi>
        </b>
        <small>
          <bdi>{record.vetName ?? t.noVet}</bdi>
        </small>
        <NextVisit day={record.nextAppointment} />
      </div>
      <span className="num muted">{f.day(record.date)}</span>
    </li>
  );
}
