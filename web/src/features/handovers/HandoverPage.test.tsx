import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChecklistId } from '@tzemed/contract/sharing/handover-checklist';
import { handovers, type Handover } from '@tzemed/contract/sharing/handovers';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { handoverPage, linkTo, linkToHandover } from '../../screens.ts';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import HandoverPage from './HandoverPage.tsx';
import { HandoversCard } from './HandoversCard.tsx';

const asked: Handover = {
  id: '01980b1e-7c00-7000-8000-00000000aaaa',
  petId: bella.id,
  pet: bella,
  state: 'asked',
  userEmail: 'yael@example.co.il',
  receiver: null,
  sentAt: '2026-11-21T07:00:00.000Z',
  expiresAt: '2026-12-05T07:00:00.000Z',
  endedAt: null,
  ticked: ['clinic'],
};
const done: Handover = {
  ...asked,
  state: 'done',
  userEmail: null,
  receiver: 'יעל לוי',
  endedAt: '2026-11-24T16:05:00.000Z',
};
const goes = { medicalRecords: 86, files: 38, expenses: 117, reminders: 2 };

type Options = { pet?: Pet | null; refusal?: Refusal; turnsInto?: Handover };

function answers(before: Handover | null, { pet = bella, refusal, turnsInto }: Options = {}) {
  let handover = before;
  let looks = 0;
  return [
    answersOf(pets, {
      list: () => ({ pets: pet ? [pet] : [], total: pet ? 1 : 0, page: 1, limit: 100 }),
    }),
    answersOf(handovers, {
      list: () => {
        if (turnsInto && ++looks > 1) handover = turnsInto;
        return { handovers: handover ? [handover] : [], offers: [] };
      },
      preview: () => ({ handover, goes, guests: ['נועה ברק'] }),
      create: ({ body }) => {
        if (refusal) throw refusal;
        return { handover: (handover = { ...asked, userEmail: body.userEmail }) };
      },
      remove: () => void (handover = null),
      tick: ({ body }) => ({ handover: (handover = { ...handover!, ticked: body.ticked as ChecklistId[] }) }),
    }),
  ];
}

const show = (handover: Handover | null, options?: Options) =>
  renderScreen(<HandoverPage />, {
    at: linkToHandover(bella.id),
    path: linkTo(handoverPage),
    answers: answers(handover, options),
  });

test('Before anybody is asked the page says what goes, what stays and what ends, and asks for an address', async () => {
  const { user, requests } = show(null);
  await screen.findByRole('heading', { name: 'בית חדש עבור בלה', level: 1 });
  await screen.findByText('86 רשומות רפואיות ו־38 קבצים');
  screen.getByText('117 הוצאות ושתי תזכורות');
  screen.getByText('הגישה של נועה ברק');
  expect(screen.getByRole('list', { name: 'שלבי ההעברה' }).querySelector('[aria-current]')!.textContent).toContain(
    'למי?',
  );
  await user.click(await screen.findByRole('button', { name: 'שליחת הבקשה' }));
  await screen.findByText('אימייל נדרש');
  await user.type(screen.getByRole('textbox', { name: /אימייל/ }), 'yael@example.co.il');
  await user.click(screen.getByRole('button', { name: 'שליחת הבקשה' }));
  await screen.findByRole('heading', { name: 'מחכים לאישור' });
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    petId: bella.id,
    userEmail: 'yael@example.co.il',
  });
});

test.each([
  [new Refusal(422, { message: '', errors: { userEmail: 'זו הכתובת שלכם' } }), 'זו הכתובת שלכם'],
  [new Refusal(409, { error: 'alreadyOwner', message: 'הכתובת כבר של הבעלים' }), 'הכתובת כבר של הבעלים'],
])('The form shows why an address was refused', async (refusal, words) => {
  const { user } = show(null, { refusal });
  await user.type(await screen.findByRole('textbox', { name: /אימייל/ }), 'dana@example.co.il');
  await user.click(screen.getByRole('button', { name: 'שליחת הבקשה' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('While it waits it can be sent again or cancelled, after a question', async () => {
  const { user, requests } = show(asked);
  await screen.findByRole('heading', { name: 'מחכים לאישור' });
  screen.getByText('בתוקף עד 5 בדצמבר');
  await user.click(screen.getByRole('button', { name: 'שליחה חוזרת' }));
  await screen.findByText(/נשלח קישור חדש אל/);
  await user.click(screen.getByRole('button', { name: 'ביטול ההעברה' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'ביטול ההעברה' }));
  await screen.findByRole('button', { name: 'שליחת הבקשה' });
  expect(writesOf(requests).map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/handovers'],
    ['DELETE', `/handovers/${asked.id}`],
  ]);
});

test('The law is asked of dogs alone, and its days and source come with it', async () => {
  const first = show(asked);
  await screen.findByText('בתוך 7 ימים מהמעבר, לפי החוק');
  expect(screen.getByRole('link', { name: 'המקור' }).getAttribute('href')).toContain('https://');
  screen.getByText('1 מתוך 6');
  first.unmount();
  renderScreen(<HandoverPage />, {
    at: linkToHandover(mitzi.id),
    path: linkTo(handoverPage),
    answers: answers({ ...asked, petId: mitzi.id, pet: mitzi }, { pet: mitzi }),
  });
  await screen.findByText('1 מתוך 4');
  expect(screen.queryByText(/לפי החוק/)).toBeNull();
});

test('A tick on the checklist is saved, even after the pet has moved', async () => {
  const { user, requests } = show(done, { pet: null });
  await screen.findByText('בלה עברה לבית של יעל לוי');
  screen.getByText('24.11.2026, 18:05');
  await user.click(screen.getByRole('checkbox', { name: 'מסירת פנקס החיסונים' }));
  await screen.findByText('2 מתוך 6');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ ticked: ['clinic', 'vaccinationBook'] });
  expect(screen.queryByRole('button', { name: 'ביטול ההעברה' })).toBeNull();
});

test('A tick shows at once, and two ticks in a row are both saved', async () => {
  const { user, requests } = show({ ...done, ticked: [] }, { pet: null });
  const book = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'מסירת פנקס החיסונים' });
  fireEvent.click(book);
  expect(book.checked).toBe(true);
  const [other] = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: false });
  await user.click(other!);
  await screen.findByText('2 מתוך 6');
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const sent = requests.findLast(({ method }) => method === 'PUT')!.body as { ticked: string[] };
  expect(sent.ticked).toHaveLength(2);
});

test('A pet that moves is looked at until it has gone', async () => {
  const moving: Handover = { ...asked, state: 'moving', receiver: 'יעל לוי' };
  show(moving, { turnsInto: done });
  await screen.findByText('מעבירים… אפשר לסגור את הדף');
  expect(await screen.findByText('בלה עברה לבית של יעל לוי')).toBeTruthy();
});

test.each([
  ['declined', /הבקשה שנשלחה אל .* נדחתה/],
  ['expired', /פג בלי תשובה/],
] as const)('After one that was %s somebody can be asked again', async (state, words) => {
  show({ ...asked, state });
  await screen.findByText(words);
  expect(await screen.findByRole('button', { name: 'שליחת הבקשה' })).toBeTruthy();
});

test('A failed handover says where the pet is, and can be cancelled', async () => {
  show({ ...asked, state: 'failed', receiver: 'יעל לוי' });
  await screen.findByText(/ההעברה לא הושלמה, והכול עדיין אצלכם/);
  expect(screen.getByRole('button', { name: 'ביטול ההעברה' })).toBeTruthy();
});

test('A pet of nobody here is a page that was not found', async () => {
  show(null, { pet: null });
  expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
});

test('The household page lists each pet that has moved, with a link to its checklist', async () => {
  renderScreen(<HandoversCard />, { answers: answers(done, { pet: null }) });
  const line = await screen.findByRole('link', { name: /בלה עברה לבית של יעל לוי/ });
  expect(line.getAttribute('href')).toBe(linkToHandover(bella.id));
});

test('The household page lists an incoming handover, with a link to the answer page', async () => {
  const offer = { ...asked, from: 'יעל לוי', address: 'd…@example.co.il', goes };
  renderScreen(<HandoversCard />, {
    answers: [answersOf(handovers, { list: () => ({ handovers: [], offers: [offer] }) })],
  });
  const line = await screen.findByRole('link', { name: 'בקשה מאת יעל לוי: להעביר אליכם את בלה' });
  expect(line.getAttribute('href')).toBe(`/handover#id=${asked.id}`);
});

test('A home that nobody has left has no such lines', async () => {
  const { requests, container } = renderScreen(<HandoversCard />, { answers: answers(null) });
  await waitFor(() => expect(requests.some(({ path }) => path === '/handovers')).toBe(true));
  expect(within(container).queryByRole('heading')).toBeNull();
});
