import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, type Tone } from './toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const show = (tone: Tone, text = 'הודעה', action?: { label: string; onPress: () => void }) =>
  act(() => toast[tone](text, action));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByText('הודעה').length;

test.for([
  ['success', 3000],
  ['error', 4000],
  ['warning', 3500],
  ['info', 3000],
] as const)('A message of %s stays %i ms', ([tone, ms]) => {
  show(tone);
  wait(ms - 1);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('An error is announced at once, and can be closed', () => {
  show('error');
  expect(screen.getByRole('alert').textContent).toContain('הודעה');
  fireEvent.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(shown()).toBe(0);
});

test('Under the pointer a message stays, and afterwards has what was left of its time', () => {
  show('success');
  wait(2000);
  const message = screen.getByText('הודעה').parentElement!;
  fireEvent.pointerEnter(message);
  wait(60_000);
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(message);
  wait(999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('The same message twice is one message, shown as long as the second', () => {
  show('error');
  wait(3000);
  show('error');
  expect(shown()).toBe(1);
  wait(3999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('A message can carry an action, which closes it', () => {
  const undo = vi.fn();
  show('success', 'הודעה', { label: 'ביטול', onPress: undo });
  fireEvent.click(screen.getByRole('button', { name: 'ביטול' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toBe(0);
});

test('A message with a way back stays long enough to reach it', () => {
  show('success', 'הודעה', { label: 'ביטול', onPress: () => undefined });
  wait(7999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});
