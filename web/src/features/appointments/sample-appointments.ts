import type { appointments } from '@tzemed/contract/medical/appointments';
import { brand } from '@tzemed/contract/brand';
import { addDays } from '@tzemed/contract/dates/days';
import { texts, wordsIn } from '@tzemed/contract/text/texts';
import type { SampleRows } from '../../shared/queries/belonging-api.ts';
import { samplePet, sampleRow } from '../../shared/queries/sample-pet.ts';

const sampleTexts = texts({
  vaccination: { he: 'חיסון כלבת', en: 'Rabies vaccination', ar: 'تطعيم ضد داء الكلب' },
  vet: { he: 'ד״ר לוי', en: 'Dr. Levi', ar: 'د. ليفي' },
});

/** Sample data: a single upcoming appointment, and no past one. */
export const sampleAppointments: SampleRows<typeof appointments> = ({ query, lang, today }) => {
  const t = wordsIn(sampleTexts, lang);
  const pet = samplePet(lang);
  const row = {
    ...sampleRow('appointment', today),
    petName: pet.name,
    petIds: [pet.id],
    reason: t.vaccination,
    date: addDays(today, 9),
    time: '16:30',
    timezone: brand.timeZone,
    startsAt: null,
    place: null,
    vetName: t.vet,
    notes: null,
    questions: [],
    ticked: [],
    status: 'planned' as const,
    followsRecordId: null,
    recordId: null,
  };
  return { pet, rows: query.when === 'past' ? [] : [row] };
};
