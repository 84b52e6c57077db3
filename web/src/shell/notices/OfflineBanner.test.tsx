import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { observed, reportNoAnswer } from '../../lib/offline/reachability.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const now = new Date('2026-11-21T12:30:00Z');
const minutes = (count: number) => now.getTime() - count * 60_000;
const day = 24 * 60;

function Shown({ data }: { data: object }) {
  useQuery({ queryKey: ['shown', data], queryFn: () => data, networkMode: 'always' });
  return null;
}

function show(...shown: object[]) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider lang="he">
        <OfflineBanner />
        {shown.map((data, place) => (
          <Shown key={place} data={data} />
        ))}
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
const stored = (at: number) => ({ source: 'earlier', data: {}, at });

afterEach(async () => {
  await act(() => observed(Promise.resolve()));
  vi.useRealTimers();
});

test('The banner says the time of the oldest thing on screen', async () => {
  reportNoAnswer();
  show(stored(minutes(5)), stored(minutes(25)), { source: 'server', data: {} });
  expect(await screen.findByText('אין חיבור. מוצג מה שנשמר היום ב־14:05. ממשיכים כרגיל.')).toBeTruthy();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

test('From the seventh day on the banner warns, with the day', async () => {
  reportNoAnswer();
  show(stored(minutes(8 * day)));
  const said = await screen.findByText('מוצג מה שנשמר לפני 8 ימים, ב־13 בנובמבר. ייתכן שדברים השתנו מאז.');
  expect(said.closest('.banner')?.className).toContain('warn');
});

test.for([
  [1, 'אין חיבור. מוצג מה שנשמר אתמול ב־14:30. ממשיכים כרגיל.'],
  [3, 'אין חיבור. מוצג מה שנשמר ב־18 בנובמבר בשעה 14:30. ממשיכים כרגיל.'],
] as const)('Data of %i days ago is told by its day', async ([days, text]) => {
  reportNoAnswer();
  show(stored(minutes(days * day)));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('A server that answers nothing of use is told apart from a missing connection', async () => {
  show(stored(minutes(25)));
  expect(await screen.findByText('השרת לא עונה כרגע. מוצג מה שנשמר היום ב־14:05, עד שיענה.')).toBeTruthy();
});

test('Without a connection and without stored data the banner says so; with the server’s data there is none', async () => {
  show({ source: 'server', data: {} });
  expect(screen.queryByRole('status')).toBeNull();
  act(reportNoAnswer);
  expect(await screen.findByText(/^אין חיבור\. מה שלא נשמר במכשיר/)).toBeTruthy();
});
