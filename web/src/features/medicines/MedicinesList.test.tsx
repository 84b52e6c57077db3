import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Dose, dose, doses } from '@tzemed/contract/medical/doses';
import { type Medicine, medicines } from '@tzemed/contract/medical/medicines';
import { pets } from '@tzemed/contract/pets/pets';
import { type StockItem, stockItem, stockItems } from '@tzemed/contract/stock/stock-items';
import { overview } from '@tzemed/contract/views/overview';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { apoquel, tramadol } from '../../testing/medicine-fixtures.ts';
import { peopleAnswers, yoav } from '../../testing/people-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dana } from '../../testing/session-fixtures.ts';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import type { DoseSlot } from './api.ts';
import { MedicinesList } from './MedicinesList.tsx';

fixClockToSaturday();
beforeAll(
  () =>
    Promise.all([
      import('../../ui/overlay/overlay-components.ts'),
      import('./form/MedicineForm.tsx'),
      import('./doses/EarlierForm.tsx'),
      import('./course/PauseForm.tsx'),
    ]),
  60_000,
);

const page = { total: 0, page: 1, limit: 100 };
const doseOf = (course: Medicine, at: string, more: Partial<Dose> = {}) =>
  buildRow(dose, {
    id: '01980b1e-7c00-7000-8000-0000000000aa',
    petId: course.petId,
    medicineId: course.id,
    medicineName: course.name,
    outcome: 'given',
    at,
    givenBy: dana.id,
    isExtra: false,
    ...more,
  });

type Options = {
  courses?: Medicine[];
  given?: Dose[];
  unanswered?: DoseSlot[];
  /** Dose that was entered before, against which the first one is refused. */
  standing?: Dose;
  pet?: AccessiblePet;
  refuse?: Refusal;
  lang?: 'he' | 'en';
  stock?: StockItem;
};

const nothingUsed = {
  claims: false,
  plans: false,
  settlements: false,
  documents: false,
  stock: false,
  observations: false,
  medicines: [],
  measures: [],
};

function show({
  courses = [apoquel, tramadol],
  given = [],
  unanswered = [],
  standing,
  pet = bella,
  refuse,
  lang = 'he',
  stock,
}: Options = {}) {
  let refused = 0;
  const create = ({ body }: { body: { medicineId: string; at: string; outcome?: string; isExtra?: boolean } }) => {
    if (refuse) throw refuse;
    if (standing && !body.isExtra && refused++ === 0)
      throw new Refusal(409, { message: 'כבר נרשמה', error: 'doseExists', current: { dose: standing } });
    const course = courses.find(({ id }) => id === body.medicineId)!;
    return { dose: doseOf(course, body.at, { outcome: body.outcome as 'given', isExtra: body.isExtra ?? false }) };
  };
  return renderScreen(<MedicinesList pet={pet} />, {
    at: `/app/pets/${bella.id}/medicines`,
    lang,
    answers: [
      peopleAnswers([yoav]),
      answersOf(stockItems, { get: () => ({ stockItem: stock! }) }),
      answersOf(pets, { list: () => ({ ...page, pets: [pet] }) }),
      answersOf(medicines, {
        list: () => ({ ...page, medicines: courses, total: courses.length }),
        report: () => ({ medicines: courses, slots: [], doses: given }),
        unanswered: () => ({ medicines: courses, slots: unanswered }),
        create: ({ body }) => {
          if (refuse) throw refuse;
          return { medicine: { ...apoquel, ...(body as object) } as Medicine };
        },
        update: ({ body }) => ({ medicine: { ...apoquel, ...(body as object), version: 2 } as Medicine }),
      }),
      answersOf(doses, {
        create: create as never,
        remove: () => undefined,
        answer: ({ body }) => ({
          doses: body.answers.map(({ plannedAt }) => doseOf(apoquel, String(plannedAt))),
        }),
      }),
    ],
  });
}

const card = async (name: string) => (await screen.findByRole('heading', { name, level: 2 })).closest('li')!;
const sent = (requests: Parameters<typeof writesOf>[0]) =>
  writesOf(requests as { method: string; path: string; body: unknown }[]).map(({ method, path, body }) => [
    method,
    path.replace(/\/[0-9a-f-]{36}/, '/:id'),
    body,
  ]);

test('A course says what the vet wrote, when the next dose is due, and who gave the last one', async () => {
  show();
  const apoquelCard = within(await card('Apoquel 16 mg'));
  expect(apoquelCard.getByText('חצי כדור, בבוקר ובערב, עם האוכל')).toBeTruthy();
  expect(apoquelCard.getByText('הבאה: היום ב־20:00')).toBeTruthy();
  expect(apoquelCard.getByText('בעוד 12 שעות')).toBeTruthy();
  expect(await apoquelCard.findByText('נתתם היום ב־07:55')).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^ניתנה: / });
  // Only the dose that is due next is filled.
  expect(buttons.map(({ className }) => className.includes('line'))).toEqual([false, true]);
});

test('A dose is entered by one press, and taken back', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' }));
  expect(await screen.findByText(/^נרשם: .*Apoquel 16 mg.*, 08:00$/)).toBeTruthy();
  expect((await card('Apoquel 16 mg')).dataset.fresh).toBe('true');
  await user.click(screen.getByRole('button', { name: 'ביטול' }));
  expect(await screen.findByText('הפעולה בוטלה')).toBeTruthy();
  expect(sent(requests)).toEqual([
    [
      'POST',
      '/doses',
      {
        id: expect.any(String),
        petId: bella.id,
        medicineId: apoquel.id,
        outcome: 'given',
        at: '2026-11-21T06:00:00.000Z',
      },
    ],
    ['DELETE', '/doses/:id', undefined],
  ]);
});

test('Two medicines given one after the other are both entered, and a double press enters one dose', async () => {
  const { user, requests } = show();
  const [first, second] = [
    await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' }),
    screen.getByRole('button', { name: 'ניתנה: Tramadol 50 mg' }),
  ];
  // Nothing of it waits for an answer.
  await act(async () => {
    first.click();
    first.click();
    second.click();
  });
  expect(await screen.findByText(/^נרשם: .*Tramadol 50 mg/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'ביטול' })[0]!);
  await screen.findByText('הפעולה בוטלה');
  const bodies = writesOf(requests).map(({ body }) => (body as { medicineId?: string } | undefined)?.medicineId);
  expect(bodies).toEqual([apoquel.id, tramadol.id, undefined]);
});

test('A second dose is refused with who gave the first; on purpose it is entered all the same', async () => {
  const { user, requests } = show({
    standing: doseOf(apoquel, '2026-11-21T05:54:00.000Z', { givenBy: yoav.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'כבר ניתנה' }));
  expect(dialog.getByText(/ניתנה לבלה על ידי יואב/)).toBeTruthy();
  expect(dialog.getByText('היום ב־07:54 · לפני 6 דקות')).toBeTruthy();
  expect(dialog.getByText('לפי ההוראה, המנה הבאה היום ב־20:00. המנה שלכם לא נרשמה.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('הבנתי');
  await user.click(dialog.getByRole('button', { name: 'רישום מנה נוספת בכל זאת' }));
  await screen.findByText(/^נרשם: /);
  expect(sent(requests).at(-1)).toEqual(['POST', '/doses', expect.objectContaining({ isExtra: true })]);
});

test('A dose that was given before says when, by whom, and a time to come is refused at its field', async () => {
  const { user, requests } = show({
    refuse: new Refusal(422, { message: 'יש לתקן', errors: { at: 'השעה עוד לא הגיעה' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'עוד: Apoquel 16 mg' }));
  await user.click(screen.getAllByRole('button', { name: 'ניתנה קודם', hidden: true })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: /^ניתנה קודם/ }));
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'לפני שעה, 07:00' })).checked).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'בשעה אחרת' }));
  await user.click(await dialog.findByRole('radio', { name: 'יואב' }));
  await user.click(dialog.getByRole('button', { name: 'רישום' }));
  expect(await dialog.findByText('השעה עוד לא הגיעה')).toBeTruthy();
  expect(sent(requests)).toEqual([
    ['POST', '/doses', expect.objectContaining({ at: '2026-11-21T05:00:00.000Z', givenBy: yoav.id })],
  ]);
});

test('A dose is left out with a reason, in the gender of the pet', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'עוד: Apoquel 16 mg' }));
  await user.click(screen.getByRole('button', { name: 'לא ניתנה', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'המנה של היום ב־20:00 לא ניתנה' }));
  await user.click(dialog.getByRole('button', { name: 'לא רצתה' }));
  await user.click(dialog.getByRole('button', { name: 'רישום' }));
  await screen.findByText(/לא ניתנה$/);
  expect(sent(requests)).toEqual([
    ['POST', '/doses', expect.objectContaining({ outcome: 'skipped', reason: 'refused', plannedAt: apoquel.nextAt })],
  ]);
});

test('A medicine as needed says how many were given, and before which hour the next one is not', async () => {
  const last = '2026-11-21T03:20:00.000Z';
  show({
    courses: [{ ...tramadol, lastGivenAt: last, lastGivenBy: yoav.id }],
    given: [doseOf(tramadol, last), doseOf(tramadol, '2026-11-20T15:00:00.000Z')],
  });
  const one = within(await card('Tramadol 50 mg'));
  expect(await one.findByText('2 מתוך 3 ביממה האחרונה')).toBeTruthy();
  expect(one.getByText('לפי ההוראה: לא לפני היום ב־11:20')).toBeTruthy();
  expect(await one.findByText('ניתנה על ידי יואב היום ב־05:20')).toBeTruthy();
});

test('A course pauses until a day, is resumed, and ends', async () => {
  const paused = { ...apoquel, nextAt: null, pauses: [{ from: '2026-11-20', until: '2026-11-28', reason: 'הקאות' }] };
  const first = show();
  await first.user.click(await screen.findByRole('button', { name: 'עוד: Apoquel 16 mg' }));
  await first.user.click(screen.getByRole('button', { name: 'השהיה', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: /^השהיה/ }));
  await first.user.type(await dialog.findByRole('textbox', { name: 'סיבה' }), 'הקאות');
  await first.user.click(dialog.getByRole('button', { name: 'השהיה' }));
  await screen.findByText(/בהשהיה$/);
  expect(sent(first.requests).at(-1)?.[2]).toMatchObject({
    pauses: [{ from: '2026-11-21', until: null, reason: 'הקאות' }],
  });
  first.unmount();

  const second = show({ courses: [paused] });
  const one = within(await card('Apoquel 16 mg'));
  expect(one.getByText('בהשהיה עד 28.11.2026')).toBeTruthy();
  await second.user.click(one.getByRole('button', { name: 'חידוש עכשיו' }));
  await screen.findByText(/הטיפול חודש$/);
  expect(sent(second.requests).at(-1)?.[2]).toMatchObject({
    pauses: [{ from: '2026-11-20', until: '2026-11-20', reason: 'הקאות' }],
  });
  await second.user.click(screen.getByRole('button', { name: 'עוד: Apoquel 16 mg' }));
  await second.user.click(screen.getByRole('button', { name: 'סיום הטיפול', hidden: true }));
  await screen.findByText(/הטיפול הסתיים$/);
  expect(sent(second.requests).at(-1)?.[2]).toMatchObject({ until: '2026-11-20' });
});

test('A dose that nobody entered is asked about in a sentence, several in a list', async () => {
  const slot = (plannedAt: string) => ({
    medicineId: apoquel.id,
    petId: bella.id,
    plannedAt,
    outcome: null,
    doseId: null,
  });
  const one = show({ unanswered: [slot('2026-11-20T18:00:00.000Z')] });
  expect(await screen.findByText(/^אתמול ב־20:00 לא נרשמה מנת .*Apoquel 16 mg.*\.$/)).toBeTruthy();
  await one.user.click(screen.getByRole('button', { name: /^ניתנה: .*Apoquel 16 mg.*אתמול ב־20:00$/ }));
  await screen.findByText('נרשמה מנה אחת');
  expect(sent(one.requests)).toEqual([
    [
      'POST',
      '/doses/answer',
      { answers: [{ medicineId: apoquel.id, plannedAt: '2026-11-20T18:00:00.000Z', outcome: 'given' }] },
    ],
  ]);
  one.unmount();
  const several = show({ unanswered: [slot('2026-11-19T18:00:00.000Z'), slot('2026-11-20T18:00:00.000Z')] });
  await several.user.click(await screen.findByText('לא נרשמו שתי מנות'));
  await several.user.click(screen.getByRole('button', { name: 'כולן לא ניתנו' }));
  await screen.findByText('נרשמו שתי מנות');
  expect(sent(several.requests)[0]?.[2]).toMatchObject({ answers: [{ outcome: 'skipped' }, { outcome: 'skipped' }] });
});

test('The week shows who gave each dose', async () => {
  show({ given: [doseOf(tramadol, '2026-11-20T15:00:00.000Z', { givenBy: yoav.id })] });
  const week = within(await screen.findByRole('table'));
  const row = within(week.getByRole('row', { name: /Tramadol/ }));
  expect(await row.findByText('ניתנה על ידי יואב ב־17:00')).toBeTruthy();
  expect(week.getByRole('columnheader', { name: /היום/ })).toBeTruthy();
});

test('Every field of a new course that is wrong says so, in its steps too', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'תרופה חדשה' }));
  const form = within(await screen.findByRole('dialog', { name: 'תרופה חדשה' }));
  await user.click(await form.findByRole('radio', { name: 'כל כמה שעות' }));
  const hours = form.getByRole('textbox', { name: 'כל כמה שעות' });
  await user.clear(hours);
  await user.type(hours, '0');
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  expect(await form.findByText('צריך שם לתרופה')).toBeTruthy();
  expect(form.getByText('צריך לכתוב את המינון, כפי שהווטרינר כתב')).toBeTruthy();
  expect(form.getByText('המרווח צריך להיות שעה לפחות')).toBeTruthy();
  await user.click(form.getByRole('radio', { name: 'פעמים ביום' }));
  await user.click(form.getByText('שלבים (ירידה הדרגתית)'));
  await user.click(form.getByRole('button', { name: 'עוד שלב' }));
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  const step = within(form.getByRole('group', { name: 'שלב 1' }));
  expect(await step.findByText('צריך לכתוב את המינון, כפי שהווטרינר כתב')).toBeTruthy();
  await user.type(step.getByRole('textbox', { name: 'המינון בשלב הזה' }), 'כדור');
  await user.type(form.getByRole('textbox', { name: 'שם התרופה' }), 'Prednisone');
  await user.type(form.getByRole('textbox', { name: 'המינון, כפי שהווטרינר כתב' }), 'בירידה');
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התרופה נוספה');
  expect(sent(requests).at(-1)?.[2]).toMatchObject({
    petId: bella.id,
    name: 'Prednisone',
    schedule: 'times',
    times: ['08:00', '20:00'],
    from: '2026-11-21',
    steps: [{ from: '2026-11-21', until: '2026-11-25', text: 'כדור' }],
  });
});

test('The key G enters the dose that is due next', async () => {
  const { user, requests } = show();
  await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' });
  await user.keyboard('g');
  await waitFor(() => expect(sent(requests)).toHaveLength(1));
  expect(sent(requests)[0]?.[2]).toMatchObject({ medicineId: apoquel.id });
});

test('Those who may only see are offered no action', async () => {
  show({ pet: { ...bella, permissions: { ...bella.permissions, reminders: 'view' } } });
  await card('Apoquel 16 mg');
  expect(screen.queryByRole('button', { name: /ניתנה|עוד|תרופה חדשה/ })).toBeNull();
});

const due = { ...apoquel, nextAt: '2026-11-21T05:00:00.000Z' };
const ofMitzi = { ...due, id: 'of mitzi', petId: mitzi.id, petName: mitzi.name };

type ForTwo = { all: Medicine[]; sex?: 'male' | 'female'; entered: Dose[] };
/** Courses of two dogs, and the doses that a press for both enters. */
const showForTwo = ({ all, sex = 'male', entered }: ForTwo) =>
  renderScreen(<MedicinesList pet={bella} />, {
    at: `/app/pets/${bella.id}/medicines`,
    answers: [
      peopleAnswers([yoav]),
      answersOf(overview, { used: () => ({ ...nothingUsed, medicines: [bella.id, mitzi.id] }) }),
      answersOf(pets, { list: () => ({ ...page, pets: [bella, { ...mitzi, sex }], total: 2 }) }),
      answersOf(medicines, {
        list: ({ query }) => ({ ...page, medicines: query?.petId ? [due] : all }),
        report: () => ({ medicines: [due], slots: [], doses: [] }),
        unanswered: () => ({ slots: [], medicines: [] }),
      }),
      answersOf(doses, { answer: () => ({ doses: entered }), remove: () => undefined as never }),
    ],
  });

test('The same medicine of two animals is given to both in one press, and taken back in one', async () => {
  const later = { ...ofMitzi, id: 'later', nextAt: '2026-11-21T18:00:00.000Z' };
  const given = [due, ofMitzi].map((course, at) => doseOf(course, '2026-11-21T06:00:00.000Z', { id: `dose${at}` }));
  const { user, requests } = showForTwo({ all: [due, ofMitzi, later], sex: 'female', entered: given });
  await user.click(await screen.findByRole('button', { name: 'ניתנה לשתיהן: Apoquel 16 mg, בלה ומיצי' }));
  await user.click(
    within((await screen.findByText('נרשם לבלה ולמיצי')).closest('li, div')!.parentElement!).getByRole('button', {
      name: 'ביטול',
    }),
  );
  await screen.findByText('הפעולה בוטלה');
  const entered = { plannedAt: due.nextAt, at: '2026-11-21T06:00:00.000Z', outcome: 'given' };
  expect(sent(requests)).toEqual([
    [
      'POST',
      '/doses/answer',
      {
        answers: [
          { ...entered, medicineId: due.id },
          { ...entered, medicineId: 'of mitzi' },
        ],
      },
    ],
    ['DELETE', '/doses/dose0', undefined],
    ['DELETE', '/doses/dose1', undefined],
  ]);
});

test('Doses that somebody else has entered for both meanwhile are not said to be entered now', async () => {
  const { user } = showForTwo({ all: [due, ofMitzi], entered: [] });
  await user.click(await screen.findByRole('button', { name: /^ניתנה לשניהם: Apoquel 16 mg/ }));
  await screen.findByText('המנות האלה כבר נרשמו');
  expect(screen.queryByRole('button', { name: 'ביטול' })).toBeNull();
});

test('A dose shows as entered though what is left of its stock is not known yet', async () => {
  let isGiven = false;
  const course = { ...apoquel, stockItemId: 'stock', nextAt: '2026-11-21T06:00:00.000Z' };
  const tomorrow = { ...course, nextAt: '2026-11-22T06:00:00.000Z' };
  const { user } = renderScreen(<MedicinesList pet={bella} />, {
    at: `/app/pets/${bella.id}/medicines`,
    answers: [
      peopleAnswers([yoav]),
      answersOf(stockItems, { get: () => new Promise<never>(() => undefined) }),
      answersOf(pets, { list: () => ({ ...page, pets: [bella] }) }),
      answersOf(medicines, {
        list: () => ({ ...page, medicines: [isGiven ? tomorrow : course] }),
        report: () => ({ medicines: [course], slots: [], doses: [] }),
        unanswered: () => ({ slots: [], medicines: [] }),
      }),
      answersOf(doses, {
        create: ({ body }) => {
          isGiven = true;
          return { dose: doseOf(course, String(body.at)) };
        },
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' }));
  expect(await within(await card('Apoquel 16 mg')).findByText(/מחר/)).toBeTruthy();
});

test.each([
  [3, 'tablet', 'נשארו 3 כדורים'],
  [1, 'tablet', 'נשאר כדור אחד'],
  [2.5, 'tablet', 'נשארו 2.5 כדורים'],
  [0.5, 'tablet', 'נשאר חצי כדור'],
  [1, 'pipette', 'נשארה פיפטה אחת'],
  [0.25, 'tablet', 'נשארו 0.25 כדורים'],
  [6, 'tablet', undefined],
] as const)('After a dose a stock of %d %ss says «%s»', async (balance, unit, said) => {
  const item = buildRow(stockItem, {
    id: 'stock',
    name: 'Apoquel',
    unit,
    balance,
    householdId: 'home',
    mayEdit: true,
  });
  const { user } = show({ courses: [{ ...apoquel, stockItemId: 'stock' }], stock: item });
  await user.click(await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' }));
  const toast = await screen.findByText(/^נרשם: /);
  expect(toast.textContent.split('. ')[1]).toBe(said);
});

test('A finger that rests on a course opens its other actions, and one that scrolls does not', async () => {
  show();
  const place = await card('Apoquel 16 mg');
  const more = within(place).getByRole('button', { name: 'עוד: Apoquel 16 mg' });
  const pressed = vi.spyOn(more, 'click').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const finger = { pointerType: 'touch', clientX: 10, clientY: 10, bubbles: true };
  const rest = () => vi.advanceTimersByTime(500);
  fireEvent.pointerDown(place, finger);
  fireEvent.pointerMove(place, { ...finger, clientY: 60 });
  rest();
  fireEvent.pointerUp(place, finger);
  fireEvent.pointerDown(place, finger);
  fireEvent.pointerUp(place, finger);
  rest();
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.pointerDown(place, finger);
  rest();
  fireEvent.pointerUp(place, finger);
  rest();
  expect(pressed).toHaveBeenCalledOnce();
});
