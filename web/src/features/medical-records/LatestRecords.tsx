import type { MedicalRecord } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PetPortrait, type NamedPet } from '../../shared/PetPortrait.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { NextVisit } from './NextVisit.tsx';
import { medicalRecordTexts } from './texts.ts';

type Props = {
  title: string;
  list: { rows: MedicalRecord[] | undefined; isPending: boolean; petOf?: (id: string) => NamedPet | undefined };
  limit: number;
  heading?: 'h2' | 'h3';
};

/** The newest records of a kind, each with its pet where they may be of several. */
export function LatestRecords({ title, list: { rows, petOf, isPending }, limit, heading: Heading = 'h2' }: Props) {
  const t = useTexts(medicalRecordTexts);
  return (
    <section className="card">
      <div className="card-head">
        <Heading>{title}</Heading>
      </div>
      {isPending && <Loading />}
      {rows?.length === 0 && <p className="pad muted">{t.noInformation}</p>}
      {rows && rows.length > 0 && (
        <ul className="list">
          {rows.slice(0, limit).map((record) => (
            <Row key={record.id} record={record} pet={petOf?.(record.petId)} />
          ))}
        </ul>
      )}
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
