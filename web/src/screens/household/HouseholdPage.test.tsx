import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handovers } from '@tzemed/contract/sharing/handovers';
import { households, type Home } from '@tzemed/contract/sharing/households';
import { invitations } from '@tzemed/contract/sharing/invitations';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { sharing } from '@tzemed/contract/sharing/sharing';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { aloneHome, fullHome, invited, noa } from '../../testing/household-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import HouseholdPage from './HouseholdPage.tsx';

fixClockToSaturday();

type Given = { home?: Home; homes?: Home[]; owned?: Pet[]; refuse?: () => void };

function show({ home = fullHome, homes = [home], owned = [bella, mitzi], refuse }: Given = {}) {
  const share = (id: string, petId: string) => ({
    share: {
      id,
      petId,
      permissions: presets.view,
      until: null,
      version: 2,
      state: 'active' as const,
      email: 'noa.barak@example.co.il',
      userId: 'noa',
      name: 'נועה ברק',
      invitationId: 'i',
      createdAt: invited.createdAt,
      updatedAt: invited.createdAt,
    },
  });
  return renderScreen(<HouseholdPage />, {
    at: '/app/home',
    answers: [
      answersOf(handovers, { list: () => ({ handovers: [], offers: [] }) }),
      answersOf(pets, { list: () => ({ pets: owned, total: owned.length, page: 1, limit: 100 }) }),
      answersOf(households, {
        list: () => ({ homes, successorOf: [] }),
        removeOwner: () => undefined,
        setSuccessor: ({ body }) => ({
          successor: { email: body.email, name: body.name ?? null, chosenAt: invited.createdAt },
        }),
        objectSuccession: () => undefined,
      }),
      answersOf(invitations, {
        create: ({ body }) => {
          refuse?.();
          return { invitation: { ...invited, email: body.email } };
        },
        resend: () => ({ invitation: invited }),
        withdraw: () => undefined,
      }),
      answersOf(sharing, {
        update: ({ params }) => share(params.shareId, params.id),
        create: ({ params }) => share('new', params.id),
        remove: () => undefined,
        giveBack: ({ params }) => share(params.shareId, params.id),
      }),
    ],
  });
}

const changes = ({ requests }: ReturnType<typeof show>) =>
  writesOf(requests).map(({ method, path, body }) => [method, path, body]);

test('The page says who is in the home, and in sentences what each may do', async () => {
  show();
  await screen.findByRole('heading', { name: 'הבית שלנו', level: 1 });
  expect(await screen.findByText('מי רואה את בלה ואת מיצי, ומה כל אחד יכול לעשות.')).toBeTruthy();
  const owners = within(screen.getByRole('heading', { name: 'בעלים' }).closest('section')!);
  expect(owners.getByText('אתם')).toBeTruthy();
  expect(owners.getByText('בבית מאז 3 במרץ 2026')).toBeTruthy();
  const guests = within(screen.getByRole('heading', { name: 'אורחים' }).closest('section')!);
  expect(guests.getByText('כאן לאחרונה: היום ב־07:10')).toBeTruthy();
  expect(guests.getAllByText(/./, { selector: '.grant p' }).map(({ textContent }) => textContent)).toEqual([
    'טיפול שוטף · תזכורות: עריכה. פרופיל ומידע רפואי: צפייה. הוצאות: לא מוצגות',
    'צפייה בלבד · רואים הכול ולא משנים דבר',
  ]);
  expect(screen.getByText('גישה אל בלה · טיפול שוטף · ההזמנה בתוקף עד 4 בדצמבר')).toBeTruthy();
  expect(screen.getByText('בעלים בבית · תוקף ההזמנה פג ב־18 בנובמבר')).toBeTruthy();
  expect(screen.getByText('פג תוקף')).toBeTruthy();
  expect(screen.getByText('הבחירה נעשתה ב־12 ביוני 2026')).toBeTruthy();
});

test('Each of several households has its own name, pets and guests, and its invitation offers its own pets', async () => {
  const kuki = { ...mitzi, id: 'kuki', name: 'קוקי' };
  const second = { ...aloneHome, id: 'second', petIds: [kuki.id], owners: fullHome.owners };
  const view = show({ homes: [{ ...aloneHome, guests: [noa] }, second], owned: [bella, mitzi, kuki] });
  const { user } = view;
  await screen.findByRole('heading', { name: 'הבתים שלנו', level: 1 });
  expect(screen.queryByRole('heading', { name: 'הבית שלנו' })).toBeNull();
  const headOf = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section')!);
  const own = headOf('הבית שרק שלכם');
  own.getByText('מי רואה את בלה ואת מיצי, ומה כל אחד יכול לעשות.');
  const theirs = headOf('הבית עם אורי כהן');
  theirs.getByText('מי רואה את קוקי, ומה כל אחד יכול לעשות.');

  await user.click(theirs.getByRole('button', { name: 'הזמנה לבית' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'הזמנה לבית' }));
  await user.type(await dialog.findByRole('textbox', { name: 'אימייל' }), 'yael.levi@example.co.il');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'קוקי' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await waitFor(() => expect(changes(view)).toHaveLength(1));
  expect(changes(view)[0]?.[2]).toMatchObject({ householdId: 'second', shares: [{ petId: 'kuki' }] });

  // A guest of one home is offered nothing of the other.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'שינוי הרשאות: נועה ברק' }));
  dialog = within(await screen.findByRole('dialog', { name: 'נועה ברק' }));
  await dialog.findByRole('radio', { name: 'מיצי' });
  expect(dialog.queryByRole('button', { name: 'שיתוף קוקי' })).toBeNull();
});

test('A home of one has no button in its head, and two ways not to be alone', async () => {
  const { user } = show({ home: aloneHome });
  await screen.findByText('כרגע רק אתם רואים את בלה ואת מיצי.');
  expect(screen.queryByRole('button', { name: 'הזמנה לבית' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'עזיבת הבית' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^בעלים נוספים/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'הזמנה לבית' }));
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'בעלים' })).checked).toBe(true);
  expect(dialog.queryByRole('checkbox', { name: 'בלה' })).toBeNull();
});

test('Inviting asks for an address, as whom, which animals and what; the sentence below is made of the same choice', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'הזמנה לבית' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'הזמנה לבית' }));
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'אורחים' })).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'טיפול שוטף' }).checked).toBe(true);
  // The form shows all missing values at once.
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await dialog.findByText('בחרו לפחות חיית מחמד אחת');
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^אימייל/ }));
  expect(dialog.getByRole('textbox', { name: 'אימייל' }).getAttribute('aria-invalid')).toBe('true');

  await user.type(dialog.getByRole('textbox', { name: 'אימייל' }), 'yael.levi@example.co.il');
  await user.click(dialog.getByRole('checkbox', { name: 'בלה' }));
  await user.click(dialog.getByRole('checkbox', { name: 'מיצי' }));
  await user.click(dialog.getByRole('button', { name: /^בחירה מדויקת/ }));
  const medical = within(dialog.getByRole('radiogroup', { name: 'מסמכים רפואיים' }));
  await user.click(medical.getByRole('radio', { name: 'עריכה' }));
  expect(dialog.getByText('שונה מ״טיפול שוטף״')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'טיפול שוטף' }).checked).toBe(false);
  expect(dialog.queryByRole('radio', { name: 'ללא', checked: true })).toBeTruthy();
  expect(
    dialog.getByText('אצל בלה ומיצי יראו את הפרופיל, יעדכנו את המידע הרפואי ואת התזכורות ולא יראו את ההוצאות.'),
  ).toBeTruthy();
  // A share of a pet always includes its profile.
  expect(within(dialog.getByRole('radiogroup', { name: 'פרופיל' })).queryByRole('radio', { name: 'ללא' })).toBeNull();
  // Meeting a choice that has a name ticks it again.
  await user.click(medical.getByRole('radio', { name: 'צפייה' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'טיפול שוטף' }).checked).toBe(true);

  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await screen.findByText('ההזמנה נשלחה');
  expect(changes(view)).toEqual([
    [
      'POST',
      '/home/invitations',
      {
        email: 'yael.levi@example.co.il',
        role: 'guest',
        householdId: 'home',
        shares: [bella, mitzi].map(({ id }) => ({ petId: id, permissions: presets.caretaker, until: null })),
      },
    ],
  ]);
  // The last button is in the toast; the card of a pending invitation has its own.
  await user.click(screen.getAllByRole('button', { name: 'ביטול ההזמנה' }).at(-1)!);
  await screen.findByText('ההזמנה בוטלה');
  expect(changes(view).at(-1)).toEqual(['DELETE', `/home/invitations/${invited.id}`, undefined]);
});

test('A guest who is invited again is told so at the address, with the way to their rights', async () => {
  const { user } = show({
    refuse: () => {
      throw new Refusal(409, { error: 'alreadyGuest', message: 'הכתובת הזאת כבר של אחד מאורחי הבית' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'הזמנה לבית' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'הזמנה לבית' }));
  await user.type(await dialog.findByRole('textbox', { name: 'אימייל' }), noa.email!);
  await user.click(dialog.getByRole('checkbox', { name: 'בלה' }));
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await dialog.findByText('הכתובת הזאת כבר של אחד מאורחי הבית');
  expect(dialog.getByRole('textbox', { name: 'אימייל' }).getAttribute('aria-invalid')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'לשינוי ההרשאות' }));
  await screen.findByRole('dialog', { name: 'נועה ברק' });
});

test('Too many invitations in an hour: the form says when it can be tried again, and stays', async () => {
  const { user } = show({
    refuse: () => {
      throw new Refusal(429, { error: 'tooManyRequests', message: 'יותר מדי ניסיונות. נסו שוב בעוד 18 דקות' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'הזמנה לבית' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'הזמנה לבית' }));
  await user.type(await dialog.findByRole('textbox', { name: 'אימייל' }), 'a@example.co.il');
  await user.click(dialog.getByRole('radio', { name: 'בעלים' }));
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('18 דקות');
});

test('Rights are changed a pet at a time, and what was changed is saved for all of them', async () => {
  const kuki = { ...mitzi, id: 'kuki', name: 'קוקי' };
  const view = show({
    home: { ...fullHome, petIds: [...fullHome.petIds, kuki.id] },
    owned: [bella, mitzi, kuki],
  });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'שינוי הרשאות: נועה ברק' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'נועה ברק' }));
  await dialog.findByText('השינוי חל מיד, גם במסכים שפתוחים עכשיו אצל נועה ברק.');
  await user.click(dialog.getByRole('radio', { name: 'מיצי' }));
  await user.click(dialog.getByRole('radio', { name: 'משפחה' }));
  await user.click(dialog.getByRole('button', { name: 'שיתוף קוקי' }));
  await user.click(dialog.getByRole('radio', { name: 'צפייה בלבד' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההרשאות נשמרו');
  expect(changes(view)).toEqual([
    ['PUT', `/pets/${mitzi.id}/share/share-mitzi`, { permissions: presets.family, until: null, version: 1 }],
    ['POST', '/pets/kuki/share', { userEmail: noa.email, permissions: presets.view, until: null }],
  ]);
});

test('The last day of an access is chosen pet by pet, a week from now at first', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'שינוי הרשאות: נועה ברק' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'נועה ברק' }));
  await user.click(await dialog.findByRole('radio', { name: 'עד תאריך' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('ההרשאות נשמרו');
  const until = addDays(dayOf(new Date()), 7);
  expect(changes(view)).toEqual([
    ['PUT', `/pets/${bella.id}/share/share-bella`, { permissions: presets.caretaker, until, version: 3 }],
  ]);
});

test('Access to one pet is removed after a question, and can be given back', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'שינוי הרשאות: נועה ברק' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'נועה ברק' }));
  await user.click(await dialog.findByRole('button', { name: 'הסרת הגישה' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'להפסיק לשתף את בלה עם נועה ברק?' }));
  await user.click(question.getByRole('button', { name: 'הסרת הגישה' }));
  await screen.findByText('הגישה אל בלה הוסרה');
  await user.click(screen.getByRole('button', { name: 'החזרת הגישה' }));
  await screen.findByText('הגישה הוחזרה');
  expect(changes(view).map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
    `DELETE /pets/${bella.id}/share/share-bella`,
    `POST /pets/${bella.id}/share/share-bella/restore`,
  ]);
});

test('All that is shared with a guest ends at once', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'הפסקת כל השיתוף', hidden: true }));
  const question = within(await screen.findByRole('alertdialog', { name: 'להפסיק כל שיתוף עם נועה ברק?' }));
  await user.click(question.getByRole('button', { name: 'הפסקת כל השיתוף' }));
  await screen.findByText('השיתוף עם נועה ברק הופסק');
  expect(changes(view)).toHaveLength(2);
});

test('Removing an owner names what happens; leaving does too', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'הסרה מהבית', hidden: true }));
  const question = within(await screen.findByRole('alertdialog', { name: 'להסיר את אורי כהן מהבית?' }));
  expect(question.getByText(/^הגישה של אורי כהן לכל החיות תיפסק מיד/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'הסרה מהבית' }));
  await screen.findByText('הגישה של אורי כהן לבית נפסקה');
  expect(changes(view)).toEqual([['DELETE', '/home/owners/uri?householdId=home', undefined]]);
  await user.click(screen.getByRole('button', { name: 'עזיבת הבית' }));
  expect(await screen.findByText(/הכול נשאר אצל אורי כהן/)).toBeTruthy();
});

test('An invitation that waits is sent again, and one that has expired is removed', async () => {
  const view = show();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'שליחה חוזרת אל yael.levi@example.co.il' }));
  await screen.findByText('ההזמנה נשלחה');
  await user.click(screen.getByRole('button', { name: 'הסרה: ההזמנה של gil@example.co.il' }));
  await screen.findByText('ההזמנה הוסרה');
  expect(changes(view).map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
    'POST /home/invitations/invitation-yael/resend',
    'DELETE /home/invitations/invitation-gil',
  ]);
});

test('A request of the successor stands above everything, and any owner can object', async () => {
  const view = show({
    home: {
      ...fullHome,
      succession: {
        userId: 'michal',
        name: 'מיכל כהן',
        askedAt: '2026-11-21T05:00:00.000Z',
        joinsAt: '2026-12-05T05:00:00.000Z',
      },
    },
  });
  await screen.findByText('התקבלה בקשה מאת מיכל כהן להצטרף כבעלים. אם לא תתנגדו, זה יקרה ב־5 בדצמבר.');
  await view.user.click(screen.getByRole('button', { name: 'התנגדות' }));
  await screen.findByText('הבקשה נדחתה');
  expect(changes(view)).toEqual([['POST', '/home/succession/object', { householdId: 'home' }]]);
});

test('Somebody is chosen to go on, should the owners not be able to', async () => {
  const view = show({ home: aloneHome });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'בחירה' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'אם לא נוכל לטפל' }));
  await user.type(await dialog.findByRole('textbox', { name: 'שם' }), 'מיכל');
  await user.type(dialog.getByRole('textbox', { name: 'אימייל' }), 'michal@example.co.il');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הבחירה נשמרה');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(view)).toEqual([
    ['PUT', '/home/successor', { email: 'michal@example.co.il', name: 'מיכל', householdId: 'home' }],
  ]);
});
