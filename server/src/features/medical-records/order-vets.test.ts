import { expect, it } from 'vitest';
import { orderVets } from './order-vets.ts';

const booked = (name: string, phones: string[] = [], isEmergency = false) => ({ name, phones, isEmergency });
const seen = (name: string, seenOn: string, phones: string[] = []) => ({ name, phones, seenOn });

it('Those for emergencies come first, then who has seen the pet, the latest first, then the rest of the book', () => {
  const book = [booked('לילה', ['*6911'], true), booked('ד״ר אבו'), booked('ד״ר לוי')];
  const told = orderVets(book, [seen('ד״ר כהן', '2026-11-01'), seen('ד״ר לוי', '2026-03-01')]);
  expect(told.map(({ name, seenOn }) => [name, seenOn])).toEqual([
    ['לילה', null],
    ['ד״ר כהן', '2026-11-01'],
    ['ד״ר לוי', '2026-03-01'],
    ['ד״ר אבו', null],
  ]);
});

it('A vet in the book and in records is listed once, with the numbers of both, however the title is written', () => {
  const told = orderVets(
    [booked('ד״ר לוי', ['04-555-0142'])],
    [seen('ד"ר  לוי', '2026-03-01', ['*5761', '04-555-0142'])],
  );
  expect(told).toEqual([
    { name: 'ד״ר לוי', phones: ['04-555-0142', '*5761'], isEmergency: false, seenOn: '2026-03-01' },
  ]);
});
