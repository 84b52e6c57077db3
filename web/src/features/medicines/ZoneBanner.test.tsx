import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { apoquel, tramadol } from '../../testing/medicine-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ZoneBanner } from './ZoneBanner.tsx';

const inZone = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});
const question = /לפי איזה שעון לתת\?/;

test('A device in the zone of the courses is asked nothing', () => {
  inZone('Asia/Jerusalem');
  renderScreen(<ZoneBanner courses={[apoquel]} onMove={vi.fn()} />);
  expect(screen.queryByText(question)).toBeNull();
});

test('A device in another zone is asked once: the hours stay, or move with it', async () => {
  inZone('Europe/London');
  const onMove = vi.fn(() => Promise.resolve());
  const first = renderScreen(<ZoneBanner courses={[apoquel, tramadol]} onMove={onMove} />);
  expect((await screen.findByText(question)).textContent).toMatch(/Apoquel/);
  await first.user.click(screen.getByRole('button', { name: /^לעבור לפי/ }));
  // A medicine as needed has no hours.
  expect(onMove.mock.calls).toEqual([[apoquel, 'Europe/London', expect.any(String)]]);
  await first.user.click(screen.getByRole('button', { name: /^להשאיר לפי/ }));
  expect(screen.queryByText(question)).toBeNull();
  first.unmount();
  renderScreen(<ZoneBanner courses={[apoquel]} onMove={onMove} />);
  expect(screen.queryByText(question)).toBeNull();
});
