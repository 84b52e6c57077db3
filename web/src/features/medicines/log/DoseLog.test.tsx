import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Dose, dose, doses } from '@tzemed/contract/medical/doses';
import { printouts } from '@tzemed/contract/views/printouts';
import { medicines } from '@tzemed/contract/medical/medicines';
import { answersOf, writesOf } from '../../../testing/fake-api.ts';
import { buildRow } from '../../../testing/build-row.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { apoquel } from '../../../testing/medicine-fixtures.ts';
import { peopleAnswers, yoav } from '../../../testing/people-fixtures.ts';
import { bella } from '../../../testing/pet-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dana } from '../../../testing/session-fixtures.ts';
import type { AccessiblePet } from '../../../shared/pets/use-pets.ts';
import { DoseLog } from './DoseLog.tsx';

fixClockToSaturday();
beforeAll(
  () => Promise.all([import('../../../ui/overlay/overlay-components.ts'), import('./DoseDetails.tsx')]),
  60_000,
);

const evening = buildRow(dose, {
  id: '01980b1e-7c00-7000-8000-0000000000d1',
  petId: bella.id,
  medicineId: apoquel.id,
  medicineName: apoquel.name,
  outcome: 'given',
  at: '2026-11-20T18:10:00.000Z',
  plannedAt: '2026-11-20T18:00:00.000Z',
  givenBy: yoav.id,
  isExtra: false,
  createdAt: '2026-11-20T18:10:00.000Z',
});

/** Periods of the sheets that were asked for. */
const printed: (string | undefined)[] = [];

function show(entered: Partial<Dose> = {}, pet: AccessiblePet = bella) {
  const row = { ...evening, ...entered };
  const unanswered = {
    medicineId: apoquel.id,
    petId: bella.id,
    plannedAt: '2026-11-19T18:00:00.000Z',
    outcome: null,
    doseId: null,
  };
  return renderScreen(<DoseLog pet={pet} />, {
    at: `/app/pets/${bella.id}/doses`,
    answers: [
      peopleAnswers([yoav]),
      answersOf(medicines, {
        report: ({ query }) => ({
          medicines: [apoquel],
          slots: query?.from === '2026-11-08' ? [unanswered] : [],
          doses: [row],
        }),
      }),
      answersOf(printouts, {
        doses: ({ query }) => {
          printed.push(query?.days);
          return new Blob(['%PDF-'], { type: 'application/pdf' });
        },
      }),
      answersOf(doses, {
        update: ({ body }) => ({ dose: { ...row, ...(body as object) } as Dose }),
        answer: () => ({ doses: [row] }),
      }),
    ],
  });
}

test('The log shows the medicines of now, and each dose with who gave it; a period is chosen', async () => {
  const { user } = show();
  expect(await screen.findByText(/חצי כדור/)).toBeTruthy();
  const evenings = within(screen.getByRole('heading', { name: 'אתמול' }).closest('section')!);
  expect(await evenings.findByText('ניתנה על ידי יואב · נקבעה ל־20:00')).toBeTruthy();
  expect(screen.getByText('לא נרשמו').nextSibling?.textContent).toBe('1');
  await user.click(screen.getByRole('button', { name: 'ניתנה: Apoquel 16 mg, 20:00' }));
  await screen.findByText('נרשמה מנה אחת');
  await user.click(screen.getByRole('radio', { name: '30 יום' }));
  expect((await screen.findByText('לא נרשמו')).nextSibling?.textContent).toBe('0');
});

test('A dose is corrected, and keeps its time where that is not touched', async () => {
  const { user, requests } = show({
    history: [
      {
        at: '2026-11-20T19:00:00.000Z',
        by: yoav.id,
        was: { outcome: 'skipped', at: '2026-11-20T18:00:00.000Z', givenBy: null, note: 'נרדמה' },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Apoquel 16 mg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apoquel 16 mg' }));
  expect(await dialog.findByText(/לא ניתנה, אתמול ב־20:00/)).toBeTruthy();
  expect(dialog.getByText('תוקן אתמול ב־21:00 על ידי יואב')).toBeTruthy();
  await user.click(await dialog.findByRole('radio', { name: 'אני' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('המנה תוקנה');
  expect(writesOf(requests)[0]?.body).toMatchObject({ at: evening.at, givenBy: dana.id, version: 1 });
});

test('A guest reads the doses of others, and corrects their own for two days', async () => {
  const guest = { ...bella, permissions: { ...bella.permissions, reminders: 'edit' as const } };
  const first = show({ createdBy: yoav.id }, guest);
  await first.user.click(await screen.findByRole('button', { name: 'Apoquel 16 mg' }));
  expect(await screen.findByText(/^אפשר לתקן מנה במשך 48 שעות/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'שמירה' })).toBeNull();
  first.unmount();
  const second = show({}, guest);
  await second.user.click(await screen.findByRole('button', { name: 'Apoquel 16 mg' }));
  expect(await screen.findByRole('button', { name: 'שמירה' })).toBeTruthy();
});

test('The sheet for the vet is of the period that is shown', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('radio', { name: '30 יום' }));
  await user.click(screen.getByRole('button', { name: 'דף לווטרינר (PDF)' }));
  await screen.findByText('הקובץ מוכן');
  expect(printed).toEqual(['30']);
});
