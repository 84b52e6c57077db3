import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordServerTime } from '../../lib/api/clock-offset.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ClockBanner } from './ClockBanner.tsx';

const minute = 60_000;
function setOff(ms: number) {
  const answer = new Response(null, { headers: { Date: new Date(Date.now() - ms).toUTCString() } });
  act(() => {
    recordServerTime(answer, Date.now());
    recordServerTime(answer, Date.now());
  });
}
afterEach(() => setOff(0));

test.each([
  ['he', 12 * minute, /מקדים ב־12 דקות/],
  ['he', -60 * minute * 2, /מאחר בשעתיים/],
  ['en', 12 * minute, /12 minutes fast/],
  ['ar', -3 * 24 * 60 * minute, /متأخرة بمقدار 3 أيام/],
] as const)('In %s a clock that is off by %d ms is told until it is dismissed', async (lang, ms, said) => {
  const { user } = renderScreen(<ClockBanner />, { lang });
  setOff(ms);
  screen.getByText(said);
  await user.click(screen.getByRole('button'));
  expect(screen.queryByText(said)).toBeNull();
});

test('A clock that is off by four minutes is not worth a word', () => {
  renderScreen(<ClockBanner />);
  setOff(4 * minute);
  expect(screen.queryByRole('status')).toBeNull();
});
