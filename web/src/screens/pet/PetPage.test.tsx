import type { ComponentType } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, dayOf, monthRange } from '@tzemed/contract/dates/days';
import { expenses } from '@tzemed/contract/money/expenses';
import { type MedicalRecord, medicalRecords } from '@tzemed/contract/medical/medical-records';
import { type Medicine, medicines } from '@tzemed/contract/medical/medicines';
import { missing } from '@tzemed/contract/medical/missing';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { overview } from '@tzemed/contract/views/overview';
import { timeline, type TimelineEvent } from '@tzemed/contract/views/timeline';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { apoquel } from '../../testing/medicine-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { kibble, pill, rabies } from '../../testing/row-fixtures.ts';
import { onPhone } from '../../testing/match-media.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { withoutMarks } from '../../lib/format.ts';
import { linkTo, petPage } from '../../screens.ts';
import PetPage from './PetPage.tsx';

const files = import.meta.glob<{ default: ComponentType }>('/src/{features,screens}/**/*.tsx');

await Promise.all([
  import('../../features/medical-records/claim-printout/ClaimPrintoutForm.tsx'),
  import('../../features/pets/form/PetForm.tsx'),
  import('../../features/pets/form/MorePetFieldsContent.tsx'),
]);

/** Nested as in the product; like the product's router, the test has all code before it renders. */
const sections = await Promise.all(
  petPage.sections.map(async ({ path, file }) => {
    const { default: Section } = await files[`/src/${file}`]!();
    const element = <Section />;
    return path === '' ? { index: true as const, element } : { path, element };
  }),
);

const page = { total: 0, page: 1, limit: 5 };
const latest = [{ month: dayOf(new Date()).slice(0, 7), totalAmount: 289.9, count: 1 }];

type Options = {
  at?: string;
  update?: (sent: { body: { name: string } }) => Pet;
  /** True when another person has deleted the pet. */
  isGone?: () => boolean;
  onRestore?: () => void;
  records?: MedicalRecord[];
  overdue?: number;
  /** Reminders that are ahead, until they are done. */
  due?: Reminder[];
  /** Timeline events, and the number of them per page. */
  happened?: TimelineEvent[];
  atOnce?: number;
  /** Medicines that the pet takes; undefined if it never had any. */
  courses?: Medicine[];
  /** Resource that the server does not answer for. */
  away?: 'pets' | 'expenses';
};

const kibbleBought: TimelineEvent = { kind: 'expenses', date: kibble.date, row: kibble };

const unavailable = () => {
  throw new Refusal(503, { error: 'unavailable', message: 'השרת לא זמין כרגע' });
};

function show(
  pet: Pet,
  {
    at = `/app/pets/${pet.id}`,
    update = ({ body }) => ({ ...pet, name: body.name }),
    records = [],
    overdue = 0,
    due = [],
    happened = [kibbleBought],
    atOnce = 7,
    courses,
    away,
    isGone = () => false,
    onRestore,
  }: Options = {},
) {
  let row: Pet | undefined = pet;
  let open = due;
  const answer = (change: Partial<Pet>) => ({ pet: (row = { ...pet, ...change }) });
  return renderScreen(<PetPage />, {
    at,
    path: linkTo(petPage),
    children: sections,
    answers: [
      answersOf(pets, {
        list: () => (away === 'pets' ? unavailable() : { ...page, pets: row && !isGone() ? [row] : [] }),
        archive: ({ body }) => answer({ archivedAt: body.archived ? '2026-11-21T08:00:00.000Z' : null }),
        remove: () => (row = undefined),
        restore: () => {
          onRestore?.();
          return answer({});
        },
        setPhoto: () => answer({ photoId: 'photo-2' }),
        removePhoto: () => answer({ photoId: null }),
        photo: () => new Blob(['webp']),
        update: (sent) => answer(update(sent)),
        breeds: () => ({ breeds: [] }),
      }),
      answersOf(reminders, {
        list: ({ query = {} }) => ({
          ...page,
          reminders: query.status === 'upcoming' ? open : [],
          counts: { upcoming: open.length, overdue, completed: 0, missed: 0, snoozed: 0 },
        }),
        complete: ({ params }) => {
          const done = due.find(({ id }) => id === params.id)!;
          open = open.filter(({ id }) => id !== params.id);
          return { reminder: { ...done, isCompleted: true, completedAt: '2026-11-21T06:00:00.000Z' }, next: null };
        },
        reopen: ({ params }) => {
          open = due;
          return { reminder: due.find(({ id }) => id === params.id)! };
        },
      }),
      answersOf(overview, {
        used: () => ({
          claims: false,
          plans: false,
          settlements: false,
          documents: false,
          observations: false,
          stock: false,
          medicines: courses ? [pet.id] : [],
          measures: [],
        }),
      }),
      answersOf(medicines, {
        list: () => ({ ...page, medicines: courses ?? [] }),
        report: () => ({ medicines: [], slots: [], doses: [] }),
        unanswered: () => ({ medicines: [], slots: [] }),
      }),
      answersOf(missing, { list: () => ({ missing: [], dismissed: [] }) }),
      answersOf(timeline, {
        list({ query = {} }) {
          const told = happened.filter(({ kind }) => !query.kind || kind === query.kind);
          const from = Number(query.cursor ?? 0);
          const next = from + atOnce;
          return { events: told.slice(from, next), cursor: next < told.length ? String(next) : null };
        },
      }),
      answersOf(medicalRecords, {
        list: ({ query = {} }) => ({
          ...page,
          records: records.filter(({ type }) => query.type === undefined || query.type === type),
        }),
      }),
      answersOf(expenses, {
        list: () =>
          away === 'expenses'
            ? unavailable()
            : {
                ...page,
                total: 1,
                totalAmount: 289.9,
                petCount: 1,
                months: { onPage: [], latest },
                expenses: [kibble],
              },
      }),
    ],
  });
}

test('The page shows what is known of the pet, and the ways to its own rows', async () => {
  const { requests } = show({ ...bella, allergies: 'עוף' });
  await screen.findByRole('heading', { name: 'בלה', level: 1 });
  screen.getByText('376 000 000 000 001');
  screen.getByText('מעוקרת');
  await screen.findByText('עוף');
  expect(screen.queryByText('מצבים רפואיים')).toBeNull();
  await screen.findByText(kibble.description);
  await screen.findByText('אין תזכורות קרובות');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining([
      `/app/reminders?add=1&petId=${bella.id}`,
      `/app/reminders?petId=${bella.id}`,
      `/app/medical-records?add=1&petId=${bella.id}`,
      `/app/medical-records?petId=${bella.id}&type=vaccination`,
    ]),
  );
  expect(requests.map(({ path }) => path)).toContain(`/reminders?petId=${bella.id}&status=upcoming&limit=5`);
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('The page shows upcoming items before past ones, and details last', async () => {
  onPhone();
  show(bella);
  await screen.findByText('אין תזכורות קרובות');
  expect(headings()).toEqual(['תזכורות קרובות', 'חיסונים', 'ציר הזמן', 'טוב לדעת']);
});

test('A wide page has what is due above the timeline, and health above the details', async () => {
  show(bella);
  await screen.findByText('אין תזכורות קרובות');
  expect(headings()).toEqual(['תזכורות קרובות', 'ציר הזמן', 'חיסונים', 'טוב לדעת']);
});

test.each(['', '/reminders'])('A reminder of the pet is done in place, and taken back there (%s)', async (section) => {
  const { user, requests } = show(bella, { at: `/app/pets/${bella.id}${section}`, due: [pill] });
  await user.click(await screen.findByRole('button', { name: `סימון כבוצע: ${pill.title}` }));
  await screen.findByText(/^בוצעה ב־/);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `${pill.title}: בוצעה. אפשר לבטל`,
  );
  await user.click(screen.getByRole('button', { name: `ביטול הסימון: ${pill.title}` }));
  await waitFor(() => expect(screen.queryByText(/^בוצעה ב־/)).toBeNull());
  screen.getByRole('button', { name: `סימון כבוצע: ${pill.title}` });
  expect(writesOf(requests).map(({ path }) => path)).toEqual([
    `/reminders/${pill.id}/complete`,
    `/reminders/${pill.id}/reopen`,
  ]);
});

const given = (description: string, date: string, nextAppointment: string | null = null): MedicalRecord => ({
  id: description + date,
  petId: bella.id,
  petName: 'בלה',
  tagIds: [],
  together: [],
  attachmentCount: 0,
  type: 'vaccination',
  description,
  date,
  vetName: 'ד״ר לוי',
  product: null,
  batchNumber: null,
  validUntil: null,
  cost: null,
  expenseId: null,
  notes: null,
  nextAppointment,
  version: 1,
  createdAt: `${date}T08:00:00.000Z`,
  createdBy: dana.id,
  updatedAt: `${date}T08:00:00.000Z`,
  updatedBy: dana.id,
});

test.each([
  [-300, /^חיסון כלבתהתוקף פג ב־.+ניתן ב־01\.10\.2024$/, 'danger'],
  [10, /^חיסון כלבתיפוג .+ניתן ב־01\.10\.2024$/, 'warn'],
  [400, /^חיסון כלבתבתוקף עד .+ניתן ב־01\.10\.2024$/, 'ok'],
])(
  'Rabies that holds until %i days from today says so in its tile and card, and is no appointment',
  async (days, said, tone) => {
    const until = addDays(dayOf(new Date()), days);
    const rabies = { ...given('חיסון כלבת', '2024-10-01', until), validUntil: until };
    show(bella, { records: [given('משושה', '2026-11-01'), rabies] });
    const status = within(await screen.findByRole('list', { name: 'מה עכשיו' }));
    const [tile] = status.getAllByRole('link');
    expect(tile!.textContent).toMatch(said);
    expect(tile!.dataset.tone).toBe(tone);
    const card = within(screen.getByRole('heading', { name: 'חיסונים' }).closest('section')!);
    expect(card.getByText(/^(התוקף פג ב־|יפוג |בתוקף עד )/)).toBeTruthy();
    expect(card.queryByText(/תור/)).toBeNull();
  },
);

test('The tile and the card say the same of the dose that holds, whichever dose is newer', async () => {
  const dose = (date: string, validUntil: string) => ({ ...given('חיסון כלבת', date), validUntil });
  const today = dayOf(new Date());
  const until = addDays(today, 400);
  show(bella, { records: [dose(addDays(today, -100), addDays(today, -10)), dose(addDays(today, -600), until)] });
  const status = within(await screen.findByRole('list', { name: 'מה עכשיו' }));
  const said = `בתוקף עד ${until.split('-').toReversed().join('.')}`;
  expect(status.getAllByRole('link')[0]!.textContent).toContain(said);
  const card = within(screen.getByRole('heading', { name: 'חיסונים' }).closest('section')!);
  expect(card.getByText(said)).toBeTruthy();
  expect(card.queryByText(/^פג ב/)).toBeNull();
});

test('The status row answers from what is written: rabies, what is late, this month’s expenses; each is a way', async () => {
  const next = addDays(dayOf(new Date()), 300);
  show(bella, {
    overdue: 2,
    records: [given('משושה', '2026-11-01'), given('חיסון כלבת', '2026-10-01', next), given('משושה', '2025-11-01')],
  });
  const status = within(await screen.findByRole('list', { name: 'מה עכשיו' }));
  const [rabies, reminder, month] = status.getAllByRole('link');
  expect(rabies!.textContent).toBe(`חיסון כלבתניתן ב־01.10.2026התור הבא: ${next.split('-').toReversed().join('.')}`);
  expect(rabies!.getAttribute('href')).toMatch(/^\/app\/medical-records\//);
  expect(reminder!.textContent).toContain('שתי תזכורות באיחור');
  expect(reminder!.getAttribute('href')).toBe(`/app/pets/${bella.id}/reminders`);
  expect(withoutMarks(month!.textContent)).toMatch(/289\.90\s₪הוצאה אחת$/);
  const { from, to } = monthRange(dayOf(new Date()).slice(0, 7));
  expect(month!.getAttribute('href')).toBe(`/app/expenses?petId=${bella.id}&from=${from}&to=${to}`);
  // The latest of each vaccine, apart from the rest.
  const card = screen.getByRole('heading', { name: 'חיסונים' }).closest('section')!;
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')?.textContent),
  ).toEqual(['משושה', 'חיסון כלבת']);
});

test('A tile without data says so and leads to where it is added', async () => {
  show(mitzi);
  const status = within(await screen.findByRole('list', { name: 'מה עכשיו' }));
  const [rabies, reminder] = status.getAllByRole('link');
  expect(rabies!.textContent).toContain('עוד לא נרשם');
  expect(rabies!.getAttribute('href')).toBe(`/app/medical-records?add=1&petId=${mitzi.id}`);
  expect(reminder!.textContent).toContain('עוד לא נקבעה');
});

test('The number of the chip is copied as it was written', async () => {
  const { user } = show(bella);
  await user.click(await screen.findByRole('button', { name: 'העתקת מספר השבב' }));
  await screen.findByText('מספר השבב הועתק');
  expect(await navigator.clipboard.readText()).toBe('376000000000001');
});

test('The timeline tells what happened of whatever kind, and goes on where it is asked to', async () => {
  const visit = { ...given('בדיקה שנתית', '2026-11-19'), type: 'checkup' as const };
  const done = { ...pill, isCompleted: true, completedAt: '2026-11-18T07:00:00.000Z' };
  const { user, requests } = show(bella, {
    atOnce: 1,
    happened: [
      { kind: 'medicalRecords', date: visit.date, row: visit },
      kibbleBought,
      { kind: 'reminders', date: '2026-11-18', row: done },
    ],
  });
  const card = (await screen.findByRole('heading', { name: 'ציר הזמן' })).closest('section')!;
  const told = () => [...card.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(told()).toEqual(['בדיקה שנתית']);
  await user.click(within(card).getByRole('button', { name: 'הצגת עוד' }));
  await waitFor(() => expect(told()).toEqual(['בדיקה שנתית', kibble.description]));
  expect(document.activeElement?.textContent).toContain(kibble.description);
  await user.click(within(card).getByRole('button', { name: 'הצגת עוד' }));
  await within(card).findByText('תזכורת שבוצעה');
  expect(told()).toEqual(['בדיקה שנתית', kibble.description, pill.title]);
  expect(within(card).queryByRole('button', { name: 'הצגת עוד' })).toBeNull();
  const asked = requests.filter(({ path }) => path.includes('/timeline')).map(({ path }) => path);
  expect(asked).toEqual(
    ['limit=7', 'cursor=1&limit=20', 'cursor=2&limit=20'].map((query) => `/pets/${bella.id}/timeline?${query}`),
  );
});

test('A visit is one line of the timeline, with its cost', async () => {
  const visit = { ...given('בדיקה שנתית', '2026-11-19'), type: 'checkup' as const, cost: 350, expenseId: 'paid' };
  show(bella, { atOnce: 7, happened: [{ kind: 'medicalRecords', date: visit.date, row: visit }] });
  const card = (await screen.findByRole('heading', { name: 'ציר הזמן' })).closest('section')!;
  const line = within(card).getByText('בדיקה שנתית').closest('li')!;
  expect(line.textContent).toContain('350');
});

test('The timeline tells of one kind alone, and of all again', async () => {
  const visit = { ...given('בדיקה שנתית', '2026-11-19'), type: 'checkup' as const };
  const { user } = show(bella, {
    atOnce: 7,
    happened: [{ kind: 'medicalRecords', date: visit.date, row: visit }, kibbleBought],
  });
  const card = (await screen.findByRole('heading', { name: 'ציר הזמן' })).closest('section')!;
  const told = () => [...card.querySelectorAll('b')].map(({ textContent }) => textContent);
  const kind = (name: string) => within(card).getByRole('button', { name });
  await user.click(kind('הוצאות'));
  await waitFor(() => expect(told()).toEqual([kibble.description]));
  expect(kind('הוצאות').getAttribute('aria-pressed')).toBe('true');
  await user.click(kind('תזכורות'));
  await within(card).findByText('עוד אין כאן כאלה');
  await user.click(kind('הכול'));
  expect(told()).toEqual(['בדיקה שנתית', kibble.description]);
});

test('A part of the page has its own address', async () => {
  show(bella, { at: `/app/pets/${bella.id}/medical`, records: [given('משושה', '2026-11-01')] });
  await screen.findByRole('heading', { name: 'חיסונים' });
  expect(screen.getByRole('link', { name: 'תיק רפואי' }).ariaCurrent).toBe('page');
  expect(screen.queryByRole('heading', { name: 'ציר הזמן' })).toBeNull();
});

test('The face is made on the page, and only it is sent', async () => {
  const { user, requests } = show({ ...bella, version: 4 });
  await user.click(await screen.findByRole('button', { name: 'עיצוב הפנים', hidden: true }));
  await user.click(await screen.findByRole('radio', { name: 'זקופות' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הפנים עודכנו');
  const { body } = requests.find(({ method }) => method === 'PUT')!;
  expect(body).toEqual({
    name: 'בלה',
    species: 'dog',
    version: 4,
    hue: 'apricot',
    ears: 'up',
    patch: 'blaze',
    collar: 'pine',
    tag: 'tag',
  });
});

test('A failed load is shown once, and one press repeats it', async () => {
  const { user, requests } = show(bella, { away: 'expenses' });
  await screen.findByText('אין תזכורות קרובות');
  const asked = () => requests.filter(({ path }) => path.startsWith('/expenses')).length;
  const before = asked();
  await user.click(await screen.findByRole('button', { name: 'ניסיון חוזר' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('A pet that could not be loaded is not said to be unknown', async () => {
  show(bella, { at: '/app/pets/nobody', away: 'pets' });
  await screen.findByText(/לא הצלחנו לטעון/);
  expect(screen.queryByText('העמוד לא נמצא')).toBeNull();
});

test('An unknown pet is a page that was not found', async () => {
  show(bella, { at: '/app/pets/nobody' });
  expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
});

test('A pet goes into the archive, where nothing new is added, and comes back', async () => {
  const { user } = show(mitzi);
  await user.click(await screen.findByRole('button', { name: 'העברה לארכיון', hidden: true }));
  await screen.findByText(/מיצי בארכיון: הכול שמור/);
  expect(screen.queryByRole('link', { name: 'הוספת רשומה' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'החזרה מהארכיון' })[0]!);
  await screen.findByRole('link', { name: 'הוספת רשומה' });
});

test('The archive toast disappears when the banner takes the pet out of the archive', async () => {
  const { user } = show(mitzi);
  await user.click(await screen.findByRole('button', { name: 'העברה לארכיון', hidden: true }));
  const said = await screen.findByText('מיצי בארכיון. שום דבר לא נמחק');
  const banner = screen.getByText(/מיצי בארכיון: הכול שמור/).closest<HTMLElement>('.banner')!;
  await user.click(within(banner).getByRole('button', { name: 'החזרה מהארכיון' }));
  await screen.findByText('מיצי שוב ברשימה');
  await waitFor(() => expect(said.isConnected).toBe(false));
  expect(screen.queryByRole('button', { name: 'החזרה מהארכיון', hidden: false })).toBeNull();
});

test('Deletion asks first, leaves the page and can be undone', async () => {
  const { user, router, requests } = show(bella);
  await user.click(await screen.findByRole('button', { name: 'מחיקה', hidden: true }));
  const question = await screen.findByRole('alertdialog', { name: 'מחיקת בלה' });
  within(question).getByText('האם אתם בטוחים שברצונכם למחוק את חיית המחמד?');
  await user.click(within(question).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('חיית המחמד נמחקה');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/pets'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('חיית המחמד שוחזרה');
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(`/pets/${bella.id}/restore`));
});

test('The photo stands for the face once it has come, and can be removed', async () => {
  const { user, requests } = show({ ...bella, photoId: 'photo-1' });
  const portrait = await screen.findByRole('img', { name: 'בלה' });
  await waitFor(() => expect(screen.getByRole('img', { name: 'בלה' }).tagName).toBe('IMG'));
  expect(portrait).toBeDefined();
  expect(requests.find(({ path }) => path.includes('photo'))?.headers.get('authorization')).toMatch(/^Bearer /);
  await user.click(screen.getAllByRole('button', { name: 'החלפת התמונה' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'הסרת התמונה' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'הסרת התמונה' }));
  await screen.findByText('התמונה הוסרה');
  await waitFor(() => expect(screen.getByRole('img', { name: 'בלה' }).tagName).toBe('svg'));
});

test('A new photo is framed before it is sent', async () => {
  const { user, requests } = show(bella);
  await user.click((await screen.findAllByRole('button', { name: 'הוספת תמונה' }))[0]!);
  const file = new File(['jpeg'], 'bella.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/בחירת תמונה/), file);
  const frame = await screen.findByRole('button', { name: /^מסגרת התמונה/ });
  const picture = frame.querySelector('img')!;
  Object.defineProperties(picture, { naturalWidth: { value: 2000 }, naturalHeight: { value: 1300 } });
  fireEvent.load(picture);
  act(() => frame.focus());
  await user.keyboard('{ArrowRight}{+}');
  expect(Number(screen.getByRole<HTMLInputElement>('slider', { name: 'הגדלה' }).value)).toBeCloseTo(1.15);
  // These keys act on the whole page.
  await user.keyboard('{Control>}{+}{/Control}{Alt>}{ArrowLeft}{/Alt}');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התמונה עודכנה');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = new URLSearchParams(requests.find(({ method }) => method === 'POST')?.path.split('?')[1]);
  // The arch is 11 by 13: of 2,000 by 1,300 pixels at most 1,100 are shown, and 15 % fewer when nearer.
  expect(Number(sent.get('width'))).toBeCloseTo(0.55 / 1.15);
  expect(Number(sent.get('left'))).toBeCloseTo(0.225 + 0.06 * 0.55 + (0.55 - 0.55 / 1.15) / 2);
});

test('An edit conflict of a pet asks only about contradictions, with face and age in words', async () => {
  const theirs: Pet = { ...bella, name: 'בלונדה', birthDateApproximate: true, collar: 'brick', version: 2 };
  let isFirst = true;
  const { user, requests } = show(bella, {
    update: ({ body }) => {
      if (isFirst) {
        isFirst = false;
        throw new Refusal(409, { error: 'stale', message: 'מישהו שמר שינויים', current: { pet: theirs } });
      }
      return { ...bella, name: body.name };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'עריכת הפרטים', hidden: true }));
  const name = await screen.findByLabelText(/^שם(?! )/);
  await screen.findByLabelText('מספר שבב');
  await user.type(name, 'לה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  const dialog = await screen.findByRole('dialog', { name: 'כבר שמרתם שינויים במקום אחר' });
  const rows = [...dialog.querySelectorAll('.two-edits-row')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^שם שונה כאן ושם/),
    'פנים שונה רק במקום האחר' +
      'משמש, אוזניים שמוטות, כתמים פס במצח, קולר אדום, עם דיסקית לפני כן: ' +
      'משמש, אוזניים שמוטות, כתמים פס במצח, קולר ירוק, עם דיסקיתמהמקום האחר',
    'תאריך לידה שונה רק במקום האחר14.08.2022 (בערך) לפני כן: 14.08.2022מהמקום האחר',
    expect.stringMatching(/^סוג, מין, גזע, .*כלב · נקבה · .*זהה$/),
  ]);
  await user.click(within(dialog).getByRole('radio', { name: /^שלכם/ }));
  await user.click(screen.getByRole('button', { name: 'שמירת הבחירה' }));
  await screen.findByRole('heading', { name: 'בלהלה', level: 1 });
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { name: 'בלהלה', collar: 'pine', version: 1 },
    { name: 'בלהלה', collar: 'brick', birthDateApproximate: true, version: 2 },
  ]);
});

test.for([
  [409, 'stale', 'מישהו שמר שינויים'],
  [404, 'notFound', 'חיית המחמד לא נמצאה'],
] as const)('A face that is refused with %i says why', async ([status, error, message]) => {
  const { user } = show(bella, {
    update: () => {
      throw new Refusal(status, { error, message, current: { pet: { ...bella, version: 9, name: 'בלונדה' } } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'עיצוב הפנים', hidden: true }));
  await user.click(await screen.findByRole('radio', { name: 'זקופות' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText(message);
  expect(screen.queryByText('הפנים עודכנו')).toBeNull();
});

test('A pet that was deleted elsewhere while it was edited keeps what was typed, and comes back with it', async () => {
  let isGone = false;
  const { user, requests } = show(
    { ...bella, version: 3 },
    {
      isGone: () => isGone,
      update: ({ body }) => {
        if (isGone) throw new Refusal(404, { error: 'notFound', message: 'לא נמצא' });
        return { ...bella, name: body.name };
      },
      onRestore: () => (isGone = false),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'עריכת הפרטים', hidden: true }));
  await user.type(await screen.findByLabelText(/^שם/), 'לה');
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toContain('חיית המחמד נמחקה בינתיים');
  const lists = () =>
    requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/pets/my-pets')).length;
  await waitFor(() => expect(lists()).toBeGreaterThan(1));
  expect(screen.getByLabelText<HTMLInputElement>(/^שם/).value).toBe('בלהלה');
  await user.click(screen.getByRole('button', { name: 'שחזור עם מה שכתבתם' }));
  await screen.findByRole('heading', { name: 'בלהלה', level: 1 });
  expect(writesOf(requests).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /pets/${bella.id}`,
    `POST /pets/${bella.id}/restore`,
    `PUT /pets/${bella.id}`,
  ]);
});

test('Discarding the edit of a deleted pet leads to “page not found”', async () => {
  let isGone = false;
  const { user } = show(bella, {
    isGone: () => isGone,
    update: () => {
      throw new Refusal(404, { error: 'notFound', message: 'לא נמצא' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'עריכת הפרטים', hidden: true }));
  await screen.findByLabelText(/^שם/);
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await user.click(await screen.findByRole('button', { name: 'ויתור' }));
  expect(await screen.findByRole('heading', { name: 'העמוד לא נמצא' })).toBeTruthy();
});

test('An edit begins from what is known and sends the version it began from', async () => {
  const { user, requests } = show({ ...bella, version: 7 });
  await user.click(await screen.findByRole('button', { name: 'עריכת הפרטים', hidden: true }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^שם/);
  expect(name.value).toBe('בלה');
  await user.clear(name);
  await user.type(name, 'בלבלה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByRole('heading', { name: 'בלבלה', level: 1 });
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({
    name: 'בלבלה',
    version: 7,
    breed: 'גולדן רטריבר',
    neutered: true,
    hue: 'apricot',
  });
});

test('The menu opens the choice of records for an insurance claim', async () => {
  const { user } = show(bella, { records: [rabies] });
  await user.click(await screen.findByRole('button', { name: 'הדפסה והורדה', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'תיק תביעה לביטוח' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'תיק תביעה לביטוח' }));
  expect(await dialog.findByRole('checkbox', { name: /חיסון כלבת שנתי/ })).toHaveProperty('checked', false);
});

test('Medicines have a section and a card from the first one on', async () => {
  const none = show(bella);
  await screen.findByText(kibble.description);
  expect(screen.queryByRole('link', { name: 'תרופות' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'תרופות עכשיו' })).toBeNull();
  none.unmount();

  const { user } = show(bella, { courses: [apoquel] });
  const card = (await screen.findByRole('heading', { name: 'תרופות עכשיו' })).closest('section')!;
  expect(within(card).getByRole('link', { name: 'Apoquel 16 mg' }).getAttribute('href')).toBe(
    `/app/pets/${bella.id}/medicines?show=${apoquel.id}`,
  );
  await user.click(screen.getByRole('link', { name: 'תרופות' }));
  expect(await screen.findByRole('button', { name: 'ניתנה: Apoquel 16 mg' })).toBeTruthy();
});

test('A reminder that comes from a medicine has its mark, and leads to the medicine', async () => {
  const sourced = { ...pill, title: apoquel.name, source: 'medicines' as const, sourceId: apoquel.id };
  show(bella, { due: [sourced], courses: [apoquel] });
  const row = (await screen.findByRole('button', { name: `סימון כבוצע: ${apoquel.name}` })).closest('li')!;
  expect(within(row).getByText('תרופה')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/app/pets/${bella.id}/medicines?show=${apoquel.id}`);
});
