import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Site } from '../../lib/site.ts';
import { siteSettings } from '../../../vite-plugins/site-settings.ts';

/** The page of a site that was built with this limit. */
async function show(petLimit: number | null) {
  const site: Site = { ...siteSettings({}), petLimit };
  vi.resetModules();
  vi.doMock('../../lib/site.ts', () => ({ site }));
  const { default: PricingPage } = await import('./PricingPage.tsx');
  render(<PricingPage />);
  return screen.getAllByRole('article').map((plan) => within(plan));
}

test('Without a pet limit there is one free plan', async () => {
  const plans = await show(null);
  expect(plans).toHaveLength(1);
  plans[0]!.getByRole('heading', { level: 2, name: 'חינם' });
  plans[0]!.getByText('חיות מחמד בלי הגבלה');
  expect(plans[0]!.getAllByRole('link', { name: 'מתחילים עכשיו' })[0]!.getAttribute('href')).toBe('/signup');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['מה כלול', 'חינם']);
  expect(screen.queryByText(/לא נספרות/)).toBeNull();
});

test('The free plan names its pet limit, and the other plan has no price', async () => {
  const [free, premium] = await show(2);
  free!.getByText('עד שתי חיות מחמד');
  premium!.getByText('ללא הגבלה');
  expect(premium!.queryByText(/₪/)).toBeNull();
  expect(premium!.getByRole('link', { name: 'פנו אלינו' }).getAttribute('href')).toBe('/contact');
  screen.getByText(/לא נספרות/);
  const pets = within(screen.getByRole('rowheader', { name: 'חיות מחמד' }).closest('tr')!);
  expect(pets.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['2', 'בלי הגבלה']);
});
