import { dayOfMonthBefore } from '@tzemed/contract/days';
import { sampleExpenses } from '../../features/expenses/sample.ts';
import { sampleMedicalRecords } from '../../features/medical-records/sample.ts';
import { sampleReminders } from '../../features/reminders/sample.ts';
import type { Sample } from '../../shared/use-backed-query.ts';
import type { Overview } from './overview.ts';

export const sampleOverview: Sample<Overview> = (lang, today) => {
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
      previousUntil: dayOfMonthBefore(today),
      previousTotalAmount: 0,
    },
    appointments: { count: records.length, next: records[0]?.nextAppointment ?? null },
    upcomingReminders: { count: reminders.length, today: 0, next: reminders[0]?.date ?? null },
    overdueReminders: 0,
    todayReminders: { count: 0, first: [] },
    // No charts of money that nobody spent.
    months: [],
    categories: [],
    expenses,
    records,
    reminders,
  };
  return { data, pet };
};
