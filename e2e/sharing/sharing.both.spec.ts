import { expect, test } from '../fixtures/browser-test.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { call, givenPerson, newPerson, signUp } from '../fixtures/user-actions.ts';

/** Link in the newest mail, on the server of the browser tests. */
async function mailed(address: string, pathname: string) {
  const { hash } = new URL(await mailedLink(address, pathname));
  return pathname + hash;
}

test('Invited by mail, one signs up, accepts, helps, and is out as soon as access is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { token } = await givenPerson(page);
  const { pet } = (await call(page, 'POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } })) as {
    pet: { id: string };
  };
  await call(page, 'POST', '/expenses', {
    token,
    body: { petId: pet.id, description: 'שק מזון', amount: 120, category: 'food', date: '2026-11-01' },
  });
  const noa = newPerson('נועה ברק');

  // A home of one: the two ways stand below, and no button in its head.
  await page.goto('/app/home');
  await expect(page.getByText('כרגע רק אתם רואים את בלה.')).toBeVisible();
  await page.getByRole('button', { name: /^אורחים/ }).click();
  const dialog = page.getByRole('dialog', { name: 'הזמנה לבית' });
  await dialog.getByLabel('אימייל').fill(noa.email);
  await expect(dialog.getByRole('radio', { name: 'טיפול שוטף' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'בלה' })).toBeChecked();
  await dialog.getByRole('button', { name: 'שליחת ההזמנה' }).click();
  await expect(page.getByText('ההזמנה נשלחה', { exact: true })).toBeVisible();
  await expect(page.getByText(/^גישה אל בלה\s· טיפול שוטף\s· ההזמנה בתוקף עד /)).toBeVisible();

  // Her own browser, without an account: the link names who invites and the animals, and comes back after signing up.
  const hers = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1280, height: 860 } });
  const guest = await hers.newPage();
  await guest.goto(await mailed(noa.email, '/invitation'));
  await expect(guest.getByRole('heading', { name: 'הזמנה בשבילכם' })).toBeVisible();
  await expect(guest.getByText('דנה כהן רוצה את העזרה שלכם עם בלה.')).toBeVisible();
  expect(guest.url()).not.toContain('token');
  await guest.getByRole('main').getByRole('link', { name: 'הרשמה בחינם' }).click();
  await expect(guest).toHaveURL(/\/signup\?next=%2Finvitation$/);
  await guest.getByLabel('שם מלא', { exact: true }).fill(noa.name);
  await guest.getByLabel('אימייל', { exact: true }).fill(noa.email);
  await guest.getByLabel('סיסמה', { exact: true }).fill(noa.password);
  await guest.getByLabel('אימות סיסמה', { exact: true }).fill(noa.password);
  for (const box of await guest.getByRole('checkbox').all()) await box.check();
  await guest.getByRole('button', { name: 'הרשמה', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'הכתובת עוד לא אומתה' })).toBeVisible();
  await guest.goto(await mailed(noa.email, '/verify-email'));
  await expect(guest.getByRole('heading', { name: 'האימייל אומת' })).toBeVisible();

  // The dashboard says quietly what waits, and leads there.
  await guest.goto('/app/dashboard');
  await guest.getByRole('link', { name: 'לצפייה בהזמנה' }).click();
  await expect(guest.getByText('להוסיף תזכורות ולסמן מה בוצע')).toBeVisible();
  await expect(guest.getByText('ההוצאות נשארות אצל דנה כהן')).toBeVisible();
  await guest.getByRole('button', { name: 'קבלת ההזמנה' }).click();
  await expect(guest).toHaveURL(new RegExp(`/app/pets/${pet.id}$`));
  await expect(guest.getByText('מעכשיו אתם רואים את בלה')).toBeVisible();
  await expect(guest.getByText('של דנה כהן · טיפול שוטף')).toBeVisible();
  const sections = guest.getByRole('navigation', { name: 'חלקי העמוד' });
  await expect(sections.getByRole('link')).toHaveText(['סקירה', 'תוכנית טיפול', 'תיק רפואי', 'תזכורות']);
  await expect(guest.getByText('ההוצאות של בלה נשארות אצל דנה כהן, ולכן לא מופיעות כאן.')).toBeVisible();
  await expect(guest.getByText('שק מזון')).toHaveCount(0);

  // The guest may add a reminder, for a pet that the form offers; adding an expense is not offered.
  await guest.goto(`/app/reminders?add=1&petId=${pet.id}`);
  const form = guest.getByRole('dialog');
  await form.getByLabel('כותרת', { exact: true }).fill('טיול ערב');
  await form.getByRole('button', { name: 'שמירה', exact: true }).click();
  await expect(form).toBeHidden();
  await guest.goto('/app/expenses');
  await expect(guest.getByRole('heading', { name: 'ההוצאות של בלה נשארות אצל דנה כהן' })).toBeVisible();
  await expect(guest.getByRole('main').getByRole('button')).toHaveCount(0);

  // The owner sees who is here, and removes the access while the guest has the pet open.
  await guest.goto(`/app/pets/${pet.id}`);
  await expect(guest.getByRole('heading', { name: 'בלה', level: 1 })).toBeVisible();
  await page.goto('/app/home');
  await page.getByRole('button', { name: 'שינוי הרשאות: נועה ברק' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'הסרת הגישה' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'הסרת הגישה' }).click();
  await expect(page.getByText(/^הגישה אל בלה הוסרה/)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'העמוד לא נמצא' })).toBeVisible();
  await hers.close();
});

test('A person signed in with another account is told so, and a withdrawn link opens nothing @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await givenPerson(page);
  const { pet } = (await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } })) as {
    pet: { id: string };
  };
  const noa = newPerson('נועה ברק');
  const permissions = { profile: 'view', medicalRecords: 'view', reminders: 'view', expenses: 'view' };
  const { invitation } = (await call(page, 'POST', '/home/invitations', {
    token,
    body: { email: noa.email, role: 'guest', shares: [{ petId: pet.id, permissions }] },
  })) as { invitation: { id: string } };
  const link = await mailed(noa.email, '/invitation');
  const others = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await others.newPage();
  await signUp(other, newPerson('גיל לוי'));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'ההזמנה נשלחה לכתובת אחרת' })).toBeVisible();
  await call(page, 'DELETE', `/home/invitations/${invitation.id}`, { token });
  await other.reload();
  await expect(other.getByRole('heading', { name: 'ההזמנה כבר לא בתוקף' })).toBeVisible();
  await others.close();
});
