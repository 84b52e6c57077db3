import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { uuid } from '../../lib/uuid.ts';
import { makeSaver, savedRow } from './use-save.ts';

const sent = { description: 'שק מזון', amount: 289.9, notes: '', neutered: null, petId: 'p1', version: 3 };
const standing = { ...sent, id: 'e1', notes: null, version: 4, createdAt: '2026-11-21T07:00:00.000Z' };
type Body = Partial<Record<keyof typeof sent, unknown>>;

const stale = (thing: object) =>
  new ApiError(409, 'stale', 'מישהו שמר שינויים', { body: { error: 'stale', current: { expense: thing } } });
const lost = new ApiError(0, 'network', 'Network Error');

const update = vi.fn<(edit: { params: { id: string }; body: Body }) => Promise<object>>();
let id: string;
beforeEach(() => {
  update.mockReset();
  id = uuid();
});
const create = () => Promise.reject(new Error('nothing is created'));
/** Resolves with the row under its name, as the server answers. */
const save = async (body: Body) => ({
  expense: savedRow(await makeSaver<Body, object>({ noun: 'expenses', calls: { create, update } }).save({ id, body })),
});
const lose = async (body: Body) => {
  update.mockRejectedValueOnce(lost);
  await expect(save(body)).rejects.toBe(lost);
};

test.for<[string, Body]>([
  ['as it was sent', sent],
  ['without the space around what was sent', { ...sent, description: ' שק מזון\n' }],
  [
    'without the marks of direction that came with pasted text',
    { ...sent, description: '\u200fשק מזון\u200f', notes: '\u200b' },
  ],
  ['with what was left out', { description: 'שק מזון', notes: undefined, version: 1 }],
])('A stale edit has succeeded when the thing stands %s', async ([, body]) => {
  update.mockRejectedValueOnce(stale(standing));
  expect(await save(body)).toEqual({ expense: standing });
});

test.for<[string, Body]>([
  ['another text', { ...sent, description: 'שק' }],
  ['another sum', { ...sent, amount: 289 }],
  ['a text where there was none', { ...sent, notes: 'הערה' }],
  ['a no where nothing was known', { ...sent, neutered: false }],
  ['what the thing does not have', { ...sent, petId: 'p2' }],
])('A stale edit that says %s is refused', async ([, body]) => {
  const refusal = stale(standing);
  update.mockRejectedValueOnce(refusal);
  await expect(save(body)).rejects.toBe(refusal);
  expect(update).toHaveBeenCalledTimes(1);
});

test('An edit that is corrected after its answer was lost goes on top of what it did', async () => {
  await lose({ ...sent, amount: 1 });
  await lose(sent);
  const corrected = { ...sent, amount: 300 };
  update.mockRejectedValueOnce(stale(standing)).mockResolvedValueOnce({ expense: {} });
  expect(await save(corrected)).toEqual({ expense: {} });
  expect(update.mock.lastCall![0].body).toEqual({ ...corrected, version: 4 });
});

test('A version that somebody else saved after an edit with a lost answer is not taken for that edit', async () => {
  await lose(sent);
  const refusal = stale({ ...standing, description: 'של מישהו אחר', version: 5 });
  update.mockRejectedValueOnce(refusal);
  await expect(save({ ...sent, amount: 300 })).rejects.toBe(refusal);
});

test('Once an edit is answered, those that were lost before it count no more', async () => {
  await lose(sent);
  update.mockResolvedValueOnce({ expense: {} });
  await save({ ...sent, amount: 300 });
  const refusal = stale(standing);
  update.mockRejectedValueOnce(refusal);
  await expect(save({ ...sent, amount: 400 })).rejects.toBe(refusal);
});

test('A lost edit of one thing says nothing of another', async () => {
  await lose(sent);
  id = uuid();
  const refusal = stale(standing);
  update.mockRejectedValueOnce(refusal);
  await expect(save({ ...sent, amount: 300 })).rejects.toBe(refusal);
});
