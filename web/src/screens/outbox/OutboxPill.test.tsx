import { act, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { announceOutboxEvent, outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { observed, reportNoAnswer } from '../../lib/offline/reachability.ts';
import { WaitingMark } from '../../shared/queries/waiting-mark.ts';
import { isOwnChange } from '../../shared/queries/own-changes.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OutboxPill } from './OutboxPill.tsx';

const idOf = (n: number) => `01980b1e-7c00-7000-8000-00000000010${n}`;
const entry = (n: number, changed: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: idOf(n),
  seq: n,
  method: 'POST',
  url: '/api/expenses',
  isCreate: true,
  item: idOf(n),
  at: 0,
  state: 'waiting',
  attempts: 0,
  notBefore: 0,
  ...changed,
});
const isBack = () => act(() => observed(Promise.resolve()));
const isAway = () => act(() => reportNoAnswer());
const set = (...entries: OutboxEntry[]) => act(() => outboxEntries.set(entries));
const sent = (one: OutboxEntry, ...left: OutboxEntry[]) =>
  act(() => {
    outboxEntries.set(left);
    announceOutboxEvent({ type: 'sent', entry: one, answer: undefined });
  });
const pill = () => screen.queryByRole('link')?.textContent ?? null;
const said = () => currentToasts().map(({ text }) => text);

afterEach(async () => {
  outboxEntries.set([]);
  await observed(Promise.resolve());
});

test('The top bar says what waits, counts what is sent, and says nothing when all is', async () => {
  renderScreen(<OutboxPill />);
  expect(pill()).toBeNull();
  isAway();
  expect(pill()).toBe('אין חיבור');
  const [first, second] = [entry(1), entry(2)];
  set(first, second);
  expect(pill()).toBe('שניים ממתינים2');
  expect(screen.getByRole('status').textContent).toBe('שניים ממתינים');
  await isBack();
  await waitFor(() => expect(pill()).toBe('נשלחו 0 מתוך 22'));
  sent(first, second);
  expect(pill()).toBe('נשלחו 1 מתוך 21');
  expect(isOwnChange(idOf(1))).toBe(true);
  sent(second);
  await waitFor(() => expect(said()).toEqual(['החיבור חזר. שני הרישומים נשלחו.']));
  expect(pill()).toBeNull();
});

test('A change that is sent at once is not told', async () => {
  renderScreen(<OutboxPill />);
  set(entry(1, { at: Date.now() }));
  expect(pill()).toBeNull();
  await waitFor(() => expect(pill()).toBe('נשלחו 0 מתוך 11'), { timeout: 4000 });
});

test('An entry that is held back stays in the top bar', () => {
  renderScreen(<OutboxPill />);
  isAway();
  set(entry(1, { state: 'later' }));
  expect(pill()).toBe('אחד ממתין1');
});

test('A refusal is told with the way to its decision, and loads its lists anew', async () => {
  let loads = 0;
  const Screen = () => {
    useQuery({ queryKey: ['expenses', 'list'], queryFn: () => ++loads });
    return <OutboxPill />;
  };
  const { router, user } = renderScreen(<Screen />, { path: '/app/dashboard', at: '/app/dashboard' });
  await waitFor(() => expect(loads).toBe(1));
  const parked = entry(1, { state: 'parked' });
  act(() => {
    outboxEntries.set([parked]);
    announceOutboxEvent({ type: 'parked', entry: parked });
  });
  expect(pill()).toBe('דורש החלטה1');
  await waitFor(() => expect(loads).toBe(2));
  const [told] = currentToasts();
  expect(told?.text).toBe('רישום אחד לא התקבל ומחכה להחלטה שלכם');
  await user.click(screen.getByRole('button', { name: 'לפרטים' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/outbox'));
});

test('Rows of what waits are marked, and those of what was refused lead to the decision', () => {
  renderScreen(
    <>
      <OutboxPill />
      <p>
        <WaitingMark id={idOf(1)} />
      </p>
    </>,
  );
  expect(screen.queryByText('יישלח אחר כך')).toBeNull();
  set(entry(1, { at: Date.now() }));
  screen.getByText('יישלח אחר כך');
  set(entry(1, { state: 'parked' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/app/outbox', '/app/outbox']);
});
