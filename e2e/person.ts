import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

export const newPerson = (name = 'דנה כהן'): Person => ({
  name,
  email: `dana-${randomUUID()}@example.co.il`,
  password: 'Bella2026Ok',
});

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens an account by the signup screen, as a person does. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  await page.goto('/signup');
  await field(page, 'שם מלא').fill(person.name);
  await field(page, 'אימייל').fill(person.email);
  await field(page, 'סיסמה').fill(person.password);
  await field(page, 'אימות סיסמה').fill(person.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'הרשמה').click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  return person;
}

export async function signIn(page: Page, person: Person) {
  await page.goto('/login');
  await fillSignIn(page, person);
}

/** Signs in on the page that is open, which leads on from there. */
export async function fillSignIn(page: Page, { email, password }: Person) {
  await field(page, 'אימייל').fill(email);
  await field(page, 'סיסמה').fill(password);
  await button(page, 'התחברות').click();
}

/** Deletes the account at once, where it is deleted in thirty days otherwise. */
export async function deleteAccount(page: Page, { password }: Pick<Person, 'password'>) {
  await page.goto('/app/privacy');
  await button(page, 'בקשת מחיקה').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'לא רוצים לחכות? מחיקה עכשיו' }).click();
  await dialog.getByLabel(/^סיסמה/).fill(password);
  await dialog.getByRole('button', { name: 'מחיקה לתמיד' }).click();
}

/** Another browser in which the same person is signed in. */
export async function secondBrowser(browser: Browser, person: Person) {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL, locale: 'he-IL' });
  const page = await context.newPage();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/app\//);
  return { page, close: () => context.close() };
}

/** As if on a browser of its own: away from the app first, which would leave for the sign-in by itself. */
export async function forgetSession(page: Page) {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
}

/** Opens a protected address without being signed in, and lands on the sign-in. */
export async function goProtected(page: Page, path: string) {
  // The app leaves before the page has loaded, which would abort a longer wait.
  await page.goto(path, { waitUntil: 'commit' }).catch((error: Error) => {
    // Nor is it reached where the app was on its way there already.
    if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error;
  });
  await expect(page).toHaveURL(/\/login/);
}

/** Opens an account without the screen and without signing in. */
export async function givenAccount(page: Page, person = newPerson()): Promise<Person & { token: string }> {
  const body = { ...person, confirmPassword: person.password, termsAccepted: true, privacyAccepted: true };
  const { token } = await call(page, 'POST', '/auth/register', { body });
  return { ...person, token };
}

/** Opens an account without the screen, for journeys about something else; the browser is then signed in. */
export async function givenPerson(page: Page, person = newPerson()): Promise<Person & { token: string }> {
  const { token } = await givenAccount(page, person);
  await page.addInitScript((value) => {
    if (!localStorage.getItem('authToken') && !sessionStorage.getItem('wasGiven'))
      localStorage.setItem('authToken', value);
    sessionStorage.setItem('wasGiven', 'yes');
  }, token);
  return { ...person, token };
}

/** One call of the API, to prepare what a journey is not about. */
export async function call(
  page: Page,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
) {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    ...(body && { data: body }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.status() === 204 ? undefined : response.json();
}

/** What '+' on a phone calls what the button on the head of its screen adds. */
const kinds = {
  'הוספת הוצאה': 'הוצאה',
  'הוספת רשומה': 'רשומה רפואית',
  'הוספת תזכורת': 'תזכורת',
} as const;

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

/** The button that opens the form of the screen: on its head, or under what an empty list says; on a phone the '+' below. */
export const addButton = (page: Page, add: keyof typeof kinds) =>
  isNarrow(page)
    ? page.getByRole('navigation').getByRole('button', { name: 'הוספה', exact: true })
    : page.getByRole('main').getByRole('button', { name: add, exact: true }).first();

/** Opens the form of the screen. */
export async function openForm(page: Page, add: keyof typeof kinds) {
  await addButton(page, add).click();
  if (isNarrow(page)) await page.getByRole('dialog').getByRole('button', { name: kinds[add] }).click();
}

/** Takes one of those that a form has in sight: a category, a kind, a pet. */
export const choose = (page: Page, label: string, option: string) =>
  page.getByRole('dialog').getByRole('radiogroup', { name: label }).getByText(option, { exact: true }).click();

/** Asks to delete a row: by its own button, or where rows are narrow by the one in the dialog that a row opens. */
export async function askToRemove(page: Page, name: string) {
  const own = button(page, `מחיקת ${name}`);
  const inDialog = page.getByRole('dialog').getByRole('button', { name: 'מחיקה', exact: true });
  const row = button(page, `עריכת ${name}`);
  await expect(row.or(inDialog).first()).toBeVisible();
  if (await own.isVisible()) return own.click();
  if (!(await inDialog.isVisible())) await row.click();
  return inDialog.click();
}
