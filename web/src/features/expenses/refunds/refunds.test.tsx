import { screen, waitFor, within } from '@testing-library/react';
import { claims } from '@tzemed/contract/money/claims';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from '../../../lib/format.ts';
import { takePrefill } from '../../../shared/form/form-prefill.ts';
import { answersOf, Refusal } from '../../../testing/fake-api.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import { libra } from '../../../testing/claim-fixtures.ts';
import { peopleAnswers, yoav } from '../../../testing/people-fixtures.ts';
import { kibble } from '../../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { renderExpenses } from '../../../testing/render-expenses.tsx';

fixClockToSaturday();
beforeAll(
  () =>
    Promise.all([
      import('../../../ui/overlay/overlay-components.ts'),
      import('../form/ExpenseOrRefundForm.tsx'),
      import('./PaidByClaimField.tsx'),
    ]),
  60_000,
);

const bought = { ...kibble, refunded: 89.9 };
const back = { ...kibble, id: '01980b1e-7c00-7000-8000-0000000000e9', amount: -89.9, refundOf: kibble.id, refunded: 0 };
const answering = (expense: typeof bought) => ({
  get: ({ params: { id } }: { params: { id: string } }) => {
    if (id !== expense.id) throw new Error(`${id} is none`);
    return { expense };
  },
});
const { get } = answering(bought);
const plain = (text: string | null) => withoutMarks(text ?? '').replaceAll('\u00a0', ' ');
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const add = `הוספת החזר על ${kibble.description}`;

test('An expense shows its refunded amount and links to its refunds; a refund is negative and links to its expense', async () => {
  const view = renderExpenses({ rows: [back, bought], answers: { get }, others: [peopleAnswers([])] });
  const refund = await rowOf(/החזר.*להוצאה המקורית/);
  expect(plain(refund.textContent)).toMatch(/-89\.90 ₪/);
  expect(within(refund).queryByRole('button', { name: /הוספת החזר/ })).toBeNull();
  const expense = await rowOf(/הוחזרו/);
  const link = within(expense).getByRole('link', { name: /^הוחזרו/ });
  expect(plain(link.textContent)).toBe('הוחזרו 89.90 ₪');
  await view.user.click(link);
  expect(view.router.state.location.search).toBe(`?refundOf=${kibble.id}`);
  expect(await screen.findByRole('button', { name: /הסרת הסינון: החזרים על שק מזון/ })).toBeTruthy();
  await view.user.click(within(await rowOf(/להוצאה המקורית/)).getByRole('link', { name: /להוצאה המקורית/ }));
  expect(await screen.findByRole('heading', { name: 'עריכת הוצאה' })).toBeTruthy();
});

test('A refund is added from its row: all that is left, today, to whoever paid; it is sent below zero', async () => {
  const view = renderExpenses({
    rows: [{ ...bought, paidBy: yoav.id }],
    answers: answering({ ...bought, paidBy: yoav.id }),
    others: [peopleAnswers([yoav])],
  });
  await view.user.click(await screen.findByRole('button', { name: add }));
  const dialog = within(await screen.findByRole('dialog', { name: `החזר על ${kibble.description}` }));
  const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'כמה הוחזר' });
  expect(amount.value).toBe('200.00');
  expect(plain((await dialog.findByText(/^עד/)).textContent)).toBe('עד 200.00 ₪, מתוך הוצאה של 289.90 ₪');
  const got = await dialog.findByRole('button', { name: /^מי קיבל את ההחזר/ });
  await waitFor(() => expect(got.textContent).toContain('יואב'));
  expect(dialog.queryByRole('button', { name: 'שמירה והוספת עוד' })).toBeNull();
  await view.user.clear(amount);
  await view.user.type(amount, '50');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההחזר נוסף')).toBeTruthy();
  const { id: _id, ...body } = view.asked('POST')[0]!.body as { id: string };
  // The payer is left to the server: it is the payer of the expense.
  expect(body).toEqual({
    petId: kibble.petId,
    category: 'food',
    description: kibble.description,
    refundOf: kibble.id,
    amount: -50,
    date: '2026-11-21',
    notes: '',
  });
});

test('A refund of an expense without a payer goes to nobody, unless somebody is chosen', async () => {
  const view = renderExpenses({ rows: [bought], answers: { get }, others: [peopleAnswers([yoav])] });
  await view.user.click(await screen.findByRole('button', { name: add }));
  const got = await screen.findByRole('button', { name: /^מי קיבל את ההחזר/ });
  expect(got.textContent).toContain('לא צוין');
  await view.user.click(got);
  await view.user.click(await screen.findByRole('option', { name: 'דנה (אני)' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')[0]?.body).toMatchObject({ paidBy: dana.id }));
});

test('More than was paid is refused at the sum, and what was typed stays', async () => {
  const view = renderExpenses({
    rows: [bought],
    answers: {
      get,
      create: () => {
        throw new Refusal(422, { message: 'לא', errors: { amount: 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה' } });
      },
    },
    others: [peopleAnswers([])],
  });
  await view.user.click(await screen.findByRole('button', { name: add }));
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'כמה הוחזר' });
  await view.user.clear(amount);
  await view.user.type(amount, '900');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההחזרים לא יכולים להיות יותר מההוצאה עצמה')).toBeTruthy();
  expect(amount.value).toMatch(/^900/);
});

test('A refund is edited as one, above zero, and deleted by its own words', async () => {
  const view = renderExpenses({ rows: [{ ...back, paidBy: dana.id }], answers: { get }, others: [peopleAnswers([])] });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת שק מזון/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'עריכת החזר' }));
  const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'כמה הוחזר' });
  expect(amount.value).toBe('89.90');
  // The refund's own amount can be refunded again.
  expect(plain((await dialog.findByText(/^עד/)).textContent)).toContain('עד 289.90 ₪');
  await view.user.clear(amount);
  await view.user.type(amount, '60');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההחזר עודכן')).toBeTruthy();
  expect(view.requests.find(({ method }) => /PUT|PATCH/.test(method))?.body).toMatchObject({
    amount: -60,
    refundOf: kibble.id,
  });
  await view.user.click(await screen.findByRole('button', { name: /^מחיקת שק מזון/ }));
  expect(await screen.findByText('האם אתם בטוחים שברצונכם למחוק את ההחזר?')).toBeTruthy();
});

test('Deleting an expense warns about its refunds; a fully refunded expense offers no further refund', async () => {
  const whole = { ...kibble, refunded: 289.9 };
  const view = renderExpenses({ rows: [whole], others: [peopleAnswers([])] });
  await rowOf(/הוחזרו/);
  expect(screen.queryByRole('button', { name: /הוספת החזר/ })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: /^מחיקת שק מזון/ }));
  expect(plain((await screen.findByRole('alertdialog')).textContent)).toContain('גם מה שהוחזר עליה (289.90 ₪) יימחק.');
});

test('The form of an expense leads to that of a refund, until something is typed in it', async () => {
  const view = renderExpenses({ rows: [bought], answers: { get }, others: [peopleAnswers([])] });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת שק מזון/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'עריכת הוצאה' }));
  const way = await dialog.findByRole('button', { name: 'הוספת החזר' });
  await view.user.click(way);
  expect(await screen.findByRole('dialog', { name: `החזר על ${kibble.description}` })).toBeTruthy();
});

test('The form says that the expense was deleted meanwhile, and typed text stays', async () => {
  const gone = 'ההוצאה נמחקה בינתיים';
  const view = renderExpenses({
    rows: [bought],
    answers: {
      get,
      create: () => {
        throw new Refusal(422, { message: 'לא', errors: { refundOf: gone } });
      },
    },
    others: [peopleAnswers([])],
  });
  await view.user.click(await screen.findByRole('button', { name: add }));
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'הערות' });
  await view.user.type(notes, 'מהביטוח');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toBe(gone);
  expect(notes.value).toBe('מהביטוח');
});

test('A refund of a payment in advance is dated on its day at the earliest', async () => {
  const ahead = { ...bought, date: '2026-12-24' };
  const view = renderExpenses({ rows: [ahead], answers: answering(ahead), others: [peopleAnswers([])] });
  await view.user.click(await screen.findByRole('button', { name: add }));
  await view.user.click(await screen.findByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')[0]?.body).toMatchObject({ date: '2026-12-24' }));
});

test('A refund of an expense in an open claim is paid by that claim by default', async () => {
  const claimed = { ...bought, claimId: libra.id };
  const others = [peopleAnswers([]), answersOf(claims, { get: () => ({ claim: libra }) })];
  const view = renderExpenses({ rows: [claimed], answers: answering(claimed), others });
  await view.user.click(await screen.findByRole('button', { name: add }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'התקבל מהביטוח, לפי התביעה' });
  expect(box.checked).toBe(true);
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')[0]?.body).toMatchObject({ claimId: libra.id }));
});

test.for(['paid', 'refused', 'draft'] as const)(
  'A refund of an expense in a claim that is %s is not paid by that claim by default, and can be',
  async (status) => {
    const claimed = { ...bought, claimId: libra.id };
    const over = { ...libra, status };
    const others = [peopleAnswers([]), answersOf(claims, { get: () => ({ claim: over }) })];
    const view = renderExpenses({ rows: [claimed], answers: answering(claimed), others });
    await view.user.click(await screen.findByRole('button', { name: add }));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'התקבל מהביטוח, לפי התביעה' });
    await waitFor(() => expect(box.checked).toBe(false));
    await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
    await waitFor(() => expect(view.asked('POST')[0]?.body).toMatchObject({ claimId: null }));
  },
);

test('A refund belongs to no claim if its expense has left the claim meanwhile: the hidden choice would be refused', async () => {
  const others = [peopleAnswers([]), answersOf(claims, { get: () => ({ claim: libra }) })];
  const view = renderExpenses({ rows: [{ ...bought, claimId: libra.id }], answers: answering(bought), others });
  await view.user.click(await screen.findByRole('button', { name: add }));
  await screen.findByRole('textbox', { name: 'כמה הוחזר' });
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'התקבל מהביטוח, לפי התביעה' })).toBeNull());
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')[0]?.body).toMatchObject({ claimId: null }));
});

test('The form asks nothing about a claim if the expense is in none', async () => {
  const view = renderExpenses({ rows: [bought], answers: { get }, others: [peopleAnswers([])] });
  await view.user.click(await screen.findByRole('button', { name: add }));
  await screen.findByRole('textbox', { name: 'כמה הוחזר' });
  expect(screen.queryByRole('checkbox', { name: /התביעה/ })).toBeNull();
});

test('Food is offered no claim while its pet has no insurer', async () => {
  const view = renderExpenses({ rows: [bought], answers: { get }, others: [peopleAnswers([])] });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת שק מזון/ }));
  await screen.findByRole('button', { name: 'שמירה' });
  expect(screen.queryByRole('button', { name: 'תביעה מהביטוח' })).toBeNull();
});

test('The form of a vet’s bill leads to a claim that begins with it', async () => {
  const view = renderExpenses({
    rows: [{ ...bought, category: 'vet' }],
    answers: { get },
    others: [peopleAnswers([])],
  });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת שק מזון/ }));
  await view.user.click(await screen.findByRole('button', { name: 'תביעה מהביטוח' }));
  await waitFor(() =>
    expect(view.router.state.location).toMatchObject({
      pathname: '/app/expenses/claims',
      search: `?add=1&petId=${kibble.petId}`,
    }),
  );
  expect(takePrefill('claims', kibble.petId)).toEqual({ expenseIds: [kibble.id] });
});

test('The form of a claimed expense leads to its claim', async () => {
  const claimed = { ...bought, claimId: libra.id };
  const view = renderExpenses({ rows: [claimed], answers: answering(claimed), others: [peopleAnswers([])] });
  await view.user.click(await screen.findByRole('button', { name: /^עריכת שק מזון/ }));
  await view.user.click(await screen.findByRole('button', { name: 'לתביעה שבה ההוצאה' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe(`/app/expenses/claims/${libra.id}`));
});
