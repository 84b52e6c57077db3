import '../../testing/fake-storage.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { people } from '@tzemed/contract/sharing/people';
import { pets } from '@tzemed/contract/pets/pets';
import { closeDevice, device } from '../../lib/offline/device-gate.ts';
import { eraseOutbox } from '../../lib/offline/device-databases.ts';
import type { NewEntry } from '../../lib/offline/outbox/entry.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import OutboxPage from './OutboxPage.tsx';

const ori = '01980b1e-7c00-7000-8000-00000000000b';
const idOf = (n: number) => `01980b1e-7c00-7000-8000-00000000010${n}`;

const answers = [
  answersOf(pets, { list: () => ({ pets: [bella], total: 1, page: 1, limit: 100 }) }),
  answersOf(people, {
    list: () => ({
      people: [{ id: ori, name: 'אורי כהן', isHere: true, profilePicture: null }],
      sharedPetIds: [],
    }),
  }),
];

/** Held back, so that nothing is sent while a test looks. */
const entry = (n: number, changed: Partial<NewEntry>): NewEntry => ({
  id: idOf(n),
  method: 'POST',
  url: '/api/expenses',
  isCreate: true,
  item: idOf(n),
  at: Date.parse('2026-11-30T16:30:00.000Z'),
  state: 'later',
  attempts: 0,
  notBefore: 0,
  body: { petId: bella.id, description: 'שק מזון יבש', amount: 289.9, category: 'food' },
  ...changed,
});
const refused = (status: number, code: string, body: object = {}, errors?: Record<string, string>) =>
  ({ state: 'parked', attempts: 1, refusal: { status, code, message: 'לא התקבל', errors, body, at: 0 } }) as const;
const press = (n: number, changed: Partial<NewEntry>) =>
  entry(n, {
    method: 'PATCH',
    isCreate: false,
    url: `/api/reminders/${idOf(n)}/complete`,
    body: {},
    base: { id: idOf(n), petId: bella.id, title: 'הברשה', source: null },
    ...changed,
  });

async function show(...entries: NewEntry[]) {
  signInAs(dana);
  const { outbox } = (await device())!;
  await outbox.decide(async (store) => {
    for (const one of entries) await store.add(one);
  });
  const view = renderScreen(<OutboxPage />, { at: '/app/outbox', answers });
  await view.answered();
  return view;
}

beforeEach(async () => void (await eraseOutbox(dana.id)));
afterEach(async () => {
  outboxEntries.set([]);
  closeDevice();
  await eraseOutbox(dana.id);
});

test('Each entry is told in words, the oldest first', async () => {
  await show(
    entry(1, {}),
    entry(2, { url: '/api/measurements', body: { petId: bella.id, kind: 'weight', unit: 'g', value: 28_400 } }),
    entry(3, { url: '/api/medical-records', body: { petId: bella.id, type: 'vet_visit', description: '' } }),
    press(4, { method: 'DELETE', url: `/api/reminders/${idOf(4)}` }),
    press(5, {}),
    entry(6, { url: `/api/medical-records/${idOf(3)}/comments`, item: idOf(3), body: { text: 'לשאול על התוצאות' } }),
  );
  const rows = within(screen.getByRole('region', { name: 'ממתינים' })).getAllByRole('listitem');
  const said = rows.map((row) =>
    (row.querySelector('b')?.textContent ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, ''),
  );
  expect(said).toEqual([
    expect.stringMatching(/^שק מזון יבש · 289.90/),
    expect.stringMatching(/^שקילה · 28.4/),
    'ביקור וטרינרי',
    'מחיקה: הברשה',
    'הברשה',
    'תגובה: לשאול על התוצאות',
  ]);
  expect(rows[0]!.textContent).toMatch(/בלה · .+ב־18:30/);
  expect(rows[4]!.textContent).toContain('בוצעה');
});

test('Canceling asks once with the words of the entry, and takes along what was entered about a new item', async () => {
  const { user } = await show(
    entry(1, {}),
    entry(2, { isCreate: false, method: 'DELETE', url: `/api/expenses/${idOf(9)}`, item: idOf(9) }),
    entry(3, { url: `/api/expenses/${idOf(1)}/comments`, item: idOf(1), body: { text: 'קבלה חסרה' } }),
  );
  await user.click(screen.getByRole('button', { name: /^פעולות: שק מזון יבש/ }));
  await user.click(screen.getAllByRole('button', { name: 'ביטול הרישום', hidden: true })[0]!);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('שק מזון יבש');
  await user.click(within(question).getByRole('button', { name: 'ביטול הרישום' }));
  await waitFor(() => expect(outboxEntries.get().map(({ id }) => id)).toEqual([idOf(2)]));
});

test('A reminder that another person has done is dropped only when that was read', async () => {
  const reminder = { id: idOf(1), closedBy: ori, completedAt: '2026-11-30T18:02:00.000Z', source: null };
  const { user } = await show(press(1, refused(409, 'alreadyCompleted', { current: { reminder } })));
  const card = screen.getByRole('article', { name: '״הברשה״ כבר סומן' });
  await waitFor(() => expect(card.textContent).toContain('הסימון של אורי כהן'));
  expect(outboxEntries.get()).toHaveLength(1);
  await user.click(within(card).getByRole('button', { name: 'הבנתי: הברשה' }));
  await screen.findByRole('heading', { name: 'הכול נשלח' });
});

test('A mark on a deleted reminder is sent again behind its restore', async () => {
  const { user } = await show(press(1, refused(404, 'notFound')));
  await user.click(screen.getByRole('button', { name: /^שחזור עם הסימון/ }));
  // Sent in this order; neither answer is here.
  await waitFor(() =>
    expect(outboxEntries.get().map(({ url, follows = false }) => [url, follows])).toEqual([
      [`/api/reminders/${idOf(1)}/restore`, false],
      [`/api/reminders/${idOf(1)}/complete`, true],
    ]),
  );
});

test('The text of an entry for a pet out of reach can be copied, and giving it up asks first', async () => {
  const body = { petId: idOf(8), description: 'שק מזון יבש', amount: 289.9, category: 'food', notes: 'מהחנות ביפו' };
  const { user } = await show(entry(1, { body, ...refused(404, 'notFound') }));
  screen.getByRole('article', { name: 'השיתוף הסתיים' });
  await user.click(screen.getByRole('button', { name: /^העתקה/ }));
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('הועתק'));
  expect(await navigator.clipboard.readText()).toContain('מהחנות ביפו');
  await user.click(screen.getByRole('button', { name: /^ויתור/ }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('שק מזון יבש');
  expect(outboxEntries.get()).toHaveLength(1);
});

test('Refused fields are told, with the way to the form', async () => {
  await show(entry(1, refused(422, 'validation', {}, { date: 'התאריך עוד לא הגיע' })));
  const card = screen.getByRole('article');
  expect(card.textContent).toContain('התאריך עוד לא הגיע');
  expect(
    within(card)
      .getByRole('link', { name: /^עריכה/ })
      .getAttribute('href'),
  ).toBe(`/app/expenses?open=${idOf(1)}`);
});

test('Of two doses nothing is chosen beforehand, and one choice drops ours', async () => {
  const dose = { id: idOf(5), givenBy: ori, at: '2026-11-30T18:02:00.000Z' };
  const body = { petId: bella.id, medicineId: idOf(7), outcome: 'given', at: '2026-11-30T18:01:00.000Z' };
  const { user } = await show(
    entry(1, { url: '/api/doses', body, ...refused(409, 'doseTooSoon', { current: { dose } }) }),
  );
  expect(screen.getByRole('link', { name: /^לבחירה/ }).getAttribute('href')).toBe(`/app/outbox?doses=${idOf(1)}`);
  await user.click(screen.getByRole('link', { name: /^לבחירה/ }));
  const save = await screen.findByRole('button', { name: 'שמירת הבחירה' });
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await user.click(save);
  expect(outboxEntries.get()).toHaveLength(1);
  screen.getByText('20:01');
  screen.getByText('20:02');
  await user.click(screen.getByRole('radio', { name: 'ניתנה מנה אחת' }));
  await user.click(save);
  await waitFor(() => expect(outboxEntries.get()).toEqual([]));
});
