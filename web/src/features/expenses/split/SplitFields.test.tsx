import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { type Expense, expenseFieldsOn } from '@tzemed/contract/money/expenses';
import { people } from '@tzemed/contract/sharing/people';
import { withoutMarks } from '../../../lib/format.ts';
import { answersOf, Refusal } from '../../../testing/fake-api.ts';
import { bella, mitzi } from '../../../testing/pet-fixtures.ts';
import { kibble } from '../../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { renderExpenses } from '../../../testing/render-expenses.tsx';
import { partsGoing } from './split-form.ts';

fixClockToSaturday();
// Loads the lazy code first: its first load takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('../../../ui/overlay/overlay-components.ts'), import('../form/ExpenseOrRefundForm.tsx')]),
);

const luna = { ...mitzi, id: 'luna', name: 'לונה' };
const part = {
  ...kibble,
  amount: 100,
  together: [{ id: 'other', petId: mitzi.id, amount: 200, refunded: 0, version: 4 }],
};

async function begin() {
  const view = renderExpenses({ at: '?add=1', rows: [part] });
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), 'חול');
  await view.user.type(screen.getByRole('textbox', { name: 'סכום' }), '100');
  await view.choose(/קטגוריה/, 'ציוד');
  // Nobody is asked who else before it is said for whom.
  expect(screen.queryByRole('button', { name: 'עוד חיות' })).toBeNull();
  await view.choose(/חיית מחמד/, 'בלה');
  await view.user.click(screen.getByRole('button', { name: 'עוד חיות' }));
  const others = within(screen.getByRole('group', { name: 'גם עבור' }));
  expect(document.activeElement).toBe(others.getByRole('button', { name: 'מיצי' }));
  await view.user.click(others.getByRole('button', { name: 'מיצי' }));
  return view;
}
const saved = async (view: Awaited<ReturnType<typeof begin>>) => {
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')).toHaveLength(1));
  return (view.asked('POST')[0]!.body as { parts: unknown }).parts;
};

test('An expense for two pets is divided equally, and the form says so before saving', async () => {
  const view = await begin();
  expect(withoutMarks(screen.getByText(/בלה: /).textContent)).toMatch(/בלה: 50\.00.*מיצי: 50\.00/);
  expect(await saved(view)).toEqual([{ petId: bella.id }, { petId: mitzi.id }]);
  expect(await screen.findByText('נוספו שתי הוצאות')).toBeTruthy();
});

test('A split expense cannot become an expense plan, which has one pet', async () => {
  const view = await begin();
  await view.user.click(screen.getByText('עוד פרטים'));
  expect(screen.queryByRole('button', { name: 'חוזרת כל חודש' })).toBeNull();
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  expect(screen.getByRole('button', { name: 'חוזרת כל חודש' })).toBeTruthy();
});

test('The form shows the amount left to divide while the user types, and does not send parts that do not add up', async () => {
  const view = await begin();
  const how = screen.getByRole('group', { name: 'איך מתחלק הסכום' });
  await view.user.click(within(how).getByRole('radio', { name: 'באחוזים' }));
  await view.user.type(within(how).getByRole('textbox', { name: 'בלה' }), '70');
  expect(withoutMarks(how.textContent)).toContain('נותרו לחלוקה 30%');
  await view.user.type(within(how).getByRole('textbox', { name: 'מיצי' }), '31');
  expect(withoutMarks(how.textContent)).toContain('חולקו 1% יותר מדי');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('האחוזים צריכים להסתכם ב־100')).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
  await view.user.type(within(how).getByRole('textbox', { name: 'מיצי' }), '{Backspace}0');
  expect(await saved(view)).toEqual([
    { petId: bella.id, percent: 70 },
    { petId: mitzi.id, percent: 30 },
  ]);
});

test('A row says of what it is a part, and its form edits that part, or the whole purchase', async () => {
  const view = renderExpenses({ rows: [part] });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  expect(withoutMarks(row.textContent)).toContain('חלק מתוך 300.00');
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'סכום' });
  expect(amount.value).toBe('100.00');
  await view.user.click(screen.getByRole('radio', { name: 'הקנייה כולה' }));
  expect(amount.value).toBe('300.00');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(1));
  expect(view.asked('PUT')[0]!.body).toMatchObject({
    amount: 300,
    parts: [
      { petId: bella.id, amount: 100 },
      { petId: mitzi.id, amount: 200 },
    ],
    // Versions from the start of the edit: changes made meanwhile are not undone.
    together: [{ id: 'other', version: 4 }],
  });
});

test('A part that is edited alone sends no parts', async () => {
  const view = renderExpenses({ rows: [part] });
  await view.user.click(
    within(await screen.findByRole('row', { name: /שק מזון/ })).getByRole('button', { name: /^עריכת/ }),
  );
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(1));
  const body = view.asked('PUT')[0]!.body as object;
  expect(body).toMatchObject({ amount: 100, description: `${kibble.description}!` });
  expect(Object.keys(body).filter((name) => ['parts', 'petIds', 'together', 'isWhole'].includes(name))).toEqual([]);
});

/** Answers a request by id with the listed row. */
const getOf = (row: Expense) => (asked: { params: { id: string } }) => {
  if (asked.params.id !== row.id) throw new Refusal(404, { message: 'לא נמצא' });
  return { expense: row };
};

/** The form of all of the purchase, in which a pet is left out; what is asked anew of it is answered as in the list. */
async function leaveOut({ rows = [part], answers, ...given }: Parameters<typeof renderExpenses>[0] = {}) {
  const view = renderExpenses({ rows, answers: { get: getOf(rows[0]!), ...answers }, ...given });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  await view.user.click(await screen.findByRole('radio', { name: 'הקנייה כולה' }));
  await view.user.type(screen.getByRole('textbox', { name: 'תיאור' }), '!');
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  return view;
}
const asked = async () => within(await screen.findByRole('alertdialog'));

test('Leaving a pet out of a purchase names the deleted part and its refunds before saving', async () => {
  const [other] = part.together;
  const view = await leaveOut({ rows: [{ ...part, together: [{ ...other!, refunded: 50 }] }] });
  const question = await asked();
  expect(withoutMarks(question.getByText(/החלק של/).textContent).replaceAll('\u00a0', ' ')).toBe(
    'החלק של מיצי (200.00 ₪) יימחק, וגם מה שהוחזר עליו (50.00 ₪).',
  );
  expect(view.asked('PUT')).toEqual([]);
  await view.user.click(question.getByRole('button', { name: 'שמירה ומחיקה' }));
  await screen.findByText('ההוצאה עודכנה');
  expect(view.asked('PUT').map(({ body }) => body)).toMatchObject([{ parts: [{ petId: bella.id }], amount: 300 }]);
});

test('The question includes refunds added while the form was open', async () => {
  const [other] = part.together;
  const now = { ...part, together: [{ ...other!, refunded: 50 }] };
  await leaveOut({ answers: { get: getOf(now) } });
  const question = await asked();
  expect(withoutMarks(question.getByText(/החלק של/).textContent)).toMatch(/וגם מה שהוחזר עליו \(50/);
});

test('Cancelling keeps typed text, and the next save asks again', async () => {
  const view = await leaveOut();
  const question = await asked();
  expect(withoutMarks(question.getByText(/החלק של/).textContent)).not.toContain('שהוחזר');
  await view.user.click(question.getByRole('button', { name: 'ביטול' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'תיאור' }).value).toBe(`${kibble.description}!`);
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(view.asked('PUT')).toEqual([]);
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההוצאה עודכנה');
});

test('All of a purchase is what one may edit of it', async () => {
  const seen = { ...mitzi, permissions: { ...mitzi.permissions, expenses: 'view' as const } };
  const ofLuna = { id: 'third', petId: luna.id, amount: 7, refunded: 0, version: 1 };
  const view = renderExpenses({
    rows: [{ ...part, together: [...part.together, ofLuna] }],
    owned: [bella, seen, luna],
  });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  await view.user.click(await screen.findByRole('radio', { name: 'הקנייה כולה' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההוצאה עודכנה');
  expect(view.asked('PUT').map(({ body }) => body)).toMatchObject([
    { amount: 107, parts: [{ petId: bella.id }, { petId: luna.id }] },
  ]);
});

test('The first of two parts for the same pet stays, and the refunds of the other are reported', () => {
  const [one, two] = [
    { id: 'one', petId: mitzi.id, amount: 5, refunded: 0, version: 1 },
    { id: 'two', petId: mitzi.id, amount: 7, refunded: 0, version: 1 },
  ];
  const values = { ...kibble, petIds: [mitzi.id], isWhole: true };
  expect(partsGoing({ ...values, together: [one, two] })).toEqual([]);
  const refunded = { ...two, refunded: 3 };
  expect(partsGoing({ ...values, together: [one, refunded] })).toEqual([refunded]);
  expect(partsGoing({ ...values, isWhole: false, petIds: [], together: [one, refunded] })).toEqual([]);
});

describe('An edit of all of a purchase that somebody was faster at', () => {
  const yossi = { id: '01980b1e-7c00-7000-8000-00000000000b', name: 'יוסי לוי', isHere: true, profilePicture: null };
  const [other] = part.together;
  /** Mitzi's part, as Yossi has left it a minute ago. */
  const ofYossi = (): Expense => ({
    ...kibble,
    id: 'other',
    petId: mitzi.id,
    amount: 231,
    version: 5,
    updatedBy: yossi.id,
    updatedAt: new Date(Date.now() - 65_000).toISOString(),
  });
  const now = { ...part, together: [{ ...other!, amount: 231, version: 5 }] };

  async function meet(
    stands: Expense,
    faster: Expense | Refusal | undefined,
    typed: string,
    given: Parameters<typeof renderExpenses>[0] = {},
  ) {
    const view = renderExpenses({
      rows: [part],
      ...given,
      others: [answersOf(people, { list: () => ({ people: [yossi], sharedPetIds: [] }) })],
      answers: {
        get: ({ params }) => {
          if (faster instanceof Refusal) throw faster;
          if (!faster || params.id !== faster.id) throw new Refusal(404, { message: 'לא נמצא' });
          return { expense: faster };
        },
        update: ({ body }) => {
          const seen = body.together?.map(({ version }) => version);
          if (JSON.stringify(seen) === JSON.stringify(stands.together.map(({ version }) => version)))
            return { expense: stands };
          throw new Refusal(409, { message: 'מישהו שמר שינויים', error: 'stale', current: { expense: stands } });
        },
      },
    });
    const row = await screen.findByRole('row', { name: /שק מזון/ });
    await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
    await view.user.click(await screen.findByRole('radio', { name: 'הקנייה כולה' }));
    await view.user.type(screen.getByRole('textbox', { name: 'תיאור' }), typed);
    await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
    return view;
  }
  const save = (view: Awaited<ReturnType<typeof meet>>) =>
    view.user.click(screen.getByRole('button', { name: 'שמירת הבחירה' }));
  const text = (element: Element | null | undefined) =>
    withoutMarks(element?.textContent ?? '').replaceAll('\u00a0', ' ');

  test('names the other person at their part, and is saved over it', async () => {
    const view = await meet(now, ofYossi(), '!');
    const dialog = await screen.findByRole('dialog', { name: 'השינויים של יוסי נשמרו לפניכם' });
    expect(text(dialog)).toContain('נשמר לפני דקה');
    expect(text(dialog)).toContain('331.00 ₪ · בלה 100.00 ₪ · מיצי 231.00 ₪');
    await save(view);
    await screen.findByText('ההוצאה עודכנה');
    expect(view.asked('PUT').at(-1)!.body).toMatchObject({
      description: `${kibble.description}!`,
      amount: 331,
      parts: [
        { petId: bella.id, amount: 100 },
        { petId: mitzi.id, amount: 231 },
      ],
      together: [{ id: 'other', version: 5 }],
    });
  });

  test.each(expenseFieldsOn.list)('chooses where it would undo the %s that only their part has', async (name) => {
    const view = await meet(now, { ...ofYossi(), [name]: 'רק של מיצי' }, '!');
    const choice = await screen.findByRole('radiogroup', { name: new RegExp(`^${expenseFieldNames[name].he}`) });
    await view.user.click(within(choice).getByRole('radio', { name: /^שלכם/ }));
    await save(view);
    await screen.findByText('ההוצאה עודכנה');
    expect((view.asked('PUT').at(-1)!.body as Expense)[name] ?? '').toBe('');
  });

  test('saves nothing on top of a part that can’t be had just now', async () => {
    const view = await meet(now, new Refusal(500, { message: 'משהו השתבש' }), '!');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'תיאור' }).value).toBe(`${kibble.description}!`);
    expect(view.asked('PUT')).toHaveLength(1);
  });

  describe('another part is view-only', () => {
    const seen = { ...luna, permissions: { ...luna.permissions, expenses: 'view' as const } };
    const third = { id: 'third', petId: luna.id, amount: 7, refunded: 0, version: 1 };
    const given = { rows: [{ ...part, together: [other!, third] }], owned: [bella, mitzi, seen] };

    test('is saved again if the view-only part was deleted, which is no concern of this edit', async () => {
      const view = await meet(part, undefined, '!', given);
      await screen.findByText('ההוצאה עודכנה');
      expect(view.asked('PUT').map(({ body }) => body)).toMatchObject([
        { together: [{ id: 'other' }, { id: 'third' }] },
        { together: [{ id: 'other', version: 4 }], amount: 300 },
      ]);
      expect((view.asked('PUT')[1]!.body as { together: object[] }).together).toHaveLength(1);
    });

    test('shows the other changes, and saves the choice made then', async () => {
      const view = await meet(now, ofYossi(), '!', given);
      await screen.findByRole('dialog', { name: 'השינויים של יוסי נשמרו לפניכם' });
      await save(view);
      await screen.findByText('ההוצאה עודכנה');
      expect((view.asked('PUT')[1]!.body as { together: object[] }).together).toEqual([{ id: 'other', version: 5 }]);
    });
  });

  test('asks once what goes, though it has to be sent again', async () => {
    let times = 0;
    const view = await leaveOut({
      answers: {
        update: () => {
          if (times++ > 0) return { expense: part };
          throw new Refusal(409, {
            message: 'מישהו שמר שינויים',
            error: 'stale',
            current: { expense: { ...part, version: part.version + 1 } },
          });
        },
      },
    });
    await view.user.click((await asked()).getByRole('button', { name: 'שמירה ומחיקה' }));
    await screen.findByText('ההוצאה עודכנה');
    expect(times).toBe(2);
  });

  test('reports that a part was deleted, whoever deleted it', async () => {
    const third = { id: 'third', petId: luna.id, amount: 7, refunded: 0, version: 1 };
    await meet({ ...part, together: [third] }, undefined, '!');
    const dialog = await screen.findByRole('dialog', { name: 'נשמרו כאן שינויים ממקום אחר' });
    expect(text(dialog)).not.toContain('נשמר לפני');
  });
});

async function askToDelete(given: Parameters<typeof renderExpenses>[0] = {}) {
  const view = renderExpenses({ rows: [part], ...given });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^מחיקת/ }));
  return { ...view, question: within(await screen.findByRole('alertdialog')) };
}
const deleted = (view: Pick<Awaited<ReturnType<typeof begin>>, 'asked'>) =>
  view.asked('DELETE').map(({ path }) => path);

test('Deleting a part offers to delete the whole purchase, which is restored as a whole', async () => {
  const view = await askToDelete({ answers: { removeTogether: () => undefined } });
  expect(view.question.getByText(/מה למחוק\?/)).toBeTruthy();
  await view.user.click(view.question.getByRole('button', { name: 'הקנייה כולה' }));
  expect(await screen.findByText('הקנייה נמחקה')).toBeTruthy();
  expect(deleted(view)).toEqual([`/expenses/${part.id}/together`]);
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByText('הקנייה שוחזרה')).toBeTruthy();
  const restored = view.requests.flatMap(({ path }) => /^\/expenses\/(.+)\/restore$/.exec(path)?.[1] ?? []);
  expect(restored).toEqual([part.id, 'other']);
});

test('A part is deleted alone where that is chosen', async () => {
  const view = await askToDelete();
  await view.user.click(view.question.getByRole('button', { name: 'רק החלק של בלה' }));
  expect(await screen.findByText('ההוצאה נמחקה')).toBeTruthy();
  expect(deleted(view)).toEqual([`/expenses/${part.id}`]);
});

test('A user who may edit none of the other parts is asked about this part alone', async () => {
  const seen = { ...mitzi, permissions: { ...mitzi.permissions, expenses: 'view' as const } };
  const { question } = await askToDelete({ owned: [bella, seen] });
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ביטול', 'מחיקה']);
});

test('An error of parts that are not visible shows above the buttons', async () => {
  const message = 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה';
  const view = renderExpenses({
    rows: [part],
    answers: {
      get: getOf(part),
      update: () => {
        throw new Refusal(422, { message: 'לא', errors: { parts: message } });
      },
    },
  });
  const row = await screen.findByRole('row', { name: /שק מזון/ });
  await view.user.click(within(row).getByRole('button', { name: /^עריכת/ }));
  await view.user.click(await screen.findByRole('radio', { name: 'הקנייה כולה' }));
  await view.user.click(within(screen.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await view.user.click((await asked()).getByRole('button', { name: 'שמירה ומחיקה' }));
  expect((await screen.findByText(message)).role).toBe('alert');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'סכום' }).value).toBe('300.00');
});
