import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { endSession } from '../../lib/session/session.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { Refusal } from '../../testing/fake-api.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderExpenses as show } from '../../testing/render-expenses.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(() =>
  Promise.all([
    import('../../ui/overlay/overlay-components.ts'),
    import('../../features/expenses/form/ExpenseForm.tsx'),
  ]),
);

test('An only pet is chosen already; a filter chooses among several', async () => {
  const one = show({ at: '?add=1', owned: [bella] });
  expect((await screen.findByRole('textbox', { name: 'סכום' })).tagName).toBe('INPUT');
  const pet = () =>
    within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('radio', { checked: true, name: /בלה|מיצי/ })
      .labels![0]!.textContent;
  expect(pet()).toBe('בלה');
  one.unmount();
  show({ at: `?add=1&petId=${mitzi.id}` });
  await screen.findByRole('textbox', { name: 'סכום' });
  expect(pet()).toBe('מיצי');
});

test('A user without pets is led to add one first, in the form and in the empty list', async () => {
  const { user } = show({ at: '?add=1', owned: [], rows: [] });
  const dialog = await screen.findByRole('dialog', { name: 'הוצאה חדשה' });
  const link = await within(dialog).findByRole('link', { name: 'הוספת חיית מחמד' });
  expect(link.getAttribute('href')).toBe('/app/pets?add=1');
  await user.click(within(dialog).getByRole('button', { name: 'סגירה' }));
  expect(screen.getByRole('link', { name: 'הוספת חיית מחמד' }).getAttribute('href')).toBe('/app/pets?add=1');
  expect(screen.queryByRole('button', { name: 'הוספת הוצאה' })).toBeNull();
});

test('An archived pet stays that of its own rows, and nothing new can be written for it', async () => {
  const { user } = show({
    at: `?petId=${mitzi.id}`,
    owned: [bella, { ...mitzi, archivedAt: '2026-11-01T08:00:00.000Z' }],
  });
  const pet = async (title: string) => {
    const dialog = await screen.findByRole('dialog', { name: title });
    const chosen = await within(dialog).findByRole<HTMLInputElement>('radio', { checked: true, name: /בלה|מיצי/ });
    return chosen.labels![0]!.textContent;
  };
  await user.click(await screen.findByRole('button', { name: 'עריכת טיפה' }));
  expect(await pet('עריכת הוצאה')).toBe('מיצי');
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  await user.click(screen.getByRole('button', { name: 'הוספת הוצאה' }));
  expect(await pet('הוצאה חדשה')).toBe('בלה');
});

test('An address can open the form; closing it takes that out of the address', async () => {
  const view = show({ at: `?add=1&petId=${bella.id}` });
  await screen.findByRole('textbox', { name: 'סכום' });
  await view.user.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.router.state.location.search).toBe(`?petId=${bella.id}`);
});

test('The dialog of an item in the address leaves the focus on its row when it closes', async () => {
  const view = show({ at: `?open=${kibble.id}`, answers: { get: () => ({ expense: kibble }) } });
  await screen.findByRole('textbox', { name: 'סכום' });
  await view.user.keyboard('{Escape}');
  const edit = screen.getByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test('A dialog from the address leaves the focus on the content when its row is not there', async () => {
  const main = document.createElement('main');
  Object.assign(main, { id: 'main-content', tabIndex: -1 });
  document.body.append(main);
  const one = show({ at: '?open=gone', answers: { get: () => ({ expense: { ...kibble, id: 'gone' } }) } });
  await screen.findByRole('textbox', { name: 'סכום' });
  await one.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(main));
  main.blur();
  one.unmount();
  const other = show({ at: '?add=1' });
  await screen.findByRole('textbox', { name: 'סכום' });
  await other.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(main));
  main.remove();
});

const refusals: [string, Refusal, string][] = [
  ['at its field', new Refusal(422, { message: 'יש לתקן', errors: { amount: 'הסכום גדול מדי' } }), 'הסכום גדול מדי'],
  ['above the buttons', new Refusal(503, { message: 'השירות אינו זמין כרגע' }), 'השירות אינו זמין כרגע'],
];

test.for(refusals)('A refusal by the server is shown %s, and the typed text stays', async ([, refusal, words]) => {
  const view = show({
    answers: {
      update: () => {
        throw refusal;
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  const description = await screen.findByRole<HTMLInputElement>('textbox', { name: 'תיאור' });
  await view.user.type(description, '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await within(screen.getByRole('dialog')).findByText(words)).className).toContain('err');
  expect(description.value).toBe('שק מזון יבש 15 ק״ג!');
  expect(field('סכום').value).toBe('289.90');
});

test('Deleting asks first, and can be undone', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'מחיקת טיפה' }));
  expect(screen.getByText('האם אתם בטוחים שברצונכם למחוק את ההוצאה?')).toBeTruthy();
  expect(view.asked('DELETE')).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('ההוצאה נמחקה')).toBeTruthy();
  expect(view.asked('DELETE')[0]?.path).toBe('/expenses/drops');
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByText('ההוצאה שוחזרה')).toBeTruthy();
  expect(view.asked('POST')[0]?.path).toBe('/expenses/drops/restore');
});

test('The pet that was written for last is chosen the next time, by the same user on the same device', async () => {
  const first = show({ at: '?add=1' });
  await first.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), 'טיפה');
  await first.user.type(field('סכום'), '12');
  await first.choose(/קטגוריה/, 'תרופות');
  await first.choose(/חיית מחמד/, 'מיצי');
  await first.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההוצאה נוספה');
  await first.user.click(screen.getByRole('button', { name: 'הוספת הוצאה' }));
  const again = within(await screen.findByRole('dialog', { name: 'הוצאה חדשה' }));
  expect((await again.findByRole<HTMLInputElement>('radio', { name: 'מיצי' })).checked).toBe(true);
  first.unmount();
  endSession();
  show({ at: '?add=1' });
  await screen.findByRole('textbox', { name: 'תיאור' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'מיצי' }).checked).toBe(false);
});

test('Saving and going on keeps pet, date and category, says what was saved, and begins at the first field', async () => {
  const view = show({ at: '?add=1' });
  const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'סכום' });
  // A user with a keyboard types at once.
  const first = await amount();
  await waitFor(() => expect(document.activeElement).toBe(first));
  // A letter chooses; the second time the next that begins with it.
  await view.user.keyboard('120{Tab}ט{Tab}מ');
  // The category suggests the description, which is typed over; the link to more pets stands between.
  expect(field('תיאור').value).toBe('טיפוח');
  await view.user.keyboard('{Tab}{Tab}שק מזון');
  await view.user.click(screen.getByRole('button', { name: 'שמירה והוספת עוד' }));
  expect(await screen.findByText(/^ההוצאה נוספה: שק מזון, .*120\.00/)).toBeTruthy();
  expect(view.asked('POST')[0]?.body).toMatchObject({
    description: 'שק מזון',
    amount: 120,
    petId: mitzi.id,
    category: 'grooming',
  });
  await waitFor(() => expect(document.activeElement).toBe(field('סכום')));
  expect([field('תיאור').value, field('סכום').value]).toEqual(['טיפוח', '']);
  await view.user.keyboard('64.5');
  await view.user.clear(field('תיאור'));
  await view.user.type(field('תיאור'), 'חול');
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^ההוצאה נוספה: חול, .*64\.50/);
  expect(view.asked('POST')[1]?.body).toMatchObject({
    description: 'חול',
    amount: 64.5,
    petId: mitzi.id,
    category: 'grooming',
    date: '2026-11-21',
  });
});

/** An edit of what somebody else has deleted; what the server answers when it is to be brought back. */
async function editGone(restore: () => { expense: typeof kibble }) {
  const view = show({
    answers: {
      update: ({ body }) => {
        if (body.version === 9) return { expense: kibble };
        throw new Refusal(404, { message: 'לא נמצא' });
      },
      restore,
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ההוצאה נמחקה בינתיים');
  expect(screen.queryByText('לא נמצא')).toBeNull();
  return view;
}

test('An item deleted elsewhere during an edit is restored with the typed text', async () => {
  const view = await editGone(() => ({ expense: { ...kibble, version: 9 } }));
  await view.user.click(screen.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.asked('POST').map(({ path }) => path)).toEqual([`/expenses/${kibble.id}/restore`]);
  expect(view.asked('PUT').at(-1)?.body).toMatchObject({ description: 'שק מזון יבש 15 ק״ג!', version: 9 });
});

test('An item that can’t be restored is saved as new', async () => {
  const view = await editGone(() => {
    throw new Refusal(404, { message: 'לא נמצא' });
  });
  await view.user.click(screen.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  const made = view.asked('POST').at(-1)!;
  expect(made.path).toBe('/expenses');
  expect(made.body).toMatchObject({ description: 'שק מזון יבש 15 ק״ג!', amount: 289.9 });
  expect(made.body).not.toHaveProperty('version');
});

test('A restored item stays restored when the save after it fails: the next save is an edit of it', async () => {
  let isGone = true;
  let isRefused = true;
  const view = show({
    answers: {
      update: () => {
        if (isGone) throw new Refusal(404, { message: 'לא נמצא' });
        if (!isRefused) return { expense: kibble };
        isRefused = false;
        throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
      },
      restore: () => {
        if (!isGone) throw new Refusal(404, { message: 'לא נמצא' });
        isGone = false;
        return { expense: { ...kibble, version: 9 } };
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await view.user.click(await screen.findByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  await within(screen.getByRole('dialog')).findByText('השירות אינו זמין כרגע');
  expect(screen.queryByRole('button', { name: 'שחזור עם מה שכתבתם' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.asked('POST').map(({ path }) => path)).toEqual([`/expenses/${kibble.id}/restore`]);
  expect(view.asked('PUT').at(-1)?.body).toMatchObject({ description: 'שק מזון יבש 15 ק״ג!', version: 9 });
});

test('An item that another person restored meanwhile is edited, not duplicated', async () => {
  let isGone = true;
  const view = show({
    answers: {
      update: () => {
        if (!isGone) return { expense: kibble };
        throw new Refusal(404, { message: 'לא נמצא' });
      },
      restore: () => {
        throw new Refusal(404, { message: 'לא נמצא' });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  await view.user.click(await screen.findByRole('button', { name: 'שמירה' }));
  await screen.findByRole('alert');
  isGone = false;
  await view.user.click(screen.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.asked('POST').map(({ path }) => path)).toEqual([`/expenses/${kibble.id}/restore`]);
});

test('Giving up a deleted item closes the form', async () => {
  const view = await editGone(() => ({ expense: kibble }));
  await view.user.click(screen.getByRole('button', { name: 'ויתור' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.asked('POST')).toEqual([]);
});

test('An item open for editing can be deleted there, and its form closes', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'עריכת טיפה' }));
  const dialog = await screen.findByRole('dialog', { name: 'עריכת הוצאה' });
  await within(dialog).findByRole('textbox', { name: 'תיאור' });
  await view.user.click(within(dialog).getByRole('button', { name: 'מחיקה' }));
  const question = await screen.findByRole('alertdialog', { name: 'מחיקת טיפה' });
  await view.user.click(within(question).getByRole('button', { name: 'ביטול' }));
  expect(await screen.findByRole('dialog', { name: 'עריכת הוצאה' })).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'מחיקה' }));
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('ההוצאה נמחקה')).toBeTruthy();
  expect(view.asked('DELETE')[0]?.path).toBe('/expenses/drops');
  expect(screen.queryByRole('dialog', { name: 'עריכת הוצאה' })).toBeNull();
});

test('A new item has no delete button', async () => {
  show({ at: '?add=1' });
  const dialog = await screen.findByRole('dialog', { name: 'הוצאה חדשה' });
  expect(within(dialog).queryByRole('button', { name: 'מחיקה' })).toBeNull();
});
