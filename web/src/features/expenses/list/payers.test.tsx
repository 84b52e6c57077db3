import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { dana } from '../../../testing/session-fixtures.ts';
import { peopleAnswers, yoav } from '../../../testing/people-fixtures.ts';
import { mitzi } from '../../../testing/pet-fixtures.ts';
import { kibble } from '../../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { renderExpenses } from '../../../testing/render-expenses.tsx';
import { filterBy, openFilters } from '../../../testing/filter-sheet.ts';

fixClockToSaturday();
beforeAll(() =>
  Promise.all([import('../../../ui/overlay/overlay-components.ts'), import('../form/ExpenseOrRefundForm.tsx')]),
);

const others = [peopleAnswers([yoav])];
const gone = { ...yoav, id: '01980b1e-7c00-7000-8000-0000000000f2', name: 'גיל לוי', isHere: false };

async function fillIn(view: ReturnType<typeof renderExpenses>) {
  await view.user.type(await screen.findByRole('textbox', { name: 'סכום' }), '120');
  await view.user.type(screen.getByRole('textbox', { name: 'תיאור' }), 'חול');
  await view.choose(/קטגוריה/, 'ציוד');
  await view.choose(/חיית מחמד/, 'מיצי');
}
const save = (view: ReturnType<typeof renderExpenses>) =>
  view.user.click(screen.getByRole('button', { name: 'שמירה' }));

test('The payer of a new expense is its author if two are possible, unless another person or nobody is chosen', async () => {
  const view = renderExpenses({ at: '?add=1', others });
  await fillIn(view);
  const payer = await screen.findByRole('button', { name: /^מי שילם/ });
  expect(payer.textContent).toContain('דנה (אני)');
  await view.user.click(payer);
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['דנה (אני)', 'יואב', 'לא צוין']);
  await view.user.click(options[1]!);
  await save(view);
  await waitFor(() => expect(view.asked('POST')[0]?.body).toMatchObject({ petId: mitzi.id, paidBy: yoav.id }));
});

test('Nobody is asked who paid in a home of one, and it is left to the server to say', async () => {
  const view = renderExpenses({ at: '?add=1', others: [peopleAnswers([gone])] });
  await fillIn(view);
  expect(screen.queryByRole('button', { name: /מי שילם/ })).toBeNull();
  await save(view);
  await waitFor(() => expect(view.asked('POST')[0]?.body).not.toHaveProperty('paidBy'));
  expect(view.requests.some(({ path }) => path.startsWith('/people/carers'))).toBe(false);
});

test('A row says who paid where that was somebody else, and the list is filtered by it, or by that nobody is named', async () => {
  const rows = [
    { ...kibble, id: 'hers', description: 'שלי', paidBy: dana.id },
    { ...kibble, id: 'his', description: 'שלו', paidBy: yoav.id },
    { ...kibble, id: 'nobody', description: 'של אף אחד', paidBy: null },
  ];
  const view = renderExpenses({ rows, others });
  expect(await within(await screen.findByRole('row', { name: /שלו/ })).findByText('שולם על ידי יואב')).toBeTruthy();
  for (const name of [/שלי/, /של אף אחד/])
    expect(within(screen.getByRole('row', { name })).queryByText(/שולם/)).toBeNull();
  await filterBy(view.user, 'יואב');
  await waitFor(() => expect(view.router.state.location.search).toBe(`?paidBy=${yoav.id}`));
  await waitFor(() => expect(view.requests.at(-1)?.path).toContain(`paidBy=${yoav.id}`));
  await filterBy(view.user, 'לא צוין');
  await waitFor(() => expect(view.router.state.location.search).toBe('?paidBy=none'));
});

test('A payer who has left stays named, and can be removed', async () => {
  const view = renderExpenses({ rows: [{ ...kibble, paidBy: gone.id }], others: [peopleAnswers([gone])] });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת שק מזון/ }));
  const payer = await screen.findByRole('button', { name: /^מי שילם/ });
  await waitFor(() => expect(payer.textContent).toContain('גיל'));
  await view.user.click(payer);
  await view.user.click(await screen.findByRole('option', { name: 'לא צוין' }));
  await save(view);
  await waitFor(() => expect(view.asked('PATCH').concat(view.asked('PUT'))[0]?.body).toMatchObject({ paidBy: null }));
});

test('A filter by whom nobody knows any more lets everything through', async () => {
  const view = renderExpenses({ at: '?paidBy=01980b1e-7c00-7000-8000-0000000000f9', others });
  await waitFor(() =>
    expect(view.requests.findLast(({ path }) => path.startsWith('/expenses?'))?.path).not.toContain('paidBy'),
  );
  const payers = within((await openFilters(view.user)).getByRole('group', { name: /מי שילם/ }));
  expect(payers.queryByRole('button', { pressed: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'ניקוי הסינון' })).toBeNull();
});
