import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { appointments, type Appointment } from '@tzemed/contract/medical/appointments';
import {
  medicalRecords,
  recordTypes,
  type MedicalRecord,
  type RecordType,
} from '@tzemed/contract/medical/medical-records';
import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { vets } from '@tzemed/contract/medical/vets';
import { visits } from '@tzemed/contract/views/visits';
import { answersOf, type Answers, Refusal } from '../../testing/fake-api.ts';
import { matchMedia } from '../../testing/match-media.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { checkup, levi, rabies } from '../../testing/row-fixtures.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { renderList } from '../../testing/render-list.tsx';
import MedicalRecordsPage from './MedicalRecordsPage.tsx';
import { filterBy } from '../../testing/filter-sheet.ts';

const visit: MedicalRecord = {
  ...rabies,
  id: 'visit',
  petId: mitzi.id,
  petName: mitzi.name,
  type: 'vet_visit',
  description: 'ביקורת שנתית',
  vetName: null,
  notes: 'הכול תקין',
  nextAppointment: '2027-05-20',
};

const recordOf = (type: RecordType): MedicalRecord => ({ ...rabies, id: type, description: type, type });

type Given = Partial<Parameters<typeof renderList<typeof medicalRecords>>[2]>;

const show = ({ rows = [rabies, visit], ...given }: Given = {}) =>
  renderList(<MedicalRecordsPage />, medicalRecords, {
    rows,
    ...given,
    answers: {
      list: ({ query }) => {
        const records = rows.filter(({ type }) => !query?.type || type === query.type);
        return { records, total: records.length, page: 1, limit: 20 };
      },
      ...given.answers,
    },
  });

const lists = ({ requests }: ReturnType<typeof show>) =>
  requests.flatMap(({ path }) =>
    path.startsWith('/medical-records?') ? [path.slice('/medical-records?'.length)] : [],
  );

fixClockToSaturday();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('The list can be downloaded once it is shown', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'הורדה כ־PDF' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'הורדה כ־PDF' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'הורדה כטבלה' })).toBeTruthy();
});

test('A row of the table of records says what, of whom, when, by whom and what comes next', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'רשומות' });
  const row = within(table).getByRole('row', { name: /ביקורת שנתית/ });
  for (const words of ['ביקור וטרינרי', 'הכול תקין', 'לא צוין', 'תור הבא: 20.05.2027'])
    expect(within(row).getByText(words)).toBeTruthy();
  expect(await within(row).findByText('מיצי')).toBeTruthy();
});

test('An appointment whose day has passed is told as one that was', async () => {
  show({ rows: [{ ...recordOf('checkup'), nextAppointment: '2026-11-20' }] });
  expect(await screen.findByText('התור היה ב־20.11.2026')).toBeTruthy();
});

test('The seven types have seven pictures in seven colours, on badges that are no states', async () => {
  show({ rows: recordTypes.map(recordOf) });
  await screen.findByRole('table');
  const badges = [...document.querySelectorAll('.badge')];
  expect(badges.map((badge) => [badge.textContent, badge.className])).toEqual(
    ['ביקור וטרינרי', 'חיסון', 'ניתוח', 'בדיקה', 'טיפול', 'תרופה', 'אחר'].map((word) => [word, 'badge plain']),
  );
  const pictures = badges.map((badge) => badge.querySelector('svg')!.getAttribute('class')!.split(' '));
  expect(pictures.map((classes) => classes.at(-1))).toEqual(['pine', 'ok', 'danger', 'info', 'warn', 'plain', 'ink']);
  expect(new Set(pictures.map((classes) => classes[1])).size).toBe(7);
});

test('A filter goes into the address and into the question', async () => {
  const view = show();
  await screen.findByRole('table');
  await filterBy(view.user, 'חיסון');
  await waitFor(() => expect(lists(view).at(-1)).toBe('type=vaccination&page=1&limit=20'));
  expect(view.router.state.location.search).toBe('?type=vaccination');
  await waitFor(() => expect(screen.queryByText('ביקורת שנתית')).toBeNull());
});

test('The summary shows the latest vaccinations and visits of the chosen pet', async () => {
  const view = show({ at: `?petId=${mitzi.id}`, rows: [visit] });
  await view.user.click(await screen.findByRole('tab', { name: 'סיכום' }));
  const link = await screen.findByRole('link', { name: 'ביקורת שנתית' });
  expect(link.getAttribute('href')).toBe('/app/medical-records/visit');
  const card = screen.getByRole('heading', { name: 'חיסונים אחרונים' }).closest('section')!;
  expect(within(card).getByText('אין מידע זמין')).toBeTruthy();
  expect(lists(view)).toEqual(
    expect.arrayContaining([
      `type=vaccination&petId=${mitzi.id}&limit=100`,
      `type=vet_visit&petId=${mitzi.id}&limit=5`,
    ]),
  );
  expect(view.router.state.location.search).toBe(`?petId=${mitzi.id}&tab=summary`);
});

test('The list says of the current dose alone how long it holds, also where a newer one or a visit is called so', async () => {
  const rows = [
    { ...visit, id: 'called', petId: rabies.petId, description: rabies.description },
    { ...rabies, id: 'short', date: '2026-01-10', validUntil: '2026-07-10' },
    { ...rabies, id: 'long', date: '2025-01-10', validUntil: '2028-01-10' },
    { ...rabies, id: 'old', date: '2024-01-10', validUntil: '2025-01-10' },
  ];
  show({ rows });
  expect(await screen.findByText('בתוקף עד 10.01.2028')).toBeTruthy();
  expect(screen.queryByText(/^פג ב/)).toBeNull();
});

test('The summary says how long the latest of each vaccine holds, and not that the one before it has ended', async () => {
  const rows = [
    { ...rabies, id: 'new', date: '2026-01-10', validUntil: '2028-01-10' },
    { ...rabies, id: 'old', date: '2024-01-10', validUntil: '2026-01-10' },
    { ...rabies, id: 'other', description: 'מרובע', date: '2023-01-10', validUntil: '2024-01-10' },
  ];
  const view = show({ at: `?petId=${rabies.petId}`, rows });
  await view.user.click(await screen.findByRole('tab', { name: 'סיכום' }));
  expect(await screen.findByText('בתוקף עד 10.01.2028')).toBeTruthy();
  expect(screen.getAllByText(/^התוקף פג ב/).map((one) => one.textContent)).toEqual(['התוקף פג ב־10.01.2024']);
});

test('The summary of several pets is told pet by pet, also where not all records come on one page', async () => {
  const many = { total: 200, page: 1, limit: 100 };
  const view = show({
    at: '?tab=summary',
    answers: {
      list: ({ query }) =>
        query?.type === 'vaccination'
          ? {
              ...many,
              records: query.petId === mitzi.id ? [{ ...rabies, petId: mitzi.id, description: 'חיסון ישן' }] : [rabies],
            }
          : { ...many, total: 1, records: [visit] },
    },
  });
  const of = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(await (await of('מיצי')).findByText('חיסון ישן')).toBeTruthy();
  expect((await of('מיצי')).getByText('ביקורת שנתית')).toBeTruthy();
  expect((await of('בלה')).queryByText('ביקורת שנתית')).toBeNull();
  expect((await of('בלה')).getByText('אין מידע זמין')).toBeTruthy();
  expect(lists(view)).toContain(`petId=${mitzi.id}&type=vaccination&limit=100`);
  expect(lists(view).filter((query) => query.includes('vet_visit'))).toHaveLength(1);
});

const pageOf = (rows: Appointment[]) => ({ appointments: rows, total: rows.length, page: 1, limit: 20 });

/** The tab of appointments, with these. */
function showAppointments(rows: Appointment[], { at = '?tab=upcoming', ...more }: Given & { more?: Answers[] } = {}) {
  const ask = vi.fn<(query: unknown) => Appointment[]>(() => rows);
  const view = show({
    at,
    ...more,
    others: [
      answersOf(appointments, {
        list: ({ query }) => pageOf(ask(query)),
        create: () => ({ appointment: checkup }),
        cancel: () => ({ appointment: { ...checkup, status: 'cancelled' as const } }),
        tick: ({ body }) => ({ appointment: { ...checkup, ticked: [body.question] } }),
      }),
      answersOf(visits, {
        complete: () => ({ appointment: { ...checkup, status: 'done' as const }, records: [rabies] }),
        reopen: () => ({ appointment: checkup }),
      }),
      ...(more.more ?? []),
    ],
  });
  return { ...view, ask };
}

test('The appointments stand in a view of their own, with its own address', async () => {
  const view = showAppointments([{ ...checkup, petIds: [bella.id, mitzi.id] }], { at: '' });
  await view.user.click(await screen.findByRole('tab', { name: 'תורים' }));
  const list = within(await screen.findByRole('list', { name: 'תורים' }));
  for (const words of ['בדיקה שנתית', 'מחר', '16:30', 'מרפאת הכרמל', 'ד״ר לוי', 'בלה', 'מיצי'])
    expect(list.getByText(words)).toBeTruthy();
  expect(view.router.state.location.search).toBe('?tab=upcoming');
  expect(view.ask).toHaveBeenLastCalledWith(expect.objectContaining({ when: 'upcoming' }));
  await view.user.click(screen.getByRole('button', { name: 'שעברו' }));
  await waitFor(() => expect(view.ask).toHaveBeenLastCalledWith(expect.objectContaining({ when: 'past' })));
  expect(screen.queryByRole('button', { name: 'הוספת רשומה' })).toBeNull();
});

test('An appointment has a call link when the vet or the place is in the list of vets', async () => {
  const byPlace = { ...checkup, id: 'place', reason: 'תפרים', vetName: null, place: 'המרפאה בכרמל' };
  const unknown = { ...checkup, id: 'unknown', reason: 'תספורת', vetName: null, place: null };
  const book = answersOf(vets, { list: () => ({ vets: [levi], total: 1, page: 1, limit: 100 }) });
  const view = showAppointments([checkup, byPlace, unknown], { more: [book] });
  const calls = await screen.findAllByRole('link', { name: 'חיוג אל ד״ר לוי: 04-555-0142' });
  expect(calls.map((call) => call.closest('li')?.querySelector('bdi')?.textContent)).toEqual(['בדיקה שנתית', 'תפרים']);
  expect(view.requests.filter(({ path }) => path.startsWith('/vets'))).toHaveLength(1);
});

test('An appointment is added for several pets, with a question on each line', async () => {
  const view = showAppointments([checkup]);
  await view.user.click(await screen.findByRole('button', { name: 'הוספת תור' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'תור חדש' }));
  await view.user.type(await dialog.findByRole('textbox', { name: 'סיבת התור' }), 'חיסון');
  await view.choose(/חיית מחמד/, 'בלה');
  await view.user.click(dialog.getByRole('button', { name: 'עוד חיות' }));
  await view.user.click(dialog.getByRole('button', { name: 'מיצי' }));
  await view.user.type(dialog.getByRole('textbox', { name: /מה לשאול/ }), 'כמה?{enter}{enter}מתי?{enter}כמה?');
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(view.asked('POST')).toHaveLength(1));
  expect(view.asked('POST')[0]!.body).toMatchObject({
    reason: 'חיסון',
    petId: bella.id,
    petIds: [bella.id, mitzi.id],
    questions: ['כמה?', 'מתי?'],
  });
});

test('A question is ticked off, and an appointment that was is a record whose form opens', async () => {
  const view = showAppointments([checkup]);
  await view.user.click(await screen.findByRole('checkbox', { name: 'כמה לאכול?' }));
  await waitFor(() => expect(view.asked('PATCH').at(-1)!.body).toEqual({ question: 'כמה לאכול?', isTicked: true }));
  await view.user.click(screen.getByRole('button', { name: 'התקיים: בדיקה שנתית' }));
  await screen.findByText('נוצרה רשומה מהתור. אפשר להשלים בה מה נעשה');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue('חיסון כלבת שנתי')).toBeTruthy();
});

test('An appointment is cancelled, and the way back stands beside what is said of it', async () => {
  const view = showAppointments([checkup]);
  await view.user.click(await screen.findByRole('button', { name: 'עוד פעולות: בדיקה שנתית' }));
  await view.user.click(screen.getByRole('button', { name: 'ביטול התור', hidden: true }));
  await screen.findByText('התור בוטל');
  await view.user.click(screen.getByRole('button', { name: 'ביטול השינוי' }));
  await screen.findByText('התור חזר לתורים העתידיים');
  expect(view.requests.map(({ path }) => path).filter((path) => path.startsWith('/appointments/'))).toEqual([
    `/appointments/${checkup.id}/cancel`,
    `/appointments/${checkup.id}/reopen`,
  ]);
});

test('Filters of the records do not narrow the appointments; without any there is a first step', async () => {
  const view = showAppointments([], { at: '?tab=upcoming&type=checkup&from=2026-01-01' });
  expect(await screen.findByText('אין תורים עתידיים')).toBeTruthy();
  expect(view.ask).toHaveBeenLastCalledWith({ when: 'upcoming', page: '1', limit: '20' });
  expect(screen.getAllByRole('button', { name: 'הוספת תור' })).toHaveLength(1);
});

test('A time that has passed is asked back while it is typed', async () => {
  const view = showAppointments([{ ...checkup, date: '2026-11-20' }]);
  await view.user.click(await screen.findByRole('button', { name: 'עוד פעולות: בדיקה שנתית' }));
  await view.user.click(screen.getByRole('button', { name: 'עריכה', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('המועד הזה כבר עבר. האם התכוונתם אליו?')).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'מחר' }));
  await waitFor(() => expect(dialog.queryByText('המועד הזה כבר עבר. האם התכוונתם אליו?')).toBeNull());
});

test('A record form shows all missing fields at once', async () => {
  const view = show({ at: '?add=1' });
  await view.user.click(await screen.findByRole('button', { name: 'שמירה' }));
  for (const error of ['סוג נדרש', 'יש לבחור חיית מחמד', 'תיאור נדרש'])
    expect(await screen.findByText(error)).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
});

test.for([
  ['coarse', 'צילום מסמך', 'צירוף מסמך'],
  ['fine', 'צירוף מסמך', 'צילום מסמך'],
])('With a %s pointer the button beside the title says %s', async ([pointer, label, other]) => {
  matchMedia((query) => query.includes(`pointer: ${pointer}`));
  show({ at: '?add=1' });
  expect(await screen.findByRole('button', { name: label! })).toBeTruthy();
  expect(screen.queryByRole('button', { name: other! })).toBeNull();
});

test('A new record is of today; what is optional may stay empty', async () => {
  const view = show({ at: '?add=1' });
  await view.user.type(await screen.findByRole('textbox', { name: 'תיאור' }), 'חיסון משושה');
  await view.choose(/סוג/, 'חיסון');
  await view.choose(/חיית מחמד/, 'בלה');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('הרשומה נוספה')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.router.state.location.search).toBe('');
  expect(view.asked('POST')[0]?.body).toEqual({
    id: expect.any(String),
    type: 'vaccination',
    petId: bella.id,
    date: '2026-11-21',
    description: 'חיסון משושה',
    vetName: '',
    notes: '',
    nextAppointment: '',
    product: '',
    batchNumber: '',
    validUntil: '',
    cost: null,
  });
});

test('A visit of several pets is entered once, creates a record of each, and has one undo', async () => {
  const together = [{ id: 'of-mitzi', petId: mitzi.id }];
  const view = show({
    at: '?add=1',
    answers: { create: () => ({ record: { ...visit, petId: bella.id, together } }), removeTogether: () => undefined },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.type(await dialog.findByRole('textbox', { name: 'תיאור' }), 'בדיקה');
  await view.choose(/סוג/, 'ביקור וטרינרי');
  await view.choose(/חיית מחמד/, 'בלה');
  expect(dialog.queryByText(/לכל חיית מחמד תיווצר/)).toBeNull();
  await view.user.click(dialog.getByRole('button', { name: 'עוד חיות' }));
  await view.user.click(within(dialog.getByRole('group', { name: 'גם עבור' })).getByRole('button', { name: 'מיצי' }));
  dialog.getByText(/והמסמכים יישמרו ברשומה של .?בלה/);
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('נוספו שתי רשומות');
  expect(view.asked('POST')[0]?.body).toMatchObject({ petId: bella.id, petIds: [mitzi.id] });
  await view.user.click(await screen.findByRole('button', { name: 'ביטול ההוספה' }));
  await screen.findByText('ההוספה בוטלה');
  expect(view.asked('DELETE').map(({ path }) => path)).toEqual([`/medical-records/${visit.id}/together`]);
});

test('A record corrected after a lost response is saved once, with the correction', async () => {
  let kept: MedicalRecord | undefined;
  const view = show({
    at: '?add=1',
    answers: {
      create: ({ body }) => {
        if (kept) return { record: kept };
        kept = { ...visit, ...(body as object), id: String((body as { id?: string }).id), version: 1 };
        return Promise.reject(new Refusal(503, { message: 'השירות אינו זמין כרגע' }));
      },
      update: ({ body }) => ({ record: { ...kept!, ...(body as object) } as MedicalRecord }),
    },
  });
  const text = await screen.findByRole('textbox', { name: 'תיאור' });
  await view.user.type(text, 'בדיקא');
  await view.choose(/סוג/, 'ביקור וטרינרי');
  await view.choose(/חיית מחמד/, 'בלה');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findAllByText('השירות אינו זמין כרגע');
  await view.user.clear(text);
  await view.user.type(text, 'בדיקה');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הרשומה נוספה');
  expect(view.asked('PUT').map(({ body }) => (body as { description: string }).description)).toEqual(['בדיקה']);
});

test('A vaccination says what was given and until when it holds; other types are not asked', async () => {
  const view = show({ at: '?add=1' });
  await view.choose(/סוג/, 'חיסון');
  await view.user.type(await screen.findByRole('textbox', { name: 'תכשיר' }), 'Nobivac Rabies');
  await view.user.type(screen.getByRole('textbox', { name: 'מספר אצווה' }), 'A487B02');
  expect(screen.getByRole('group', { name: 'בתוקף עד' })).toBeTruthy();
  await view.choose(/סוג/, 'בדיקה');
  for (const name of ['תכשיר', 'מספר אצווה']) expect(screen.queryByRole('textbox', { name })).toBeNull();
  expect(screen.queryByRole('group', { name: 'בתוקף עד' })).toBeNull();
});

test('The cost of a visit is said in shekels, and can be taken away', async () => {
  const view = show({ rows: [{ ...visit, cost: 180, expenseId: 'paid' }] });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת ביקורת שנתית' }));
  const cost = await screen.findByRole<HTMLInputElement>('textbox', { name: 'עלות הביקור' });
  expect(cost.value).toBe('180.00');
  await view.user.clear(cost);
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הרשומה עודכנה');
  expect(view.asked('PUT')[0]?.body).toMatchObject({ cost: null });
});

test('A user without edit permission for expenses is not asked for the cost of a visit', async () => {
  const permissions = { ...ownPermissions, profile: 'view', medicalRecords: 'edit', expenses: 'view' } as const;
  const view = show({ rows: [visit], owned: [{ ...mitzi, permissions }] });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת ביקורת שנתית' }));
  await screen.findByRole('textbox', { name: 'תיאור' });
  expect(screen.queryByRole('textbox', { name: 'עלות הביקור' })).toBeNull();
});

test('An edit begins from what is there, of that pet alone, and its next appointment can be cleared', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'עריכת ביקורת שנתית' }));
  await screen.findByRole('textbox', { name: 'תיאור' });
  await view.user.click(screen.getByRole('button', { name: 'ניקוי השדה תור הבא' }));
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('הרשומה עודכנה')).toBeTruthy();
  const { type, petId, date, description, vetName, notes, version } = visit;
  expect(view.asked('PUT')[0]).toMatchObject({
    path: '/medical-records/visit',
    body: { type, petId, date, description, vetName, notes, version, nextAppointment: '' },
  });
});

test('A server error is shown at its field, and the typed text stays', async () => {
  const view = show({
    answers: {
      update: () => Promise.reject(new Refusal(422, { message: 'יש לתקן', errors: { vetName: 'הטקסט ארוך מדי' } })),
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת ביקורת שנתית' }));
  const vet = await screen.findByRole<HTMLInputElement>('combobox', { name: 'וטרינר' });
  await view.user.type(vet, 'ד״ר לוי');
  await view.user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('הטקסט ארוך מדי')).toBeTruthy();
  expect(vet.value).toBe('ד״ר לוי');
  expect(document.activeElement).toBe(vet);
});

test('Deleting asks first, and can be undone', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'מחיקת ביקורת שנתית' }));
  expect(screen.getByText('האם אתם בטוחים שברצונכם למחוק את הרשומה?')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'מחיקה' }));
  expect(await screen.findByText('הרשומה נמחקה')).toBeTruthy();
  expect(view.asked('DELETE')[0]?.path).toBe('/medical-records/visit');
  await view.user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  expect(await screen.findByText('הרשומה שוחזרה')).toBeTruthy();
  expect(view.asked('POST')[0]?.path).toBe('/medical-records/visit/restore');
});

test('An empty list shows the first step', async () => {
  show({ rows: [] });
  expect(await screen.findByText('התיק הרפואי עוד ריק')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'הוספת רשומה' })).toHaveLength(1);
  for (const name of ['סינון', 'החודש', 'כל הסוגים סוג']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test.for(['', '?tab=summary', '?tab=upcoming'])(
  'While the server is away samples are shown, marked (address %s)',
  async (at) => {
    const away = () => Promise.reject(new Refusal(503, { message: 'השירות אינו זמין כרגע' }));
    show({ at, answers: { list: away }, others: [answersOf(appointments, { list: away })] });
    expect(await screen.findByText('מוצגים נתוני דוגמה - השרת אינו זמין')).toBeTruthy();
    expect(await screen.findByText('חיסון כלבת')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(עריכת|מחיקת)/ })).toBeNull();
  },
);

test('Every word of the screen is there in English and Arabic', async () => {
  for (const [lang, words] of [
    ['en', ['Add a record', 'Records', 'Summary', 'Not specified', 'Vet visit', 'From date']],
    ['ar', ['إضافة سجل', 'السجلات', 'ملخص', 'غير محدد', 'زيارة بيطرية', 'من تاريخ']],
  ] as const) {
    const view = show({ lang, rows: [visit], owned: [mitzi] });
    await screen.findByRole('table');
    await view.user.click(screen.getByRole('button', { name: lang === 'en' ? 'Filters' : 'تصفية' }));
    await view.user.click(await screen.findByRole('button', { name: lang === 'en' ? 'Other dates' : 'تواريخ أخرى' }));
    for (const word of words) expect(screen.getAllByText(word).length).toBeGreaterThan(0);
    view.unmount();
  }
});
