import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LazyDayFilter } from './LazyDayFilter.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./DayFilter.tsx', async (original) => {
  await code.promise;
  return original();
});

test('A filter by day shows its day before its code has come, and nothing is focused when it comes', async () => {
  renderScreen(<LazyDayFilter label="מתאריך" value="2026-11-01" onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'מתאריך 01.11.2026' })).toBeTruthy();
  code.resolve();
  expect((await screen.findByRole('group', { name: 'מתאריך' })).textContent).toContain('2026');
  expect(document.activeElement).toBe(document.body);
});
