import { appointment } from '@tzemed/contract/medical/appointments';
import { expense } from '@tzemed/contract/money/expenses';
import { medicalRecord } from '@tzemed/contract/medical/medical-records';
import { reminder } from '@tzemed/contract/reminders/reminders';
import { vet } from '@tzemed/contract/medical/vets';
import { bella } from './pet-fixtures.ts';
import { buildRow } from './build-row.ts';

/** Something bought for Bella. */
export const kibble = buildRow(expense, {
  id: '01980b1e-7c00-7000-8000-0000000000e1',
  petId: bella.id,
  description: 'שק מזון יבש 15 ק״ג',
  amount: 289.9,
  attachmentCount: 0,
  record: null,
  planGone: false,
  refunded: 0,
  together: [],
  category: 'food',
  date: '2026-11-19',
});

/** Bella's next task: a Saturday morning in Israel. */
export const pill = buildRow(reminder, {
  id: '01980b1e-7c00-7000-8000-0000000000b1',
  petId: bella.id,
  petName: bella.name,
  title: 'כדור נגד תולעים',
  description: 'עם האוכל',
  date: '2026-11-21T07:00:00.000Z',
  time: '09:00',
  repeatInterval: 'monthly',
  repeatEvery: 1,
  repeatFrom: 'plan',
  occurrence: 1,
  timezone: 'Asia/Jerusalem',
  isImportant: false,
  isCompleted: false,
});

/** Bella's last vaccination. */
export const rabies = buildRow(medicalRecord, {
  id: '01980b1e-7c00-7000-8000-0000000000c1',
  petId: bella.id,
  petName: bella.name,
  attachmentCount: 0,
  together: [],
  type: 'vaccination',
  date: '2026-11-10',
  description: 'חיסון כלבת שנתי',
  vetName: 'ד״ר לוי',
  nextAppointment: '2027-11-10',
});

/** Bella's next appointment. */
export const checkup = buildRow(appointment, {
  id: '01980b1e-7c00-7000-8000-0000000000d1',
  petId: bella.id,
  petName: bella.name,
  petIds: [bella.id],
  reason: 'בדיקה שנתית',
  date: '2026-11-22',
  time: '16:30',
  timezone: 'Asia/Jerusalem',
  startsAt: '2026-11-22T14:30:00.000Z',
  place: 'מרפאת הכרמל',
  vetName: 'ד״ר לוי',
  questions: ['כמה לאכול?', 'מתי שוב?'],
  ticked: [],
  status: 'planned',
});

/** Vet of the user's own household. */
export const levi = buildRow(vet, {
  id: '01980b1e-7c00-7000-8000-0000000000e1',
  householdId: bella.householdId,
  name: 'ד״ר לוי',
  clinic: 'המרפאה בכרמל',
  phones: ['04-555-0142', '052-555-0142'],
  address: 'שדרות הנשיא 134, חיפה',
  isEmergency: false,
  mayEdit: true,
});
