import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  type StockForecast,
  stockForecast,
  stockItem,
  type StockItem,
  stockItems,
} from '@tzemed/contract/stock/stock-items';
import { pets } from '@tzemed/contract/pets/pets';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { buildRow } from '../../testing/build-row.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import StockPage from './StockPage.tsx';

fixClockToSaturday();
beforeAll(
  () =>
    Promise.all([
      import('../../ui/overlay/overlay-components.ts'),
      import('./PackageForm.tsx'),
      import('./CountForm.tsx'),
    ]),
  60_000,
);

const apoquel = buildRow(stockItem, {
  id: 'apoquel',
  name: 'Apoquel 16 mg',
  unit: 'tablet',
  householdId: 'home',
  balance: 22,
  mayEdit: true,
});
const forecastOf = (more: Partial<StockForecast> = {}) =>
  buildRow(stockForecast, {
    stockItemId: 'apoquel',
    state: 'runsOut',
    left: 22,
    isEstimate: false,
    usable: 22,
    expired: 0,
    fullest: 38,
    remains: 0,
    perDay: 1,
    remindOn: '2026-12-09',
    isRemindedSooner: false,
    until: '2026-12-14T06:00:00.000Z',
    packages: [
      { entryId: 'one', of: 20, left: 12, batch: 'A487B02', expiresOn: '2027-05-31', isOpen: true, isExpired: false },
      { entryId: 'two', of: 10, left: 10, batch: null, expiresOn: null, isOpen: false, isExpired: false },
    ],
    petIds: [],
    lines: [],
    repeatsLeft: null,
    ...more,
  } as StockForecast);

type Given = { items?: StockItem[]; forecast?: Partial<StockForecast>; refuse?: () => void };
function show({ items = [apoquel], forecast, refuse }: Given = {}) {
  return renderScreen(<StockPage />, {
    at: '/app/stock',
    answers: [
      answersOf(pets, { list: () => ({ pets: [bella], total: 1, page: 1, limit: 100 }) }),
      answersOf(stockItems, {
        list: () => ({ stockItems: items, total: items.length, page: 1, limit: 100 }),
        forecast: () => ({ forecasts: items.map(() => forecastOf(forecast)) }),
        create: ({ body }) => ({ stockItem: buildRow(stockItem, { ...apoquel, ...body, id: 'new' } as StockItem) }),
        addEntry: ({ body }) => {
          refuse?.();
          return { entry: { ...body, id: 'entry' } as never };
        },
      }),
    ],
  });
}
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Apoquel 16 mg', level: 2 })).closest('li')!);

test('A stock says until when it lasts, from which packages, and when it is reminded of', async () => {
  show();
  const one = await card();
  expect(one.getByRole('button', { name: 'עד יום שני, 14 בדצמבר' })).toBeTruthy();
  expect(one.getByText('22 כדורים · כדור אחד ביום')).toBeTruthy();
  expect(one.getByText('נזכיר ביום רביעי, 9 בדצמבר')).toBeTruthy();
  expect(one.getByText('A487B02').getAttribute('dir')).toBe('ltr');
});

test.each<[string, Partial<StockForecast>, string]>([
  ['ends before', { state: 'ends', remains: 3, remindOn: null }, 'עד סוף הטיפול'],
  ['is below zero', { state: 'short', left: -2, packages: [], remindOn: null }, 'לפי הרישום חסרים שני כדורים'],
  ['is empty', { state: 'empty', left: 0, packages: [], until: null }, 'נגמר'],
  ['is new', { state: 'empty', left: 0, fullest: 0, packages: [], until: null }, 'עוד לא נרשמה אריזה'],
  ['lasts', { state: 'lasts', remindOn: null }, 'מספיק ליותר משנה'],
])('A stock that %s says so', async (_what, forecast, words) => {
  show({ forecast });
  expect(await (await card()).findByText(words)).toBeTruthy();
});

test('A count is sent as what was counted', async () => {
  const view = show({ forecast: { state: 'ends', left: 5, remindOn: null } });
  await view.user.click(await (await card()).findByRole('button', { name: 'ספירה: Apoquel 16 mg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'כמה יש?' }));
  await view.user.click(await dialog.findByRole('button', { name: 'פחות' }));
  await view.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הספירה נרשמה');
  expect(writesOf(view.requests).map(({ path, body }) => [path, body])).toEqual([
    ['/stock/apoquel/entries', { id: expect.any(String), kind: 'correction', counted: 4 }],
  ]);
});

test('The first package starts a stock; what the server refuses stands at its field, and nothing is made twice', async () => {
  let isFirst = true;
  const view = show({
    items: [],
    refuse: () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Refusal(422, { message: 'יש לתקן', errors: { expiresOn: 'האריזה כבר פגה. לרשום בכל זאת?' } });
    },
  });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'אריזה ראשונה' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'אריזה חדשה' }));
  await user.type(await dialog.findByRole('textbox', { name: 'שם' }), 'Tramadol');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await dialog.findByText('הכמות צריכה להיות גדולה מ־0, ועד שלוש ספרות אחרי הנקודה');
  await user.type(dialog.getByRole('textbox', { name: 'כמה' }), '10');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await dialog.findByText('האריזה כבר פגה. לרשום בכל זאת?');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('האריזה נרשמה');
  expect(writesOf(view.requests).map(({ path }) => path)).toEqual([
    '/stock',
    '/stock/new/entries',
    '/stock/new/entries',
  ]);
});

test('A guest sees the stock and changes nothing', async () => {
  show({ items: [{ ...apoquel, mayEdit: false }] });
  const one = await card();
  expect(one.queryByRole('button', { name: /^אריזה חדשה/ })).toBeNull();
  expect(one.queryByRole('button', { name: /^פעולות/ })).toBeNull();
});
