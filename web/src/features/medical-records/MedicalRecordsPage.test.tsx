import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { medicalRecords, recordTypes, type MedicalRecord, type RecordType } from '@tzemed/contract/medical-records';
import { Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { rabies } from '../../testing/given-rows.ts';
import { onSaturdayMorning } from '../../testing/saturday.ts';
import { showList } from '../../testing/show-list.tsx';
import MedicalRecordsPage from './MedicalRecordsPage.tsx';

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

type Given = Partial<Parameters<typeof showList<typeof medicalRecords>>[2]>;

const show = ({ rows = [rabies, visit], ...given }: Given = {}) =>
  showList(<MedicalRecordsPage />, medicalRecords, {
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

onSaturdayMorning();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

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
  await view.user.click(screen.getByRole('button', { name: /סוג/ }));
  await view.user.click(await screen.findByRole('option', { name: 'חיסון' }));
  await waitFor(() => expect(lists(view).at(-1)).toBe('type=vaccination&page=1&limit=20'));
  expect(view.router.state.location.search).toBe('?type=vaccination');
  await waitFor(() => expect(screen.queryByText('ביקורת שנתית')).toBeNull());
});

test('The summary shows the latest vaccinations and visits of the chosen pet', async () => {
  const view = show({ at: `?petId=${mitzi.id}`, rows: [visit] });
  await view.user.click(await screen.findByRole('tab', { name: 'סיכום' }));
  expect(await screen.findByText('ביקורת שנתית')).toBeTruthy();
  const card = screen.getByRole('heading', { name: 'חיסונים אחרונים' }).closest('section')!;
  expect(within(card).getByText('אין מידע זמין')).toBeTruthy();
  expect(lists(view)).toEqual(
    expect.arrayContaining([`type=vaccination&petId=${mitzi.id}&limit=5`, `type=vet_visit&petId=${mitzi.id}&limit=5`]),
  );
  expect(view.router.state.location.search).toBe(`?petId=${mitzi.id}&tab=summary`);
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
  expect(lists(view)).toContain(`petId=${mitzi.id}&type=vaccination&limit=3`);
  expect(lists(view).filter((query) => query.includes('vet_visit'))).toHaveLength(1);
});

const asked = ({ requests }: ReturnType<typeof show>) =>
  requests.flatMap(({ path }) => (path.startsWith('/medical-records/upcoming') ? [path.split('?')[1]] : []));

const showAppointments = (at: string, records: MedicalRecord[]) =>
  show({
    at,
    answers: {
      upcoming: () => ({ records, total: records.length, count: records.length, page: 1, limit: 20 }),
    },
  });

test('The appointments ahead have a view of their own, with its own address and number', async () => {
  const view = showAppointments('', [{ ...rabies, nextAppointment: '2026-11-22' }, visit]);
  await view.user.click(await screen.findByRole('tab', { name: 'תורים עתידיים' }));
  const table = await screen.findByRole('table', { name: 'תורים עתידיים' });
  screen.getByText('שני תורים עתידיים');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('מחר'),
    expect.stringContaining('20 במאי 2027'),
  ]);
  expect(view.router.state.location.search).toBe('?tab=upcoming');
  expect(asked(view)).toEqual(['page=1']);
  await view.user.click(screen.getByRole('button', { name: /חיית מחמד/ }));
  await view.user.click(await screen.findByRole('option', { name: 'מיצי' }));
  await waitFor(() => expect(asked(view).at(-1)).toBe(`petId=${mitzi.id}&page=1`));
});

test('Filters of the records do not narrow the appointments; without any the way to them is said', async () => {
  const view = showAppointments('?tab=upcoming&type=surgery&from=2026-01-01&page=1', []);
  expect(await screen.findByText('אין תורים עתידיים')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ניקוי הסינון' })).toBeNull();
  expect(asked(view)).toEqual(['page=1']);
});

test('What is missing is said at all fields at once', async () => {
  const view = show({ at: '?add=1' });
  await view.user.click(await screen.findByRole('button', { name: 'שמירה' }));
  for (const error of ['סוג נדרש', 'יש לבחור חיית מחמד', 'תיאור נדרש'])
    expect(await screen.findByText(error)).toBeTruthy();
  expect(view.asked('POST')).toEqual([]);
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
  });
});

test('An edit begins from what is there, and its next appointment can be cleared', async () => {
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

test('What the server refuses is said at its field, and what was typed stays', async () => {
  const view = show({
    answers: {
      update: () => Promise.reject(new Refusal(422, { message: 'יש לתקן', errors: { vetName: 'הטקסט ארוך מדי' } })),
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'עריכת ביקורת שנתית' }));
  const vet = await screen.findByRole<HTMLInputElement>('textbox', { name: 'וטרינר' });
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
    show({ at, answers: { list: away, upcoming: away } });
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
    for (const word of words) expect(screen.getAllByText(word).length).toBeGreaterThan(0);
    view.unmount();
  }
});
