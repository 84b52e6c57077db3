import type { Appointment } from '@tzemed/contract/medical/appointments';
import { brand } from '@tzemed/contract/brand';
import { sameDayIn } from '@tzemed/contract/dates/days';
import type { MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { sampleExpenses } from '../../features/expenses/sample-expenses.ts';
import { sampleMedicalRecords } from '../../features/medical-records/sample-medical-records.ts';
import { sampleReminders } from '../../features/reminders/sample-reminders.ts';
import type { SampleData } from '../../shared/queries/use-query-with-fallback.ts';
import type { Overview } from './overview.ts';

export const sampleOverview: SampleData<Overview> = (lang, today) => {
  const { pet, rows: expenses } = sampleExpenses({ query: {}, lang, today });
  const { rows: records } = sampleMedicalRecords({ query: {}, lang, today });
  const { rows: reminders } = sampleReminders({ query: { status: 'upcoming' }, lang, today });
  const data = {
    today,
    petCount: 1,
    monthExpenses: {
      totalAmount: 289.9,
      count: 1,
      untilToday: 289.9,
      previousUntil: sameDayIn(today, -1),
      previousTotalAmount: 0,
    },
    appointments: { count: records.length, next: nextOf(records[0]), today: [], later: [] },
    upcomingReminders: { count: reminders.length, today: 0, next: reminders[0]?.date ?? null },
    overdueReminders: 0,
    todayReminders: { done: 0, doneBy: [], open: [] },
    tomorrowReminders: 1,
    tomorrowDoses: 0,
    // Samples have no charts: nobody spent that money.
    months: [],
    categories: [],
    expenses,
    records,
    reminders,
  };
  return { data, pet };
};

/** The appointment that a record names. */
function nextOf(record: MedicalRecord | undefined): Appointment | null {
  if (!record?.nextAppointment) return null;
  const { id, petId, petName, description, nextAppointment, vetName, version, createdAt, createdBy } = record;
  return {
    id,
    petId,
    petName,
    petIds: [petId],
    reason: description,
    date: nextAppointment,
    time: null,
    timezone: brand.timeZone,
    startsAt: null,
    place: null,
    vetName,
    notes: null,
    questions: [],
    tagIds: [],
    ticked: [],
    status: 'planned',
    followsRecordId: id,
    recordId: null,
    version,
    createdAt,
    createdBy,
    updatedAt: createdAt,
    updatedBy: createdBy,
  };
}
