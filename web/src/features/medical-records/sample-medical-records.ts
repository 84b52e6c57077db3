import { addDays } from '@tzemed/contract/dates/days';
import { type MedicalRecord, type medicalRecords, recordFieldsOn } from '@tzemed/contract/medical/medical-records';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import type { SampleRows } from '../../shared/queries/belonging-api.ts';
import { emptyTexts, samplePet, sampleRow } from '../../shared/queries/sample-pet.ts';

const sampleTexts = texts({
  vaccination: { he: 'חיסון כלבת', en: 'Rabies vaccination', ar: 'تطعيم ضد داء الكلب' },
  visit: { he: 'ביקורת שנתית', en: 'Yearly checkup', ar: 'فحص سنوي' },
  vet: { he: 'ד״ר לוי', en: 'Dr. Levi', ar: 'د. ليفي' },
  fine: { he: 'הכול תקין', en: 'All is well', ar: 'كل شيء سليم' },
});
/** Age of both samples, in days. */
const daysAgo = 20;

export const sampleMedicalRecords: SampleRows<typeof medicalRecords> = ({ query, lang, today }) => {
  const t = wordsIn(sampleTexts, lang);
  const pet = samplePet(lang);
  const record = (rest: Pick<MedicalRecord, 'type' | 'description'> & Partial<MedicalRecord>): MedicalRecord => ({
    ...emptyTexts(recordFieldsOn.list),
    product: null,
    batchNumber: null,
    validUntil: rest.type === 'vaccination' ? addDays(today, 365 - daysAgo) : null,
    cost: null,
    expenseId: null,
    together: [],
    ...sampleRow(rest.type, today),
    ...rest,
    petName: pet.name,
    attachmentCount: 0,
    vetName: t.vet,
    date: addDays(today, -daysAgo),
    nextAppointment: addDays(today, 365 - daysAgo),
  });
  const rows = [
    record({ type: 'vaccination', description: t.vaccination }),
    record({ type: 'vet_visit', description: t.visit, notes: t.fine }),
  ];
  return { pet, rows: rows.filter(({ type }) => !query.type || type === query.type) };
};
