import path from 'node:path';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/days';
import { cuts, startCuttingProxy } from './cutting-proxy.ts';
import { expect, test as journey } from './journey.ts';
import { button, call, givenPerson } from './person.ts';

type Wire = Awaited<ReturnType<typeof startCuttingProxy>>;

const test = journey.extend<{ wire: Wire }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  wire: async ({}, use) => {
    const wire = await startCuttingProxy(process.env.E2E_URL!);
    await use(wire);
    await wire.stop();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});
// The page waits between its attempts.
test.describe.configure({ timeout: 120_000 });

const tomorrow = addDays(dayOf(new Date()), 1);
const photo = path.resolve(import.meta.dirname, '../web/public/icon-512.png');

const dialogOf = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'שמירה', exact: true }).click();
const toasts = (page: Page) => page.getByRole('region', { name: 'הודעות' });
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'ביטול', exact: true }).last().click();
const rename = (page: Page, label: string, text: string) =>
  dialogOf(page).getByLabel(label, { exact: true }).fill(text);
async function choose(page: Page, label: string, option: string) {
  await dialogOf(page).getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function remove(page: Page, name: string) {
  await button(page, `מחיקת ${name}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
}
async function edit(page: Page, name: string, label: string, text: string) {
  await button(page, `עריכת ${name}`).click();
  await rename(page, label, text);
  await save(page);
}

/** What a person does, what the page then says, and what there is then. */
type Step = {
  readonly does: (page: Page) => Promise<unknown>;
  readonly says: string | RegExp;
  readonly stands: readonly Record<string, unknown>[];
};
type Screen = {
  readonly path: (petId: string) => string;
  /** Where the API lists what the screen changes. */
  readonly listed: string;
  readonly given?: (petId: string) => readonly [path: string, body: object];
  readonly steps: Readonly<Record<string, Step>>;
};

const screens: Readonly<Record<string, Screen>> = {
  expenses: {
    path: () => '/app/expenses',
    listed: '/expenses',
    steps: {
      add: {
        does: async (page) => {
          await button(page, 'הוספת הוצאה').first().click();
          await rename(page, 'תיאור', 'שק מזון');
          await rename(page, 'סכום', '1,289.90');
          await choose(page, 'קטגוריה', 'מזון');
          await save(page);
        },
        says: 'ההוצאה נוספה',
        stands: [{ description: 'שק מזון', amount: 1289.9, version: 1 }],
      },
      edit: {
        does: (page) => edit(page, 'שק מזון', 'תיאור', ' שק גדול '),
        says: 'ההוצאה עודכנה',
        stands: [{ description: 'שק גדול', amount: 1289.9, version: 2 }],
      },
      delete: { does: (page) => remove(page, 'שק גדול'), says: 'ההוצאה נמחקה', stands: [] },
      'take back': { does: undo, says: 'ההוצאה שוחזרה', stands: [{ description: 'שק גדול' }] },
    },
  },
  records: {
    path: () => '/app/medical-records',
    listed: '/medical-records',
    steps: {
      add: {
        does: async (page) => {
          await button(page, 'הוספת רשומה').first().click();
          await choose(page, 'סוג', 'חיסון');
          await rename(page, 'תיאור', 'חיסון כלבת');
          await save(page);
        },
        says: 'הרשומה נוספה',
        stands: [{ description: 'חיסון כלבת', version: 1 }],
      },
      edit: {
        does: (page) => edit(page, 'חיסון כלבת', 'תיאור', 'חיסון משושה'),
        says: 'הרשומה עודכנה',
        stands: [{ description: 'חיסון משושה', version: 2 }],
      },
      delete: { does: (page) => remove(page, 'חיסון משושה'), says: 'הרשומה נמחקה', stands: [] },
      'take back': { does: undo, says: 'הרשומה שוחזרה', stands: [{ description: 'חיסון משושה' }] },
    },
  },
  reminders: {
    path: () => '/app/reminders',
    listed: '/reminders',
    given: (petId) => [
      '/reminders',
      {
        petId,
        title: 'כדור',
        date: `${tomorrow}T07:00:00.000Z`,
        time: '09:00',
        repeatInterval: 'daily',
        timezone: 'Asia/Jerusalem',
      },
    ],
    steps: {
      edit: {
        does: (page) => edit(page, 'כדור', 'כותרת', 'חצי כדור'),
        says: 'התזכורת עודכנה',
        stands: [{ title: 'חצי כדור', version: 2 }],
      },
      delete: { does: (page) => remove(page, 'חצי כדור'), says: 'התזכורת נמחקה', stands: [] },
      'take back': { does: undo, says: 'התזכורת שוחזרה', stands: [{ title: 'חצי כדור' }] },
      complete: {
        does: (page) => button(page, 'סימון כבוצע: חצי כדור').click(),
        says: /סומן כבוצע. התזכורת הבאה/,
        stands: [
          { title: 'חצי כדור', isCompleted: false },
          { title: 'חצי כדור', isCompleted: true },
        ],
      },
      add: {
        does: async (page) => {
          await button(page, 'הוספת תזכורת').first().click();
          await rename(page, 'כותרת', 'הברשה');
          const [year, month, day] = tomorrow.split('-');
          await dialogOf(page).getByRole('group', { name: 'תאריך' }).getByRole('spinbutton').first().focus();
          await page.keyboard.type(`${day}${month}${year}`);
          await save(page);
        },
        says: 'התזכורת נוספה',
        stands: [{ title: 'הברשה', version: 1 }, { title: 'חצי כדור' }, { title: 'חצי כדור' }],
      },
    },
  },
  pets: {
    path: (petId) => `/app/pets/${petId}`,
    listed: '/pets/my-pets?status=all',
    steps: {
      edit: {
        does: async (page) => {
          await button(page, 'עריכה').click();
          await rename(page, 'שם', 'בלה');
          await save(page);
        },
        says: 'השינויים נשמרו',
        stands: [{ name: 'בלה', version: 2 }],
      },
      archive: {
        does: (page) => button(page, 'העברה לארכיון').click(),
        says: 'בלה בארכיון. שום דבר לא נמחק',
        stands: [{ name: 'בלה', archivedAt: expect.any(String) }],
      },
      unarchive: {
        does: (page) => button(page, 'החזרה מהארכיון').first().click(),
        says: 'בלה שוב ברשימה',
        stands: [{ name: 'בלה', archivedAt: null }],
      },
      'set a photo': {
        does: async (page) => {
          await button(page, 'החלפת התמונה').click();
          await dialogOf(page).locator('input[type=file]').setInputFiles(photo);
        },
        says: 'התמונה עודכנה',
        stands: [{ name: 'בלה', photoId: expect.any(String) }],
      },
      'take the photo off': {
        does: async (page) => {
          await button(page, 'החלפת התמונה').click();
          await button(page, 'הסרת התמונה').click();
        },
        says: 'התמונה הוסרה',
        stands: [{ name: 'בלה', photoId: null }],
      },
      delete: { does: (page) => remove(page, 'בלה'), says: 'חיית המחמד נמחקה', stands: [] },
      'take back': { does: undo, says: 'חיית המחמד שוחזרה', stands: [{ name: 'בלה' }] },
      add: {
        does: async (page) => {
          await button(page, 'הוספת חיית מחמד').first().click();
          await rename(page, 'שם', 'מיצי');
          await dialogOf(page).getByText('חתול', { exact: true }).click();
          await save(page);
        },
        says: 'חיית המחמד נוספה',
        stands: [{ name: 'בלה' }, { name: 'מיצי', version: 1 }],
      },
    },
  },
};

/** A person with one pet, on a screen that is reached over the wire. */
async function givenScreen(page: Page, { path, listed, given }: Screen) {
  const { token } = await givenPerson(page);
  const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'נלה', species: 'dog' } });
  const [to, body] = given?.(pet.id) ?? [];
  if (to && body) await call(page, 'POST', to, { token, body });
  await page.goto(path(pet.id));
  const rows = async () => {
    const answer = (await call(page, 'GET', listed, { token })) as Row;
    return Object.values(answer).find(Array.isArray) as Row[];
  };
  return { token, petId: pet.id as string, rows };
}

/** Does it, and sees it done once, without a word of anything else. Resolves with what came by. */
async function take({ does, says, stands }: Step, page: Page, wire: Wire, rows: () => Promise<Row[]>) {
  const before = wire.attempts.length;
  await does(page);
  await expect(toasts(page).getByText(says)).toBeVisible();
  await expect(page.locator('.toast.error')).toHaveCount(0);
  await expect(dialogOf(page)).toBeHidden();
  expect(byName(await rows())).toEqual(stands.map((one) => expect.objectContaining(one)));
  const attempts = wire.attempts.slice(before);
  const [{ change, key, answered } = {}] = attempts;
  expect(key).toEqual(expect.any(String));
  expect(attempts.map((attempt) => [attempt.change, attempt.key])).toEqual(attempts.map(() => [change, key]));
  expect(attempts.length > 1).toBe(answered === undefined);
  return attempts.length;
}

for (const [name, screen] of Object.entries(screens)) {
  // What a browser makes of half a head is the same on every screen.
  for (const cut of name === 'expenses' ? cuts : cuts.filter((one) => !one.includes('head'))) {
    test(`Each thing done with ${name} is done once when the wire is cut ${cut}, and nothing else is said`, async ({
      page,
      wire,
    }) => {
      const { rows } = await givenScreen(page, screen);
      for (const [what, step] of Object.entries(screen.steps)) {
        wire.cutNext(cut);
        await test.step(what, () => take(step, page, wire, rows));
      }
    });
  }

  test(`An own edit and deletion of ${name} is known by what it left, when nothing keeps its answer`, async ({
    page,
    wire,
  }) => {
    const { rows } = await givenScreen(page, screen);
    wire.loseKeys();
    const { add, edit, delete: remove } = screen.steps;
    if ((await rows()).length === 0) await take(add!, page, wire, rows);
    for (const step of [edit!, remove!]) {
      wire.cutNext('before the answer');
      expect(await take(step, page, wire, rows)).toBeGreaterThan(1);
    }
  });
}

type Row = Record<string, unknown>;

/** In an order that does not hang on when they are due. */
const byName = (rows: Row[]) => rows.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), 'he'));
const orderOf = ({ name, title, description, isCompleted }: Row) =>
  `${String(name ?? title ?? description)} ${String(isCompleted)}`;

const failed = 'אין חיבור לשרת. בדקו את החיבור לאינטרנט ונסו שוב';
/** Nothing more is tried: it is said, and said no more. */
async function isGivenUp(page: Page) {
  await expect(page.locator('.toast.error', { hasText: failed })).toBeVisible({ timeout: 20_000 });
  await page.locator('.toast.error').getByRole('button').click();
}

test('What was done and never answered is seen when it is given up; saving again does it no second time', async ({
  page,
  wire,
}) => {
  const { rows } = await givenScreen(page, screens.expenses!);
  wire.cutChanges('before the answer');
  await screens.expenses!.steps.add!.does(page);
  await isGivenUp(page);
  await expect(dialogOf(page).getByLabel('תיאור')).toHaveValue('שק מזון');
  wire.cutChanges(undefined);
  await save(page);
  await expect(toasts(page).getByText('ההוצאה נוספה')).toBeVisible();
  expect(new Set(wire.attempts.slice(-5).map(({ key }) => key)).size).toBe(1);
  expect(await rows()).toMatchObject([{ description: 'שק מזון', version: 1 }]);

  // Corrected after the loss: nobody else has saved, and nobody is said to have.
  wire.cutChanges('before the answer');
  await edit(page, 'שק מזון', 'תיאור', 'שק');
  await isGivenUp(page);
  wire.cutChanges(undefined);
  await rename(page, 'תיאור', 'שק קטן');
  await save(page);
  await expect(toasts(page).getByText('ההוצאה עודכנה')).toBeVisible();
  expect(await rows()).toMatchObject([{ description: 'שק קטן', version: 3 }]);

  wire.cutChanges('before the answer');
  await remove(page, 'שק קטן');
  await isGivenUp(page);
  await expect(button(page, 'מחיקת שק קטן')).toBeHidden();
  expect(await rows()).toEqual([]);
});

test('A reminder that was done, and a pet that was archived, without an answer, are seen as they are', async ({
  page,
  wire,
}) => {
  const { rows, petId } = await givenScreen(page, screens.reminders!);
  const due = page.locator('.rem').filter({ hasText: 'כדור' });
  await expect(due).toBeVisible();
  const day = page.getByRole('tabpanel');
  const before = await day.innerText();
  wire.cutChanges('before the answer');
  await button(page, 'סימון כבוצע: כדור').click();
  await isGivenUp(page);
  await expect(day).not.toHaveText(before, { useInnerText: true });
  expect((await rows()).map(({ isCompleted }) => isCompleted).toSorted()).toEqual([false, true]);

  await page.goto(`/app/pets/${petId}`);
  await button(page, 'העברה לארכיון').click();
  await isGivenUp(page);
  await expect(button(page, 'החזרה מהארכיון').first()).toBeVisible();
});
