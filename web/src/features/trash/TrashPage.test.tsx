import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pets } from '@tzemed/contract/pets/pets';
import { trash, trashDays, type TrashEntry } from '@tzemed/contract/views/trash';
import { withoutMarks } from '../../lib/format.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { peopleAnswers, yoav } from '../../testing/people-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import TrashPage from './TrashPage.tsx';

fixClockToSaturday();

const deletedAt = (instant: string) => ({
  deletedAt: instant,
  erasedAt: new Date(Date.parse(instant) + trashDays * 86_400_000).toISOString(),
});
const sand: TrashEntry = {
  id: 'sand',
  type: 'expenses',
  title: 'חול מתגבש',
  recordType: null,
  amount: 64.5,
  pet: { id: bella.id, name: bella.name },
  of: null,
  first: null,
  visitId: null,
  ...deletedAt('2026-11-20T10:00:00.000Z'),
  deletedBy: yoav.id,
  files: 0,
  things: 0,
  mayErase: true,
};
const shot: TrashEntry = {
  ...sand,
  id: 'shot',
  type: 'medicalRecords',
  title: 'משושה',
  recordType: 'vaccination',
  amount: null,
  ...deletedAt('2026-11-21T05:12:00.000Z'),
  deletedBy: dana.id,
  files: 2,
};
const rex: TrashEntry = {
  ...sand,
  id: 'rex',
  type: 'pets',
  title: 'רקסי',
  amount: null,
  pet: null,
  ...deletedAt('2026-10-24T10:00:00.000Z'),
  files: 12,
  things: 41,
};
/** Deleted before its pet was. */
const bone: TrashEntry = {
  ...sand,
  id: 'bone',
  title: 'עצם',
  pet: { id: rex.id, name: 'רקסי' },
  first: { id: rex.id, type: 'pets', title: 'רקסי', mayRestore: true },
};

type Refusals = Readonly<Record<string, Refusal>>;
function show(rows: readonly TrashEntry[], { refusals = {} as Refusals, at = '' } = {}) {
  let left = rows;
  const take = (id: string) => {
    if (refusals[id]) throw refusals[id];
    const entry = left.find((one) => one.id === id);
    if (!entry) throw new Refusal(404, { error: 'notFound', message: 'כבר לא כאן' });
    const waitsNoMore = (one: TrashEntry) => (one.first?.id === id ? { ...one, first: null } : one);
    const goes = (one: TrashEntry) => one === entry || (entry.visitId !== null && one.visitId === entry.visitId);
    left = left.filter((one) => !goes(one)).map(waitsNoMore);
    return { entry };
  };
  return renderScreen(<TrashPage />, {
    at: `/app/trash${at}`,
    path: '/app/trash',
    answers: [
      answersOf(trash, {
        list: ({ query }) => {
          const entries = left.filter(({ type }) => !query?.type || type === query.type);
          return { entries, total: entries.length, page: 1, limit: 20 };
        },
        restore: ({ params }) => take(params.id),
        remove: ({ params }) => void take(params.id),
      }),
      answersOf(pets, { list: () => ({ pets: [bella], total: 1, page: 1, limit: 100 }) }),
      peopleAnswers([yoav]),
    ],
  });
}

const rowOf = async (name: string) => (await screen.findByRole('checkbox', { name: `בחירה: ${name}` })).closest('li')!;
const wordsOf = (element: HTMLElement) => withoutMarks(element.textContent).replaceAll('\u00a0', ' ');
const sentTo = (requests: readonly { method: string; path: string }[], method: string) =>
  requests.filter((one) => one.method === method).map(({ path }) => path);
const lastToast = async () => {
  await waitFor(() => expect(currentToasts().length).toBeGreaterThan(0));
  return currentToasts().at(-1)!;
};

test('A row says what it is, who deleted it and when, what hangs on it, whose it is and how long it stays', async () => {
  const note: TrashEntry = {
    ...sand,
    id: 'note',
    type: 'comments',
    title: 'לשאול את הרופאה',
    amount: null,
    of: { id: 'shot', type: 'medicalRecords', title: 'משושה' },
    deletedBy: null,
  };
  const budget: TrashEntry = { ...sand, id: 'budget', type: 'budgets', title: null, amount: null, pet: null };
  show([shot, sand, note, budget, rex]);
  expect(wordsOf(await rowOf('רשומה: משושה'))).toContain(
    'רשומה: משושהמחקתם היום ב־07:12 • חיסון • שני קבציםבלהעוד 30 יום',
  );
  await screen.findAllByText(/על ידי יואב כהן/);
  expect(wordsOf(await rowOf('הוצאה: חול מתגבש'))).toContain('נמחק אתמול על ידי יואב כהן • 64.50 ₪בלהעוד 29 יום');
  expect(wordsOf(await rowOf('תגובה: לשאול את הרופאה'))).toContain('נמחק אתמול • על: משושה');
  expect(wordsOf(await rowOf('תקציב'))).toContain('עוד 29 יום');
  const pet = wordsOf(await rowOf('רקסי'));
  expect(pet).toContain('נמחק ב־24 באוקטובר על ידי יואב כהן • 41 רשומות, 12 קבצים');
  expect(pet).toContain('עוד יומיים');
});

test.for([
  ['2026-10-22T10:00:00.000Z', 'נמחק היום', true],
  ['2026-10-23T10:00:00.000Z', 'נמחק מחר', true],
  ['2026-10-25T10:00:00.000Z', 'עוד 3 ימים', true],
  ['2026-10-26T10:00:00.000Z', 'עוד 4 ימים', false],
  ['2026-11-02T10:00:00.000Z', 'עוד 11 יום', false],
] as const)('Deleted at %s it says %s', async ([instant, words, isSoon]) => {
  show([{ ...sand, ...deletedAt(instant) }]);
  expect((await screen.findByText(words)).dataset.soon).toBe(isSoon ? 'true' : undefined);
});

test('A restored item leaves the list, and the message links to it', async () => {
  const { user, router, requests } = show([shot, sand]);
  await user.click(await screen.findByRole('button', { name: 'שחזור: הוצאה: חול מתגבש' }));
  const { text, action } = await lastToast();
  expect(text).toBe('ההוצאה שוחזרה');
  expect(sentTo(requests, 'POST')).toEqual(['/trash/sand/restore']);
  await waitFor(() => expect(screen.queryByText('הוצאה: חול מתגבש')).toBeNull());
  await rowOf('רשומה: משושה');
  action!.onPress();
  await screen.findByText('other screen');
  expect(router.state.location.pathname + router.state.location.search).toBe('/app/expenses?open=sand');
});

test('The focus goes on to the next row', async () => {
  const { user } = show([shot, sand]);
  await user.click(await screen.findByRole('button', { name: 'שחזור: רשומה: משושה' }));
  await waitFor(() => expect(screen.queryByText('רשומה: משושה')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('שחזור: הוצאה: חול מתגבש');
});

test('A restored file leads to what it hangs on', async () => {
  const file: TrashEntry = {
    ...shot,
    id: 'file',
    type: 'attachments',
    title: 'פנקס.pdf',
    recordType: null,
    files: 1,
    of: { id: 'visit', type: 'medicalRecords', title: 'ביקור' },
  };
  const { user, router } = show([file]);
  expect(wordsOf((await screen.findByText(/מתוך: ביקור/)).closest('li')!)).toContain('קובץ: פנקס.pdf');
  await user.click(screen.getByRole('button', { name: /שחזור: קובץ/ }));
  const { text, action } = await lastToast();
  expect(text).toBe('הקובץ שוחזר');
  action!.onPress();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/medical-records/visit'));
});

test('A thing whose pet is deleted asks for the pet first, and comes back with it', async () => {
  const { user, requests } = show([shot, bone, rex]);
  await user.click(await screen.findByRole('button', { name: 'שחזור: הוצאה: עצם' }));
  const row = await rowOf('הוצאה: עצם');
  expect(wordsOf(row)).toContain('החיה כבר נמחקה. שחזרו קודם את רקסי, והשאר יחזור יחד איתה.');
  expect(sentTo(requests, 'POST')).toEqual([]);
  await user.click(within(row).getByRole('button', { name: 'שחזור רקסי' }));
  expect((await lastToast()).text).toBe('שני פריטים שוחזרו');
  expect(sentTo(requests, 'POST')).toEqual(['/trash/rex/restore', '/trash/bone/restore']);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('A guest who may not restore what comes first is told who may', async () => {
  const first = { id: 'shot', type: 'medicalRecords', title: 'משושה', mayRestore: false } as const;
  const { user } = show([{ ...sand, first, mayErase: false }]);
  await user.click(await screen.findByRole('button', { name: 'שחזור: הוצאה: חול מתגבש' }));
  const row = await rowOf('הוצאה: חול מתגבש');
  expect(wordsOf(row)).toContain('הפריט שזה שייך אליו נמחק גם הוא. רק הבעלים יכולים לשחזר אותו (משושה).');
  expect(within(row).queryByRole('button', { name: 'שחזור משושה' })).toBeNull();
});

test('Appointments of one visit come back by one call, and leave the list together', async () => {
  const visit: TrashEntry = { ...sand, id: 'v1', type: 'appointments', title: 'חיסון', amount: null, visitId: 'v' };
  const rows = [visit, { ...visit, id: 'v2', pet: { id: rex.id, name: 'רקסי' } }, sand];
  const { user, requests } = show(rows);
  for (const box of await screen.findAllByRole('checkbox', { name: 'בחירה: תור: חיסון' })) await user.click(box);
  await user.click(
    within(screen.getByRole('region', { name: 'מה לעשות עם מה שנבחר' })).getByRole('button', { name: 'שחזור' }),
  );
  const { text, tone } = await lastToast();
  expect([text, tone]).toEqual(['שני פריטים שוחזרו', 'success']);
  expect(sentTo(requests, 'POST')).toEqual(['/trash/v1/restore']);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('An item that has to be restored first may itself wait for its pet', async () => {
  const record: TrashEntry = { ...shot, pet: bone.pet, first: bone.first };
  const note: TrashEntry = {
    ...bone,
    id: 'note',
    type: 'comments',
    title: 'לשאול',
    of: { id: 'shot', type: 'medicalRecords', title: 'משושה' },
    first: { id: 'shot', type: 'medicalRecords', title: 'משושה', mayRestore: true },
  };
  const { user, requests } = show([note, record, rex]);
  await user.click(await screen.findByRole('button', { name: 'שחזור: תגובה: לשאול' }));
  expect(wordsOf(await rowOf('תגובה: לשאול'))).toContain('הפריט שזה שייך אליו נמחק גם הוא. שחזרו אותו קודם (משושה)');
  await user.click(screen.getByRole('button', { name: 'שחזור משושה' }));
  await user.click(await screen.findByRole('button', { name: 'שחזור רקסי' }));
  const { text, action } = await lastToast();
  expect([text, action?.label]).toEqual(['3 פריטים שוחזרו', 'הצגה']);
  expect(sentTo(requests, 'POST')).toEqual(['/trash/rex/restore', '/trash/shot/restore', '/trash/note/restore']);
});

test('A row whose restoring is refused stands again, and the reason is told', async () => {
  const refusals = { sand: new Refusal(413, { error: 'homeFull', message: 'אין מקום לעוד מסמכים' }) };
  const { user } = show([sand, shot], { refusals });
  await user.click(await screen.findByRole('button', { name: 'שחזור: הוצאה: חול מתגבש' }));
  const { text, tone } = await lastToast();
  expect([text, tone]).toEqual(['אין מקום לעוד מסמכים', 'error']);
  await waitFor(async () => expect((await rowOf('הוצאה: חול מתגבש')).dataset.leaving).toBeUndefined());
});

test('One message says how many selected items were restored, how many were not and why', async () => {
  const refusals = { sand: new Refusal(413, { error: 'homeFull', message: 'אין מקום לעוד מסמכים' }) };
  const { user, requests } = show([shot, sand, bone], { refusals });
  await user.click(await screen.findByRole('checkbox', { name: 'בחירת הכול' }));
  const bar = screen.getByRole('region', { name: 'מה לעשות עם מה שנבחר' });
  expect(bar.textContent).toContain('נבחרו 3');
  await user.click(within(bar).getByRole('button', { name: 'שחזור' }));
  const { text, tone } = await lastToast();
  expect(text).toBe(
    'פריט אחד שוחזר. פריט אחד לא שוחזר: אין מקום לעוד מסמכים. פריט אחד לא שוחזר: קודם צריך לשחזר את רקסי',
  );
  expect(tone).toBe('error');
  expect(currentToasts()).toHaveLength(1);
  expect(sentTo(requests, 'POST')).toEqual(['/trash/shot/restore', '/trash/sand/restore']);
  expect(screen.queryByText('נבחרו 3')).toBeNull();
  await screen.findByRole('button', { name: 'שחזור רקסי' });
});

test('A picked pet is restored before what waits for it', async () => {
  const { user, requests } = show([bone, rex]);
  await user.click(await screen.findByRole('checkbox', { name: 'בחירת הכול' }));
  await user.click(screen.getByRole('button', { name: 'שחזור' }));
  const { text, action } = await lastToast();
  expect([text, action]).toEqual(['שני פריטים שוחזרו', undefined]);
  expect(sentTo(requests, 'POST')).toEqual(['/trash/rex/restore', '/trash/bone/restore']);
  await screen.findByText('אין כאן כלום');
});

test('A server that is away is asked once, and every row stays', async () => {
  const away = new Refusal(500, { message: 'השרת לא זמין כרגע' });
  const { user, requests } = show([shot, sand], { refusals: { shot: away, sand: away } });
  await user.click(await screen.findByRole('checkbox', { name: 'בחירת הכול' }));
  await user.click(screen.getByRole('button', { name: 'שחזור' }));
  expect((await lastToast()).text).toBe('שני פריטים לא שוחזרו: השרת לא זמין כרגע');
  expect(new Set(sentTo(requests, 'POST'))).toEqual(new Set(['/trash/shot/restore']));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('Shift picks a span, and takes it back', async () => {
  const named = (title: string): TrashEntry => ({ ...sand, id: title, title });
  const { user } = show(['א', 'ב', 'ג', 'ד'].map(named));
  const box = (title: string) => screen.findByRole('checkbox', { name: `בחירה: הוצאה: ${title}` });
  await user.click(await box('א'));
  await user.keyboard('{Shift>}');
  await user.click(await box('ג'));
  await screen.findByText('נבחרו 3');
  await user.click(await box('ב'));
  await user.keyboard('{/Shift}');
  await screen.findByText('נבחר 1');
  expect(await box('א')).toHaveProperty('checked', true);
});

test('Erasing asks with what goes and how much, and tells what stayed', async () => {
  const refusals = { shot: new Refusal(409, { error: 'stillUsed', message: 'עוד משתמשים בזה' }) };
  const { user, requests } = show([shot, rex], { refusals });
  await user.click(await screen.findByRole('checkbox', { name: 'בחירת הכול' }));
  await user.click(screen.getByRole('button', { name: 'מחיקה לתמיד' }));
  const question = await screen.findByRole('alertdialog', { name: 'למחוק לתמיד?' });
  expect(wordsOf(question)).toContain('רשומה: משושה, רקסי, 41 רשומות ו־14 קבצים. את זה אי אפשר לבטל.');
  expect(sentTo(requests, 'DELETE')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'מחיקה לתמיד' }));
  expect((await lastToast()).text).toBe('פריט אחד נמחק לתמיד. פריט אחד לא נמחק: עוד משתמשים בזה');
  expect(sentTo(requests, 'DELETE')).toEqual(['/trash/shot', '/trash/rex']);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('Cancelling the question erases nothing', async () => {
  const { user, requests } = show([sand]);
  await user.click(await screen.findByRole('checkbox', { name: 'בחירה: הוצאה: חול מתגבש' }));
  await user.click(screen.getByRole('button', { name: 'מחיקה לתמיד' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ביטול' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sentTo(requests, 'DELETE')).toEqual([]);
  await rowOf('הוצאה: חול מתגבש');
});

test('Guests are told what they see, and erase nothing', async () => {
  const { user } = show([{ ...sand, mayErase: false }]);
  await screen.findByText('כאורחים תראו כאן רק מה שמחקתם בעצמכם. רק בעלי הבית מוחקים ומשחזרים חיות.');
  await user.click(await screen.findByRole('checkbox', { name: 'בחירה: הוצאה: חול מתגבש' }));
  screen.getByRole('button', { name: 'שחזור' });
  expect(screen.queryByRole('button', { name: 'מחיקה לתמיד' })).toBeNull();
});

test('The kinds can be filtered, and a kind of which there is nothing says so', async () => {
  const { user, requests } = show([shot, sand]);
  await user.click(await screen.findByRole('button', { name: /^סוג/ }));
  await user.click(await screen.findByRole('option', { name: 'הוצאה' }));
  await waitFor(() => expect(screen.queryByText('רשומה: משושה')).toBeNull());
  expect(requests.some(({ path }) => path === '/trash?type=expenses&page=1')).toBe(true);
  await user.click(screen.getByRole('button', { name: /סוג/ }));
  await user.click(await screen.findByRole('option', { name: 'תגית' }));
  await screen.findByText('אין באשפה דברים מהסוג הזה.');
  screen.getByRole('button', { name: /סוג/ });
});

test('An empty trash says how long it keeps things', async () => {
  show([]);
  await screen.findByText('אין כאן כלום');
  screen.getByText('מה שתמחקו יחכה כאן 30 יום, למקרה שתתחרטו.');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('A load that failed offers another try', async () => {
  renderScreen(<TrashPage />, {
    at: '/app/trash',
    path: '/app/trash',
    answers: [
      answersOf(trash, {
        list: () => {
          throw new Refusal(500, { message: 'השרת לא זמין כרגע' });
        },
      }),
      answersOf(pets, { list: () => ({ pets: [], total: 0, page: 1, limit: 100 }) }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});
