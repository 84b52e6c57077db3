import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Appointment, appointment, appointments } from '@tzemed/contract/medical/appointments';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { type Medicine, medicines } from '@tzemed/contract/medical/medicines';
import { type Measurement, measurement, measurements } from '@tzemed/contract/measures/measurements';
import { type Measure, measure, measures } from '@tzemed/contract/measures/measures';
import { overview } from '@tzemed/contract/views/overview';
import { type Pet, pets } from '@tzemed/contract/pets/pets';
import { withoutMarks } from '../../lib/format.ts';
import { linkTo, petPage } from '../../screens.ts';
import { buildRow } from '../../testing/build-row.ts';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { apoquel } from '../../testing/medicine-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dana } from '../../testing/session-fixtures.ts';
import PetMeasuresPage from './PetMeasuresPage.tsx';
import PetPage from './PetPage.tsx';

await Promise.all([
  import('../../features/measures/ValueForm.tsx'),
  import('../../features/measures/MeasureForm.tsx'),
  import('../../features/measures/MeasurementForm.tsx'),
  import('../../ui/overlay/overlay-components.ts'),
]);

const page = { total: 0, page: 1, limit: 5 };
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const weightId = '01980b1e-7c00-7000-8000-0000000000c1';
const valueOf = (nth: number, value: number, days: number): Measurement =>
  buildRow(measurement, {
    id: `01980b1e-7c00-7000-8000-0000000000d${nth}`,
    petId: bella.id,
    measureId: weightId,
    value,
    takenAt: ago(days),
    date: ago(days).slice(0, 10),
    note: null,
    place: 'home',
    low: null,
    high: null,
    isChangeDismissed: false,
    measure: { kind: 'weight', name: null, unit: 'g' },
    createdBy: dana.id,
  });
const values = [valueOf(1, 29_000, 60), valueOf(2, 30_400, 30), valueOf(3, 28_400, 1)];
const latestOf = ({ id, takenAt, value, low, high, place, createdBy }: Measurement) => ({
  id,
  takenAt,
  value,
  low,
  high,
  place,
  createdBy,
  isChangeDismissed: false,
});
const weight: Measure = buildRow(measure, {
  id: weightId,
  petId: bella.id,
  kind: 'weight',
  name: null,
  unit: 'g',
  low: null,
  high: null,
  limitsBy: null,
  target: 27_000,
  targetBy: 'ד״ר לוי',
  latest: latestOf(values[2]!),
});
const breaths: Measure = buildRow(measure, {
  ...weight,
  id: '01980b1e-7c00-7000-8000-0000000000c2',
  kind: 'own',
  name: 'נשימות במנוחה',
  unit: 'לדקה',
  high: 30,
  limitsBy: 'ד״ר לוי',
  target: null,
  targetBy: null,
  latest: { ...latestOf(values[2]!), value: 32 },
});

type Options = {
  pet?: Pet;
  rows?: Measure[];
  found?: Measurement[];
  courses?: Medicine[];
  visit?: Appointment;
  refuse?: Record<string, string>;
};

function show({ pet = bella, rows = [weight, breaths], found = values, courses = [], visit, refuse }: Options = {}) {
  let [all, next] = [rows, visit];
  return renderScreen(<PetPage />, {
    at: `/app/pets/${bella.id}/measures`,
    path: linkTo(petPage),
    children: [{ path: 'measures', element: <PetMeasuresPage /> }],
    answers: [
      answersOf(pets, { list: () => ({ ...page, pets: [pet], total: 1 }) }),
      answersOf(overview, {
        used: () => ({
          claims: false,
          plans: false,
          settlements: false,
          documents: false,
          observations: false,
          stock: false,
          medicines: [],
          measures: [bella.id],
        }),
      }),
      answersOf(appointments, {
        upcoming: () => ({ ...page, appointments: next ? [next] : [], count: 0 }),
        update: ({ body }) => {
          next = { ...next!, ...(body as Partial<Appointment>), version: next!.version + 1 };
          return { appointment: next };
        },
      }),
      answersOf(medicalRecords, { list: () => ({ ...page, records: [] }) }),
      answersOf(medicines, { list: () => ({ ...page, medicines: courses }) }),
      answersOf(measures, {
        list: () => ({ measures: all, total: all.length, page: 1, limit: 100 }),
        update: ({ params, body }) => ({
          measure: { ...all.find(({ id }) => id === params.id)!, ...(body as object) },
        }),
        points: () => ({ points: found, total: found.length }),
        names: () => ({ names: [] }),
      }),
      answersOf(measurements, {
        list: () => ({ measurements: found.toReversed(), total: found.length, page: 1, limit: 6 }),
        get: ({ params }) => ({ measurement: found.find(({ id }) => id === params.id)! }),
        create: ({ body }) => {
          if (refuse) throw new Refusal(422, { message: 'יש לתקן', error: 'validation', errors: refuse });
          return { measurement: { ...values[2]!, value: body.value } };
        },
        remove: () => undefined,
        dismissChange: ({ params, body }) => {
          const of = all.find(({ latest }) => latest?.id === params.id)!;
          const latest = { ...of.latest!, isChangeDismissed: body.isDismissed };
          all = [{ ...of, latest }, ...all.filter((one) => one !== of)];
          return { measurement: found.find(({ id }) => id === params.id)! };
        },
      }),
    ],
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const text = (element: HTMLElement) => withoutMarks(element.textContent).replaceAll('\u00a0', ' ');

test('The page tells the last weight, what has changed, the target, and the other measures with their limits', async () => {
  show();
  const card = (await screen.findByRole('heading', { name: 'משקל' })).closest('section')!;
  await waitFor(() => expect(text(card)).toContain('28.4ק״ג'));
  expect(text(card)).toContain('עוד 1.4 ק״ג ליעד של ד״ר לוי');
  await waitFor(() => expect(text(card)).toContain('2.0 ק״ג פחות מ'));
  const row = screen.getByRole('link', { name: 'נשימות במנוחה' }).closest('li')!;
  expect(text(row)).toContain('הגבול של ד״ר לוי: עד 30');
  expect(text(row)).toContain('32לדקה · מעל הגבול');
  expect(screen.getByRole('link', { name: 'מדדים' }).getAttribute('aria-current')).toBe('page');
});

test('The same weight again takes two presses', async () => {
  const { requests } = show();
  fireEvent.click(await button('שקילה'));
  const field = await screen.findByRole('textbox', { name: 'משקל' });
  expect((field as HTMLInputElement).value).toBe('28.4');
  fireEvent.click(await button('שמירה'));
  await screen.findByText(/נשקלה: 28.4/);
  expect(writesOf(requests)).toMatchObject([
    { method: 'POST', path: '/measurements', body: { petId: bella.id, measureId: weightId, value: 28_400, unit: 'g' } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: /ביטול/ }));
  await waitFor(() => expect(writesOf(requests)).toHaveLength(2));
  expect(writesOf(requests)[1]).toMatchObject({ method: 'DELETE', path: `/measurements/${values[2]!.id}` });
});

test('The buttons change the weight by a tenth', async () => {
  show();
  fireEvent.click(await button('שקילה'));
  const field = await screen.findByRole('textbox', { name: 'משקל' });
  fireEvent.click(await button('יותר'));
  expect((field as HTMLInputElement).value).toBe('28.5');
  fireEvent.click(await button('פחות'));
  fireEvent.click(await button('פחות'));
  expect((field as HTMLInputElement).value).toBe('28.3');
});

test.each([
  ['כן, 284 ק״ג', 284_000],
  ['28.4 ק״ג', 28_400],
])('Ten times the last weight is asked about, and %s saves', async (answer, value) => {
  const { requests } = show();
  fireEvent.click(await button('שקילה'));
  fireEvent.change(await screen.findByRole('textbox', { name: 'משקל' }), { target: { value: '284' } });
  fireEvent.click(await button('שמירה'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(text(within(dialog).getByRole('heading', { level: 2 }))).toBe('284 ק״ג?'));
  expect(writesOf(requests)).toEqual([]);
  const answers = within(dialog).getAllByRole('button');
  expect(text(document.activeElement as HTMLElement)).toBe('28.4 ק״ג');
  fireEvent.click(answers.find((one) => text(one) === answer)!);
  await waitFor(() => expect(writesOf(requests)).toMatchObject([{ body: { value } }]));
});

test('A refused weight keeps what was typed, with the reason at the field', async () => {
  show({ refuse: { value: 'המשקל צריך להיות גדול מ־0' } });
  fireEvent.click(await button('שקילה'));
  const field = await screen.findByRole('textbox', { name: 'משקל' });
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.click(await button('שמירה'));
  await screen.findByText('המשקל צריך להיות גדול מ־0');
  expect((field as HTMLInputElement).value).toBe('0');
});

test('The chart is one stop of the keyboard: arrows move, the left one to later values, and Enter opens', async () => {
  show();
  const chart = await screen.findByRole('slider');
  expect(withoutMarks(chart.getAttribute('aria-valuetext')!)).toContain('28.4');
  chart.focus();
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(chart.getAttribute('aria-valuetext')).toContain('30.4');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuetext')).toContain('29.0');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toContain('30.4');
  fireEvent.keyDown(chart, { key: 'Enter' });
  const point = await screen.findByRole('heading', { level: 3 });
  expect(text(point)).toBe('30.4 ק״ג');
  await button('מחיקה');
});

test('A change of more than a tenth is told as a fact', async () => {
  show({ found: [valueOf(1, 4500, 43), valueOf(2, 4000, 1)] });
  const banner = (await screen.findByText('11% פחות ב־6 שבועות')).closest('.banner') as HTMLElement;
  expect(text(banner)).toContain('מ־4.5 ק״ג ב־');
});

const lighter = [valueOf(1, 4500, 43), valueOf(2, 4000, 1)];
const light = { ...weight, target: null, latest: latestOf(lighter[1]!) };
const bannerOf = async () => (await screen.findByText('11% פחות ב־6 שבועות')).closest('.banner') as HTMLElement;

test('A change is put aside once, and told again on undo', async () => {
  const { requests } = show({ rows: [light], found: lighter });
  fireEvent.click(within(await bannerOf()).getByRole('button', { name: 'סגירה' }));
  await waitFor(() => expect(screen.queryByText('11% פחות ב־6 שבועות')).toBeNull());
  const path = `/measurements/${lighter[1]!.id}/change`;
  expect(writesOf(requests)).toMatchObject([{ method: 'PATCH', path, body: { isDismissed: true } }]);
  fireEvent.click(await button(/^ביטול/));
  await bannerOf();
  expect(writesOf(requests)[1]).toMatchObject({ path, body: { isDismissed: false } });
});

test('A change that was put aside is not told, the next one is', async () => {
  const dismissed = { ...light, latest: { ...light.latest!, isChangeDismissed: true } };
  const { unmount } = show({ rows: [dismissed], found: lighter });
  await screen.findByRole('slider');
  expect(screen.queryByText(/11% פחות/)).toBeNull();
  unmount();
  show({ rows: [light], found: [...lighter, valueOf(3, 3900, 0)] });
  await screen.findByText(/13% פחות/);
});

test('A change joins the questions of the next visit, with a way back', async () => {
  const visit = buildRow(appointment, {
    id: '01980b1e-7c00-7000-8000-0000000000e1',
    petId: bella.id,
    petIds: [bella.id],
    petName: bella.name,
    reason: 'ביקורת',
    date: '2026-12-01',
    questions: ['האם צריך חיזור?'],
  } as never) as Appointment;
  const { requests } = show({ rows: [light], found: lighter, visit });
  fireEvent.click(await within(await bannerOf()).findByRole('button', { name: 'צירוף לביקור הבא' }));
  await waitFor(() => expect(writesOf(requests)).toHaveLength(1));
  const [first] = writesOf(requests) as { path: string; body: { questions: string[]; version: number } }[];
  expect(first!.path).toBe(`/appointments/${visit.id}`);
  expect(first!.body.questions).toEqual(['האם צריך חיזור?', expect.stringContaining('11% פחות ב־6 שבועות')]);
  await waitFor(async () =>
    expect(within(await bannerOf()).queryByRole('button', { name: 'צירוף לביקור הבא' })).toBeNull(),
  );
  fireEvent.click(await button(/^ביטול/));
  await waitFor(() => expect(writesOf(requests)).toHaveLength(2));
  expect(writesOf(requests)[1]).toMatchObject({
    body: { questions: ['האם צריך חיזור?'], version: first!.body.version + 1 },
  });
});

test.each([
  ['לדקא', 'לדקה', 'אותה יחידה בכתיב אחר?', 'כן, אותה יחידה', { respell: true }],
  ['kg', 'g', 'להמיר מ־kg ל־g?', 'המרה', { convert: true }],
])('A unit with values becomes another after a question: %s to %s', async (unit, other, title, yes, sent) => {
  const { requests } = show({ rows: [{ ...breaths, unit }] });
  const card = (await screen.findByRole('heading', { name: 'נשימות במנוחה' })).closest('section')!;
  fireEvent.click(await within(card).findByRole('button', { name: 'עריכת המדד', hidden: true }));
  fireEvent.change(await screen.findByRole('combobox', { name: /יחידה/ }), { target: { value: other } });
  fireEvent.click(await button('שמירה'));
  await screen.findByRole('heading', { name: (name) => withoutMarks(name) === title });
  expect(writesOf(requests)).toEqual([]);
  fireEvent.click(await button(yes));
  await waitFor(() => expect(writesOf(requests)).toMatchObject([{ method: 'PUT', body: { unit: other, ...sent } }]));
});

test('A unit that is emptied is sent as such, and not kept in silence', async () => {
  const { requests } = show({ rows: [breaths] });
  const card = (await screen.findByRole('heading', { name: 'נשימות במנוחה' })).closest('section')!;
  fireEvent.click(await within(card).findByRole('button', { name: 'עריכת המדד', hidden: true }));
  fireEvent.change(await screen.findByRole('combobox', { name: /יחידה/ }), { target: { value: '' } });
  fireEvent.click(await button('שמירה'));
  await waitFor(() => expect(writesOf(requests)).toMatchObject([{ method: 'PUT', body: { unit: '' } }]));
});

test('One value is a number without a chart, and none is an invitation', async () => {
  const { unmount } = show({ found: [values[2]!] });
  await screen.findByRole('heading', { name: 'משקל' });
  await screen.findByText(/ייצוא CSV/);
  expect(screen.queryByRole('slider')).toBeNull();
  unmount();
  show({ rows: [], found: [] });
  await screen.findByRole('heading', { name: 'כמה שוקלת בלה?' });
  fireEvent.click(await button('שקילה ראשונה'));
  expect(((await screen.findByRole('textbox', { name: 'משקל' })) as HTMLInputElement).value).toBe('');
});

test('The values stand in a table, too', async () => {
  show();
  fireEvent.click(await button('כטבלה'));
  const table = await screen.findByRole('table', { name: 'משקל' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(text(within(table).getAllByRole('row')[1]!)).toContain('28.4 ק״ג2.0 פחותבבית');
});

const dayAgo = (days: number) => ago(days).slice(0, 10);

test('Medicines stand on the chart as bars, at the values of their days, and behind it in words', async () => {
  const steps = [{ from: dayAgo(70), until: dayAgo(50), text: 'כדור', amount: null, everyDays: 1 }];
  const courses = [
    { ...apoquel, from: dayAgo(40), until: null },
    { ...apoquel, id: '01980b1e-7c00-7000-8000-0000000000a9', name: 'Prednisone', from: dayAgo(70), steps },
    { ...apoquel, id: '01980b1e-7c00-7000-8000-0000000000aa', name: 'Rimadyl', from: dayAgo(300), until: dayAgo(290) },
  ];
  show({ courses });
  const taken = within(await screen.findByRole('list', { name: 'תרופה שניתנה באותו זמן' })).getAllByRole('listitem');
  expect(taken.map((item) => text(item).split(',')[0])).toEqual(['Apoquel 16 mg', 'Prednisone']);
  expect(text(taken[0]!)).not.toContain('עד');
  expect(text(taken[1]!)).toContain('עד');
  const chart = screen.getByRole('slider');
  fireEvent.keyDown(chart, { key: 'Home' });
  fireEvent.keyDown(chart, { key: 'Enter' });
  await screen.findByText(/באותו זמן: Prednisone/);
  fireEvent.click(await button('כטבלה'));
  const rows = within(await screen.findByRole('table', { name: 'משקל' })).getAllByRole('row');
  expect(rows.map((row) => text(row.lastElementChild as HTMLElement))).toEqual([
    'תרופה שניתנה באותו זמן',
    'Apoquel 16 mg',
    'Apoquel 16 mg',
    'Prednisone',
  ]);
});

test('Medicines are not asked for, nor shown, without leave to see them', async () => {
  const pet: Pet = { ...bella, permissions: { ...bella.permissions, reminders: 'none' } };
  const { requests } = show({ pet, courses: [apoquel] });
  await screen.findByRole('slider');
  expect(screen.queryByRole('list', { name: 'תרופה שניתנה באותו זמן' })).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/medicines'))).toEqual([]);
});

test('A pet is weighed from its menu on every page', async () => {
  const { requests } = show();
  const hero = await screen.findByRole('region', { name: bella.name });
  fireEvent.click(await within(hero).findByRole('button', { name: 'שקילה', hidden: true }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('textbox', { name: 'משקל' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(writesOf(requests)).toMatchObject([{ path: '/measurements', body: { value: 28_400 } }]));
});
