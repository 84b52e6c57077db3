import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What jsdom lacks and browsers have.
Element.prototype.scrollIntoView ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
globalThis.CSS ??= {
  escape: (name: string) => name.replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
} as unknown as typeof CSS;

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'console.error').toEqual([]);
});
