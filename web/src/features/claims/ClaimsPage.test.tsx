import { screen, waitFor, within } from '@testing-library/react';
import { claims, type Claim } from '@tzemed/contract/money/claims';
import { expenses, type Expense } from '@tzemed/contract/money/expenses';
import { medicalRecords, type MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withoutMarks } from '../../lib/format.ts';
import { setPrefill } from '../../shared/form/form-prefill.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { libra, pageOfExpenses, pills, visit } from '../../testing/claim-fixtures.ts';
import { peopleAnswers } from '../../testing/people-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { rabies } from '../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderList } from '../../testing/render-list.tsx';
import ClaimsPage from './ClaimsPage.tsx';

fixClockToSaturday();
// Loads the code of dialog and form first, however long that takes on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../ui/overlay/overlay-components.ts'),
      import('./form/ClaimForm.tsx'),
      import('../../shared/attachments/attachment-components.ts'),
      import('../../shared/tags/TagField.tsx'),
    ]),
  60_000,
);
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const free = (expense: Expense): Expense => ({ ...expense, claimId: null });
const insured = { ...bella, insurer: 'ליברה', policyNumber: '7755-120' };

type Given = Partial<Parameters<typeof renderList<typeof claims>>[2]> & {
  bought?: Expense[];
  records?: MedicalRecord[];
};
const showClaims = ({
  rows = [libra],
  page,
  bought = [free(visit), free(pills)],
  records = [],
  ...given
}: Given = {}) =>
  renderList(<ClaimsPage />, claims, {
    rows,
    page: { claimed: 1240, paid: 0, ...page },
    owned: [insured, mitzi],
    ...given,
    answers: { attachments: () => ({ attachments: [] }), ...given.answers },
    others: [
      answersOf(expenses, {
        list: ({ query }) => pageOfExpenses(bought.filter((one) => !query?.claimId || one.claimId === query.claimId)),
        get: ({ params }) => {
          const expense = bought.find(({ id }) => id === params.id);
          if (!expense) throw new Refusal(404, { message: 'לא נמצא' });
          return { expense };
        },
      }),
      answersOf(medicalRecords, { list: () => ({ records, total: records.length, page: 1, limit: 100 }) }),
      peopleAnswers([]),
      ...(given.others ?? []),
    ],
  });
const card = async (insurer: string) =>
  within((await screen.findByRole('heading', { name: insurer, level: 2 })).closest<HTMLElement>('li')!);
const plain = (text: string | null | undefined) => withoutMarks(text ?? '').replaceAll('\u00a0', ' ');
const openNew = async ({ user }: ReturnType<typeof showClaims>) => {
  await user.click((await screen.findAllByRole('button', { name: 'תביעה חדשה' }))[0]!);
  return within(await screen.findByRole('dialog'));
};

test.for<[Partial<Claim>, string, string | null]>([
  [{ status: 'draft', sentOn: null }, 'טיוטה', 'עוד לא נשלחה'],
  [{}, 'נשלחה', 'ממתינה 12 יום'],
  [{ sentOn: '2026-11-20' }, 'נשלחה', 'ממתינה יום אחד'],
  [{ sentOn: '2026-11-21' }, 'נשלחה', 'נשלחה היום'],
  [{ status: 'moreAsked', answeredOn: '2026-11-15' }, 'ביקשו מסמכים נוספים', 'מחכים לתשובה מכם'],
  [{ status: 'paid', paid: 860 }, 'שולמה בחלקה', null],
  [{ status: 'paid', paid: 1240 }, 'שולמה במלואה', null],
  [{ status: 'paid' }, 'שולמה', null],
  [{ status: 'refused', answer: 'החרגה' }, 'נדחתה', null],
])('%j is said by words: %s, %s', async ([said, standing, waiting]) => {
  showClaims({ rows: [{ ...libra, ...said }] });
  const one = await card('ליברה');
  const state = one.getByText(standing).closest('p')!;
  expect(state.querySelector('svg')).toBeTruthy();
  expect([...state.querySelectorAll(':scope > :not(.muted)')].map((part) => part.textContent)).toEqual(
    [standing, waiting].filter(Boolean),
  );
  expect(plain(one.getByText('סכום התביעה').parentElement?.textContent)).toBe('סכום התביעה1,240.00 ₪');
});

test('A card leads to the page of its claim, and says whose it is', async () => {
  showClaims();
  const one = await card('ליברה');
  expect(one.getByRole('link', { name: 'ליברה' }).getAttribute('href')).toBe(`/app/expenses/claims/${libra.id}`);
  expect(one.getByText('בלה')).toBeTruthy();
  expect(one.getByText('T-88213')).toBeTruthy();
  expect(one.getByText('נשלחה ב־09.11.2026')).toBeTruthy();
});

test('The list shows open claims first; buttons show finished or all claims, and the address keeps the choice', async () => {
  const view = showClaims({ rows: [] });
  expect(await screen.findByRole('heading', { name: 'אין תביעות פתוחות' })).toBeTruthy();
  const asked = () => view.asked('GET').flatMap(({ path }) => /\/claims\?.*/.exec(path) ?? []);
  expect(asked().at(-1)).toContain('open=true');
  await view.user.click(screen.getByRole('button', { name: 'הסתיימו' }));
  expect(await screen.findByRole('heading', { name: 'עוד לא הסתיימה אף תביעה' })).toBeTruthy();
  expect(asked().at(-1)).toContain('open=false');
  expect(view.router.state.location.search).toBe('?which=over');
  await view.user.click(screen.getByRole('button', { name: 'הכול' }));
  expect(await screen.findByRole('heading', { name: 'עוד אין תביעות' })).toBeTruthy();
  expect(asked().at(-1)).not.toContain('open=');
});

test('The sums are of all that the filters let through', async () => {
  showClaims({ page: { total: 31, claimed: 40_120.5, paid: 12_000 } });
  const sums = await screen.findByRole('region', { name: 'סיכום' });
  expect(plain(sums.textContent)).toBe('31 תביעותסכום התביעה40,120.50 ₪התקבל12,000.00 ₪');
});

test('A claim is deleted and restored', async () => {
  const view = showClaims();
  await view.user.click(await screen.findByRole('button', { name: /^עוד פעולות: ליברה/ }));
  await view.user.click(screen.getByRole('button', { name: 'מחיקה', hidden: true }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('ההוצאות ומה שהתקבל עליהן יישארו');
  await view.user.click(within(question).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('התביעה נמחקה');
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('התביעה שוחזרה');
  expect(view.asked('POST').map(({ path }) => path)).toEqual([`/claims/${libra.id}/restore`]);
});

test('A view-only user can neither add nor change a claim', async () => {
  const permissions = { ...ownPermissions, expenses: 'view' } as const;
  showClaims({ owned: [{ ...bella, permissions }] });
  await card('ליברה');
  expect(screen.queryByRole('button', { name: 'תביעה חדשה' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^עוד פעולות/ })).toBeNull();
});

test('A new one knows the policy of the pet, and what is ticked is added up', async () => {
  const view = showClaims({ at: `?petId=${bella.id}` });
  const dialog = await openNew(view);
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'חברת הביטוח' })).value).toBe('ליברה');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'מספר פוליסה' }).value).toBe('7755-120');
  const list = within(dialog.getByRole('group', { name: 'הוצאות' }));
  const boxes = await list.findAllByRole('checkbox');
  // The newest first.
  expect(boxes.map((box) => box.closest('label')?.querySelector('b')?.textContent)).toEqual([
    'אנטיביוטיקה',
    'ביקור אצל ד״ר לוי',
  ]);
  for (const box of boxes) await view.user.click(box);
  expect(plain(list.getByRole('status').textContent)).toBe('סומנו שתי הוצאות 1,240.00 ₪');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התביעה נוספה');
  expect(view.asked('POST')[0]?.body).toMatchObject({
    petId: bella.id,
    insurer: 'ליברה',
    policyNumber: '7755-120',
    status: 'draft',
    expenseIds: [pills.id, visit.id],
    recordIds: [],
  });
});

test('Another pet brings its own policy, and nothing of the one before', async () => {
  const view = showClaims({ at: `?petId=${bella.id}`, owned: [insured, { ...mitzi, insurer: 'מרפא' }] });
  const dialog = await openNew(view);
  await view.user.click(await dialog.findByRole('checkbox', { name: /אנטיביוטיקה/ }));
  await view.choose(/חיית מחמד/, 'מיצי');
  const insurer = dialog.getByRole<HTMLInputElement>('textbox', { name: 'חברת הביטוח' });
  await waitFor(() => expect(insurer.value).toBe('מרפא'));
  expect(dialog.queryByText(/סומנה/)).toBeNull();
  // Text typed by the user stays.
  await view.user.clear(insurer);
  await view.user.type(insurer, 'אחרת');
  await view.choose(/חיית מחמד/, 'בלה');
  expect(insurer.value).toBe('אחרת');
});

test('An expense in another claim is marked as such, and cannot be ticked', async () => {
  const view = showClaims({ at: `?petId=${bella.id}`, bought: [free(visit), { ...pills, claimId: 'another' }] });
  const dialog = await openNew(view);
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /אנטיביוטיקה.*כבר בתביעה אחרת/ });
  expect(box.getAttribute('aria-disabled')).toBe('true');
  await view.user.click(box);
  expect(box.checked).toBe(false);
});

test('The cost of a visit says that its papers go along, to who may see records', async () => {
  const records = [{ ...rabies, expenseId: visit.id }];
  const view = showClaims({ at: `?petId=${bella.id}`, records });
  const dialog = await openNew(view);
  const box = await dialog.findByRole('checkbox', { name: /ביקור אצל ד״ר לוי.*עלות של ביקור/ });
  await view.user.click(box);
  expect(await dialog.findByRole('checkbox', { name: /חיסון כלבת.*נכנס לתיק עם ההוצאה/ })).toBeTruthy();
});

test('To whom records are not shared none are offered', async () => {
  const permissions = { ...ownPermissions, medicalRecords: 'none' } as const;
  const view = showClaims({ at: `?petId=${bella.id}`, owned: [{ ...insured, permissions }], records: [rabies] });
  const dialog = await openNew(view);
  await dialog.findByRole('checkbox', { name: /אנטיביוטיקה/ });
  expect(dialog.queryByRole('group', { name: 'טיפולים' })).toBeNull();
  expect(view.requests.some(({ path }) => path.startsWith('/medical-records'))).toBe(false);
});

test('A prefilled claim contains the ticked expenses, even one that is on no loaded page', async () => {
  const old = { ...free(visit), id: '01980b1e-7c00-7000-8000-0000000000e9', description: 'ניתוח', date: '2020-01-02' };
  setPrefill('claims', bella.id, { expenseIds: [old.id] });
  showClaims({
    at: `?add=1&petId=${bella.id}`,
    others: [],
    bought: [old],
    rows: [],
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: /ניתוח/, checked: true })).toBeTruthy();
  expect(await dialog.findByText('סומנה הוצאה אחת')).toBeTruthy();
});

test('The form shows all missing fields at once', async () => {
  const view = showClaims({ at: `?petId=${mitzi.id}`, bought: [] });
  const dialog = await openNew(view);
  expect(await dialog.findByText('לחיית המחמד הזאת עוד לא נרשמו הוצאות.')).toBeTruthy();
  await view.choose(/^מצב/, 'נשלחה');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('חברת ביטוח נדרשת')).toBeTruthy();
  expect(dialog.getByText('סמנו לפחות הוצאה אחת')).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
  // The day on which it was sent is today's until it is said otherwise.
  expect(dialog.getByRole('group', { name: /תאריך השליחה/ }).textContent).toMatch(/21.*11.*2026/);
});

test('A server error shows at its field, and typed text stays', async () => {
  const view = showClaims({
    at: `?petId=${bella.id}`,
    answers: {
      create: () => {
        throw new Refusal(422, {
          message: 'לא',
          errors: { expenseIds: 'אחת ההוצאות שסומנו כבר בתביעה אחרת', sentOn: 'התאריך לא יכול להיות בעתיד' },
        });
      },
    },
  });
  const dialog = await openNew(view);
  await view.user.click(await dialog.findByRole('checkbox', { name: /אנטיביוטיקה/ }));
  await view.choose(/^מצב/, 'נשלחה');
  await view.user.type(dialog.getByRole('textbox', { name: 'הערות' }), 'דרך הסוכן');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('אחת ההוצאות שסומנו כבר בתביעה אחרת')).toBeTruthy();
  expect(dialog.getByText('התאריך לא יכול להיות בעתיד')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'הערות' }).value).toBe('דרך הסוכן');
  expect(dialog.getByRole('checkbox', { name: /אנטיביוטיקה/, checked: true })).toBeTruthy();
});

test('Somebody was faster: what both have changed is chosen, and what each has ticked comes together', async () => {
  let isFirst = true;
  const mine = [visit, free(pills)];
  const draft: Claim = { ...libra, expenseIds: [visit.id], claimed: 1000 };
  const current = { ...draft, version: 5, reference: 'T-1', expenseIds: [visit.id], insurer: 'ליברה בריאות' };
  const view = showClaims({
    rows: [draft],
    bought: mine,
    answers: {
      update: () => {
        if (!isFirst) return { claim: current };
        isFirst = false;
        throw new Refusal(409, { error: 'stale', message: 'לא', current: { claim: current } });
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: /^עוד פעולות: ליברה/ }));
  await view.user.click(screen.getByRole('button', { name: 'עריכה', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('checkbox', { name: /אנטיביוטיקה/ }));
  const reference = dialog.getByRole('textbox', { name: 'מספר תביעה' });
  await view.user.clear(reference);
  await view.user.type(reference, 'T-2');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  const both = await dialog.findByRole('radiogroup', { name: /^מספר תביעה/ });
  await view.user.click(within(both).getByRole('radio', { name: /T-2/ }));
  await view.user.click(dialog.getByRole('button', { name: 'שמירת הבחירה' }));
  await screen.findByText('התביעה עודכנה');
  expect(view.asked('PUT').at(-1)?.body).toMatchObject({
    version: 5,
    insurer: 'ליברה בריאות',
    reference: 'T-2',
    expenseIds: [visit.id, pills.id],
  });
});

const openEdit = async (view: ReturnType<typeof showClaims>) => {
  await view.user.click(await screen.findByRole('button', { name: /^עוד פעולות: ליברה/ }));
  await view.user.click(screen.getByRole('button', { name: 'עריכה', hidden: true }));
  return within(await screen.findByRole('dialog'));
};

test('An expense or record that was deleted after it was ticked is unticked: the user could not remove it', async () => {
  const claimed: Claim = { ...libra, expenseIds: [visit.id, pills.id], recordIds: [rabies.id] };
  const view = showClaims({
    rows: [claimed],
    bought: [visit],
    others: [
      answersOf(medicalRecords, {
        get: () => {
          throw new Refusal(404, { message: 'לא נמצא' });
        },
      }),
    ],
  });
  const dialog = await openEdit(view);
  expect(await dialog.findByText('סומנה הוצאה אחת')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התביעה עודכנה');
  expect(view.asked('PUT')[0]?.body).toMatchObject({ expenseIds: [visit.id], recordIds: [] });
});

test('Sent again, it says when they answered before: that is not after the day of sending, and is said where it stands', async () => {
  const asked: Claim = { ...libra, answeredOn: '2026-11-15', answer: 'סיכום ביקור' };
  const view = showClaims({ rows: [asked], bought: [visit, pills] });
  const dialog = await openEdit(view);
  const sentOn = await dialog.findByRole('group', { name: /תאריך השליחה/ });
  expect(dialog.getByRole('group', { name: /תאריך התשובה/ }).textContent).toMatch(/15.*11.*2026/);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'תשובת חברת הביטוח' }).value).toBe('סיכום ביקור');
  await view.user.click(within(sentOn).getAllByRole('spinbutton')[0]!);
  await view.user.keyboard('20112026');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('התאריך מוקדם משליחת התביעה')).toBeTruthy();
  expect(view.asked('PUT')).toEqual([]);
});

test('The form warns what is deleted when an answered claim becomes a draft', async () => {
  const asked: Claim = { ...libra, status: 'refused', answeredOn: '2026-11-15', answer: 'החרגה' };
  const view = showClaims({ rows: [asked], bought: [visit, pills] });
  const dialog = await openEdit(view);
  await dialog.findByRole('textbox', { name: 'תשובת חברת הביטוח' });
  expect(dialog.queryByText(/^בטיוטה/)).toBeNull();
  await view.choose(/^מצב/, 'טיוטה');
  expect(dialog.getByText('בטיוטה אין תאריכים ואין תשובה: בשמירה הם יימחקו.')).toBeTruthy();
  // Chosen back, all is there.
  await view.choose(/^מצב/, 'נדחתה');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'תשובת חברת הביטוח' }).value).toBe('החרגה');
});

test('More than eight are found by some words, and older ones come by a press', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...free(visit),
    id: `many${at}`,
    description: `ביקור ${at}`,
  }));
  const asked: string[] = [];
  const view = renderList(<ClaimsPage />, claims, {
    rows: [],
    page: { claimed: 0, paid: 0 },
    owned: [insured],
    answers: { attachments: () => ({ attachments: [] }) },
    others: [
      answersOf(expenses, {
        list: ({ query }) => {
          asked.push(String(query?.page));
          const isOld = Number(query?.page) === 2;
          return { ...pageOfExpenses(isOld ? [{ ...free(pills), description: 'ישנה' }] : many), total: 101 };
        },
      }),
      answersOf(medicalRecords, { list: () => ({ records: [], total: 0, page: 1, limit: 100 }) }),
      peopleAnswers([]),
    ],
  });
  const dialog = await openNew(view as never);
  await view.user.type(await dialog.findByRole('textbox', { name: 'חיפוש ברשימה' }), 'ביקור 42');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await view.user.keyboard('{Enter}');
  expect(view.asked('POST')).toEqual([]);
  await view.user.clear(dialog.getByRole('textbox', { name: 'חיפוש ברשימה' }));
  await view.user.click(dialog.getByRole('button', { name: 'הצגת ישנות יותר' }));
  expect(await dialog.findByRole('checkbox', { name: /ישנה/ })).toBeTruthy();
  expect(asked).toEqual(['1', '1', '2']);
  expect(dialog.queryByRole('button', { name: 'הצגת ישנות יותר' })).toBeNull();
});

test('A list that can’t be had says so, and is asked for again by a press', async () => {
  let isAway = true;
  const view = showClaims({
    answers: {
      list: () => {
        if (isAway) throw new Refusal(403, { message: 'לא הפעם' });
        return { claims: [libra], total: 1, page: 1, limit: 20, claimed: 1240, paid: 0 };
      },
    },
  });
  const again = await screen.findByRole('button', { name: 'ניסיון חוזר' });
  isAway = false;
  await view.user.click(again);
  await card('ליברה');
  expect(screen.queryByRole('button', { name: 'ניסיון חוזר' })).toBeNull();
});

test('While the server is away what was loaded last stays', async () => {
  let isAway = false;
  let refused = 0;
  const view = showClaims({
    answers: {
      list: () => {
        if (isAway) refused++;
        if (isAway) throw new Refusal(503, { error: 'unavailable', message: 'השירות אינו זמין כרגע' });
        return { claims: [libra], total: 1, page: 1, limit: 20, claimed: 1240, paid: 0 };
      },
      remove: () => {
        isAway = true;
        return undefined;
      },
    },
  });
  await view.user.click(await screen.findByRole('button', { name: /^עוד פעולות: ליברה/ }));
  await view.user.click(screen.getByRole('button', { name: 'מחיקה', hidden: true }));
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await waitFor(() => expect(refused).toBeGreaterThan(0));
  await card('ליברה');
});
