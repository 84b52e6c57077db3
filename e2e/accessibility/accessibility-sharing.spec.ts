import type { Page } from '@playwright/test';
import { linkToHandover, linkToPet, offerPage, invitationPage, linkTo, screens } from '../../web/src/screens.ts';
import { expectNoViolations } from '../fixtures/accessibility-checks.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { testLanguages } from '../fixtures/test-languages.ts';
import { call, givenAccount } from '../fixtures/user-actions.ts';
import {
  answerInvitation,
  givenConfirmedUser,
  givenPet,
  givenSharedHousehold,
  invite,
  mailedToken,
} from '../fixtures/shared-household.ts';

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Waits for the page itself, not its skeleton. */
async function stands(page: Page) {
  await expect(page.getByRole('main').locator('h1')).toBeVisible();
  await expect(page.locator('.bone, .bone-card')).toHaveCount(0);
}

/** Opens a page in the language, signed in by the token; signed out without one. */
async function open(page: Page, lang: string, path: string, token?: string) {
  await page.goto('/favicon.ico');
  await page.evaluate(
    ([chosen, held]) => {
      sessionStorage.clear();
      localStorage.setItem('lang', chosen!);
      if (held) localStorage.setItem('authToken', held);
      else localStorage.removeItem('authToken');
    },
    [lang, token],
  );
  await page.goto(lang !== 'he' && !path.startsWith('/app') ? `/${lang}${path}` : path);
  await stands(page);
}

for (const lang of testLanguages('he'))
  test(`Everybody can use what a home is shared with (${lang})`, async ({ page }) => {
    test.setTimeout(360_000);
    const { dana, noa, michal, bella } = await givenSharedHousehold(page);
    const home = linkTo(screens.home);
    await open(page, lang, home, dana.token);
    await expectNoViolations(page, 'a home of two owners, whose successor asks to join');
    await page.locator('.home-head .btn').click();
    await dialog(page).locator('[type=submit]').click();
    await expect(dialog(page).locator('input[aria-invalid=true]').first()).toBeFocused();
    await expectNoViolations(page, 'an invitation with errors');
    await open(page, lang, home, dana.token);
    await page.locator('.person-open').click();
    await expect(dialog(page).getByRole('radio').first()).toBeAttached();
    await expectNoViolations(page, 'the rights of a guest of several pets');
    await open(page, lang, home, dana.token);
    await page.locator('.quiet button').click();
    await expectNoViolations(page, 'the question before leaving');
    await open(page, lang, linkToPet(bella), dana.token);
    await expect(page.locator('.shared-people')).toBeVisible();
    await expectNoViolations(page, 'who sees a pet');

    await open(page, lang, linkToPet(bella), noa.token);
    await expect(page.locator('.shared-note')).toBeVisible();
    await expectNoViolations(page, 'a pet as a guest sees it');
    const { shares } = await call(page, 'GET', `/pets/${bella}/share`, { token: dana.token });
    const share = shares.find(({ email }: { email: string }) => email === noa.email);
    await call(page, 'DELETE', `/pets/${bella}/share/${share.id}`, { token: dana.token });
    await expect(page.locator('.shared-note')).toBeHidden();
    await stands(page);
    await expectNoViolations(page, 'a pet that is not shared any more');

    await open(page, lang, home, michal.token);
    await expect(page.locator('.home-trust')).toBeVisible();
    await expectNoViolations(page, 'a home of one, who is a successor');
  });

for (const lang of testLanguages('en'))
  test(`Everybody can use what the link of an invitation leads to (${lang})`, async ({ page }) => {
    test.setTimeout(360_000);
    const dana = await givenConfirmedUser(page, 'דנה כהן');
    const pets = [];
    for (const name of ['בלה', 'מיצי', 'קוקי', 'Sir Bartholomew'])
      pets.push(await givenPet(page, dana.token, name, 'cat'));
    const noa = await givenAccount(page);
    const ori = await givenConfirmedUser(page, 'אורי כהן');
    await invite(page, dana, noa.email, { role: 'guest', pets, preset: 'caretaker' });
    await invite(page, dana, ori.email, { role: 'owner' });
    const link = async (address: string) =>
      `/${invitationPage.path}#token=${await mailedToken(address, '/invitation')}`;
    const [toNoa, toOri] = [await link(noa.email), await link(ori.email)];
    await open(page, lang, toNoa);
    await expectNoViolations(page, 'signed out');
    await open(page, lang, toNoa, noa.token);
    await expectNoViolations(page, 'not confirmed');
    await open(page, lang, toNoa, ori.token);
    await expectNoViolations(page, 'another account');
    await open(page, lang, `/${invitationPage.path}#token=${'x'.repeat(43)}`, noa.token);
    await expectNoViolations(page, 'no longer good');
    const body = { token: await mailedToken(noa.email, '/verify-email') };
    await call(page, 'POST', '/auth/verify-email', { body });
    await open(page, lang, toNoa, noa.token);
    await expectNoViolations(page, 'as a guest');
    await open(page, lang, toOri, ori.token);
    await expectNoViolations(page, 'as an owner');
    await answerInvitation(page, noa, 'decline');
    await open(page, lang, toNoa, noa.token);
    await expectNoViolations(page, 'declined');
  });

for (const lang of testLanguages('ar'))
  test(`Everybody can use what a pet is handed over with (${lang})`, async ({ page }) => {
    test.setTimeout(360_000);
    const dana = await givenConfirmedUser(page, 'דנה כהן');
    const rex = await givenPet(page, dana.token, 'רקס', 'dog');
    const yael = await givenAccount(page);
    const gil = await givenConfirmedUser(page, 'גיל לוי');
    await open(page, lang, linkToHandover(rex), dana.token);
    await expectNoViolations(page, 'nobody asked yet');
    await call(page, 'POST', '/handovers', { token: dana.token, body: { petId: rex, userEmail: yael.email } });
    const token = await mailedToken(yael.email, '/handover');
    const link = `/${offerPage.path}#token=${token}`;
    await open(page, lang, linkToHandover(rex), dana.token);
    await expectNoViolations(page, 'waiting');
    await open(page, lang, link);
    await expectNoViolations(page, 'signed out');
    await open(page, lang, link, yael.token);
    await expectNoViolations(page, 'not confirmed');
    await open(page, lang, link, gil.token);
    await expectNoViolations(page, 'another account');
    await open(page, lang, `/${offerPage.path}#token=${'x'.repeat(43)}`, gil.token);
    await expectNoViolations(page, 'no longer good');
    const body = { token: await mailedToken(yael.email, '/verify-email') };
    await call(page, 'POST', '/auth/verify-email', { body });
    await open(page, lang, link, yael.token);
    await expectNoViolations(page, 'open');
    await page.locator('.offer-answers .btn').first().click();
    await expectNoViolations(page, 'the question before accepting');
    await dialog(page).getByRole('button').last().click();
    await expect(page.locator('.offer-left')).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page, 'taken over');
    await open(page, lang, linkToHandover(rex), dana.token);
    await expectNoViolations(page, 'gone');
    await open(page, lang, linkTo(screens.home), dana.token);
    await expect(page.locator('.gone-line')).toBeVisible();
    await expectNoViolations(page, 'the line that stays');
  });
