import type { MedicalRecord, medicalRecords } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { useList } from '../../shared/use-list.ts';
import { Loading } from '../../ui/Loading.tsx';
import { medicalRecordsApi } from './api.ts';
import { NextVisit } from './NextVisit.tsx';
import { medicalRecordTexts } from './texts.ts';

/** Rows in each list. */
const limit = 5;

/** The newest vaccinations and visits, of one pet or of all. */
export function MedicalRecordsSummary({ petId }: { petId: string | undefined }) {
  const t = useTexts(medicalRecordTexts);
  const vaccinations = useList(medicalRecordsApi, { type: 'vaccination', petId, limit }, 'vaccinations');
  const visits = useList(medicalRecordsApi, { type: 'vet_visit', petId, limit }, 'visits');
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

type LatestProps = { title: string; list: ReturnType<typeof useList<typeof medicalRecords>> };

function Latest({ title, list: { rows, petOf, isPending } }: LatestProps) {
  const t = useTexts(medicalRecordTexts);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{title}</h2>
      </div>
      {isPending && <Loading />}
      {rows?.length === 0 && <p className="pad muted">{t.noInformation}</p>}
      <ul className="list">
        {rows?.map((record) => (
          <Row key={record.id} record={record} pet={petOf(record.petId)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ record, pet }: { record: MedicalRecord; pet: NamedPet | undefined }) {
  const t = useTexts(medicalRecordTexts);
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
