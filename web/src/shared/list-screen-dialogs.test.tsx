import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bella, mitzi } from '../testing/given-pets.ts';
import { kibble } from '../testing/given-rows.ts';
import { Refusal } from '../testing/fake-api.ts';
import { onSaturdayMorning } from '../testing/saturday.ts';
import { showExpenses as show } from '../testing/show-expenses.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

onSaturdayMorning();

test('An only pet is chosen already; a filter chooses among several', async () => {
  const one = show({ at: '?add=1', owned: [bella] });
  expect((await screen.findByRole('textbox', { name: 'סכום' })).tagName).toBe('INPUT');
  const pet = () => within(screen.getByRole('dialog')).getByRole('button', { name: /חיית מחמד/ }).textContent;
  expect(pet()).toContain('בלה');
  one.unmount();
  show({ at: `?add=1&petId=${mitzi.id}` });
  await screen.findByRole('textbox', { name: 'סכום' });
  expect(pet()).toContain('מיצי');
});

test('Whoever has no pet is led to add one first, in the form and in the empty list', async () => {
  const { user } = show({ at: '?add=1', owned: [], rows: [] });
  const dialog = await screen.findByRole('dialog', { name: 'הוצאה חדשה' });
  const link = await within(dialog).findByRole('link', { name: 'הוספת חיית מחמד' });
  expect(link.getAttribute('href')).toBe('/app/pets?add=1');
  await user.click(within(dialog).getByRole('button', { name: 'סגירה' }));
  expect(screen.getByRole('link', { name: 'הוספת חיית מחמד' }).getAttribute('href')).toBe('/app/pets?add=1');
  expect(screen.getAllByRole('button', { name: 'הוספת הוצאה' })).toHaveLength(1);
});

test('An archived pet stays that of its own rows, and nothing new can be written for it', async () => {
  const { user } = show({
    at: `?petId=${mitzi.id}`,
    owned: [bella, { ...mitzi, archivedAt: '2026-11-01T08:00:00.000Z' }],
  });
  const pet = async (title: string) => {
    const dialog = await screen.findByRole('dialog', { name: title });
    return (await within(dialog).findByRole('button', { name: /חיית מחמד/ })).textContent;
  };
  await user.click(await screen.findByRole('button', { name: 'עריכת טיפה' }));
  expect(await pet('עריכת הוצאה')).toContain('מיצי');
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  await user.click(screen.getByRole('button', { name: 'הוספת הוצאה' }));
  expect(await pet('הוצאה חדשה')).toContain('בלה');
});

test('An address can open the form; closing it takes that out of the address', async () => {
  const view = show({ at: `?add=1&petId=${bella.id}` });
  await screen.findByRole('textbox', { name: 'סכום' });
  await view.user.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.router.state.location.search).toBe(`?petId=${bella.id}`);
});

const refusals: [string, Refusal, string][] = [
  ['at its field', new Refusal(422, { message: 'יש לתקן', errors: { amount: 'הסכום גדול מדי' } }), 'הסכום גדול מדי'],
  ['above the buttons', new Refusal(503, { message: 'השירות אינו זמין כרגע' }), 'השירות אינו זמין כרגע'],
];

test.for(refusals)('What the server refuses is said %s, and what was typed stays', async ([, refusal, words]) => {
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

/** An edit that is saved after somebody else has saved theirs. */
async function editLate() {
  const current = { ...kibble, description: 'שק של מישהו אחר', amount: 300, version: 7 };
  const view = show({
    answers: {
      update: ({ body }) => {
        if (body.version === 7) return { expense: current };
        throw new Refusal(409, { message: 'מישהו שמר שינויים', error: 'stale', current: { expense: current } });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת שק מזון יבש 15 ק״ג' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toContain('מישהו שמר שינויים מאז שפתחתם את העריכה');
  expect(field('תיאור').value).toBe('שק מזון יבש 15 ק״ג!');
  return view;
}

test('When somebody else has saved meanwhile, what they saved can be loaded', async () => {
  const view = await editLate();
  await view.user.click(screen.getByRole('button', { name: 'הצגת הגרסה העדכנית' }));
  expect(field('תיאור').value).toBe('שק של מישהו אחר');
  expect(field('סכום').value).toBe('300.00');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('When somebody else has saved meanwhile, what was typed can be saved all the same', async () => {
  const view = await editLate();
  await view.user.click(screen.getByRole('button', { name: 'שמירה בכל זאת' }));
  expect(await screen.findByText('ההוצאה עודכנה')).toBeTruthy();
  expect(view.asked('PUT').at(-1)?.body).toMatchObject({ description: 'שק מזון יבש 15 ק״ג!', version: 7 });
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
