import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { OptionalVetContactLinks } from '../../../shared/vets/OptionalVetContactLinks.tsx';
import { medicalRecordFormTexts } from '../form-texts.ts';
import { LinkedRecords } from './LinkedRecords.tsx';
import { recordTexts } from './record-texts.ts';

/** Notes and facts of a visit. */
export function RecordDetails({ record, mayEdit }: { record: MedicalRecord; mayEdit: boolean }) {
  const t = useTexts(recordTexts);
  const fields = useTexts(medicalRecordFormTexts);
  const f = useFormats();
  const { notes, product, batchNumber, vetName, nextAppointment } = record;
  const facts = [
    { label: fields.product, value: product, dir: 'ltr' },
    { label: fields.batch, value: batchNumber, dir: 'ltr' },
    { label: fields.vet, value: vetName, more: <OptionalVetContactLinks of={record} /> },
    { label: fields.next, value: nextAppointment && f.day(nextAppointment) },
  ].filter(({ value }) => value);
  return (
    <section className="card pad record-done">
      <h2>{t.done}</h2>
      {notes && <p dir="auto">{notes}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value, dir, more }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir={dir}>{value}</bdi>
                {more}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <LinkedRecords together={record.together} />
      {!notes && facts.length === 0 && mayEdit && <p className="muted">{t.nothingMore}</p>}
    </section>
  );
}
