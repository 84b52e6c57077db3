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

const show = (tone: Tone, text = 'הודעה', action?: { label: string; onPress: () => void }, about?: string) =>
  act(() => toast[tone](text, action, about));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByText('הודעה').length;

test.for(['success', 'warning', 'info'] as const)('A message of %s stays four seconds', (tone) => {
  show(tone);
  wait(3999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('An error stays until it is closed, or until it no longer holds', () => {
  const failed = (about: string) => act(() => toast.error('הודעה', undefined, about));
  failed('load');
  wait(600_000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(shown()).toBe(0);
  failed('load');
  act(() => toast.over('change'));
  expect(shown()).toBe(1);
  act(() => toast.over('load'));
  expect(shown()).toBe(0);
});

test('A second message about the same item replaces the first, with its undo', () => {
  const archived = () => show('success', 'בלה בארכיון', { label: 'ביטול', onPress: () => undefined }, 'bella');
  archived();
  act(() => toast.success('מיצי בארכיון', { label: 'ביטול', onPress: () => undefined }, 'mitzi'));
  act(() => toast.success('בלה חזרה', undefined, 'bella'));
  expect(screen.queryByText('בלה בארכיון')).toBeNull();
  expect(screen.getByText('בלה חזרה')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'ביטול' })).toHaveLength(1);
});

test('Three messages at most: what can only be read goes before what can be taken back', () => {
  const action = { label: 'ביטול', onPress: () => undefined };
  show('success', 'ראשונה', action);
  show('success', 'שנייה');
  show('success', 'שלישית', action);
  show('success', 'רביעית', action);
  const texts = () => ['ראשונה', 'שנייה', 'שלישית', 'רביעית', 'חמישית'].filter((text) => screen.queryByText(text));
  expect(texts()).toEqual(['ראשונה', 'שלישית', 'רביעית']);
  show('error', 'חמישית');
  expect(texts()).toEqual(['שלישית', 'רביעית', 'חמישית']);
});

test('An error is announced at once', () => {
  show('error');
  expect(screen.getByRole('alert').textContent).toContain('הודעה');
});

test('The pointer holds a message, which then stays for its remaining time', () => {
  show('success');
  wait(2000);
  const message = screen.getByText('הודעה').parentElement!;
  fireEvent.pointerEnter(message);
  wait(60_000);
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(message);
  wait(1999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('The same message twice is one message, shown as long as the second', () => {
  show('success');
  wait(3000);
  show('success');
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

test('The same words about two things are two messages: what is over of one stays said of the other', () => {
  show('error', 'הודעה', undefined, 'load');
  show('error', 'הודעה', undefined, 'change');
  expect(shown()).toBe(2);
  act(() => toast.over('load'));
  expect(shown()).toBe(1);
  act(() => toast.over('change'));
  expect(shown()).toBe(0);
});

test('A message stays while the focus is in it, though the pointer has left', () => {
  show('success', 'הודעה', { label: 'ביטול', onPress: () => undefined });
  const message = screen.getByText('הודעה').parentElement!;
  act(() => screen.getByRole('button', { name: 'ביטול' }).focus());
  fireEvent.pointerEnter(message);
  fireEvent.pointerLeave(message);
  wait(60_000);
  expect(shown()).toBe(1);
  act(() => screen.getByRole('button', { name: 'ביטול' }).blur());
  wait(8000);
  expect(shown()).toBe(0);
});
