import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { answersOf } from '../../testing/fake-api.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { pill } from '../../testing/row-fixtures.ts';
import { useItemLink } from './item-links.ts';

type Link = ReturnType<typeof useItemLink>;

fixClockToSaturday();

/** Address of an item of a pet with these permissions. */
async function addressOf(of: (link: Link) => string | undefined, permissions: Pet['permissions'] = presets.view) {
  const Address = () => <output>{of(useItemLink())}</output>;
  const view = renderScreen(<Address />, {
    answers: [answersOf(pets, { list: () => ({ pets: [{ ...bella, permissions }], total: 1, page: 1, limit: 100 }) })],
  });
  await view.answered();
  const { textContent } = screen.getByRole('status');
  view.unmount();
  return textContent;
}

const at = '2026-11-20T08:00:00.000Z';
const later = '2026-11-24T08:00:00.000Z';
const waiting = { ...pill, date: later };

test.for([
  ['', waiting],
  ['status=overdue&', { ...pill, date: at }],
  ['', { ...pill, date: at, snoozeUntil: later }],
  ['status=completed&', { ...waiting, isCompleted: true, completedAt: at }],
  ['status=missed&', { ...pill, date: at, missedAt: at }],
] as const)('Who may only view a reminder gets the tab that it is on: "%s"', async ([tab, reminder]) => {
  expect(await addressOf((link) => link('reminders', reminder))).toBe(`/app/reminders?${tab}petId=${bella.id}`);
});

const visit = { id: 'visit', petId: bella.id, status: 'planned', date: '2026-11-21' } as const;

test.for([
  ['', visit],
  ['when=past&', { ...visit, date: '2026-11-20' }],
  ['when=past&', { ...visit, status: 'done' }],
  ['when=past&', { ...visit, status: 'cancelled' }],
] as const)('Who may only view an appointment gets the list that it is in: "%s"', async ([when, appointment]) => {
  expect(await addressOf((link) => link('appointments', appointment))).toBe(
    `/app/medical-records?tab=upcoming&${when}petId=${bella.id}`,
  );
});

test('A link opens the item itself for who may edit it', async () => {
  const overdue = { ...pill, date: at };
  expect(await addressOf((link) => link('reminders', overdue), bella.permissions)).toBe(
    `/app/reminders?open=${pill.id}`,
  );
});
