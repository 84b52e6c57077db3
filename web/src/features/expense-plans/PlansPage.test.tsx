import { screen, waitFor, within } from '@testing-library/react';
import { expensePlan, expensePlans, type ExpensePlan } from '@tzemed/contract/money/expense-plans';
import { people } from '@tzemed/contract/sharing/people';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { beforeAll, expect, test } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { peopleAnswers, yoav } from '../../testing/people-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderList } from '../../testing/render-list.tsx';
import PlansPage from './PlansPage.tsx';

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(() => Promise.all([import('../../ui/overlay/overlay-components.ts'), import('./PlanForm.tsx')]));

const insurance: ExpensePlan = buildRow(expensePlan, {
  id: '01980b1e-7c00-7000-8000-0000000000f1',
  petId: bella.id,
  description: 'ביטוח בריאות',
  amount: 129,
  category: 'insurance',
  startsOn: '2026-09-01',
  repeatInterval: 'monthly',
  repeatEvery: 1,
  prices: [{ from: '2027-01-01', amount: 139 }],
  nextOn: '2026-12-01',
  nextAmount: 129,
  madeTimes: 3,
  isResting: false,
});

type Given = Omit<Partial<Parameters<typeof renderList<typeof expensePlans>>[2]>, 'page'>;

/** The screen of repeating expenses. */
const showPlans = ({ rows = [insurance], ...given }: Given = {}) =>
  renderList(<PlansPage />, expensePlans, { rows, ...given });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 2 })).closest<HTMLElement>('li')!);
const factsOf = ({ getAllByRole }: Awaited<ReturnType<typeof card>>) =>
  Object.fromEntries(
    getAllByRole('term').map((term) => [
      term.textContent,
      [...term.parentElement!.querySelectorAll('dd')].map((fact) =>
        withoutMarks(fact.textContent ?? '').replaceAll('\u00a0', ' '),
      ),
    ]),
  );
const openNew = async ({ user }: ReturnType<typeof showPlans>) => {
  await user.click((await screen.findAllByRole('button', { name: 'הוצאה קבועה חדשה' }))[0]!);
  return within(await screen.findByRole('dialog'));
};

test('Each says what is paid, for whom and how often, when next, what will change and when it ends', async () => {
  const walks = {
    ...insurance,
    id: 'walks',
    petId: mitzi.id,
    description: 'מנוי למזון',
    category: 'food',
    amount: 210,
    nextAmount: 220.5,
    repeatEvery: 2,
    prices: [],
    nextOn: '2026-11-22',
    lastOn: '2027-05-22',
    madeTimes: 0,
  };
  showPlans({ rows: [insurance, walks] });
  const ofInsurance = await card('ביטוח בריאות');
  expect(ofInsurance.getByText('כל חודש')).toBeTruthy();
  expect(ofInsurance.getByText('בלה')).toBeTruthy();
  expect(factsOf(ofInsurance)).toEqual({
    'הפעם הבאה': ['יום שלישי, 1 בדצמבר'],
    'שינוי מחיר': ['139.00 ₪ החל מ־1 בינואר 2027'],
    סיום: ['ללא סיום'],
    'נרשמו עד היום': ['3 הוצאות'],
  });
  const ofWalks = await card('מנוי למזון');
  expect(ofWalks.getByText(/220\.50/)).toBeTruthy();
  expect(ofWalks.getByText('כל חודשיים')).toBeTruthy();
  expect(factsOf(ofWalks)).toEqual({ 'הפעם הבאה': ['מחר'], סיום: ['22 במאי 2027'] });
});

test('A plan shows the count of its expenses and links to them', async () => {
  showPlans();
  const link = (await card('ביטוח בריאות')).getByRole('link', { name: '3 הוצאות: ביטוח בריאות' });
  expect(link.getAttribute('href')).toBe(`/app/expenses?planId=${insurance.id}`);
});

test('Finished plans are listed apart from running ones, with their last day', async () => {
  const view = showPlans({
    answers: {
      list: ({ query }) => {
        const rows =
          String(query?.ended) === 'true'
            ? [{ ...insurance, nextOn: null, nextAmount: null, lastOn: '2026-11-01' }]
            : [];
        return { plans: rows, total: rows.length, page: 1, limit: 20 };
      },
    },
  });
  expect(await screen.findByText('עוד אין הוצאות קבועות')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'הסתיימו' }));
  const ended = await card('ביטוח בריאות');
  expect(ended.getByText('הסתיימה')).toBeTruthy();
  expect(factsOf(ended)).toMatchObject({ 'הפעם האחרונה': ['1 בנובמבר 2026'] });
  expect(view.router.state.location.search).toBe('?ended=true');
});

test('A paused plan says why', async () => {
  showPlans({ rows: [{ ...insurance, isResting: true, category: '01980b1e-7c00-7000-8000-0000000000aa' }] });
  const rests = await card('ביטוח בריאות');
  expect(rests.getByText('מושהית')).toBeTruthy();
  expect(rests.getByText(/^הקטגוריה נמחקה/)).toBeTruthy();
});

test('A finished plan is not shown as paused, even if its category was deleted', async () => {
  showPlans({ at: '?ended=true', rows: [{ ...insurance, isResting: true, nextOn: null, nextAmount: null }] });
  const over = await card('ביטוח בריאות');
  expect(over.getByText('הסתיימה')).toBeTruthy();
  expect(over.queryByText('מושהית')).toBeNull();
  expect(over.queryByText(/^הקטגוריה נמחקה/)).toBeNull();
});

test('To clear the filters stays with what is over', async () => {
  const view = showPlans({ at: `?ended=true&petId=${bella.id}`, rows: [] });
  await view.user.click(await screen.findByRole('button', { name: 'ניקוי הסינון' }));
  await waitFor(() => expect(view.router.state.location.search).toBe('?ended=true'));
});

test('A half-typed price change stays while others are added and removed after it', async () => {
  const view = showPlans();
  const dialog = await openNew(view);
  const add = await dialog.findByRole('button', { name: 'הוספת שינוי מחיר' });
  const dayOf = (n: number) =>
    within(dialog.getByRole('group', { name: `שינוי מחיר ${n}` })).getByRole('spinbutton', { name: /יום/ });
  await view.user.click(add);
  await view.user.click(add);
  await view.user.click(dayOf(2));
  await view.user.keyboard('17');
  await view.user.click(add);
  expect(dayOf(2).textContent).toBe('17');
  await view.user.click(dialog.getByRole('button', { name: 'הסרה: שינוי מחיר 3' }));
  expect(dialog.queryByRole('group', { name: 'שינוי מחיר 3' })).toBeNull();
  expect(dayOf(2).textContent).toBe('17');
  await view.user.click(dialog.getByRole('button', { name: 'הסרה: שינוי מחיר 2' }));
  await view.user.click(add);
  expect(dayOf(2).textContent).not.toBe('17');
});

test('A typed price change stays when another is added, and when an earlier one is removed', async () => {
  const view = showPlans();
  const dialog = await openNew(view);
  const add = await dialog.findByRole('button', { name: 'הוספת שינוי מחיר' });
  const type = async (n: number, day: string, amount: string) => {
    const step = within(dialog.getByRole('group', { name: `שינוי מחיר ${n}` }));
    await view.user.click(step.getByRole('spinbutton', { name: /יום/ }));
    await view.user.keyboard(day);
    await view.user.type(step.getByRole('textbox', { name: /הסכום החדש/ }), amount);
  };
  const said = () => {
    const days = dialog.getAllByRole('spinbutton', { name: /החל מתאריך/ }).map(({ textContent }) => textContent);
    const sums = dialog.getAllByRole<HTMLInputElement>('textbox', { name: /הסכום החדש/ }).map(({ value }) => value);
    return [days.join('.'), ...sums].join(' ');
  };
  await view.user.click(add);
  await type(1, '01062027', '149');
  await view.user.click(add);
  await type(2, '01072027', '159');
  await view.user.click(add);
  expect(said()).toMatch(/01\.06\.2027\..*01\.07\.2027.* 149\.00 159\.00 $/);
  await view.user.click(dialog.getByRole('button', { name: 'הסרה: שינוי מחיר 1' }));
  expect(said()).toMatch(/01\.07\.2027.* 159\.00 $/);
});

test('Complaints go with the price change that they are about', async () => {
  const view = showPlans();
  const dialog = await openNew(view);
  const add = await dialog.findByRole('button', { name: 'הוספת שינוי מחיר' });
  await view.user.click(add);
  await view.user.click(add);
  const second = within(dialog.getByRole('group', { name: 'שינוי מחיר 2' }));
  await view.user.click(second.getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('01062027');
  await view.user.type(second.getByRole('textbox', { name: /הסכום החדש/ }), '149');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('תאריך נדרש')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'הסרה: שינוי מחיר 1' }));
  await waitFor(() => expect(dialog.queryByText('תאריך נדרש')).toBeNull());
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /הסכום החדש/ }).value).toBe('149.00');
});

test('The form does not announce a second expense for today', async () => {
  const view = showPlans({ rows: [{ ...insurance, startsOn: '2026-09-21', nextOn: '2026-12-21' }] });
  await view.user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('button', { name: 'היום' }));
  const said = within(dialog.getByRole('group', { name: 'מה יירשם' }));
  expect(said.getAllByRole('listitem')[0]!.textContent).toContain('21 בדצמבר 2026');
  expect(dialog.queryByText('ההוצאה של היום תירשם מיד עם השמירה.')).toBeNull();
});

test.for([
  { why: /^חיית המחמד בארכיון/, owned: [{ ...bella, archivedAt: '2026-11-01T10:00:00.000Z' }], given: {} },
  { why: /^הקטגוריה נמחקה/, owned: [bella], given: { category: '01980b1e-7c00-7000-8000-0000000000aa' } },
])('The form of one that rests promises nothing, and says why: $why', async ({ why, owned, given }) => {
  const row = { ...insurance, ...given, startsOn: '2026-11-28', nextOn: '2026-11-28', isResting: true };
  const view = showPlans({ owned, rows: [row] });
  await view.user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('button', { name: 'היום' }));
  const said = within(dialog.getByRole('group', { name: 'מה יירשם' }));
  expect(await said.findByText(why)).toBeTruthy();
  expect(said.queryByRole('listitem')).toBeNull();
  expect(dialog.queryByText('ההוצאה של היום תירשם מיד עם השמירה.')).toBeNull();
});

test('The last day that is offered for one that has run for years is still to come', async () => {
  const view = showPlans({ rows: [{ ...insurance, startsOn: '2023-09-01' }] });
  await view.user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: /תיאור/ });
  await view.choose(/עד מתי/, 'עד תאריך');
  expect(dialog.getByText('כל חודש, עד 1 בנובמבר 2027')).toBeTruthy();
});

test('A new one is sent as it was typed, its price changes among it, after its days were said', async () => {
  const view = showPlans({ rows: [insurance], owned: [bella] });
  const dialog = await openNew(view);
  await view.user.type(await dialog.findByRole('textbox', { name: /תיאור/ }), 'ביטוח');
  await view.user.type(dialog.getByRole('textbox', { name: /^סכום/ }), '129');
  await view.choose(/קטגוריה/, 'ביטוח');
  expect(dialog.getByText('ההוצאה של היום תירשם מיד עם השמירה.')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'ב־1 בחודש הבא' }));
  await view.user.click(dialog.getByRole('button', { name: 'הוספת שינוי מחיר' }));
  const step = within(dialog.getByRole('group', { name: 'שינוי מחיר 1' }));
  await view.user.click(step.getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('01012027');
  await view.user.type(step.getByRole('textbox', { name: /הסכום החדש/ }), '139');
  const said = within(dialog.getByRole('group', { name: 'מה יירשם' }));
  expect(
    said.getAllByRole('listitem').map(({ textContent }) => withoutMarks(textContent).replaceAll('\u00a0', ' ')),
  ).toEqual(['1 בדצמבר 2026 129.00 ₪', '1 בינואר 2027 139.00 ₪', '1 בפברואר 2027 139.00 ₪']);
  expect(said.getByText('כל חודש, ללא סיום')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההוצאה הקבועה נוספה')).toBeTruthy();
  expect(view.asked('POST')[0]?.body).toMatchObject({
    petId: bella.id,
    description: 'ביטוח',
    amount: 129,
    category: 'insurance',
    startsOn: '2026-12-01',
    repeatInterval: 'monthly',
    repeatEvery: 1,
    repeatUntil: null,
    repeatTimes: null,
    prices: [{ from: '2027-01-01', amount: 139 }],
  });
});

test('The card names another person as payer, and the form offers the choice between two', async () => {
  const view = showPlans({ rows: [{ ...insurance, paidBy: yoav.id }], others: [peopleAnswers([yoav])] });
  const shown = await card('ביטוח בריאות');
  await waitFor(() => expect(factsOf(shown)['מי משלם']).toEqual(['יואב']));
  await view.user.click(shown.getByRole('button', { name: /^עריכה/ }));
  const payer = await within(await screen.findByRole('dialog')).findByRole('button', { name: /^מי משלם/ });
  await waitFor(() => expect(payer.textContent).toContain('יואב'));
  await view.user.click(payer);
  await view.user.click(await screen.findByRole('option', { name: 'לא צוין' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(view.requests.find(({ method }) => /PUT|PATCH/.test(method))?.body).toMatchObject({ paidBy: null }),
  );
});

test('All that is missing is said at its field, that of a price change too', async () => {
  const view = showPlans({ owned: [bella] });
  const dialog = await openNew(view);
  await view.user.click(await dialog.findByRole('button', { name: 'הוספת שינוי מחיר' }));
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  for (const said of ['תיאור נדרש', 'קטגוריה נדרשת']) expect(await dialog.findByText(said)).toBeTruthy();
  const step = within(dialog.getByRole('group', { name: 'שינוי מחיר 1' }));
  expect(step.getByText('תאריך נדרש')).toBeTruthy();
  expect(step.getByText('סכום נדרש')).toBeTruthy();
  await view.user.type(dialog.getByRole('textbox', { name: /תיאור/ }), 'ביטוח');
  await view.user.type(dialog.getByRole('textbox', { name: /^סכום/ }), '129');
  await view.choose(/קטגוריה/, 'ביטוח');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(step.getByRole('spinbutton', { name: /יום/ })).toBe(document.activeElement));
});

test('A server error shows where the value was typed', async () => {
  const view = showPlans({
    answers: {
      update: () => {
        throw new Refusal(422, {
          message: 'יש לבדוק את הפרטים',
          errors: { 'prices.0.from': 'התאריך צריך להיות אחרי התאריך שלפניו', category: 'הקטגוריה נמחקה' },
        });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByRole('textbox', { name: /^סכום/ });
  await view.user.clear(amount);
  await view.user.type(amount, '150');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  const step = within(dialog.getByRole('group', { name: 'שינוי מחיר 1' }));
  expect(await step.findByText('התאריך צריך להיות אחרי התאריך שלפניו')).toBeTruthy();
  expect(dialog.getByText('הקטגוריה נמחקה')).toBeTruthy();
  expect((amount as HTMLInputElement).value).toBe('150.00');
});

test('A plan ends on a day or after a number of times, and an end that is chosen but left empty is required', async () => {
  const view = showPlans();
  await view.user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.choose(/עד מתי/, 'מספר פעמים');
  const times = dialog.getByRole('textbox', { name: /כמה פעמים/ });
  await view.user.clear(times);
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(view.asked('PUT')).toEqual([]);
  await view.user.type(times, '4');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('ההוצאה הקבועה עודכנה')).toBeTruthy();
  expect(view.asked('PUT')[0]?.body).toMatchObject({ repeatTimes: 4, repeatUntil: null });
});

test('A plan is deleted after a question that says what stays, and one click restores it', async () => {
  const view = showPlans();
  const shown = await card('ביטוח בריאות');
  await view.user.click(shown.getByRole('button', { name: 'עוד פעולות: ביטוח בריאות' }));
  await view.user.click(shown.getByRole('button', { name: 'מחיקה', hidden: true }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/ההוצאות שכבר נרשמו יישארו/)).toBeTruthy();
  await view.user.click(question.getByRole('button', { name: 'מחיקה' }));
  await view.user.click(await screen.findByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByText('ההוצאה הקבועה שוחזרה')).toBeTruthy();
});

test('A view-only user can neither add nor change a plan', async () => {
  showPlans({ owned: [{ ...bella, permissions: presets.view }] });
  const shown = await card('ביטוח בריאות');
  expect(shown.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'הוצאה קבועה חדשה' })).toBeNull();
});

test('The form says who added the plan if others have access', async () => {
  const uri = { id: 'uri', name: 'אורי כהן', isHere: true, profilePicture: null };
  const { user } = showPlans({
    others: [answersOf(people, { list: () => ({ people: [uri], sharedPetIds: [bella.id] }) })],
    rows: [{ ...insurance, createdBy: 'uri', updatedBy: 'uri' }],
  });
  await user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  expect(await screen.findByText(/נוסף על ידי.*אורי/)).toBeTruthy();
});

test('Changes of the price that two have added meanwhile are kept both, in the order of their days', async () => {
  const theirs = {
    ...insurance,
    version: 2,
    amount: 131,
    prices: [{ from: '2026-12-15', amount: 133 }, ...insurance.prices],
  };
  const view = showPlans({
    answers: {
      update: ({ body }) => {
        if (body.version === 1)
          throw new Refusal(409, { message: 'כבר שונה', error: 'stale', current: { plan: theirs } });
        return { plan: theirs };
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכה: ביטוח בריאות' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('button', { name: 'הוספת שינוי מחיר' }));
  const step = within(dialog.getByRole('group', { name: 'שינוי מחיר 2' }));
  await view.user.click(step.getByRole('spinbutton', { name: /יום/ }));
  await view.user.keyboard('01062027');
  await view.user.type(step.getByRole('textbox', { name: /הסכום החדש/ }), '149');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(1));
  await view.user.click(await screen.findByRole('button', { name: /^שמירת/ }));
  await waitFor(() => expect(view.asked('PUT')).toHaveLength(2));
  expect(view.asked('PUT')[1]?.body).toMatchObject({
    version: 2,
    amount: 131,
    prices: [...theirs.prices, { from: '2027-06-01', amount: 149 }],
  });
});
