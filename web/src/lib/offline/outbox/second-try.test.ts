import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import type { OutboxEntry } from './entry.ts';
import { secondTry } from './second-try.ts';

const item = '01980b1e-7c00-7000-8000-0000000000e1';
const noa = '01980b1e-7c00-7000-8000-00000000000b';

const entry = (more: Partial<OutboxEntry>): OutboxEntry => ({
  seq: 1,
  id: 'a key',
  method: 'PUT',
  url: `/api/expenses/${item}`,
  isCreate: false,
  item,
  at: 1,
  state: 'waiting',
  attempts: 1,
  notBefore: 0,
  ...more,
});
const stale = (current: object) =>
  new ApiError(409, 'stale', 'השתנה', { body: { current: { expense: { id: item, version: 2, ...current } } } });

const base = { id: item, version: 1, description: 'שק', amount: 5, updatedBy: dana.id };
const edit = (sent: object, before: object = base) => entry({ body: { ...sent, version: 1 }, base: before as never });

test.each([
  ['another field was changed', edit({ amount: 7 }), { description: 'שק גדול', amount: 5 }, 2],
  ['it stands already', edit({ amount: 7 }), { description: 'שק', amount: 7 }, 2],
  ['its text stands as the server stores it', edit({ description: 'שק גדול ' }), { description: 'שק גדול' }, 2],
  ['the same field was changed', edit({ amount: 7 }), { description: 'שק', amount: 9 }, undefined],
  ['the row before is not known', entry({ body: { amount: 7, version: 1 } }), { amount: 5 }, undefined],
  [
    'this user has edited it since',
    edit({ amount: 7 }, { ...base, version: 2, amount: 6 }),
    { description: 'שק', amount: 6 },
    2,
  ],
  [
    'the row before has what its writer never saw',
    edit({ amount: 7 }, { ...base, version: 2, amount: 6, updatedBy: noa }),
    { description: 'שק', amount: 6 },
    undefined,
  ],
  [
    'this user has edited it since, on top of what its writer never saw',
    edit({ amount: 7 }, { ...base, version: 3, amount: 6 }),
    { description: 'שק', amount: 6, version: 3 },
    undefined,
  ],
])('An edit that is stale, where %s', (_why, sent, current, version) => {
  const again = secondTry(sent, stale(current), dana.id);
  expect(again?.body?.version).toBe(version);
  // The server keeps the refusal for the old key.
  expect(again?.id).not.toBe(sent.id);
});

test('A dose whose reminder is gone is entered as a dose, at its time', () => {
  const planned = '2026-11-21T18:00:00.000Z';
  const at = '2026-11-21T18:01:00.000Z';
  const reminder = { source: 'medicines', sourceId: 'a-medicine', petId: 'bella', date: planned };
  const press = entry({ method: 'PATCH', url: `/api/reminders/${item}/complete`, body: { at }, base: reminder });
  expect(secondTry(press, new ApiError(404, 'notFound', ''), dana.id)).toMatchObject({
    method: 'POST',
    url: '/api/doses',
    isCreate: true,
    body: { petId: 'bella', medicineId: 'a-medicine', plannedAt: planned, outcome: 'given', at },
  });
  const own = entry({ ...press, base: { ...reminder, source: null } });
  expect(secondTry(own, new ApiError(404, 'notFound', ''), dana.id)).toBeUndefined();
});
