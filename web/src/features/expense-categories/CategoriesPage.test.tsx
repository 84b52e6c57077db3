import { screen, within } from '@testing-library/react';
import { category, expenseCategories, type Category } from '@tzemed/contract/money/expense-categories';
import { expect, test } from 'vitest';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import CategoriesPage from './CategoriesPage.tsx';

const given = { householdId: 'home', mayEdit: true, hue: 'lilac', icon: 'bed', isBuiltIn: false } as const;
const boarding = buildRow(category, { ...given, id: 'boarding', name: 'פנסיון' });
const walks = buildRow(category, { ...given, id: 'walks', name: 'דוגווקר', icon: 'footprints' });

function show(all: Category[] = [boarding, walks], refuse?: () => void) {
  let kept = all;
  const saved = (id: string, body: object) => {
    refuse?.();
    const one = buildRow(category, { ...given, ...kept.find((one) => one.id === id), ...body, id } as never);
    kept = [...kept.filter((one) => one.id !== id), one];
    return { category: one };
  };
  return renderScreen(<CategoriesPage />, {
    at: '/app/expenses/categories',
    answers: [
      answersOf(expenseCategories, {
        list: () => ({ categories: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
        merge: ({ params, body }) => {
          kept = kept.filter(({ id }) => id !== params.id);
          return { category: buildRow(category, { ...given, id: body.categoryId, name: 'מזון' }) };
        },
        remove: ({ params }) => {
          refuse?.();
          kept = kept.filter(({ id }) => id !== params.id);
          return undefined;
        },
        restore: ({ params }) =>
          saved(
            params.id,
            all.find(({ id }) => id === params.id)!,
          ),
      }),
    ],
  });
}
const changes = ({ requests }: ReturnType<typeof show>) =>
  writesOf(requests).map(({ method, path, body }) => [method, path, body]);
async function of({ user }: ReturnType<typeof show>, name: string, what: string) {
  const row = within((await screen.findByRole('heading', { name, level: 2 })).closest('li')!);
  await user.click(row.getByRole('button', { name: `עוד פעולות: ${name}` }));
  await user.click(row.getByRole('button', { name: what, hidden: true }));
}

test('Each category leads to its expenses, those that are built in too, which nobody changes', async () => {
  show();
  const way = await screen.findByRole('link', { name: 'הוצאות בקטגוריה פנסיון' });
  expect(way.getAttribute('href')).toBe('/app/expenses?category=boarding');
  const food = screen.getByRole('link', { name: 'הוצאות בקטגוריה מזון' });
  expect(food.getAttribute('href')).toBe('/app/expenses?category=food');
  expect(screen.queryByRole('button', { name: 'עוד פעולות: מזון' })).toBeNull();
});

test('The first is added with a colour and an icon', async () => {
  const view = show([]);
  await screen.findByText('עוד אין קטגוריות משלכם');
  await view.user.click(screen.getByRole('button', { name: 'קטגוריה חדשה' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'קטגוריה חדשה' }));
  await view.user.type(await dialog.findByRole('textbox', { name: 'שם' }), 'פנסיון');
  await view.user.click(dialog.getByRole('radio', { name: 'לילך' }));
  await view.user.click(dialog.getByRole('radio', { name: 'מיטה' }));
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הקטגוריה נוספה');
  const body = expect.objectContaining({ name: 'פנסיון', hue: 'lilac', icon: 'bed' });
  expect(changes(view)).toEqual([['POST', '/expenses/categories', body]]);
});

test('A category is merged into a built-in one, and separated again', async () => {
  const view = show();
  await of(view, 'דוגווקר', 'מיזוג עם קטגוריה אחרת');
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('button', { name: /לאיזו קטגוריה/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['פנסיון', 'מזון']);
  await view.user.click(options[1]!);
  await view.user.click(dialog.getByRole('button', { name: 'מיזוג' }));
  await screen.findByText('״דוגווקר״ מוזגה לתוך ״מזון״');
  await view.user.click(screen.getByRole('button', { name: 'ביטול המיזוג' }));
  await screen.findByText('הקטגוריה חזרה, עם ההוצאות שלה');
  expect(changes(view)).toEqual([
    ['POST', '/expenses/categories/walks/merge', { categoryId: 'food' }],
    ['POST', '/expenses/categories/walks/restore', undefined],
  ]);
});

test('A category in use is not deleted, and the page says what can be done', async () => {
  const said = 'יש הוצאות בקטגוריה הזאת. אפשר למזג אותה לתוך אחרת';
  const view = show(undefined, () => {
    throw new Refusal(409, { error: 'categoryInUse', message: said });
  });
  await of(view, 'פנסיון', 'מחיקה');
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText(said);
  expect(screen.getByRole('heading', { name: 'פנסיון', level: 2, hidden: true })).toBeTruthy();
});
