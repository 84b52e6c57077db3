import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Settlement } from '@tzemed/contract/money/settlements';
import { withoutMarks } from '../../lib/format.ts';
import { Refusal } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { fullHome } from '../../testing/household-fixtures.ts';
import { bare, given, owing, renderSettlements } from '../../testing/render-settlements.tsx';

const today = dayOf(new Date());
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;
const text = (element: HTMLElement) => withoutMarks(element.textContent).replaceAll('\u00a0', ' ');

test('A debt is a sentence, and one press records its payment, which can be undone', async () => {
  const view = renderSettlements();
  const left = (await screen.findByRole('heading', { name: 'מי מעביר למי' })).closest('section')!;
  expect(text(await within(left).findByText(/לקבל/))).toBe('לקבל 120.00 ₪ מאת אורי');
  await view.user.click(within(left).getByRole('button', { name: /^הועבר/ }));
  await view.user.click(await screen.findByRole('button', { name: 'ביטול ההוספה' }));
  await screen.findByText('ההוספה בוטלה');
  const body = { householdId: fullHome.id, fromId: 'uri', toId: dana.id, amount: 120, date: today };
  expect(view.changes()).toEqual([
    ['POST', '/settlements', expect.objectContaining(body)],
    ['DELETE', '/settlements/new', undefined],
  ]);
});

test('A second press before the balances reload records the payment once; once undone, it can be recorded again', async () => {
  const view = renderSettlements();
  const done = await screen.findByRole('button', { name: /^הועבר/ });
  await view.user.click(done);
  await screen.findByText('ההעברה נרשמה');
  await view.user.click(done);
  await view.user.click(await screen.findByRole('button', { name: 'ביטול ההוספה' }));
  await screen.findByText('ההוספה בוטלה');
  await view.user.click(done);
  await screen.findByText('ההעברה נרשמה');
  expect(view.changes().map(([method]) => method)).toEqual(['POST', 'DELETE', 'POST']);
});

describe('Payment that another person has recorded first', () => {
  const pressed = async (last: Settlement | undefined, past: Settlement[] = []) => {
    const refuse = () => {
      const current = last && { settlement: last };
      throw new Refusal(409, { message: 'היתרה השתנתה בינתיים', error: 'owedOtherwise', current });
    };
    const view = renderSettlements({ refuse, past });
    await screen.findByText(/^לקבל .*מאת .?אורי/);
    await view.user.click(await screen.findByRole('button', { name: /^הועבר/ }));
    return view;
  };
  const byUri = () => ({
    ...given,
    id: 'first',
    version: 1,
    amount: 120,
    updatedBy: 'uri',
    updatedAt: new Date().toISOString(),
  });

  test('is not recorded again; the message names the person and the time, and the balances reload', async () => {
    const view = await pressed(byUri());
    expect(text(await screen.findByText(/^ההעברה כבר נרשמה/))).toBe(
      'ההעברה כבר נרשמה עכשיו על ידי אורי, ולא נרשמה שוב',
    );
    const body = { fromId: 'uri', toId: dana.id, amount: 120, asOwed: true };
    expect(view.changes()).toEqual([['POST', '/settlements', expect.objectContaining(body)]]);
    const asked = () => view.requests.filter(({ path }) => path === '/settlements/balances');
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  test('may have been oneself, on another device', async () => {
    await pressed({ ...byUri(), updatedBy: dana.id });
    expect(await screen.findByText(/^כבר רשמתם את ההעברה הזאת עכשיו/)).toBeTruthy();
  });

  test('is not one that was known already: the message then says that another sum is owed', async () => {
    const others: [Settlement | undefined, Settlement[]][] = [
      [undefined, []],
      [byUri(), [byUri()]],
      [{ ...byUri(), amount: 50 }, []],
    ];
    for (const [last, past] of others) {
      const { unmount } = await pressed(last, past);
      expect(await screen.findByText(/^היתרה השתנתה בינתיים/)).toBeTruthy();
      unmount();
    }
  });
});

test('Focus on a recorded payment moves to what is left', async () => {
  const [gone, stays] = [owing.transfers[0]!, { fromId: 'uri', toId: 'other', amount: 7 }];
  const balances = [{ ...owing, transfers: [gone, stays] }];
  const view = renderSettlements({ balances });
  const [done] = await screen.findAllByRole('button', { name: /^הועבר/ });
  balances[0] = { ...owing, transfers: [stays] };
  done!.focus();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^הועבר/ })).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'מי מעביר למי' }));
});

test('The balances are a table of what each person has paid and their share', async () => {
  renderSettlements({
    balances: [
      {
        ...owing,
        people: [
          { ...owing.people[0]!, received: 40, balance: 80 },
          { ...owing.people[1]!, sent: 40, balance: -80 },
          { userId: 'gone', isOwner: false, paid: 1, share: 1, sent: 0, received: 0, balance: 0 },
        ],
      },
    ],
  });
  const table = await screen.findByRole('table', { name: 'מי שילם מה' });
  const rows = within(table).getAllByRole('row');
  expect(within(rows[0]!).getAllByRole('columnheader').map(text)).toEqual([
    'שם',
    'שולם',
    'החלק בהוצאות',
    'הועבר והתקבל',
    'המצב עכשיו',
  ]);
  await within(table).findByText('דנה כהן');
  for (const [n, said] of [
    [1, ['400.00 ₪', '280.00 ₪', 'התקבלו 40.00 ₪', 'לקבל 80.00 ₪']],
    [2, ['160.00 ₪', '280.00 ₪', 'הועברו 40.00 ₪', 'להעביר 80.00 ₪']],
    [3, ['1.00 ₪', '1.00 ₪', '–', 'מאוזן']],
  ] as const) {
    const cells = within(rows[n]!).getAllByRole('cell').map(text);
    said.forEach((one, at) => expect(cells[at]).toContain(one));
  }
  expect(within(rows[3]!).getByText('לא מבעלי הבית')).toBeDefined();
});

test('Another sum than what is owed is noted in the form, which begins with that', async () => {
  const view = renderSettlements();
  await view.user.click(await screen.findByRole('button', { name: /^סכום אחר/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByLabelText('סכום');
  expect(valueOf(amount)).toBe('120.00');
  await view.user.clear(amount);
  await view.user.type(amount, '50');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההעברה נרשמה');
  const body = { householdId: fullHome.id, fromId: 'uri', toId: dana.id, amount: 50, date: today };
  expect(view.changes()).toEqual([['POST', '/settlements', expect.objectContaining(body)]]);
});

test('A refusal is shown at its field, and the typed text stays', async () => {
  const view = renderSettlements({
    refuse: () => {
      throw new Refusal(422, {
        message: 'יש שגיאות בטופס',
        error: 'validation',
        errors: { toId: 'בחרו שני אנשים שונים' },
      });
    },
  });
  await view.user.click(await screen.findByRole('button', { name: /^סכום אחר/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(await dialog.findByLabelText('הערות'), 'במזומן');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('בחרו שני אנשים שונים')).toBeDefined();
  expect(valueOf(dialog.getByLabelText('הערות'))).toBe('במזומן');
});

test('A past payment is edited, deleted and restored', async () => {
  const view = renderSettlements({ past: [given], balances: [{ ...owing, transfers: [] }] });
  const past = within((await screen.findByRole('heading', { name: 'העברות שנרשמו' })).closest('section')!);
  expect(await past.findByText('קיבלתם מאת אורי')).toBeDefined();
  expect(past.getByText('בביט')).toBeDefined();
  await view.user.click(past.getByText('עריכה'));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByLabelText('סכום');
  await view.user.clear(amount);
  await view.user.type(amount, '45');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההעברה עודכנה');
  await view.user.click(past.getByText('מחיקה'));
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await view.user.click(await screen.findByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('ההעברה שוחזרה');
  expect(view.changes().map(([method, path]) => [method, path])).toEqual([
    ['PUT', '/settlements/given'],
    ['DELETE', '/settlements/given'],
    ['POST', '/settlements/given/restore'],
  ]);
});

test('A payment that was deleted meanwhile is reported once, and is restored as typed', async () => {
  const answers = [new Refusal(404, { message: 'לא נמצא' })];
  const refuse = () => {
    const next = answers.shift();
    if (next) throw next;
  };
  const view = renderSettlements({ past: [given], balances: [{ ...owing, transfers: [] }], refuse });
  const past = within((await screen.findByRole('heading', { name: 'העברות שנרשמו' })).closest('section')!);
  await past.findByText('קיבלתם מאת אורי');
  await view.user.click(past.getByText('עריכה'));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(await dialog.findByLabelText('הערות'), '!');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect((await dialog.findByText(/^ההעברה נמחקה/)).textContent).toBe('ההעברה נמחקה בינתיים. מה שכתבתם עדיין כאן.');
  await view.user.click(dialog.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  await screen.findByText('ההעברה עודכנה');
  expect(view.changes().at(-1)?.[2]).toMatchObject({ notes: 'בביט!' });
});

test('Even is said where nobody owes anything', async () => {
  renderSettlements({ balances: [{ ...owing, transfers: [] }] });
  expect(await screen.findByRole('heading', { name: 'הכול מאוזן' })).toBeDefined();
});

test('A user who is alone is told what settlements are for, and led to inviting', async () => {
  renderSettlements({ balances: [{ ...bare, people: bare.people.slice(0, 1) }] });
  expect(await screen.findByRole('heading', { name: 'מתחשבנים כשיש עם מי' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'הזמנה לבית' }).getAttribute('href')).toBe('/app/home');
  expect(screen.queryByRole('button', { name: 'רישום העברה' })).toBeNull();
});

test('The page without counted expenses explains how they count, and which do not say who paid', async () => {
  renderSettlements({ balances: [{ ...bare, unsaid: { totalAmount: 300, count: 12 } }] });
  expect(await screen.findByRole('heading', { name: 'עוד אין על מה להתחשבן' })).toBeDefined();
  expect(text(screen.getByText(/^ב־12 הוצאות/))).toBe('ב־12 הוצאות, בסך 300.00 ₪, לא צוין מי שילם. הן לא נספרות כאן.');
  expect(screen.getByRole('link', { name: 'הצגת ההוצאות' }).getAttribute('href')).toBe('/app/expenses?paidBy=none');
});
