import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { answersOf } from '../../../testing/fake-api.ts';
import { bella } from '../../../testing/pet-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { FirstSteps } from './FirstSteps.tsx';

await Promise.all([
  import('./FirstStepDialogs.tsx'),
  import('../../../features/pets/form/PetForm.tsx'),
  import('../../../features/reminders/form/ReminderForm.tsx'),
]);

function Steps() {
  const { ownPets } = usePets();
  return <FirstSteps pet={ownPets[0]} isShown reminder={undefined} />;
}

test('The first pet is added over the dashboard, is welcomed, and the second step is at hand', async () => {
  let rows: Pet[] = [];
  const { user } = renderScreen(<Steps />, {
    answers: [
      answersOf(pets, {
        list: () => ({ pets: rows, total: rows.length, page: 1, limit: 100 }),
        create: () => {
          rows = [bella];
          return { pet: bella };
        },
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'הוספת חיית מחמד' }));
  const form = within(await screen.findByRole('dialog', { name: 'חיית מחמד חדשה' }));
  await user.type(await form.findByRole('textbox', { name: 'שם' }), 'בלה');
  await user.click(form.getByRole('radio', { name: 'כלב' }));
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('בלה בבית! עכשיו התזכורת הראשונה');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'הוספת תזכורת' }));
  expect(await screen.findByRole('dialog', { name: 'תזכורת חדשה' })).toBeTruthy();
});
