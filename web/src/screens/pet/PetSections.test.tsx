import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { petPage, type Section } from '../../screens.ts';
import { PetSections } from './PetSections.tsx';

const [overview] = petPage.sections as [Section];
const weights: Section = {
  path: 'weights',
  file: '',
  word: { he: 'משקל', en: 'Weight', ar: 'الوزن' },
  area: 'profile',
};

function show(...sections: Section[]) {
  const page = { path: petPage.path, element: <PetSections sections={sections} />, children: [{ path: 'weights' }] };
  const router = createMemoryRouter([page], { initialEntries: ['/pets/1'] });
  render(<RouterProvider router={router} />);
  return router;
}

const marked = () =>
  screen.getAllByRole('link').flatMap((link) => (link.ariaCurrent === 'page' ? [link.textContent] : []));

test('Every section of the page can be gone to, and the one on screen is marked', async () => {
  const router = show(overview, weights);
  expect(marked()).toEqual(['סקירה']);
  await userEvent.click(screen.getByRole('link', { name: 'משקל' }));
  expect(router.state.location.pathname).toBe('/pets/1/weights');
  expect(marked()).toEqual(['משקל']);
  await userEvent.click(screen.getByRole('link', { name: 'סקירה' }));
  expect(router.state.location.pathname).toBe('/pets/1');
});

test('A section shows its number of overdue items', () => {
  const page = { path: petPage.path, element: <PetSections sections={petPage.sections} late={{ reminders: 2 }} /> };
  render(<RouterProvider router={createMemoryRouter([page], { initialEntries: ['/pets/1'] })} />);
  expect(screen.getByRole('link', { name: 'תזכורות 2' }).getAttribute('href')).toBe('/pets/1/reminders');
  expect(screen.getByRole('link', { name: 'הוצאות' })).toBeTruthy();
});

test('A page with one section has nothing to choose from', () => {
  show(overview);
  expect(screen.queryByRole('navigation')).toBeNull();
});
