import { describe, expect, test } from 'vitest';
import type { NewEntry, OutboxEntry } from './entry.ts';
import { joinEntry } from './join-entry.ts';

const item = '01980b1e-7c00-7000-8000-0000000000e1';
const comment = '01980b1e-7c00-7000-8000-0000000000c1';
const row = `/api/expenses/${item}`;

const change = (method: NewEntry['method'], url: string, more: Partial<NewEntry> = {}): NewEntry => ({
  id: `${method} ${url}`,
  method,
  url,
  isCreate: false,
  item,
  at: 1,
  state: 'waiting',
  attempts: 0,
  notBefore: 0,
  ...more,
});
const stored = (seq: number, ...made: Parameters<typeof change>): OutboxEntry => ({ ...change(...made), seq });

const created = (more: Partial<NewEntry> = {}) =>
  stored(1, 'POST', '/api/expenses', { id: item, isCreate: true, body: { description: 'שק', amount: 5 }, ...more });
const edit = change('PUT', row, { id: 'an edit', body: { description: 'שק גדול', version: 1 } });
const removal = change('DELETE', row);
const reminder = `/api/reminders/${item}`;

test('An edit of what was never sent changes that', () => {
  const { entry, dropped } = joinEntry([created()], edit);
  expect(entry).toMatchObject({ seq: 1, id: item, method: 'POST', body: { description: 'שק גדול', amount: 5 } });
  expect(entry?.body).not.toHaveProperty('version');
  expect(dropped).toEqual([]);
});

test('An edit of what the server may know follows it, and waits for its turn', () => {
  const { entry } = joinEntry([created({ attempts: 1 })], { ...edit, attempts: 1 });
  expect(entry).toMatchObject({ id: 'an edit', attempts: 0, follows: true });
});

test('Edits that wait are one, from the version of the first', () => {
  const first = stored(1, 'PUT', row, { body: { notes: 'א', version: 3 } });
  expect(joinEntry([first], { ...edit, body: { notes: 'ב', version: 3 } }).entry).toMatchObject({
    seq: 1,
    body: { notes: 'ב', version: 3 },
  });
});

test('An edit takes the place of a refused one, and makes another try of a refused creation', () => {
  const refused = stored(1, 'PUT', row, { state: 'parked', body: { version: 1 } });
  expect(joinEntry([refused], edit)).toMatchObject({ dropped: [refused], entry: { id: 'an edit' } });
  expect(joinEntry([created({ state: 'parked', attempts: 1 })], edit).entry).toMatchObject({
    seq: 1,
    state: 'waiting',
    body: { description: 'שק גדול', amount: 5 },
  });
});

describe('A deletion', () => {
  test('of what was never sent withdraws it with its files, and its undo brings all of it back', () => {
    const photo = stored(1, 'POST', `/api/uploads?for=${item}`, { for: item });
    const { changed, entry } = joinEntry([photo, created()], removal);
    expect(entry).toBeUndefined();
    expect(changed!.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    const undone = joinEntry(changed!, change('POST', `${row}/restore`));
    expect(undone.changed!.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
  test('of what the server may know is sent after it', () => {
    expect(joinEntry([created({ attempts: 1 })], removal).entry).toMatchObject({ method: 'DELETE', follows: true });
  });
  test('that was not sent goes with its undo', () => {
    const waiting = stored(1, 'DELETE', row);
    expect(joinEntry([waiting], change('POST', `${row}/restore`))).toEqual({ dropped: [waiting], entry: undefined });
  });
});

describe('A press', () => {
  const pressed = (press: string, more: Partial<NewEntry> = {}) => stored(1, 'PATCH', `${reminder}/${press}`, more);
  test.each(['complete', 'miss'])('%s is taken back by reopening', (press) => {
    const before = pressed(press);
    expect(joinEntry([before], change('POST', `${reminder}/reopen`))).toEqual({ dropped: [before], entry: undefined });
  });
  test('that may have been made is reopened on the server', () => {
    expect(joinEntry([pressed('complete', { attempts: 1 })], change('POST', `${reminder}/reopen`)).entry).toMatchObject(
      {
        follows: true,
      },
    );
  });
  test('made twice is one', () => {
    expect(
      joinEntry([pressed('complete')], change('PATCH', `${reminder}/complete`, { id: 'again' })).entry,
    ).toMatchObject({ seq: 1 });
  });
});

test('The same change is stored once', () => {
  expect(joinEntry([created({ attempts: 1 })], { ...created(), attempts: 1 }).entry).toMatchObject({ seq: 1 });
});

test('A comment that was never sent is edited and deleted in place', () => {
  const comments = `/api/medical-records/${item}/comments`;
  const said = stored(1, 'POST', comments, { id: comment, isCreate: true, body: { text: 'אכלה' } });
  const edited = joinEntry([said], change('PUT', `${comments}/${comment}`, { body: { text: 'אכלה יפה' } }));
  expect(edited.entry).toMatchObject({ seq: 1, body: { text: 'אכלה יפה' } });
  expect(joinEntry([said], change('DELETE', `${comments}/${comment}`))).toEqual({ dropped: [said], entry: undefined });
});

test('A file that was taken out again is deleted where it may have arrived', () => {
  const file = (more: Partial<NewEntry>) =>
    stored(1, 'POST', `/api/uploads?for=${item}`, { id: comment, for: item, ...more });
  const removed = change('DELETE', `/api/uploads/${comment}`, { for: item });
  expect(joinEntry([file({})], removed)).toMatchObject({ dropped: [{ seq: 1 }], entry: undefined });
  expect(joinEntry([file({ state: 'sent', attempts: 1 })], removed)).toMatchObject({
    dropped: [{ seq: 1 }],
    entry: { method: 'DELETE' },
  });
});

test('Files of an item go up side by side, and an edit behind them waits', () => {
  const file = (seq: number, id: string) =>
    stored(seq, 'POST', `/api/uploads?for=${item}`, { id, for: item, attempts: 1 });
  const next = change('POST', `/api/uploads?for=${item}`, { id: 'next', for: item, attempts: 1 });
  expect(joinEntry([file(1, 'first')], next).entry).toMatchObject({ id: 'next', attempts: 1 });
  expect(joinEntry([file(1, 'first')], { ...edit, attempts: 1 }).entry).toMatchObject({ attempts: 0, follows: true });
});
