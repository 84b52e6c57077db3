import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderExpenses as show } from '../../testing/render-expenses.tsx';
import { closeFilters, openFilters } from '../../testing/filter-sheet.ts';

type View = ReturnType<typeof show>;
const lastList = ({ requests }: View) => requests.findLast(({ path }) => path.startsWith('/expenses?'))?.path;
const search = ({ router }: View) => router.state.location.search;
const press = async ({ user }: View, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

fixClockToSaturday();

test('A span that is asked for often is one press, and Back takes it back', async () => {
  const view = show();
  await press(view, 'החודש');
  expect(search(view)).toBe('?from=2026-11-01&to=2026-11-30');
  await waitFor(() => expect(lastList(view)).toBe('/expenses?from=2026-11-01&to=2026-11-30&page=1&limit=20'));
  expect(screen.getByRole('button', { name: 'החודש' }).getAttribute('aria-pressed')).toBe('true');
  await press(view, '3 חודשים');
  expect(search(view)).toBe('?from=2026-09-01&to=2026-11-30');
  await view.router.navigate(-1);
  expect(search(view)).toBe('?from=2026-11-01&to=2026-11-30');
  await view.router.navigate(-1);
  expect(search(view)).toBe('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'הכול' }).getAttribute('aria-pressed')).toBe('true'));
});

test('A day that is typed on is one choice, however many days it was on the way', async () => {
  const view = show();
  const sheet = await openFilters(view.user);
  await press(view, 'תאריכים אחרים');
  await view.user.click(await sheet.findByRole('button', { name: /מתאריך/ }));
  const from = await sheet.findByRole('group', { name: 'מתאריך' });
  await view.user.click(within(from).getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('01112026');
  await waitFor(() => expect(lastList(view)).toContain('from=2026-11-01'));
  await view.user.click(within(from).getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await closeFilters(view.user);
  await waitFor(() => expect(search(view)).toBe('?from=2026-11-04'));
  await view.router.navigate(-1);
  expect(search(view)).toBe('');
});

test('Choices in the sheet apply at once, and are one history step after it closes', async () => {
  const view = show();
  await press(view, 'סינון');
  const sheet = within(await screen.findByRole('dialog', { name: 'סינון' }));
  await view.user.click(sheet.getByRole('button', { name: 'מיצי' }));
  await view.user.click(sheet.getByRole('button', { name: 'תרופות' }));
  await view.user.click(sheet.getByRole('button', { name: 'מהיקרה לזולה' }));
  await waitFor(() =>
    expect(lastList(view)).toBe(`/expenses?petId=${mitzi.id}&sort=-amount&category=medicine&page=1&limit=20`),
  );
  expect(search(view)).toBe('');
  // A second press lets go.
  await view.user.click(sheet.getByRole('button', { name: 'תרופות' }));
  await view.user.click(await sheet.findByRole('button', { name: 'הצגת 42 הוצאות' }));
  await waitFor(() => expect(search(view)).toBe(`?petId=${mitzi.id}&sort=-amount`));
  expect(screen.queryByRole('dialog', { name: 'סינון' })).toBeNull();
  await view.router.navigate(-1);
  expect(search(view)).toBe('');
});

test('The sheet says that nothing matches, and stays open', async () => {
  const view = show({
    answers: {
      list: ({ query }) => ({
        expenses: query?.category ? [] : [kibble],
        total: query?.category ? 0 : 1,
        page: 1,
        limit: 20,
        totalAmount: 0,
        petCount: 1,
        months: { onPage: [], latest: [] },
      }),
    },
  });
  await press(view, 'סינון');
  const sheet = within(await screen.findByRole('dialog', { name: 'סינון' }));
  await view.user.click(await sheet.findByRole('button', { name: 'הצגת הוצאה אחת' }));
  await press(view, 'סינון');
  const again = within(await screen.findByRole('dialog', { name: 'סינון' }));
  await view.user.click(again.getByRole('button', { name: 'צעצועים' }));
  await view.user.click(await again.findByRole('button', { name: 'אין הוצאות כאלה' }));
  await view.user.click(again.getByRole('button', { name: 'ניקוי הסינון' }));
  expect(await again.findByRole('button', { name: 'הצגת הוצאה אחת' })).toBeTruthy();
});

test('Active filters are named, and a press removes each', async () => {
  const view = show({ at: `?petId=${bella.id}&category=food&from=2026-11-02` });
  const off = (name: string) => `הסרת הסינון: ${name}`;
  await screen.findByRole('button', { name: off('בלה') });
  expect(screen.getByRole('button', { name: /^סינון/ }).textContent).toBe('סינון3');
  await press(view, off('מזון'));
  expect(search(view)).toBe(`?petId=${bella.id}&from=2026-11-02`);
  await press(view, off('מ־02.11.2026'));
  expect(search(view)).toBe(`?petId=${bella.id}`);
  await press(view, off('בלה'));
  expect(search(view)).toBe('');
  await waitFor(() => expect(screen.getByRole('button', { name: /^סינון/ }).textContent).toBe('סינון'));
});

test('A last day before the first is not asked for, and what is chosen does not name it', async () => {
  const view = show({ at: '?from=2026-11-05&to=2026-11-01' });
  await screen.findByRole('button', { name: 'הסרת הסינון: מ־05.11.2026' });
  expect(lastList(view)).toBe('/expenses?from=2026-11-05&page=1&limit=20');
  expect(screen.queryByRole('button', { name: /^הסרת הסינון.*עד/ })).toBeNull();
});

test('A word that is no day says so in a filter once it is left, and goes when the filter changes', async () => {
  const view = show({ at: '?from=2026-11-02' });
  const sheet = await openFilters(view.user);
  const from = await sheet.findByRole('group', { name: 'מתאריך' });
  await view.user.click(within(from).getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('בקרוב');
  expect(screen.queryByText('תאריך לא תקין')).toBeNull();
  await view.user.tab();
  await screen.findByText('תאריך לא תקין');
  expect(search(view)).toBe('?from=2026-11-02');
  await view.user.click(sheet.getByRole('button', { name: 'החודש' }));
  await waitFor(() => expect(screen.queryByText('תאריך לא תקין')).toBeNull());
  expect(screen.queryByDisplayValue('בקרוב')).toBeNull();
});

test('A head sorts by its column, then the other way round; months are headed only in the order of days', async () => {
  const view = show();
  const head = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  const month = await screen.findByRole('rowheader', { name: /נובמבר 2026/ });
  // Read with its two rows.
  expect(within(month.closest('tbody')!).getAllByRole('row')).toHaveLength(3);
  expect(withoutMarks(month.textContent)).toMatch(/1,289\.90/);
  expect([head('תאריך'), head('סכום')]).toEqual(['descending', 'none']);
  await press(view, 'סכום');
  expect(search(view)).toBe('?sort=-amount');
  await waitFor(() => expect([head('תאריך'), head('סכום')]).toEqual(['none', 'descending']));
  expect(screen.queryByRole('rowheader')).toBeNull();
  await press(view, 'סכום');
  expect(search(view)).toBe('?sort=amount');
  expect(head('סכום')).toBe('ascending');
  await press(view, 'תאריך');
  expect(search(view)).toBe('');
  expect(screen.queryByRole('button', { name: 'ניקוי הסינון' })).toBeNull();
});
