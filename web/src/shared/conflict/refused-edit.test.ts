import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDevice } from '../../lib/offline/device-gate.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { signInAs } from '../../testing/session-fixtures.ts';
import { refusedEditOf, useRefusedEdit } from './refused-edit.ts';

const opening = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock('../../lib/offline/device.ts', () => ({ openDevice: () => opening.promise }));

const item = '01980b1e-7c00-7000-8000-0000000000e1';
const body = { amount: 7, version: 1 };
const base = { id: item, amount: 5, version: 2 };
const standing = { id: item, amount: 9, version: 3 };
const entry = (more: Partial<OutboxEntry>): OutboxEntry => ({
  seq: 1,
  id: 'a key',
  method: 'PUT',
  url: `/api/expenses/${item}`,
  isCreate: false,
  item,
  at: 1,
  state: 'parked',
  attempts: 1,
  notBefore: 0,
  body,
  base,
  ...more,
});
const refusal = (more: object) => ({ status: 409, code: 'stale', message: 'השתנה', at: 1, body: more });

afterEach(() => outboxEntries.set([]));

test.each([
  ['compares it with what stands', { refusal: refusal({ current: { expense: standing } }) }, standing],
  ['has what was typed, if the server found it wrong', { refusal: refusal({}) }, undefined],
])('The form of an item with a refused edit %s', (_what, more, current) => {
  outboxEntries.set([entry(more)]);
  expect(refusedEditOf(item)).toEqual({ row: { ...base, version: 1 }, current, body });
});

test('If the row before is not known, the form has what was typed over what stands', () => {
  outboxEntries.set([entry({ base: undefined, refusal: refusal({ current: { expense: standing } }) })]);
  expect(refusedEditOf(item)).toEqual({ row: standing, current: undefined, body });
});

test.each([
  ['that waits', { state: 'waiting' }],
  ['of a comment', { url: `/api/expenses/${item}/comments/01980b1e-7c00-7000-8000-0000000000e2` }],
  ['of another item', { item: 'another' }],
] as const)('A change %s is no refused edit', (_which, more) => {
  outboxEntries.set([entry(more)]);
  expect(refusedEditOf(item)).toBeUndefined();
});

test('A form that opens before the outbox is read finds the refused edit then, and keeps it when that is sent', async () => {
  vi.stubGlobal('indexedDB', {});
  signInAs();
  const { result } = renderHook(() => useRefusedEdit(item));
  expect(result.current).toBeUndefined();
  outboxEntries.set([entry({})]);
  opening.resolve({ stop: () => undefined });
  await waitFor(() => expect(result.current).toMatchObject({ body }));
  outboxEntries.set([]);
  expect(result.current).toMatchObject({ body });
  closeDevice();
  vi.unstubAllGlobals();
});
