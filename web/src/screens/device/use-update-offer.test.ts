import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, toast } from '../../ui/toast/toast.ts';
import { offerWhileFree } from './use-update-offer.ts';

let looking: ReturnType<typeof setInterval>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearInterval(looking);
  document.body.innerHTML = '';
  vi.runAllTimers();
  vi.useRealTimers();
});

const offers = () => currentToasts().filter(({ tone, isLeaving }) => tone === 'offer' && !isLeaving).length;
const offer = (refresh = () => undefined) => void (looking = offerWhileFree('יש גרסה חדשה', 'רענון', refresh));

test.for(['<div role="dialog"></div>', '<form data-unsaved="true"></form>', '<div role="menu"></div>'])(
  'Over %s nothing is offered; it is once that is closed, until it is answered',
  (open) => {
    document.body.innerHTML = open;
    offer();
    vi.advanceTimersByTime(60_000);
    expect(offers()).toBe(0);
    document.body.innerHTML = '';
    vi.advanceTimersByTime(1000);
    expect(offers()).toBe(1);
    vi.advanceTimersByTime(600_000);
    expect(offers()).toBe(1);
  },
);

test('A form that opens takes the offer away, and brings it back when it closes', () => {
  offer();
  expect(offers()).toBe(1);
  document.body.innerHTML = '<div role="dialog"></div>';
  vi.advanceTimersByTime(1000);
  expect(offers()).toBe(0);
  document.body.innerHTML = '';
  vi.advanceTimersByTime(1000);
  expect(offers()).toBe(1);
});

test('An offer that was closed does not come back after the next dialog', () => {
  offer();
  toast.over('update');
  vi.advanceTimersByTime(2000);
  document.body.innerHTML = '<div role="dialog"></div>';
  vi.advanceTimersByTime(1000);
  document.body.innerHTML = '';
  vi.advanceTimersByTime(1000);
  expect(offers()).toBe(0);
});
