import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { currentDoses } from '@tzemed/contract/medical/vaccination-validity';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { linkToRecord } from '../../../screens.ts';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { useIsSample } from '../../../shared/queries/use-is-sample.ts';
import { Link } from '../../../ui/Link.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { NextVisit } from '../NextVisit.tsx';
import { medicalRecordTexts } from '../texts.ts';
import { ValidityLabel } from '../vaccinations/ValidityLabel.tsx';

type Props = {
  title: string;
  list: { rows: MedicalRecord[] | undefined; isPending: boolean; petOf?: (id: string) => NamedPet | undefined };
  limit: number;
  heading?: 'h2' | 'h3';
};

/** The newest records of a kind, each with its pet where they may be of several. */
export function LatestRecords({ title, list: { rows, petOf, isPending }, limit, heading: Heading = 'h2' }: Props) {
  const t = useTexts(medicalRecordTexts);
  const doses = currentDoses(rows ?? [], useToday());
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
            <Row key={record.id} record={record} pet={petOf?.(record.petId)} isCurrent={doses.includes(record)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ record, pet, isCurrent }: { record: MedicalRecord; pet: NamedPet | undefined; isCurrent: boolean }) {
  const t = useTexts(medicalRecordTexts);
  const f = useFormats();
  const isExample = useIsSample('medicalRecords');
  const name = <bdi>{record.description}</bdi>;
  return (
    <li>
      {pet && <PetPortrait pet={pet} size={40} title={pet.name} />}
      <div>
        <b>
          {isExample ? (
            name
          ) : (
            <Link className="row-open" to={linkToRecord(record.id)}>
              {name}
            </Link>
          )}
        </b>
        <small>
          <bdi>{record.vetName ?? t.noVet}</bdi>
        </small>
        <ValidityLabel day={isCurrent ? record.validUntil : null} />
        {record.nextAppointment !== record.validUntil && <NextVisit day={record.nextAppointment} />}
      </div>
      <span className="num muted">{f.day(record.date)}</span>
    </li>
  );
}
