import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKey } from './settings.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const root = document.documentElement;

test('Stored settings are in effect as soon as the script has run, and are read back after 100 ms', async () => {
  localStorage.setItem(storageKey, '{"fontSize":150,"highContrast":true}');
  await import('./start.ts');
  expect(root.style.fontSize).toBe('150%');
  expect(root.dataset.contrast).toBe('high');

  localStorage.setItem(storageKey, '{"fontSize":90}');
  vi.advanceTimersByTime(99);
  expect(root.style.fontSize).toBe('150%');
  vi.advanceTimersByTime(1);
  expect(root.style.fontSize).toBe('90%');
  expect(root.dataset.contrast).toBeUndefined();
});

test('The button speaks the language of a page that is one file for all languages', async () => {
  root.lang = 'ar';
  document.body.innerHTML = `<aside><button data-accessibility data-words='{"he":["נגישות","תקלה"],"ar":["وصول","خطأ"]}'></button></aside>`;
  await import('./start.ts');
  dispatchEvent(new Event('DOMContentLoaded'));
  const button = document.querySelector('button')!;
  expect(button.getAttribute('aria-label')).toBe('وصول');
  root.lang = 'he';
  await Promise.resolve();
  expect(button.getAttribute('aria-label')).toBe('נגישות');
  expect(button.dataset.failed).toBe('תקלה');
});

test('A press says it when the widget cannot be fetched, and the next one tries again', async () => {
  document.body.innerHTML = `<button data-accessibility data-script="data:text/javascript,throw 1" data-sheet="/w.css" data-failed="לא נטען"></button><p></p>`;
  await import('./start.ts');
  const button = document.querySelector('button')!;
  button.click();
  expect(button.ariaBusy).toBe('true');
  await vi.waitFor(() => expect(document.querySelector('p')!.textContent).toBe('לא נטען'));
  await vi.waitFor(() => expect(button.ariaBusy).toBeNull());
  button.click();
  expect(document.querySelector('p')!.textContent).toBe('');
  await vi.waitFor(() => expect(document.querySelector('p')!.textContent).toBe('לא נטען'));
  expect(document.querySelectorAll('link[href="/w.css"]')).toHaveLength(1);
});
