import { screen, within } from '@testing-library/react';
import { expenseTemplates, type ExpenseTemplate } from '@tzemed/contract/money/expense-templates';
import { beforeAll, expect, test } from 'vitest';
import { answersOf, Refusal } from '../../../testing/fake-api.ts';
import { bella } from '../../../testing/pet-fixtures.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { renderExpenses } from '../../../testing/render-expenses.tsx';

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../../ui/overlay/overlay-components.ts'),
      import('../form/ExpenseOrRefundForm.tsx'),
      import('./ExpenseTemplates.tsx'),
    ]),
  60_000,
);

const litter: ExpenseTemplate = {
  id: 'litter',
  householdId: null,
  isBuiltIn: true,
  key: 'litter',
  description: 'חול לחתול',
  amount: null,
  category: 'equipment',
  notes: null,
  species: ['cat'],
  mayEdit: false,
  version: 1,
  createdAt: null,
  createdBy: null,
  updatedAt: null,
  updatedBy: null,
};
const food = {
  ...litter,
  id: 'food',
  key: 'food_dry',
  description: 'מזון יבש',
  category: 'food',
  species: ['dog'],
} as const;
const sack: ExpenseTemplate = {
  ...litter,
  id: 'sack',
  householdId: bella.householdId,
  isBuiltIn: false,
  key: null,
  description: 'שק 15 ק״ג',
  amount: 289.9,
  category: 'food',
  notes: 'מהחנות בפינה',
  species: [],
  mayEdit: true,
};

async function open(at = '?add=1', { refuse, more = [] }: { refuse?: () => void; more?: ExpenseTemplate[] } = {}) {
  let kept = [...more, sack, { ...food, species: [...food.species] }, litter];
  const view = renderExpenses({
    at,
    others: [
      answersOf(expenseTemplates, {
        list: () => ({ templates: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => {
          refuse?.();
          const template = { ...sack, ...body, id: 'new', amount: body.amount ?? null } as ExpenseTemplate;
          kept = [template, ...kept];
          return { template };
        },
        update: ({ params, body }) => {
          refuse?.();
          kept = kept.map((one) => (one.id === params.id ? ({ ...one, ...body, version: 2 } as ExpenseTemplate) : one));
          return { template: kept.find(({ id }) => id === params.id)! };
        },
        remove: ({ params }) => {
          kept = kept.filter(({ id }) => id !== params.id);
          return undefined;
        },
        restore: () => {
          kept = [sack, ...kept.filter(({ id }) => id !== sack.id)];
          return { template: sack };
        },
      }),
    ],
  });
  await view.user.click(await screen.findByRole('button', { name: 'מתוך תבנית' }));
  await screen.findByRole('heading', { name: 'הוצאות נפוצות' });
  return view;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('A template fills in what it says, and leaves what was typed', async () => {
  const { user } = await open();
  await user.type(field('סכום'), '310');
  await user.click(screen.getByRole('button', { name: /^שק 15 ק״ג/ }));
  expect([field('תיאור').value, field('סכום').value]).toEqual(['שק 15 ק״ג', '310.00']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'מזון' }).checked).toBe(true);
  expect(await screen.findByText(/מה שכבר מילאתם נשאר/)).toBeTruthy();
});

test('A category that was merged or deleted is not taken from a template', async () => {
  const { user, asked } = await open(`?add=1&petId=${bella.id}`, {
    more: [{ ...sack, id: 'treat', description: 'חטיף', category: 'gone' }],
  });
  await user.click(screen.getByRole('button', { name: /^חטיף/ }));
  expect(field('תיאור').value).toBe('חטיף');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('קטגוריה נדרשת')).toBeTruthy();
  expect(asked('POST')).toEqual([]);
});

test('A usual expense has no price, and is offered to whom it is for', async () => {
  const { user } = await open(`?add=1&petId=${bella.id}`);
  expect(screen.queryByRole('button', { name: 'חול לחתול' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'מזון יבש' }));
  expect([field('תיאור').value, field('סכום').value]).toEqual(['מזון יבש', '']);
});

test('Typed values are saved as a template, and a deleted template can be restored', async () => {
  const view = await open(`?add=1&petId=${bella.id}`);
  expect(screen.getByText(/כדי לשמור תבנית משלכם/)).toBeTruthy();
  await view.user.type(field('תיאור'), 'מספרה');
  await view.user.click(screen.getByRole('radio', { name: 'טיפוח' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירת ״מספרה״ כתבנית' }));
  const own = within((await screen.findByRole('heading', { name: 'התבניות שלכם' })).parentElement!);
  expect(await own.findByRole('button', { name: /^מספרה/ })).toBeTruthy();
  expect(view.asked('POST')[0]?.body).toMatchObject({
    description: 'מספרה',
    category: 'grooming',
    amount: null,
    householdId: bella.householdId,
  });
  await view.user.click(own.getByRole('button', { name: 'מחיקת התבנית שק 15 ק״ג' }));
  await view.user.click(await screen.findByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByText('התבנית שוחזרה')).toBeTruthy();
});

/** Opens the form of one's own, in a dialog above the form of the expense. */
async function edit(given: Parameters<typeof open>[1] = {}) {
  const view = await open(`?add=1&petId=${bella.id}`, given);
  await view.user.type(field('תיאור'), 'מספרה');
  await view.user.click(screen.getByRole('button', { name: 'עריכת התבנית שק 15 ק״ג' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'עריכת תבנית' }));
  await dialog.findByRole('textbox', { name: 'סכום' });
  const put = async (name: string, text: string) => {
    await view.user.clear(dialog.getByRole('textbox', { name }));
    if (text) await view.user.type(dialog.getByRole('textbox', { name }), text);
  };
  return { ...view, dialog, put, save: () => view.user.click(dialog.getByRole('button', { name: 'שמירה' })) };
}

test('The name, amount, category and notes of an own template are edited; the expense behind it stays as it is', async () => {
  const view = await edit();
  expect(view.dialog.getByRole<HTMLInputElement>('textbox', { name: 'סכום' }).value).toBe('289.90');
  await view.put('תיאור', 'שק גדול');
  await view.put('סכום', '310');
  await view.put('הערות', 'במבצע');
  await view.user.click(view.dialog.getByRole('radio', { name: 'ציוד' }));
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('התבנית עודכנה')).toBeTruthy();
  expect(view.asked('PUT').map(({ path, body }) => [path, body])).toEqual([
    [
      '/expenses/templates/sack',
      { description: 'שק גדול', category: 'equipment', amount: 310, notes: 'במבצע', species: [], version: 1 },
    ],
  ]);
  expect(await screen.findByRole('button', { name: /^שק גדול.*310/ })).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
  expect(field('תיאור').value).toBe('מספרה');
});

test('A template can have no amount, and its own save button sends it alone', async () => {
  const view = await edit();
  await view.put('סכום', '');
  await view.save();
  expect(await screen.findByText('התבנית עודכנה')).toBeTruthy();
  expect(view.asked('PUT')[0]?.body).toMatchObject({ description: 'שק 15 ק״ג', amount: null });
  expect(view.asked('POST')).toEqual([]);
});

test('Errors of a template show at its fields, and typed text stays', async () => {
  const view = await edit({
    refuse: () => {
      throw new Refusal(422, { message: 'יש לבדוק את הפרטים', errors: { category: 'הקטגוריה נמחקה' } });
    },
  });
  await view.put('תיאור', '');
  await view.put('סכום', '1.234');
  await view.save();
  expect(await view.dialog.findByText('תיאור נדרש')).toBeTruthy();
  expect(view.dialog.getByText(/עד שתי ספרות/)).toBeTruthy();
  expect(view.asked('PUT')).toEqual([]);
  await view.put('תיאור', 'שק גדול');
  await view.put('סכום', '5');
  await view.save();
  expect(await view.dialog.findByText('הקטגוריה נמחקה')).toBeTruthy();
  expect(view.dialog.getByRole<HTMLInputElement>('textbox', { name: 'תיאור' }).value).toBe('שק גדול');
});

test('Somebody who was faster is met, and one that was deleted meanwhile comes back as it was typed', async () => {
  const current = {
    template: { ...sack, amount: 300, version: 2, updatedAt: '2026-11-21T06:00:00Z', updatedBy: 'uri' },
  };
  const answers = [
    new Refusal(409, { message: 'מישהו שמר שינויים', error: 'stale', current }),
    new Refusal(404, { message: 'לא נמצא' }),
  ];
  const view = await edit({
    refuse: () => {
      const next = answers.shift();
      if (next) throw next;
    },
  });
  await view.put('סכום', '310');
  await view.save();
  const sum = await view.dialog.findByRole('radiogroup', { name: /^סכום/ });
  await view.user.click(within(sum).getByRole('radio', { name: /^שלכם/ }));
  await view.user.click(view.dialog.getByRole('button', { name: 'שמירת הבחירה' }));
  expect(await view.dialog.findByText(/התבנית נמחקה בינתיים/)).toBeTruthy();
  await view.user.click(view.dialog.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  expect(await screen.findByText('התבנית עודכנה')).toBeTruthy();
  expect(view.asked('PUT').at(-1)?.body).toMatchObject({ amount: 310 });
});

/** Types what is kept as a template. */
async function fill({ user }: Awaited<ReturnType<typeof open>>, amount?: string) {
  await user.type(field('תיאור'), 'מספרה');
  if (amount) await user.type(field('סכום'), amount);
  await user.click(screen.getByRole('radio', { name: 'טיפוח' }));
}
const keepIt = () => screen.getByRole('button', { name: 'שמירת ״מספרה״ כתבנית' });

test('The page says why a template is not saved', async () => {
  const view = await open(`?add=1&petId=${bella.id}`, {
    refuse: () => {
      const errors = { description: 'אפשר להחזיק עד 100 תבניות. מחקו כמה מהן' };
      throw new Refusal(422, { message: 'יש לבדוק את הפרטים', errors });
    },
  });
  await fill(view);
  await view.user.click(keepIt());
  expect(await screen.findByText(/אפשר להחזיק עד 100 תבניות/)).toBeTruthy();
});

test('A sum that cannot be read is told at its field, and no template is kept without it', async () => {
  const view = await open(`?add=1&petId=${bella.id}`);
  await fill(view, 'abc');
  await view.user.click(keepIt());
  expect(await screen.findByText(/הסכום חייב להיות מספר/)).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
  await view.user.clear(field('סכום'));
  await view.user.type(field('סכום'), '120');
  await view.user.click(keepIt());
  expect(await screen.findByText('התבנית נשמרה')).toBeTruthy();
  expect(view.asked('POST')[0]?.body).toMatchObject({ description: 'מספרה', amount: 120 });
});

test('A double click saves one template', async () => {
  const view = await open(`?add=1&petId=${bella.id}`);
  await fill(view);
  await view.user.dblClick(keepIt());
  expect(await screen.findByRole('button', { name: /^מספרה/ })).toBeTruthy();
  await view.user.click(keepIt());
  expect(await screen.findByText('התבנית הזאת כבר שמורה')).toBeTruthy();
  expect(view.asked('POST')).toHaveLength(1);
});
