import { screen, waitFor, within } from '@testing-library/react';
import { claims, type Claim } from '@tzemed/contract/money/claims';
import { expenses, type Expense } from '@tzemed/contract/money/expenses';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { printouts } from '@tzemed/contract/views/printouts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { claimPage } from '../../screens.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { libra, pageOfExpenses, pills, visit } from '../../testing/claim-fixtures.ts';
import { onPhone } from '../../testing/match-media.ts';
import { peopleAnswers } from '../../testing/people-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { rabies } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import ClaimPage from './ClaimPage.tsx';

fixClockToSaturday();
beforeAll(
  () =>
    Promise.all([
      import('../../ui/overlay/overlay-components.ts'),
      import('./page/ClaimView.tsx'),
      import('./form/ClaimStepForm.tsx'),
      import('./form/PaymentForm.tsx'),
      import('../../shared/attachments/attachment-components.ts'),
    ]),
  60_000,
);
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const back: Expense = {
  ...visit,
  id: '01980b1e-7c00-7000-8000-0000000000f1',
  amount: -300,
  date: '2026-11-18',
  refundOf: visit.id,
};

type Given = { claim?: Claim | null; pet?: Pet; rows?: Expense[]; answers?: object };
function show({ claim = libra, pet = bella, rows = [pills, visit], answers = {} }: Given = {}) {
  const view = renderScreen(<ClaimPage />, {
    at: `/app/expenses/claims/${libra.id}`,
    path: `/app/${claimPage.path}`,
    answers: [
      answersOf(pets, { list: () => ({ pets: [pet], total: 1, page: 1, limit: 100 }) }),
      answersOf(claims, {
        get: () => {
          if (!claim) throw new Refusal(404, { message: 'לא נמצא' });
          return { claim };
        },
        attachments: () => ({ attachments: [] }),
        update: () => ({ claim: claim! }),
        pay: () => ({ claim: claim! }),
        remove: () => undefined,
        restore: () => ({ claim: claim! }),
        ...answers,
      }),
      answersOf(expenses, {
        list: () => pageOfExpenses(rows),
        remove: () => undefined,
        restore: () => ({ expense: back }),
      }),
      answersOf(medicalRecords, { get: () => ({ record: rabies }) }),
      answersOf(printouts, { claimPack: () => new Blob(['%PDF']) }),
      peopleAnswers([]),
    ],
  });
  const sent = (method: string) => view.requests.filter((request) => request.method === method);
  return { ...view, sent };
}
const title = () => screen.findByRole('heading', { level: 1 });
const plain = (text: string | null | undefined) => withoutMarks(text ?? '').replaceAll('\u00a0', ' ');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const save = ({ getByRole }: Awaited<ReturnType<typeof dialog>>) => getByRole('button', { name: 'שמירה' });
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.claim-figures > div')].map((one) => [
      one.querySelector('dt')!.textContent,
      plain(one.querySelector('dd')!.textContent),
    ]),
  );
const refusing = (errors: Record<string, string>) => () => {
  throw new Refusal(422, { message: 'לא', errors });
};

test('The page shows the claimed, received and remaining sums, and each expense with its refunds', async () => {
  show({ claim: { ...libra, paid: 300 }, rows: [back, pills, { ...visit, refunded: 350 }] });
  expect((await title()).textContent).toBe('ליברה');
  expect(figures()).toEqual({ 'סכום התביעה': '1,240.00 ₪', התקבל: '300.00 ₪', נשאר: '940.00 ₪' });
  const part = within((await screen.findByRole('heading', { name: /^ההוצאות בתביעה/ })).closest('section')!);
  const [first, second] = await part.findAllByRole('listitem');
  // The oldest first.
  expect(plain(first!.textContent)).toContain('התקבל ב־18.11.2026300.00 ₪');
  expect(plain(first!.textContent)).toContain('מלבד זה הוחזרו 50.00 ₪, לא דרך התביעה');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/app/expenses?open=${visit.id}`);
  expect(plain(second!.textContent)).toContain('אנטיביוטיקה');
});

test.for<[Partial<Claim>, string, string[]]>([
  [{ status: 'draft', sentOn: null }, 'סימון כנשלחה', ['הורדת התיק (PDF)', 'עריכה']],
  [{ status: 'draft', sentOn: null, expenseIds: [], claimed: 0 }, 'בחירת הוצאות', ['עריכה']],
  [{}, 'התקבל תשלום', ['ביקשו מסמכים נוספים', 'נדחתה', 'הורדת התיק (PDF)', 'עריכה']],
  [{ status: 'moreAsked' }, 'נשלחה שוב', ['התקבל תשלום', 'נדחתה', 'הורדת התיק (PDF)', 'עריכה']],
  [{ status: 'paid' }, 'כמה התקבל? רשמו', ['הורדת התיק (PDF)', 'עריכה']],
  [{ status: 'paid', paid: 860 }, 'הורדת התיק (PDF)', ['התקבל תשלום נוסף', 'עריכה']],
  [{ status: 'paid', paid: 1240 }, 'הורדת התיק (PDF)', ['עריכה']],
  [{ status: 'refused' }, 'הורדת התיק (PDF)', ['נשלחה שוב', 'עריכה']],
])('The primary action of a claim with %j is: %s', async ([said, primary, others]) => {
  show({ claim: { ...libra, ...said } });
  await title();
  const acts = [...document.querySelectorAll('.claim-acts .btn')];
  expect(acts.filter((one) => one.className === 'btn').map((one) => one.textContent)).toEqual([primary]);
  expect(acts.slice(1).map((one) => one.textContent)).toEqual(others);
});

test('A phone shows the likeliest action of a claim, and the others in a menu', async () => {
  onPhone();
  const { user } = show();
  await title();
  expect([...document.querySelectorAll('.claim-acts > .btn')].map((one) => one.textContent)).toEqual(['התקבל תשלום']);
  const menu = within(document.querySelector<HTMLElement>('.claim-acts .more-menu')!);
  const entries = menu.getAllByRole('button', { hidden: true });
  expect(entries.map((one) => one.textContent)).toEqual([
    'ביקשו מסמכים נוספים',
    'נדחתה',
    'הורדת התיק (PDF)',
    'עריכה',
    'מחיקה',
  ]);
  await user.click(screen.getByRole('button', { name: /^עוד פעולות/ }));
  await user.click(entries[1]!);
  expect(await screen.findByRole('dialog', { name: 'נדחתה' })).toBeTruthy();
});

test.for<[Partial<Claim>, string[], number]>([
  [{ status: 'draft', sentOn: null }, ['הוכנה01.11.2026', 'נשלחהעוד לא', 'תשובהעוד לא'], 0],
  [{}, ['הוכנה01.11.2026', 'נשלחה09.11.2026 • ממתינה 12 יום', 'תשובהעוד לא'], 1],
  [
    { status: 'moreAsked', answeredOn: '2026-11-15' },
    ['הוכנה01.11.2026', 'נשלחה09.11.2026', 'תשובה15.11.2026 • ביקשו מסמכים נוספים'],
    2,
  ],
  [
    { status: 'paid', paid: 860, answeredOn: '2026-11-19' },
    ['הוכנה01.11.2026', 'נשלחה09.11.2026', 'תשובה19.11.2026 • שולמה בחלקה'],
    2,
  ],
])('The progress of a claim with %j is shown in steps', async ([said, steps, now]) => {
  show({ claim: { ...libra, ...said } });
  const list = within(await screen.findByRole('list', { name: 'מצב התביעה' }));
  const items = list.getAllByRole('listitem');
  const words = items.map((one) => one.querySelector('.claim-step-words')!.textContent);
  expect(words).toEqual(steps);
  expect(items.findIndex((one) => one.getAttribute('aria-current') === 'step')).toBe(now);
});

test('The pack comes as a file under the names of insurer and pet', async () => {
  const kept: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'הורדת התיק (PDF)' }));
  await waitFor(() => expect(kept).toEqual(['תביעה – ליברה – בלה.pdf']));
  expect(view.requests.some(({ path }) => path === `/claims/${libra.id}/pack`)).toBe(true);
});

test('A claim is marked as sent, today by default', async () => {
  const view = show({ claim: { ...libra, status: 'draft', sentOn: null, reference: null } });
  await view.user.click(await screen.findByRole('button', { name: 'סימון כנשלחה' }));
  const form = await dialog('סימון כנשלחה');
  await view.user.type(await form.findByRole('textbox', { name: 'מספר תביעה' }), 'T-5');
  await view.user.click(save(form));
  await screen.findByText('התביעה סומנה כנשלחה');
  expect(view.sent('PUT')[0]?.body).toEqual({
    petId: bella.id,
    insurer: 'ליברה',
    status: 'sent',
    sentOn: '2026-11-21',
    reference: 'T-5',
    version: 1,
  });
});

test('A request for more is saved; typed text stays when the server refuses it', async () => {
  let isFirst = true;
  const view = show({
    answers: {
      update: () => {
        if (!isFirst) return { claim: libra };
        isFirst = false;
        return refusing({ answeredOn: 'התאריך מוקדם משליחת התביעה' })();
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'ביקשו מסמכים נוספים' }));
  const form = await dialog('ביקשו מסמכים נוספים');
  const what = await form.findByRole<HTMLTextAreaElement>('textbox', { name: 'מה ביקשו' });
  await view.user.type(what, 'סיכום ביקור');
  await view.user.click(save(form));
  expect(await form.findByText('התאריך מוקדם משליחת התביעה')).toBeTruthy();
  expect(what.value).toBe('סיכום ביקור');
  await view.user.click(save(form));
  await screen.findByText('נרשם שביקשו מסמכים נוספים');
  expect(view.sent('PUT').at(-1)?.body).toMatchObject({
    status: 'moreAsked',
    answer: 'סיכום ביקור',
    answeredOn: '2026-11-21',
  });
});

test('A status that another person changed meanwhile becomes a choice', async () => {
  let isFirst = true;
  const current = { ...libra, version: 7, status: 'moreAsked' as const, answer: 'קבלה', answeredOn: '2026-11-20' };
  const view = show({
    answers: {
      update: () => {
        if (!isFirst) return { claim: current };
        isFirst = false;
        throw new Refusal(409, { error: 'stale', message: 'לא', current: { claim: current } });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'נדחתה' }));
  const form = await dialog('נדחתה');
  await view.user.type(await form.findByRole('textbox', { name: 'הסיבה' }), 'החרגה');
  await view.user.click(save(form));
  const groups = await screen.findAllByRole('radiogroup');
  expect(groups.map((one) => one.querySelector('b')?.textContent)).toEqual(['מצב', 'הסיבה', 'תאריך התשובה']);
  for (const group of groups) await view.user.click(within(group).getAllByRole('radio')[0]!);
  await view.user.click(screen.getByRole('button', { name: 'שמירת הבחירה' }));
  await screen.findByText('נרשם שהתביעה נדחתה');
  expect(view.sent('PUT').at(-1)?.body).toMatchObject({ version: 7, status: 'refused', answer: 'החרגה' });
});

test('A payment is all that is left, today and the last, unless it is said otherwise', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'התקבל תשלום' }));
  const form = await dialog('התקבל תשלום');
  expect((await form.findByRole<HTMLInputElement>('textbox', { name: 'כמה התקבל' })).value).toBe('1240.00');
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'זה התשלום האחרון' }).checked).toBe(true);
  await view.user.click(save(form));
  await screen.findByText('התשלום נרשם');
  expect(view.sent('POST')[0]).toMatchObject({
    path: `/claims/${libra.id}/payments`,
    body: { amount: 1240, date: '2026-11-21', isLast: true, parts: null },
  });
});

test('Divided by hand, it begins as the server would divide it, and says at each part what is wrong with it', async () => {
  const view = show({ rows: [pills, visit] });
  await view.user.click(await screen.findByRole('button', { name: 'התקבל תשלום' }));
  const form = await dialog('התקבל תשלום');
  const amount = await form.findByRole<HTMLInputElement>('textbox', { name: 'כמה התקבל' });
  await view.user.clear(amount);
  await view.user.type(amount, '620');
  await view.user.click(form.getByRole('button', { name: 'חלוקה לפי הוצאה' }));
  const ofVisit = form.getByRole<HTMLInputElement>('textbox', { name: 'ביקור אצל ד״ר לוי' });
  const ofPills = form.getByRole<HTMLInputElement>('textbox', { name: 'אנטיביוטיקה' });
  expect([ofVisit.value, ofPills.value]).toEqual(['500.00', '120.00']);
  expect(form.getByText('החלקים מסתכמים בסכום כולו')).toBeTruthy();
  await view.user.clear(ofPills);
  await view.user.type(ofPills, '300');
  expect(plain(form.getByText(/יותר מהסכום$/).textContent)).toBe('180.00 ₪ יותר מהסכום');
  await view.user.click(save(form));
  expect(await form.findByText('ההחזרים לא יכולים להיות יותר מההוצאה עצמה')).toBeTruthy();
  expect(form.getByText('החלקים צריכים להסתכם בסכום כולו')).toBeTruthy();
  expect(view.sent('POST')).toEqual([]);
  // Amounts typed by hand are not divided anew.
  await view.user.clear(ofPills);
  await view.user.type(ofPills, '20');
  await view.user.clear(ofVisit);
  await view.user.type(ofVisit, '600');
  expect(form.getByText('החלקים מסתכמים בסכום כולו')).toBeTruthy();
  await view.user.click(save(form));
  await screen.findByText('התשלום נרשם');
  expect(view.sent('POST')[0]?.body).toMatchObject({
    amount: 620,
    parts: [
      { expenseId: visit.id, amount: 600 },
      { expenseId: pills.id, amount: 20 },
    ],
  });
});

test('A change by others is reported at the part of the payment that it affects', async () => {
  const view = show({ answers: { pay: refusing({ 'parts.0.amount': 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה' }) } });
  await view.user.click(await screen.findByRole('button', { name: 'התקבל תשלום' }));
  const form = await dialog('התקבל תשלום');
  await view.user.click(await form.findByRole('button', { name: 'חלוקה לפי הוצאה' }));
  const [ofVisit, ofPills] = ['ביקור אצל ד״ר לוי', 'אנטיביוטיקה'].map((name) =>
    form.getByRole<HTMLInputElement>('textbox', { name }),
  );
  await view.user.clear(ofVisit!);
  const amount = form.getByRole('textbox', { name: 'כמה התקבל' });
  await view.user.clear(amount);
  await view.user.type(amount, '240');
  await view.user.click(save(form));
  await form.findByText('ההחזרים לא יכולים להיות יותר מההוצאה עצמה');
  // The first part was empty and not sent: the first part that was sent is the second field.
  expect(ofPills!.getAttribute('aria-invalid')).toBe('true');
  expect(ofVisit!.getAttribute('aria-invalid')).toBeNull();
});

test('A refund is deleted where it stands, and brought back', async () => {
  const view = show({ claim: { ...libra, paid: 300 }, rows: [back, pills, { ...visit, refunded: 300 }] });
  await view.user.click(await screen.findByRole('button', { name: /^מה שהתקבל על ביקור אצל ד״ר לוי/ }));
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('ההחזר נמחק');
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('ההחזר שוחזר');
  expect(view.sent('DELETE').map(({ path }) => path)).toEqual([`/expenses/${back.id}`]);
});

test('A button copies the claim number', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'העתקת מספר התביעה' }));
  await screen.findByText('מספר התביעה הועתק');
  expect(await navigator.clipboard.readText()).toBe('T-88213');
});

test('The page shows the insurer’s answer', async () => {
  show({ claim: { ...libra, status: 'refused', answer: 'הטיפול אינו מכוסה', answeredOn: '2026-11-20' } });
  const answer = within((await screen.findByRole('heading', { name: 'תשובת חברת הביטוח' })).closest('section')!);
  expect(answer.getByText('הטיפול אינו מכוסה')).toBeTruthy();
  expect(figures()).toMatchObject({ 'לא שולם': '1,240.00 ₪' });
});

test('Treatments lead to their records', async () => {
  show({ claim: { ...libra, recordIds: [rabies.id] } });
  const link = await screen.findByRole('link', { name: rabies.description });
  expect(link.getAttribute('href')).toBe(`/app/medical-records/${rabies.id}`);
});

test('A view-only user can only download the claim pack, and sees a note about what is not shared', async () => {
  const permissions = { ...ownPermissions, profile: 'view', expenses: 'view', medicalRecords: 'none' } as const;
  show({
    pet: { ...bella, permissions },
    claim: { ...libra, paid: 300 },
    rows: [back, pills, { ...visit, refunded: 300 }],
  });
  await title();
  await screen.findByText('אנטיביוטיקה');
  const acts = within(document.querySelector<HTMLElement>('.claim-acts')!).getAllByRole('button');
  expect(acts.map(({ textContent }) => textContent)).toEqual(['הורדת התיק (PDF)']);
  expect(screen.queryByRole('button', { name: /^מה שהתקבל על/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^להוצאה/ })).toBeNull();
  expect(await screen.findByText(/רפואי/)).toBeTruthy();
});

test('Deleting the claim replaces its page with the list', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: /^מחיקת ליברה/ }));
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('התביעה נמחקה');
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/app/expenses/claims'));
});

test('The payment form contains the insurer’s earlier answer and keeps it', async () => {
  const view = show({ claim: { ...libra, paid: 300, answer: 'השתתפות עצמית 200 ₪', answeredOn: '2026-11-18' } });
  await view.user.click(await screen.findByRole('button', { name: 'התקבל תשלום נוסף' }));
  const form = await dialog('התקבל תשלום');
  const said = await form.findByRole<HTMLTextAreaElement>('textbox', { name: 'תשובת חברת הביטוח' });
  expect(said.value).toBe('השתתפות עצמית 200 ₪');
  await view.user.click(save(form));
  await screen.findByText('התשלום נרשם');
  expect(view.sent('POST')[0]?.body).toMatchObject({ answer: 'השתתפות עצמית 200 ₪' });
});

test('A payment that somebody else has written down meanwhile is said, and a second one is written by saving again', async () => {
  let isFirst = true;
  const current = { ...libra, version: 2, paid: 860, status: 'paid' as const };
  const view = show({
    answers: {
      pay: () => {
        if (!isFirst) return { claim: current };
        isFirst = false;
        throw new Refusal(409, { error: 'stale', message: 'לא', current: { claim: current } });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'התקבל תשלום' }));
  const form = await dialog('התקבל תשלום');
  const amount = await form.findByRole<HTMLInputElement>('textbox', { name: 'כמה התקבל' });
  await view.user.clear(amount);
  await view.user.type(amount, '86');
  await view.user.click(save(form));
  expect(plain((await form.findByRole('alert')).textContent)).toContain('התקבלו כבר 860.00 ₪');
  expect(amount.value).toBe('86.00');
  await view.user.click(save(form));
  await screen.findByText('התשלום נרשם');
  expect(view.sent('POST').map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
});

test('Another person’s edit of other fields does not block a payment', async () => {
  let isFirst = true;
  const current = { ...libra, version: 4, notes: 'דרך הסוכן' };
  const view = show({
    answers: {
      pay: () => {
        if (!isFirst) return { claim: current };
        isFirst = false;
        throw new Refusal(409, { error: 'stale', message: 'לא', current: { claim: current } });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'התקבל תשלום' }));
  const form = await dialog('התקבל תשלום');
  await form.findByRole('textbox', { name: 'כמה התקבל' });
  await view.user.click(save(form));
  await screen.findByText('התשלום נרשם');
  expect(view.sent('POST').map(({ body }) => (body as { version: number }).version)).toEqual([1, 4]);
});

test.for<[Partial<Claim>, string]>([
  [{ status: 'paid', paid: 1240, answeredOn: null }, 'תשובהשולמה במלואה'],
  [{ status: 'moreAsked', answeredOn: null }, 'תשובהביקשו מסמכים נוספים'],
])('A claim with %j does not show an answer without a day as pending', async ([said, step]) => {
  show({ claim: { ...libra, ...said } });
  const list = within(await screen.findByRole('list', { name: 'מצב התביעה' }));
  expect(list.getAllByRole('listitem')[2]!.querySelector('.claim-step-words')!.textContent).toBe(step);
});

test.for<Claim['status']>(['sent', 'moreAsked', 'paid', 'refused'])(
  'A claim with status %s and no remaining expenses asks for expenses first: no other step is possible',
  async (status) => {
    show({ claim: { ...libra, status, expenseIds: [], claimed: 0 }, rows: [] });
    await title();
    const acts = [...document.querySelectorAll('.claim-acts .btn')];
    expect(acts.map((one) => one.textContent)).toEqual(['בחירת הוצאות', 'עריכה']);
  },
);

test('Typed text stays when the claim is deleted elsewhere, and is saved when the claim is restored', async () => {
  let isGone = false;
  const view = show({
    answers: {
      get: () => {
        if (isGone) throw new Refusal(404, { message: 'לא נמצא' });
        return { claim: libra };
      },
      update: () => {
        if (isGone) throw new Refusal(404, { message: 'לא נמצא' });
        return { claim: { ...libra, status: 'refused' } };
      },
      restore: () => {
        isGone = false;
        return { claim: libra };
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'נדחתה' }));
  const form = await dialog('נדחתה');
  const why = await form.findByRole<HTMLTextAreaElement>('textbox', { name: 'הסיבה' });
  await view.user.type(why, 'החרגה');
  isGone = true;
  await view.user.click(save(form));
  expect((await form.findByRole('alert')).textContent).toContain('התביעה נמחקה בינתיים');
  // The page behind it has been told, too.
  await waitFor(() => expect(view.sent('GET').filter(({ path }) => path === `/claims/${libra.id}`)).toHaveLength(2));
  expect(why.value).toBe('החרגה');
  await view.user.click(form.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  await screen.findByText('נרשם שהתביעה נדחתה');
  expect(view.sent('PUT').at(-1)?.body).toMatchObject({ status: 'refused', answer: 'החרגה' });
});

test('The page reports a claim that does not exist', async () => {
  show({ claim: null });
  expect(await screen.findByRole('heading', { level: 1, name: /לא נמצא/ })).toBeTruthy();
});
