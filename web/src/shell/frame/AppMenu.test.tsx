import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkTo, screens } from '../../screens.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AppMenu } from './AppMenu.tsx';

/** Accessible name: some entries have a shorter label in the bar of a phone. */
const nameOf = (link: HTMLElement) => link.ariaLabel ?? link.textContent;

test('The menu leads to every screen, in order, and marks the one that is open', () => {
  renderScreen(<AppMenu />, { at: '/app/reminders' });
  const links = within(screen.getByRole('navigation', { name: 'תפריט האפליקציה' })).getAllByRole('link');
  expect(links.map((link) => [nameOf(link), link.getAttribute('href')])).toEqual(
    Object.values(screens).map((entry) => [entry.word.he, linkTo(entry)]),
  );
  expect(links.filter((link) => link.ariaCurrent === 'page').map(({ textContent }) => textContent)).toEqual([
    'תזכורות',
  ]);
});

test('The entry of the profile is marked where it is decided what is kept of oneself', () => {
  renderScreen(<AppMenu />, { at: '/app/privacy' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('פרופיל');
});
