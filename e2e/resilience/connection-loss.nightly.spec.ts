import type { Page } from '@playwright/test';
import {
  dialogOf,
  edit,
  choosePetAction,
  remove,
  type EditableScreen,
  screenActions,
  type ScreenAction,
} from '../fixtures/screen-actions.ts';
import { cuts, startDisconnectingProxy } from '../fixtures/disconnecting-proxy.ts';
import { expect, test as journey } from '../fixtures/browser-test.ts';
import { outboxEntries } from '../fixtures/outbox-entries.ts';
import { button, call, givenPerson } from '../fixtures/user-actions.ts';

type Wire = Awaited<ReturnType<typeof startDisconnectingProxy>>;

const test = journey.extend<{ wire: Wire }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  wire: async ({}, use) => {
    const wire = await startDisconnectingProxy(process.env.E2E_URL!);
    await use(wire);
    await wire.stop();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});
// The page waits between its attempts.
test.describe.configure({ timeout: 120_000 });

/** A person with one pet, on a screen that is reached over the wire. */
async function givenScreen(page: Page, { path, listed, given }: EditableScreen) {
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
async function take({ does, says, stands }: ScreenAction, page: Page, wire: Wire, rows: () => Promise<Row[]>) {
  const before = wire.attempts.length;
  await does(page);
  await expect(page.getByText(says)).toBeVisible();
  await expect(page.locator('.toast.error')).toHaveCount(0);
  await expect(dialogOf(page)).toBeHidden();
  expect(byName(await rows())).toEqual(stands.map((one) => expect.objectContaining(one)));
  const attempts = wire.attempts.slice(before);
  const [{ change, identity, answered } = {}] = attempts;
  expect(identity).toEqual(expect.any(String));
  expect(attempts.map((attempt) => [attempt.change, attempt.identity])).toEqual(attempts.map(() => [change, identity]));
  expect(attempts.length > 1).toBe(answered === undefined);
  return attempts.length;
}

for (const [name, screen] of Object.entries(screenActions)) {
  // Browsers treat a truncated head in the same way on every screen.
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

  test(`Added, edited and deleted ${name} are recognised by their rows when no answer is kept`, async ({
    page,
    wire,
  }) => {
    const { rows } = await givenScreen(page, screen);
    wire.loseKeys();
    const { add, edit, delete: remove } = screen.steps;
    const isEmpty = (await rows()).length === 0;
    for (const step of [...(isEmpty ? [add!] : []), edit!, remove!]) {
      wire.cutNext('before the answer');
      expect(await take(step, page, wire, rows)).toBeGreaterThan(1);
    }
  });
}

type Row = Record<string, unknown>;

/** Sorts by an order that does not depend on due times. */
const byName = (rows: Row[]) => rows.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), 'he'));
const orderOf = ({ name, title, description, isCompleted }: Row) =>
  `${String(name ?? title ?? description)} ${String(isCompleted)}`;

const failed = 'אין חיבור לשרת. בדקו את החיבור לאינטרנט ונסו שוב';
/** Waits until the browser gives up: one error message, which is then closed. */
async function isGivenUp(page: Page) {
  await expect(page.locator('.toast.error', { hasText: failed })).toBeVisible({ timeout: 20_000 });
  await page.locator('.toast.error').getByRole('button').click();
}

/** The entry is on the device; the connection comes back, and it is sent. */
async function isSentLater(page: Page, wire: Wire) {
  await expect(page.getByText('ממתין לשליחה').or(page.getByText('יישלח אחר כך')).first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.locator('.toast.error')).toHaveCount(0);
  wire.cutChanges(undefined);
  await expect.poll(() => outboxEntries(page), { timeout: 60_000 }).toEqual([]);
}

test('A change without a response waits on the device, and is made once', async ({ page, wire }) => {
  const { rows } = await givenScreen(page, screenActions.expenses!);
  wire.cutChanges('before the answer');
  await screenActions.expenses!.steps.add!.does(page);
  await expect(dialogOf(page)).toBeHidden();
  await isSentLater(page, wire);
  expect(new Set(wire.attempts.slice(-3).map(({ identity }) => identity)).size).toBe(1);
  expect(await rows()).toMatchObject([{ description: 'שק מזון', version: 1 }]);

  // Corrected after the loss: nobody else has saved, and nobody is said to have.
  wire.cutChanges('before the answer');
  await edit(page, 'שק מזון', 'תיאור', 'שק');
  await expect(dialogOf(page)).toBeHidden();
  await edit(page, 'שק', 'תיאור', 'שק קטן');
  await expect(dialogOf(page)).toBeHidden();
  await isSentLater(page, wire);
  expect(await rows()).toMatchObject([{ description: 'שק קטן', version: 3 }]);

  wire.cutChanges('before the answer');
  await remove(page, 'שק קטן');
  await isSentLater(page, wire);
  await expect(button(page, 'מחיקת שק קטן')).toBeHidden();
  expect(await rows()).toEqual([]);
});

test('A reminder that was done, and a pet that was archived, without an answer, are seen as they are', async ({
  page,
  wire,
}) => {
  const { rows, petId } = await givenScreen(page, screenActions.reminders!);
  const due = page.locator('.rem').filter({ hasText: 'כדור' });
  await expect(due).toBeVisible();
  const day = page.getByRole('tabpanel');
  const before = await day.innerText();
  wire.cutChanges('before the answer');
  await button(page, 'סימון כבוצע: כדור').click();
  await expect(day).not.toHaveText(before, { useInnerText: true, timeout: 20_000 });
  expect((await rows()).map(({ isCompleted }) => isCompleted).toSorted()).toEqual([false, true]);

  await page.goto(`/app/pets/${petId}`);
  await choosePetAction(page, 'העברה לארכיון');
  await isGivenUp(page);
  await expect(button(page, 'החזרה מהארכיון').first()).toBeVisible();
});
