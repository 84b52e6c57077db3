import type { ComponentType } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expenses } from '@tzemed/contract/expenses';
import { medicalRecords } from '@tzemed/contract/medical-records';
import { pets, type Pet } from '@tzemed/contract/pets';
import { reminders } from '@tzemed/contract/reminders';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/given-pets.ts';
import { kibble } from '../../testing/given-rows.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { linkTo, petPage } from '../../screens.ts';
import PetPage from './PetPage.tsx';

const files = import.meta.glob<{ default: ComponentType }>('/src/{features,screens}/**/*.tsx');

/** As the product nests them; like its router, the test has all of the code before it shows any. */
const sections = await Promise.all(
  petPage.sections.map(async ({ path, file }) => {
    const { default: Section } = await files[`/src/${file}`]!();
    const element = <Section />;
    return path === '' ? { index: true as const, element } : { path, element };
  }),
);

const page = { total: 0, page: 1, limit: 5 };

type Options = {
  at?: string;
  update?: (sent: { body: { name: string } }) => Pet;
  /** Of what the server does not answer now. */
  away?: 'pets' | 'expenses';
};

const unavailable = () => {
  throw new Refusal(503, { error: 'unavailable', message: 'השרת לא זמין כרגע' });
};

function show(
  pet: Pet,
  { at = `/app/pets/${pet.id}`, update = ({ body }) => ({ ...pet, name: body.name }), away }: Options = {},
) {
  let row: Pet | undefined = pet;
  const answer = (change: Partial<Pet>) => ({ pet: (row = { ...pet, ...change }) });
  return renderScreen(<PetPage />, {
    at,
    path: linkTo(petPage),
    children: sections,
    answers: [
      answersOf(pets, {
        list: () => (away === 'pets' ? unavailable() : { ...page, pets: row ? [row] : [] }),
        archive: ({ body }) => answer({ archivedAt: body.archived ? '2026-11-21T08:00:00.000Z' : null }),
        remove: () => (row = undefined),
        restore: () => answer({}),
        setPhoto: () => answer({ photoId: 'photo-2' }),
        removePhoto: () => answer({ photoId: null }),
        photo: () => new Blob(['webp']),
        update: (sent) => answer(update(sent)),
        breeds: () => ({ breeds: [] }),
      }),
      answersOf(reminders, {
        list: () => ({ ...page, reminders: [], counts: { upcoming: 0, overdue: 0, completed: 0 } }),
      }),
      answersOf(medicalRecords, { list: () => ({ ...page, records: [] }) }),
      answersOf(expenses, {
        list: () =>
          away === 'expenses'
            ? unavailable()
            : {
                ...page,
                total: 1,
                totalAmount: 289.9,
                petCount: 1,
                months: { onPage: [], latest: [] },
                expenses: [kibble],
              },
      }),
    ],
  });
}

test('The page shows what is known of the pet, and the ways to its own rows', async () => {
  const { requests } = show({ ...bella, allergies: 'עוף' });
  await screen.findByRole('heading', { name: 'בלה', level: 1 });
  screen.getByText('376000000000001');
  await screen.findByText('עוף');
  expect(screen.queryByText('מצבים רפואיים')).toBeNull();
  await screen.findByText(kibble.description);
  await screen.findByText('אין תזכורות קרובות');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of ['/app/reminders', '/app/medical-records', '/app/expenses'])
    expect(ways).toEqual(expect.arrayContaining([`${path}?add=1&petId=${bella.id}`, `${path}?petId=${bella.id}`]));
  expect(requests.map(({ path }) => path)).toContain(`/reminders?petId=${bella.id}&status=upcoming&limit=5`);
});

test('What could not be loaded is said once, and one press asks for all of it again', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'העברה לארכיון' }));
  await screen.findByText(/מיצי בארכיון: הכול שמור/);
  expect(screen.queryByRole('link', { name: 'הוספת הוצאה' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'החזרה מהארכיון' })[0]!);
  await screen.findByRole('link', { name: 'הוספת הוצאה' });
});

test('Deletion asks first, leaves the page and can be undone', async () => {
  const { user, router, requests } = show(bella);
  await user.click(await screen.findByRole('button', { name: 'מחיקת בלה' }));
  const question = await screen.findByRole('alertdialog', { name: 'מחיקת בלה' });
  within(question).getByText('האם אתם בטוחים שברצונכם למחוק את חיית המחמד?');
  await user.click(within(question).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('חיית המחמד נמחקה');
  expect(router.state.location.pathname).toBe('/app/pets');
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
  await user.click(screen.getByRole('button', { name: 'החלפת התמונה' }));
  await user.click(await screen.findByRole('button', { name: 'הסרת התמונה' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'הסרת התמונה' }));
  await screen.findByText('התמונה הוסרה');
  await waitFor(() => expect(screen.getByRole('img', { name: 'בלה' }).tagName).toBe('svg'));
});

test('A new photo is framed before it is sent', async () => {
  const { user, requests } = show(bella);
  await user.click(await screen.findByRole('button', { name: 'החלפת התמונה' }));
  const file = new File(['jpeg'], 'bella.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/בחירת תמונה/), file);
  const frame = await screen.findByRole('button', { name: /^מסגרת התמונה/ });
  const picture = frame.querySelector('img')!;
  Object.defineProperties(picture, { naturalWidth: { value: 2000 }, naturalHeight: { value: 1300 } });
  fireEvent.load(picture);
  await user.click(frame);
  await user.keyboard('{ArrowRight}{+}');
  expect(Number(screen.getByRole<HTMLInputElement>('slider', { name: 'הגדלה' }).value)).toBeCloseTo(1.15);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('התמונה עודכנה');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = new URLSearchParams(requests.find(({ method }) => method === 'POST')?.path.split('?')[1]);
  // The arch is 11 by 13: of 2,000 by 1,300 pixels at most 1,100 are shown, and 15 % fewer when nearer.
  expect(Number(sent.get('width'))).toBeCloseTo(0.55 / 1.15);
  expect(Number(sent.get('left'))).toBeCloseTo(0.225 + 0.06 * 0.55 + (0.55 - 0.55 / 1.15) / 2);
});

test('When somebody else has saved meanwhile, the user decides whose version stays', async () => {
  const theirs: Pet = { ...bella, name: 'בלונדה', version: 2 };
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
  await user.click(await screen.findByRole('button', { name: 'עריכה' }));
  await user.type(await screen.findByLabelText(/^שם/), 'לה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await user.click(await screen.findByRole('button', { name: 'שמירה בכל זאת' }));
  await screen.findByRole('heading', { name: 'בלהלה', level: 1 });
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { name: 'בלהלה', version: 1 },
    { name: 'בלהלה', version: 2 },
  ]);
});

test('An edit begins from what is known and sends the version it began from', async () => {
  const { user, requests } = show({ ...bella, version: 7 });
  await user.click(await screen.findByRole('button', { name: 'עריכה' }));
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
