import { eraseDevice } from '../../testing/fake-storage.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { device } from '../../lib/offline/device-gate.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { StoredDataCard } from './StoredDataCard.tsx';

afterEach(eraseDevice);

async function open() {
  signInAs(dana);
  const opened = (await device())!;
  const row = { id: 'food', petId: 'bella', date: '2026-11-20', amount: 10, category: 'food', version: 1, tagIds: [] };
  await opened.store('/api/expenses?page=1&limit=20', { expenses: [row], total: 1 });
  const view = renderScreen(<StoredDataCard />);
  await screen.findByRole('heading', { name: 'מה שמור במכשיר' });
  return { ...view, opened };
}
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('The card tells what is stored, frees the space, and stores recent papers again when asked', async () => {
  const { user, opened } = await open();
  expect(figure('פריטים')).toBe('1');
  expect(figure('מסמכים')).toBe('0');
  expect(figure('עודכן')).toBe('עוד לא');
  await user.click(screen.getByRole('button', { name: 'פינוי מקום' }));
  await vi.waitFor(() => expect(figure('פריטים')).toBe('0'));
  await user.click(await screen.findByRole('button', { name: 'שמירה מחדש' }));
  await vi.waitFor(async () => expect((await opened.usage())?.isLean).toBe(false));
});

test('Space that can’t be freed is told, and what is stored stays', async () => {
  const { user, opened } = await open();
  vi.spyOn(opened, 'clearStored').mockRejectedValue(new DOMException('broken', 'UnknownError'));
  await user.click(screen.getByRole('button', { name: 'פינוי מקום' }));
  await screen.findByText('הפינוי לא הצליח. אפשר לנסות שוב.');
  expect(figure('פריטים')).toBe('1');
});

test('A browser that stores nothing is told so, without figures', async () => {
  signInAs(dana);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  renderScreen(<StoredDataCard />);
  await screen.findByRole('heading', { name: 'מה שמור במכשיר' });
  expect(screen.getByText(/הדפדפן הזה לא שומר דבר במכשיר/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
