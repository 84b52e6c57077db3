import { expect, type Page } from '@playwright/test';
import { choose, field, openForm } from './person.ts';

/** The dialog in which an expense is added. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'הוצאה חדשה' });

export async function open(page: Page) {
  await openForm(page, 'הוספת הוצאה');
  await expect(field(page, 'תיאור')).toBeVisible();
}

export async function fill(page: Page) {
  await choose(page, 'קטגוריה', 'מזון');
  await field(page, 'סכום').fill('120');
  await field(page, 'תיאור').fill('שק מזון');
}
