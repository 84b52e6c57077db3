import { screen, waitFor, within } from '@testing-library/react';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { pets } from '@tzemed/contract/pets/pets';
import { tag, tags } from '@tzemed/contract/items/tags';
import { search, type SearchHit, type SearchKind } from '@tzemed/contract/items/search';
import { expect, test } from 'vitest';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import { SearchBox } from './SearchBox.tsx';
import SearchPage from './SearchPage.tsx';

type Found = ClientReply<(typeof search)['get']>;

const hit = (id: string, title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id,
  petId: bella.id,
  title: { text: title, marks: [[0, 5]] },
  text: null,
  date: '2026-11-10',
  amount: null,
  type: 'vaccination',
  until: null,
  tagIds: [],
  thing: null,
  ...more,
});
const group = (kind: SearchKind, count: number, hits: SearchHit[]) => ({ kind, count, hits });
const found = (...groups: Found['groups']): Found => ({
  total: groups.reduce((sum, { count }) => sum + count, 0),
  instead: [],
  groups,
  page: 1,
  limit: 5,
});
const records = ['r1', 'r2', 'r3', 'r4', 'r5'].map((id, at) => hit(id, `חיסון מספר ${at + 1}`));
const paper = hit('p1', 'חיסון 2026.pdf', {
  type: 'vaccination_booklet',
  until: '2031-11-10',
  thing: { noun: 'medicalRecords', id: 'r1' },
});
const spent = hit('e1', 'חיסון כלבת', { type: 'vet', amount: 80, petId: mitzi.id });
const all = found(group('medicalRecords', 5, records), group('papers', 1, [paper]), group('expenses', 1, [spent]));

const claim = buildRow(tag, {
  id: 'claim',
  name: 'תביעת ביטוח',
  hue: 'sky',
  householdId: bella.householdId,
  mayEdit: true,
  mergedIds: ['old'],
});

type Asked = Record<string, string | undefined>;

function show(answer: (asked: Asked) => Found = () => all, at = '/app/dashboard') {
  const view = renderScreen(
    <>
      <SearchBox />
      <main>{at.startsWith('/app/search') && <SearchPage />}</main>
    </>,
    {
      at,
      answers: [
        answersOf(pets, { list: () => ({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
        answersOf(tags, { list: () => ({ tags: [claim], total: 1, page: 1, limit: 100 }) }),
        answersOf(search, { get: ({ query }) => answer(query as Asked) }),
      ],
    },
  );
  const asked = () =>
    view.requests
      .filter(({ path }) => path.startsWith('/search'))
      .map(({ path }) => Object.fromEntries(new URL(path, 'http://localhost').searchParams));
  const at_ = () => view.router.state.location.pathname + decodeURIComponent(view.router.state.location.search);
  return { ...view, asked, place: at_, box: () => screen.findByRole('combobox', { name: 'חיפוש' }) };
}
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('The box finds while somebody types, asks once they rest, and shows three of each kind with the words marked', async () => {
  const { user, box, asked } = show();
  const input = await box();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await user.type(input, 'חיסון');
  const list = await screen.findByRole('listbox', { name: 'תוצאות' });
  expect(input.getAttribute('aria-controls')).toBe(list.id);
  expect(
    within(list)
      .getAllByRole('group')
      .map((one) => one.querySelectorAll('[role=option]').length),
  ).toEqual([4, 1, 1]);
  expect(asked()).toEqual([{ q: 'חיסון' }]);
  expect([...list.querySelectorAll('mark')].every(({ textContent }) => textContent === 'חיסון')).toBe(true);
  expect(within(list).getByRole('option', { name: /חיסון 2026\.pdf/ }).textContent).toContain('עד 10.11.2031');
  expect(screen.getByRole('button', { name: 'רשומות 5' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 תוצאות'));
});

test('A vet is of no pet, and leads to their card', async () => {
  const vet = hit('v1', 'ד״ר לוי', { petId: null, type: null, date: null, text: { text: '04-838-1234', marks: [] } });
  const { user, box, place } = show(() => found(group('vets', 1, [vet])));
  await user.type(await box(), 'לוי');
  const option = await screen.findByRole('option', { name: /ד״ר לוי/ });
  expect(option.textContent).toContain('04-838-1234');
  await user.click(option);
  await waitFor(() => expect(place()).toBe('/app/vets?show=v1'));
});

test('Keys go through what was found and open it, while the focus stays in the box', async () => {
  const { user, box, place } = show();
  const input = await box();
  await user.type(input, 'חיסון');
  await options();
  const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()[0]).toContain('חיסון מספר 2');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  expect(document.activeElement).toBe(input);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(chosen()[0]).toContain('חיסון כלבת');
  await user.keyboard('{Enter}');
  expect(place()).toBe('/app/expenses?open=e1');
});

test('Each result links to its item; an attachment opens where it belongs', async () => {
  const { user, box } = show();
  await user.type(await box(), 'חיסון');
  await options();
  expect(screen.getAllByRole('option').map((one) => one.getAttribute('href'))).toEqual([
    '/app/medical-records/r1',
    '/app/medical-records/r2',
    '/app/medical-records/r3',
    expect.stringContaining('/app/search?kind=medicalRecords'),
    '/app/medical-records/r1?paper=p1',
    '/app/expenses?open=e1',
  ]);
});

test('The others of a group unfold in their place', async () => {
  const { user, box, asked } = show();
  await user.type(await box(), 'חיסון');
  await user.click(await screen.findByRole('option', { name: 'עוד 2 רשומות' }));
  await waitFor(() => expect(screen.getAllByRole('option').length).toBe(7));
  expect(asked().at(-1)).toEqual({ q: 'חיסון', limit: '20' });
});

test('Without a choice Enter leads to all results, with the filters that were chosen', async () => {
  const { user, box, place, asked } = show();
  const input = await box();
  await user.type(input, 'חיסון');
  await options();
  await user.click(screen.getByRole('button', { name: 'מיצי' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'חיסון', petId: mitzi.id }));
  const link = screen.getByRole('link', { name: 'כל התוצאות בעמוד אחד' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe(`/app/search?petId=${mitzi.id}&q=חיסון`);
  await user.click(input);
  await user.keyboard('{Enter}');
  expect(place()).toBe('/app/search?q=חיסון');
});

test('Escape empties the box, and leaves it when it is empty', async () => {
  const { user, box } = show();
  const input = await box();
  await user.type(input, 'חיסון');
  await options();
  await user.keyboard('{Escape}');
  expect([(input as HTMLInputElement).value, screen.queryByRole('listbox')]).toEqual(['', null]);
  expect(document.activeElement).toBe(input);
  await user.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(input);
});

test('An empty result says so, and one press clears the filters in the way', async () => {
  const { user } = show(({ petId }) => (petId ? found() : all), `/app/search?q=חיסון&petId=${bella.id}`);
  expect(await screen.findByRole('heading', { name: /לא מצאנו ״\u2068חיסון\u2069״/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ניקוי הסינון' }));
  expect(await screen.findByRole('heading', { name: 'רשומות 5' })).toBeTruthy();
});

test('Results that only sound alike are listed under their spelling', async () => {
  show(() => ({ ...all, instead: ['Bravecto', 'ברווקטו'] }), '/app/search?q=ברבקטו');
  const line = await screen.findByText(/אין ״/);
  expect(line.textContent.replace(/[\u2068\u2069]/g, '')).toBe(
    'אין ״ברבקטו״ בדיוק. מוצגות תוצאות עבור ״Bravecto״, ״ברווקטו״.',
  );
});

test.each([
  [503, 'השירות אינו זמין', 'השירות אינו זמין'],
  [500, 'אירעה שגיאה', 'אירעה שגיאה'],
])('A failure (%i) is told with a way to try again', async (status, message, shown) => {
  let isAway = true;
  const { user } = show(() => {
    if (isAway) throw new Refusal(status, { message });
    return all;
  }, '/app/search?q=חיסון');
  expect((await screen.findByRole('alert')).textContent).toContain(shown);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'ניסיון חוזר' }));
  expect(await screen.findByRole('heading', { name: 'רשומות 5' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('10,000 characters are not asked for, and it is said why', async () => {
  const { asked } = show(() => all, `/app/search?q=${'א'.repeat(10_000)}`);
  expect(await screen.findByText(/אפשר לחפש עד 200 תווים/)).toBeTruthy();
  expect(asked()).toEqual([]);
});

test('The search screen keeps the kind in the address, turns pages, and Back undoes the choice', async () => {
  const many = (kind: string | undefined) =>
    found(group('medicalRecords', 45, records), group('expenses', 1, kind ? [] : [spent]));
  const { user, place, asked, router } = show(({ kind }) => many(kind), '/app/search?q=חיסון');
  await user.click(await screen.findByRole('button', { name: 'עוד 40 רשומות' }));
  expect(place()).toBe('/app/search?q=חיסון&kind=medicalRecords');
  await user.click(await screen.findByRole('button', { name: 'הבא' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'חיסון', kind: 'medicalRecords', page: '2', limit: '20' }));
  await router.navigate(-2);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'הכול 46' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(place()).toBe('/app/search?q=חיסון');
});

test('A search with a followed result is kept on the device, and one press clears it', async () => {
  const { user, unmount } = show(() => all, '/app/search?q=חיסון');
  await user.click(await screen.findByRole('link', { name: /חיסון מספר 1/ }));
  unmount();
  const again = show(() => all, '/app/search');
  await again.user.click(await screen.findByRole('button', { name: 'חיסון' }));
  expect(again.place()).toBe('/app/search?q=חיסון');
  await again.user.click(await screen.findByRole('button', { name: 'ניקוי החיפוש' }));
  await again.user.click(await screen.findByRole('button', { name: 'ניקוי' }));
  expect(screen.queryByRole('button', { name: 'חיסון' })).toBeNull();
});

test('A result found by a tag shows the tag, even if it was merged since', async () => {
  const filed = hit('e2', 'עירוי', { type: 'vet', tagIds: ['old'] });
  const { user, box } = show(() => found(group('expenses', 2, [spent, filed])));
  await user.type(await box(), 'ביטוח');
  const list = await screen.findByRole('listbox', { name: 'תוצאות' });
  const option = await within(list).findByRole('option', { name: /עירוי.*תביעת ביטוח/ });
  expect(within(option).getByText('תביעת ביטוח')).toBeTruthy();
  expect(within(list).getByRole('option', { name: /חיסון כלבת/ }).textContent).not.toContain('תביעת');
});

test('A search result of a vaccination says until when the dose was valid, and judges no vaccine', async () => {
  const ended = hit('r8', 'כלבת ישנה', { until: '2000-01-10' });
  const valid = hit('r9', 'כלבת חדשה', { until: '9999-01-10' });
  show(() => found(group('medicalRecords', 2, [ended, valid])), '/app/search?q=כלבת');
  const row = async (name: string) => (await screen.findByRole('link', { name: new RegExp(name) })).textContent;
  expect(await row('ישנה')).toMatch(/היה בתוקף עד/);
  expect(await row('ישנה')).not.toMatch(/פג/);
  expect(await row('חדשה')).toMatch(/בתוקף עד/);
  expect(await row('חדשה')).not.toMatch(/היה/);
});
