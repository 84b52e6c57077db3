import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { endSession } from '../lib/session/session.ts';
import { closeToast, currentToasts } from '../ui/toast/toast.ts';
import { computedStyle } from './computed-style.ts';

// Not a measure of speed: a form's code loads when it is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Browser features that jsdom lacks.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.matchMedia ??= (query) =>
  ({
    matches: query.includes('pointer: fine'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as Partial<MediaQueryList> as MediaQueryList;
Element.prototype.scrollTo ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
URL.createObjectURL ??= () => 'blob:http://localhost/photo';
URL.revokeObjectURL ??= () => undefined;
globalThis.CSS ??= {
  escape: (name: string) => name.replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
} as unknown as typeof CSS;

globalThis.getComputedStyle = computedStyle;

// Files run in threads of one process, which the channels of Node connect, as if they were tabs of one browser.
const ofThisFile = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${ofThisFile} ${name}`);
  }
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
