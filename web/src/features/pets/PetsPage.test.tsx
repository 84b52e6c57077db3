import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { maxPhotoBytes } from '@tzemed/contract/pets/photo-crop';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { households, type Home } from '@tzemed/contract/sharing/households';
import { sharing, type SharedPet } from '@tzemed/contract/sharing/sharing';
import { tag, tags } from '@tzemed/contract/items/tags';
import { type Answers, answersOf, Refusal } from '../../testing/fake-api.ts';
import { pill } from '../../testing/row-fixtures.ts';
import { aloneHome, fullHome, rexi } from '../../testing/household-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { buildRow } from '../../testing/build-row.ts';
import { act as onKey } from '../../shell/navigation/shortcuts.ts';
import PetsPage from './PetsPage.tsx';

const rex: Pet = { ...mitzi, id: 'rex', name: 'רקס', species: 'dog', archivedAt: '2026-01-05T08:00:00.000Z' };

function show({
  rows = [bella, mitzi, rex],
  shared = [],
  at = '/app/pets',
  answers = {},
  nearest = [],
  homes = [aloneHome],
  others = [],
}: Options = {}) {
  const page = { pets: rows, total: rows.length, page: 1, limit: 100 };
  return renderScreen(<PetsPage />, {
    at,
    path: '/app/pets',
    answers: [
      answersOf(sharing, { shared: () => ({ pets: shared, total: shared.length, page: 1, limit: 100 }) }),
      answersOf(households, { list: () => ({ homes, successorOf: [] }) }),
      answersOf(reminders, { nearest: () => ({ reminders: nearest }) }),
      answersOf(pets, {
        list: () => page,
        breeds: () => ({ breeds: ['פודל', 'קנעני'] }),
        create: () => ({ pet: { ...mitzi, id: 'new' } }),
        setPhoto: () => ({ pet: mitzi }),
        ...answers,
      }),
      ...others,
    ],
  });
}
type Options = {
  /** Answers of other resources. */
  others?: readonly Answers[];
  homes?: Home[];
  nearest?: Reminder[];
  rows?: Pet[];
  shared?: SharedPet[];
  at?: string;
  answers?: Parameters<typeof answersOf<typeof pets>>[1];
};

fixClockToSaturday();

const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'bella.jpg', { type: 'image/jpeg' });
const names = () =>
  screen.getAllByRole('link').flatMap((link) => link.querySelector('.pet-card-name')?.textContent ?? []);

test('Every pet has a card that leads to its page; archived ones wait in the archive', async () => {
  const { user } = show();
  const card = await screen.findByRole('link', { name: /בלה/ });
  expect(card.getAttribute('href')).toBe(`/app/pets/${bella.id}`);
  expect(card.textContent).toContain('כלבה · גולדן רטריבר · בת 4');
  expect(names()).toEqual(['בלה', 'מיצי']);
  await user.click(screen.getByRole('button', { name: /בארכיון/ }));
  expect(names()).toEqual(['רקס']);
});

test('Pets of others stand below, with whose they are and as what one helps', async () => {
  show({ rows: [bella], shared: [rexi] });
  const others = within(await screen.findByRole('region', { name: 'אתם עוזרים לטפל' }));
  const card = others.getByRole('link', { name: /רקסי/ });
  expect(card.textContent).toContain('של גיל כהן ורותי כהן · טיפול שוטף');
  expect(names()).toEqual(['בלה', 'רקסי']);
});

const reminder = (pet: Pet, title: string, inHours: number): Reminder => ({
  ...pill,
  id: title,
  petId: pet.id,
  petName: pet.name,
  title,
  date: new Date(Date.now() + inHours * 3_600_000).toISOString(),
});

test('A card says what is late, else what comes within a week, else that all is on time or nothing is set', async () => {
  const cat = (id: string): Pet => ({ ...mitzi, id, name: `חתול ${id}` });
  const [late, soon, far, none] = [cat('1'), cat('2'), cat('3'), cat('4')];
  show({
    rows: [late, soon, far, none],
    nearest: [
      reminder(late, 'כדור', -30),
      reminder(late, 'הברשה', 2),
      reminder(soon, 'טיפות', 50),
      reminder(far, 'חיסון', 24 * 40),
    ],
  });
  const says = async (pet: Pet) =>
    (await screen.findByRole('link', { name: new RegExp(pet.name) })).querySelector('.standing')?.textContent;
  await waitFor(async () => expect(await says(late)).toBe('באיחור: כדור'));
  expect(await says(soon)).toMatch(/09:00 · טיפות$/);
  expect(await says(far)).toBe('הכול בזמן');
  expect(await says(none)).toBe('אין תזכורות');
});

test('Few pets are seen without a search', async () => {
  show();
  await screen.findByRole('link', { name: /בלה/ });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('Search finds by a part of the name and by the chip number, dashes or not', async () => {
  const { user } = show({
    rows: [bella, mitzi, rex, { ...rex, id: '4' }, { ...rex, id: '5' }, { ...rex, id: '6' }],
  });
  const search = await screen.findByRole('searchbox', { name: 'חיפוש' });
  await user.type(search, 'מיצ');
  expect(names()).toEqual(['מיצי']);
  await user.clear(search);
  await user.type(search, '376-000');
  expect(names()).toEqual(['בלה']);
  await user.clear(search);
  await user.type(search, 'שום דבר');
  screen.getByRole('heading', { name: 'לא נמצאה חיית מחמד כזאת' });
});

test('Pets are found by the tags that they bear', async () => {
  const rehab = buildRow(tag, { id: 'rehab', householdId: 'home', mayEdit: true, hue: 'sky', name: 'שיקום' });
  const { user } = show({
    rows: [bella, { ...mitzi, tagIds: [rehab.id] }, rex, { ...rex, id: '4' }, { ...rex, id: '5' }, { ...rex, id: '6' }],
    others: [answersOf(tags, { list: () => ({ tags: [rehab], total: 1, page: 1, limit: 100 }) })],
  });
  await user.type(await screen.findByRole('searchbox', { name: 'חיפוש' }), 'שיקום');
  await waitFor(() => expect(names()).toEqual(['מיצי']));
});

test('The address follows what is searched for and what is looked at; neither is a step to go back to', async () => {
  const rows = [bella, mitzi, rex, { ...rex, id: '4' }, { ...rex, id: '5' }, { ...rex, id: '6' }];
  const { user, router } = show({ rows });
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'חיפוש' });
  await user.type(search, 'מיצ');
  expect(decodeURIComponent(router.state.location.search)).toBe('?q=מיצ');
  await user.click(screen.getByRole('button', { name: /בארכיון/ }));
  expect(router.state.location.search).toContain('status=archived');
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toContain('status=archived');
  await act(() => router.navigate('/app/pets', { replace: true }));
  expect(search.value).toBe('');
});

test('The key F enters the search among one’s pets', async () => {
  addEventListener('keydown', onKey);
  const { user } = show({ rows: [bella, mitzi, rex, { ...rex, id: '4' }, { ...rex, id: '5' }, { ...rex, id: '6' }] });
  const search = await screen.findByRole('searchbox', { name: 'חיפוש' });
  await user.keyboard('f');
  removeEventListener('keydown', onKey);
  expect(document.activeElement).toBe(search);
});

test('Somebody new is led to the first pet', async () => {
  const { user } = show({ rows: [] });
  await screen.findByRole('heading', { name: 'עוד אין כאן אף אחד' });
  await user.click(screen.getByRole('button', { name: 'הוספת חיית מחמד' }));
  expect(await screen.findByRole('dialog', { name: 'חיית מחמד חדשה' })).toBeTruthy();
});

test('An approximate birth date may be a year alone; of another it is said that it is none', async () => {
  const { user, requests } = show({ at: '/app/pets?add=1' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^שם/), 'לואי');
  await user.click(dialog.getByRole('radio', { name: 'כלב' }));
  await user.click(dialog.getAllByRole('spinbutton').at(-1)!);
  await user.keyboard('2019');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await dialog.findByText('תאריך לא תקין');
  await user.click(dialog.getByRole('checkbox', { name: 'בערך' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('חיית המחמד נוספה');
  const created = requests.find(({ method, path }) => method === 'POST' && path === '/pets');
  expect(created?.body).toMatchObject({ birthDate: '2019-07-01', birthDateApproximate: true });
});

test('A name and a species are enough; the photo follows the pet', async () => {
  const { user, requests } = show({ at: '/app/pets?add=1' });
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'שמירה' }));
  await within(dialog).findByText('יש להזין שם');
  within(dialog).getByText('יש לבחור סוג');
  await user.type(within(dialog).getByLabelText(/^שם/), 'לואי');
  await user.click(within(dialog).getByRole('radio', { name: 'כלב' }));
  await user.upload(within(dialog).getByLabelText(/בחירת תמונה/), photo(10));
  await user.click(within(dialog).getByRole('button', { name: 'שמירה' }));
  await screen.findByText('חיית המחמד נוספה');
  await waitFor(() =>
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain('POST /pets/new/photo'),
  );
  const created = requests.find(({ method, path }) => method === 'POST' && path === '/pets');
  expect(created?.body).toMatchObject({ name: 'לואי', species: 'dog', hue: 'sage', sex: null });
  expect(created?.body).not.toHaveProperty('photo');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('A new pet stands there in a colour that none of its kind wears, and takes the face that its owner makes', async () => {
  const { user, requests } = show({ at: '/app/pets?add=1' });
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText(/^שם/), 'פיצי');
  expect(form.queryByRole('button', { name: 'עיצוב הפנים' })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'חתול' }));
  await user.click(form.getByRole('button', { name: 'עיצוב הפנים' }));
  const maker = within(await screen.findByRole('dialog', { name: 'הפנים של פיצי' }));
  expect((await maker.findByRole<HTMLInputElement>('radio', { name: 'מרווה' })).checked).toBe(true);
  await user.click(maker.getByRole('radio', { name: 'לילך' }));
  // The other cat of the house has that colour, and the same face.
  maker.getByText(/בדיוק כמו/);
  await user.click(maker.getByRole('radio', { name: 'מקופלות' }));
  expect(maker.queryByText(/בדיוק כמו/)).toBeNull();
  expect(maker.queryByRole('radio', { name: 'בנדנה' })).toBeNull();
  const collars = within(maker.getByRole('group', { name: /^קולר/ }));
  await user.click(collars.getByRole('radio', { name: 'תכלת' }));
  await user.click(maker.getByRole('radio', { name: 'בנדנה' }));
  await user.click(maker.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('חיית המחמד נוספה');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    species: 'cat',
    hue: 'lilac',
    ears: 'fold',
    patch: 'stripes',
    collar: 'sky',
    tag: 'bandana',
  });
});

test('A photo of more than 20 MB is refused before anything is sent', async () => {
  const { user } = show({ at: '/app/pets?add=1' });
  await screen.findByText('JPG, PNG, HEIC עד 20MB');
  await user.upload(screen.getByLabelText(/בחירת תמונה/), photo(maxPhotoBytes + 1));
  expect(screen.getByRole('alert').textContent).toBe('הקובץ גדול מדי. גודל מקסימלי: 20MB');
});

test('A refused photo alone keeps the pet, and its reason is shown', async () => {
  const { user } = show({
    at: '/app/pets?add=1',
    answers: {
      setPhoto: () => {
        throw new Refusal(422, { message: 'יש לתקן', errors: { file: 'הקובץ אינו תמונה מסוג נתמך' } });
      },
    },
  });
  await user.type(await screen.findByLabelText(/^שם/), 'לואי');
  await user.click(screen.getByRole('radio', { name: 'חתול' }));
  await user.upload(screen.getByLabelText(/בחירת תמונה/), photo(10));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  const told = 'הפרטים נשמרו, אבל התמונה לא: הקובץ אינו תמונה מסוג נתמך';
  expect(await screen.findByText(told)).toBeTruthy();
});

test('An unusual chip number is a warning that does not stand in the way', async () => {
  const { user, requests } = show({ at: '/app/pets?add=1' });
  await user.type(await screen.findByLabelText(/^שם/), 'לואי');
  await user.click(screen.getByRole('radio', { name: 'כלב' }));
  await user.click(screen.getByText('פרטים נוספים'));
  const chip = await screen.findByLabelText('מספר שבב');
  await user.type(chip, '97227');
  screen.getByText(/בשבב תקני יש 15 ספרות/);
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('חיית המחמד נוספה');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ chipNumber: '97227' });
});

test('A failed load says so and can be tried again', async () => {
  let isDown = true;
  const { user } = show({
    answers: {
      list: () => {
        if (isDown) throw new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' });
        return { pets: [bella], total: 1, page: 1, limit: 100 };
      },
    },
  });
  await screen.findByText('לא הצלחנו לטעון את הנתונים');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'ניסיון חוזר' }));
  expect(await screen.findByRole('link', { name: /בלה/ })).toBeTruthy();
});

const second = { ...fullHome, id: 'second', petIds: [] };

test('A user with several households chooses which of them a new pet joins', async () => {
  const { user, requests } = show({ at: '/app/pets?add=1', homes: [aloneHome, second] });
  const dialog = within(await screen.findByRole('dialog', { name: 'חיית מחמד חדשה' }));
  const choice = within(await dialog.findByRole('radiogroup', { name: 'באיזה בית' }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'הבית שרק שלכם' }).checked).toBe(true);
  choice.getByText('בלה ומיצי');
  await user.click(choice.getByRole('radio', { name: 'הבית עם אורי כהן' }));
  choice.getByText('עוד אין כאן חיות');
  await user.type(dialog.getByRole('textbox', { name: 'שם' }), 'קוקי');
  await user.click(dialog.getByRole('radio', { name: 'ציפור' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(requests.find(({ method }) => method === 'POST')?.body).toBeTruthy());
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'קוקי', householdId: 'second' });
});

test('A user with one household is not asked to choose', async () => {
  const { requests } = show({ at: '/app/pets?add=1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'חיית מחמד חדשה' }));
  await dialog.findByRole('textbox', { name: 'שם' });
  await waitFor(() => expect(requests.some(({ path }) => path === '/home')).toBe(true));
  expect(dialog.queryByRole('radiogroup', { name: 'באיזה בית' })).toBeNull();
});

test('A phone leaves out the breed, so that the age is not cut', async () => {
  show({ rows: [{ ...bella, breed: 'גולדן רטריבר', birthDate: '2022-03-01' }] });
  const parts = (await screen.findByText('גולדן רטריבר')).closest('.described')!.children;
  expect([...parts].map((part) => part.className)).toEqual(['', 'described-breed', '']);
});
