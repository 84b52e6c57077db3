import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tag, tags } from '@tzemed/contract/items/tags';
import { vet, vets, type Vet } from '@tzemed/contract/medical/vets';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import VetsPage from './VetsPage.tsx';

const given = { householdId: 'home', mayEdit: true, isEmergency: false, phones: [] };
const night = buildRow(vet, { ...given, id: 'night', name: 'מרפאת לילה', phones: ['*5761'], isEmergency: true });
const levi = buildRow(vet, {
  ...given,
  id: 'levi',
  name: 'ד״ר לוי',
  clinic: 'המרפאה בכרמל',
  phones: ['04-555-0142', '052-555-0142'],
  address: 'דרך הים 12, חיפה',
  hours: 'א׳–ה׳ 8:30–19:00',
});
const ofOthers = buildRow(vet, { ...given, id: 'theirs', name: 'ד״ר שגיא', mayEdit: false });

const expert = buildRow(tag, { id: 'expert', name: 'מומחים', hue: 'sky', householdId: 'home', mayEdit: true });

type Given = { book?: Vet[]; at?: string; refuse?: () => void };
function show({ book = [night, levi], at = '/app/vets', refuse }: Given = {}) {
  let kept = book;
  const saved = (id: string, body: object) => {
    refuse?.();
    const one = buildRow(vet, { ...given, ...kept.find((vet) => vet.id === id), ...body, id } as Vet);
    kept = [...kept.filter((vet) => vet.id !== id), one];
    return { vet: one };
  };
  return renderScreen(<VetsPage />, {
    at,
    answers: [
      answersOf(tags, { list: () => ({ tags: [expert], total: 1, page: 1, limit: 100 }) }),
      answersOf(vets, {
        list: () => ({ vets: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
        remove: ({ params }) => void (kept = kept.filter(({ id }) => id !== params.id)),
        restore: ({ params }) =>
          saved(
            params.id,
            book.find(({ id }) => id === params.id)!,
          ),
      }),
    ],
  });
}
const changes = ({ requests }: ReturnType<typeof show>) =>
  writesOf(requests).map(({ method, path, body }) => [method, path, body]);
const cardOf = async (name: string) => within((await screen.findByRole('heading', { name, level: 2 })).closest('li')!);

test('A vet found by the search opens with the focus on their card', async () => {
  const view = show({ at: '/app/vets?show=levi' });
  const name = await screen.findByRole('heading', { name: 'ד״ר לוי', level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(name.closest('li')));
  expect(view.router.state.location.search).toBe('');
});

test('Each vet is called by a press, and their address opens where one is shown the way', async () => {
  show();
  const card = await cardOf('ד״ר לוי');
  const call = card.getByRole('link', { name: 'חיוג אל ד״ר לוי: 04-555-0142' });
  expect([call.getAttribute('href'), call.textContent]).toEqual(['tel:+97245550142', '04-555-0142']);
  expect(card.getByRole('link', { name: 'חיוג אל ד״ר לוי: 052-555-0142' })).toBeTruthy();
  const map = card.getByRole('link', { name: 'במפה: דרך הים 12, חיפה' });
  expect(decodeURIComponent(map.getAttribute('href')!)).toBe(
    'https://www.google.com/maps/search/?api=1&query=דרך הים 12, חיפה',
  );
  expect(card.getByText('א׳–ה׳ 8:30–19:00')).toBeTruthy();
  const first = screen.getAllByRole('listitem')[0]!;
  expect(within(first).getByText('חירום')).toBeTruthy();
  const star = within(first).getByRole('link', { name: 'חיוג אל מרפאת לילה: *5761' });
  expect([star.getAttribute('href'), star.querySelector('bdi')!.dir]).toEqual(['tel:*5761', 'ltr']);
});

test('An empty book says what it is for, and the first vet is added with as many numbers as there are', async () => {
  const view = show({ book: [] });
  const { user } = view;
  await screen.findByText('עוד אין וטרינרים');
  await user.click(screen.getByRole('button', { name: 'הוספת וטרינר' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'וטרינר חדש' }));
  await user.type(await dialog.findByRole('textbox', { name: 'שם' }), 'ד״ר לוי');
  expect(dialog.queryByRole('textbox', { name: 'טלפון נוסף (2)' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'טלפון' }), '04-5550142');
  await user.type(await dialog.findByRole('textbox', { name: 'טלפון נוסף (2)' }), '5761*');
  await user.click(dialog.getByRole('checkbox', { name: 'לשעת חירום' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הווטרינר נוסף');
  expect(changes(view)).toEqual([
    ['POST', '/vets', expect.objectContaining({ name: 'ד״ר לוי', phones: ['04-5550142', '5761*'], isEmergency: true })],
  ]);
  await cardOf('ד״ר לוי');
});

test('An invalid telephone number is reported at its own field, and the typed text stays', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'עריכת ד״ר לוי' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'עריכת פרטי הווטרינר' }));
  const third = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'טלפון נוסף (3)' });
  await user.type(third, '55-12');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await dialog.findByText('מספר הטלפון אינו תקין. אפשר גם מספר כוכבית');
  expect(third.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(third);
  expect(changes(view)).toEqual([]);
  await user.clear(third);
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הפרטים עודכנו');
});

test('An edit that met another shows both where they differ, and has the numbers of both', async () => {
  let isFirst = true;
  const view = show({
    refuse: () => {
      if (!isFirst) return;
      isFirst = false;
      const current = { ...levi, version: 2, phones: ['*5761'], clinic: 'מרפאה אחרת' };
      throw new Refusal(409, { error: 'stale', message: 'עודכן בינתיים', current: { vet: current } });
    },
  });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'עריכת ד״ר לוי' }));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('textbox', { name: 'טלפון' });
  await user.clear(first);
  await user.type(first, '04-5550199');
  const clinic = dialog.getByRole('textbox', { name: 'מרפאה' });
  await user.clear(clinic);
  await user.type(clinic, 'בכרמל');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  expect(await dialog.findByText('מרפאה אחרת')).toBeTruthy();
  expect(dialog.getByText('בכרמל')).toBeTruthy();
});

test('Deleting asks first, and can be undone', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'מחיקת ד״ר לוי' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('הווטרינר נמחק');
  await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await screen.findByText('הווטרינר שוחזר');
  expect(changes(view).map(([method, path]) => [method, path])).toEqual([
    ['DELETE', '/vets/levi'],
    ['POST', '/vets/levi/restore'],
  ]);
});

test('Vets of a home that one helps stand apart, and are only read', async () => {
  show({ book: [levi, ofOthers] });
  const section = within((await screen.findByRole('heading', { name: 'מהבתים שאתם עוזרים בהם' })).closest('section')!);
  expect(section.getByText('ד״ר שגיא')).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'עריכת ד״ר לוי' })).toBeTruthy());
});

test('A vet is filed under a tag of the home, and says so', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'עריכת ד״ר לוי' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('button', { name: 'מומחים' }));
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  const card = await cardOf('ד״ר לוי');
  await waitFor(() => expect(card.getByRole('list', { name: 'תגיות' }).textContent).toBe('מומחים'));
  expect(changes(view)).toMatchObject([['PUT', '/vets/levi', { tagIds: ['expert'] }]]);
});
