import type { Expense } from '@tzemed/contract/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import type { Reminder } from '@tzemed/contract/reminders';
import type { Lang } from '../i18n/language.ts';
import { wordsIn } from '../i18n/texts.ts';
import type { NamedPet } from './PetPortrait.tsx';
import { sampleTexts } from './sample-texts.ts';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** One pet, three expenses, two records and two reminders around today: what stands in when the server is away. */
export function samplesIn(lang: Lang, today: string) {
  const t = wordsIn(sampleTexts, lang);
  const row = (id: string) => {
    const createdAt = `${today}T06:00:00.000Z`;
    return { id: `sample-${id}`, petId: 'sample-pet', version: 1, createdAt, updatedAt: createdAt };
  };
  const expense = (id: string, rest: Pick<Expense, 'description' | 'amount' | 'category'>, days: number): Expense => ({
    ...row(id),
    ...rest,
    date: dayAfter(today, days),
    notes: null,
  });
  const record = (
    id: string,
    rest: Pick<MedicalRecord, 'type' | 'description' | 'vetName' | 'notes'>,
    days: number,
  ): MedicalRecord => ({
    ...row(id),
    ...rest,
    petName: t.pet,
    date: dayAfter(today, days),
    nextAppointment: dayAfter(today, days + 365),
  });
  const reminder = (id: string, title: string, repeatInterval: Reminder['repeatInterval'], days: number): Reminder => ({
    ...row(id),
    petName: t.pet,
    title,
    description: null,
    // Nine in the morning in winter.
    date: `${dayAfter(today, days)}T07:00:00.000Z`,
    time: '09:00',
    timezone: 'Asia/Jerusalem',
    repeatInterval,
    isCompleted: false,
    completedAt: null,
  });
  const pet: NamedPet = { id: 'sample-pet', name: t.pet, species: 'dog', hue: 'apricot', photoId: null };
  return {
    pet,
    expenses: [
      expense('food', { description: t.food, amount: 289.9, category: 'food' }, -2),
      expense('grooming', { description: t.grooming, amount: 180, category: 'grooming' }, -9),
      expense('toy', { description: t.toy, amount: 39.9, category: 'toys' }, -16),
    ],
    records: [
      record('vaccination', { type: 'vaccination', description: t.vaccination, vetName: t.vet, notes: null }, -20),
      record('visit', { type: 'vet_visit', description: t.visit, vetName: t.vet, notes: t.fine }, -20),
    ],
    reminders: [reminder('pill', t.pill, 'monthly', 1), reminder('nails', t.nails, 'none', 5)],
  };
}
