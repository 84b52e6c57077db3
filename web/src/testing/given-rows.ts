import type { Expense } from '@tzemed/contract/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import type { Reminder } from '@tzemed/contract/reminders';
import { bella } from './given-pets.ts';

const kept = { version: 1, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

/** Something bought for Bella. */
export const kibble: Expense = {
  id: '01980b1e-7c00-7000-8000-0000000000e1',
  petId: bella.id,
  description: 'שק מזון יבש 15 ק״ג',
  amount: 289.9,
  category: 'food',
  date: '2026-11-19',
  notes: null,
  ...kept,
};

/** Bella's next task: a Saturday morning in Israel. */
export const pill: Reminder = {
  id: '01980b1e-7c00-7000-8000-0000000000b1',
  petId: bella.id,
  petName: bella.name,
  title: 'כדור נגד תולעים',
  description: 'עם האוכל',
  date: '2026-11-21T07:00:00.000Z',
  time: '09:00',
  repeatInterval: 'monthly',
  timezone: 'Asia/Jerusalem',
  isCompleted: false,
  completedAt: null,
  ...kept,
};

/** Bella's last vaccination. */
export const rabies: MedicalRecord = {
  id: '01980b1e-7c00-7000-8000-0000000000c1',
  petId: bella.id,
  petName: bella.name,
  type: 'vaccination',
  date: '2026-11-10',
  description: 'חיסון כלבת שנתי',
  vetName: 'ד״ר לוי',
  notes: null,
  nextAppointment: '2027-11-10',
  ...kept,
};
