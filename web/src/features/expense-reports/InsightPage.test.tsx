import { screen, waitFor, within } from '@testing-library/react';
import { expenseReports } from '@tzemed/contract/money/expense-reports';
import { expenses } from '@tzemed/contract/money/expenses';
import { pets } from '@tzemed/contract/pets/pets';
import { expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import InsightPage from './InsightPage.tsx';
import type { Insight } from './use-insight.ts';

const nth = (index: number) => `2026-${String(index + 1).padStart(2, '0')}`;
const year: Insight = {
  year: 2026,
  today: '2026-11-21',
  firstMonth: '2025-02',
  from: '2026-01-01',
  to: '2026-11-21',
  totalAmount: 13_621.1,
  count: 90,
  monthlyAverage: 1238.28,
  previous: { from: '2025-01-01', to: '2025-11-21', totalAmount: 12_260, count: 80 },
  months: Array.from({ length: 12 }, (_, index) => ({
    month: nth(index),
    totalAmount: index < 11 ? 1000.1 + index : 0,
    count: index < 11 ? 8 : 0,
    previousTotalAmount: 900,
  })),
  categories: [
    { category: 'food', totalAmount: 9000.1, count: 60, percent: 66, previousTotalAmount: 9000, cameBack: 0 },
    { category: 'vet', totalAmount: 4621, count: 30, percent: 34, previousTotalAmount: 0, cameBack: 0 },
  ],
  pets: [{ petId: bella.id, totalAmount: 13_621.1, count: 90, cameBack: 0, monthlyAverage: 1238.28 }],
  cameBack: 0,
  byClaims: 0,
  openClaims: { count: 0, claimed: 0, paid: 0 },
  forecast: {
    known: 500,
    written: 100,
    planned: 400,
    guessed: 13_000,
    pace: 1200,
    paceMonths: 12,
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index === 0 ? '2026-12' : `2027-${String(index).padStart(2, '0')}`,
      known: index === 0 ? 500 : 0,
      written: index === 0 ? 100 : 0,
      planned: index === 0 ? 400 : 0,
      guessed: 700,
    })),
  },
};

const show = (told: Insight = year, at = '/app/expenses/insight') =>
  renderScreen(<InsightPage />, {
    at,
    answers: [
      answersOf(pets, { list: () => ({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
      answersOf(expenseReports, { insight: ({ query }) => ({ ...told, year: Number(query?.year ?? told.year) }) }),
      answersOf(expenses, {
        list: () => ({
          expenses: [kibble],
          total: 14,
          page: 1,
          limit: 8,
          totalAmount: 1008.1,
          petCount: 1,
          months: { onPage: [], latest: [] },
        }),
      }),
    ],
  });
const month = (name: RegExp) => screen.findByRole('button', { name });
const listed = ({ requests }: ReturnType<typeof show>) =>
  requests.filter(({ path }) => path.startsWith('/expenses?')).map(({ path }) => path);

test('A year is said in four figures, beside the same days of the one before', async () => {
  show();
  const band = within(await screen.findByRole('region', { name: 'השנה במספרים' }));
  expect(
    band
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')),
  ).toEqual(['13,621 ₪', '12,260 ₪', '11% יותר', '1,238 ₪']);
});

test('A press on a month opens its rows, the largest first, and Esc closes them', async () => {
  const view = show();
  await view.user.click(await month(/^ספט׳ 2026/));
  const rows = within(await screen.findByRole('region', { name: 'ההוצאות שמאחורי ספטמבר 2026' }));
  await rows.findByText(/14 הוצאות/);
  expect(rows.getByText(kibble.description)).toBeTruthy();
  expect(listed(view)).toEqual(['/expenses?from=2026-09-01&to=2026-09-30&sort=-amount&limit=8']);
  expect(rows.getByRole('link', { name: 'לרשימה המלאה' }).getAttribute('href')).toBe(
    '/app/expenses?from=2026-09-01&to=2026-09-30',
  );
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: /שמאחורי/ })).toBeNull());
});

test('The running month is told as far as today, and what lies ahead is said as an estimate and cannot be pressed', async () => {
  const view = show();
  await view.user.click(await month(/^נוב׳ עד היום, 2026/));
  await waitFor(() => expect(listed(view)).toEqual(['/expenses?from=2026-11-01&to=2026-11-21&sort=-amount&limit=8']));
  expect(screen.queryByRole('button', { name: /^דצמ׳/ })).toBeNull();
  expect(screen.getByText(/^דצמ׳ 2026: הערכה, כ־/)).toBeTruthy();
});

test('Months are gone through by arrows, from the right to the left, and one is reached by Tab', async () => {
  const view = show();
  const [october, november] = [await month(/^אוק׳/), await month(/^נוב׳/)];
  expect([october.tabIndex, november.tabIndex]).toEqual([-1, 0]);
  november.focus();
  await view.user.keyboard('{Home}{End}');
  expect(document.activeElement).toBe(november);
  await view.user.keyboard('{Home}');
  expect(document.activeElement).toBe(await month(/^ינו׳/));
});

test('Each chart has a table behind it', async () => {
  const { user } = show();
  const [months, pets, ahead, categories] = await screen.findAllByRole('button', { name: 'כטבלה' });
  await user.click(months!);
  const table = within(screen.getByRole('table', { name: 'חודש אחר חודש' }));
  expect(table.getAllByRole('row')).toHaveLength(13);
  expect(table.getByRole('row', { name: /^דצמבר 2026 כ־/ })).toBeTruthy();
  await user.click(ahead!);
  expect(within(screen.getByRole('table', { name: '12 החודשים הבאים' })).getAllByRole('row')).toHaveLength(13);
  await user.click(categories!);
  expect(screen.getByRole('row', { name: /^מזון .*66%/ })).toBeTruthy();
  await user.click(pets!);
  expect(screen.getByRole('row', { name: /^בלה .*13,621\.10.*1,238\.28/ })).toBeTruthy();
  // There are no refunds, so the table does not show any.
  expect(screen.queryByRole('columnheader', { name: 'חזר' })).toBeNull();
  expect(screen.queryByText('אחרי החזרים')).toBeNull();
});

test('A category opens its rows of the year, and what is written and planned is split from guessed', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: /^וטרינר/ }));
  await waitFor(() =>
    expect(listed(view)).toEqual(['/expenses?from=2026-01-01&to=2026-11-21&category=vet&sort=-amount&limit=8']),
  );
  expect(screen.getByText('כבר רשומות בתאריך עתידי')).toBeTruthy();
  expect(screen.getByText('הוצאות קבועות')).toBeTruthy();
  expect(screen.getByText('לפי הקצב שלכם ב־12 החודשים האחרונים')).toBeTruthy();
});

test('The report covers one pet, or a past year', async () => {
  const view = show(year, `/app/expenses/insight?petId=${bella.id}`);
  await month(/^ספט׳/);
  expect(screen.queryByRole('heading', { name: 'לפי חיית מחמד' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'כל הבית' }));
  await screen.findByRole('heading', { name: 'לפי חיית מחמד' });
  expect(view.requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`/expenses/insight?petId=${bella.id}`, '/expenses/insight']),
  );
});

test('Before two months are known only the months are shown', async () => {
  show({ ...year, firstMonth: '2026-11', forecast: null });
  await screen.findByText('עוד מעט יהיה מה להשוות');
  expect(screen.getByRole('heading', { name: 'חודש אחר חודש' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'לפי קטגוריה' })).toBeNull();
});

test('Planned expenses show from the start, and are no estimate while there is no pace', async () => {
  const planned = { known: 400, written: 0, planned: 400, guessed: 0 };
  const nothing = { known: 0, written: 0, planned: 0, guessed: 0 };
  const months = year.forecast!.months.map(({ month }) =>
    Object.assign({ month }, month === '2026-12' ? planned : nothing),
  );
  show({ ...year, firstMonth: '2026-11', forecast: { ...planned, pace: 0, paceMonths: 0, months } });
  const ahead = within((await screen.findByRole('heading', { name: '12 החודשים הבאים' })).closest('section')!);
  expect(ahead.getByText('הוצאות קבועות')).toBeTruthy();
  expect(ahead.queryByText('הערכה')).toBeNull();
  expect(screen.getByText(/^דצמ׳ 2026: צפוי .*400/)).toBeTruthy();
});

test('A forecast of one pace is a sentence, without bars and without a table', async () => {
  const months = year.forecast!.months.map(({ month }) => ({ month, known: 0, written: 0, planned: 0, guessed: 1200 }));
  show({
    ...year,
    forecast: { known: 0, written: 0, planned: 0, guessed: 14_400, pace: 1200, paceMonths: 12, months },
  });
  const section = (await screen.findByRole('heading', { name: '12 החודשים הבאים' })).closest('section')!;
  const ahead = within(section);
  expect(withoutMarks(ahead.getByText(/בחודש/).textContent)).toMatch(
    /^כ־1,200\s₪ בחודש, לפי הקצב שלכם ב־12 החודשים האחרונים\.$/,
  );
  expect(section.querySelector('.ahead-bars')).toBeNull();
  expect(ahead.queryByRole('button', { name: 'כטבלה' })).toBeNull();
});

test('Sums below zero are said, and drawn as no bar; the year is held against the one before in shekels then', async () => {
  const months = year.months.map((one, index) => (index === 9 ? { ...one, totalAmount: -120.5 } : one));
  const categories = [
    { category: 'food', totalAmount: 200, count: 2, percent: 100, previousTotalAmount: 9000, cameBack: 0 },
    { category: 'vet', totalAmount: -320.5, count: 1, percent: 0, previousTotalAmount: 0, cameBack: 0 },
  ];
  show({ ...year, totalAmount: -120.5, months, categories });
  const october = await month(/^אוק׳ 2026: .*-120\.50/);
  expect(october.querySelector<HTMLElement>('[data-is="now"]')!.style.getPropertyValue('--share')).toBe('0');
  const band = within(screen.getByRole('region', { name: 'השנה במספרים' }));
  expect(withoutMarks(band.getAllByRole('definition')[2]!.textContent)).toMatch(/^12,381\s₪ פחות$/);
  const vet = screen.getByRole('button', { name: /וטרינר.*-321/ });
  expect(vet.querySelector('i')!.style.getPropertyValue('--share')).toBe('0');
  const food = screen.getByRole('button', { name: /מזון/ });
  expect(food.querySelector('i')!.style.getPropertyValue('--share')).toBe('1');
});

test('The header and the tables show spending and refunds, including those from insurers', async () => {
  const { user } = show({
    ...year,
    cameBack: 640,
    byClaims: 500,
    categories: year.categories.map((one) => (one.category === 'vet' ? { ...one, cameBack: 640 } : one)),
    pets: year.pets.map((one) => ({ ...one, cameBack: 640 })),
  });
  const band = within(await screen.findByRole('region', { name: 'השנה במספרים' }));
  const said = (name: string) =>
    withoutMarks(band.getByText(name).parentElement!.textContent).replaceAll('\u00a0', ' ');
  expect(said('שולם')).toBe('שולם14,261.10 ₪ ');
  expect(said('הוחזר')).toBe('הוחזר640.00 ₪ מתוכם מהביטוח: 500.00 ₪');
  expect(said('אחרי החזרים')).toBe('אחרי החזרים13,621.10 ₪ ');
  for (const swap of screen.getAllByRole('button', { name: 'כטבלה' })) await user.click(swap);
  expect(screen.getAllByRole('columnheader', { name: 'הוחזר' })).toHaveLength(2);
  expect(withoutMarks(screen.getByRole('row', { name: /^וטרינר/ }).textContent)).toMatch(/640\.00\s₪$/);
  expect(withoutMarks(screen.getByRole('row', { name: /^בלה/ }).textContent)).toMatch(/640\.00\s₪$/);
});

test('Open claims are shown, and link to the list of claims', async () => {
  show({ ...year, openClaims: { count: 2, claimed: 1240, paid: 300 } }, `/app/expenses/insight?petId=${bella.id}`);
  const link = await screen.findByRole('link', { name: /^שתי תביעות ביטוח פתוחות/ });
  expect(withoutMarks(link.textContent).replaceAll('\u00a0', ' ')).toBe(
    'שתי תביעות ביטוח פתוחות, על סך 1,240.00 ₪, התקבלו עד כה 300.00 ₪',
  );
  expect(link.getAttribute('href')).toBe(`/app/expenses/claims?petId=${bella.id}`);
});

test('A year that was kept on the device before there were claims is shown as it is', async () => {
  const { cameBack: _back, byClaims: _by, openClaims: _open, ...kept } = year;
  show(kept as Insight);
  expect(await screen.findByRole('region', { name: 'השנה במספרים' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /תביע/ })).toBeNull();
});
