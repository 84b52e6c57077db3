import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { endSession } from '../lib/session.ts';
import { closeToast, currentToasts } from '../ui/toast.ts';

// A form's code is loaded when it is opened for the first time.
configure({ asyncUtilTimeout: 5000 });

// What jsdom lacks and browsers have.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
URL.createObjectURL ??= () => 'blob:http://localhost/photo';
URL.revokeObjectURL ??= () => undefined;
globalThis.CSS ??= {
  escape: (name: string) => name.replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
} as unknown as typeof CSS;

const unseen = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE']);

// Whoever looks for a role asks how each element is shown; jsdom goes through its whole style sheet every time, a
// quarter of all the tests' time. No sheet of ours is loaded here, so an element says it by itself.
globalThis.getComputedStyle = (element: Element) => {
  const { style, hidden, tagName } = element as HTMLElement;
  const display = hidden || unseen.has(tagName) ? 'none' : style.display || 'block';
  return new Proxy(style, {
    get(style, name) {
      if (name === 'display') return display;
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
};

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
});

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) closeToast(id);
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'console.error').toEqual([]);
});
