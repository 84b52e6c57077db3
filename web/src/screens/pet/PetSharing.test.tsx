import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayOf } from '@tzemed/contract/dates/days';
import { households } from '@tzemed/contract/sharing/households';
import { invitations } from '@tzemed/contract/sharing/invitations';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { sharing, type Share } from '@tzemed/contract/sharing/sharing';
import { linkTo, screens } from '../../screens.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { aloneHome, fullHome, invited, rexi } from '../../testing/household-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PetSharing } from './PetSharing.tsx';

const noa: Share = {
  id: 'share-noa',
  petId: bella.id,
  permissions: presets.caretaker,
  until: null,
  version: 1,
  state: 'active',
  email: 'noa.barak@example.co.il',
  userId: 'noa',
  name: 'נועה ברק',
  invitationId: 'invitation-noa',
  createdAt: invited.createdAt,
  updatedAt: invited.createdAt,
};
const gil: Share = { ...noa, id: 'share-gil', name: 'גיל לוי', permissions: { ...presets.view, expenses: 'none' } };
const yael: Share = { ...noa, id: 'share-yael', state: 'waiting', userId: null, name: null };
const me = { userId: dana.id, name: 'דנה כהן' };
const uri = { userId: 'uri', name: 'אורי כהן' };

type Given = { owners?: (typeof me)[]; shares?: Share[]; pet?: typeof bella | typeof rexi; isInviting?: boolean };

const show = ({ owners = [me, uri], shares = [noa, gil, yael], pet = bella, isInviting = false }: Given = {}) =>
  renderScreen(<PetSharing pet={pet} isInviting={isInviting} onInvited={() => undefined} />, {
    answers: [
      answersOf(sharing, { list: () => ({ owners, shares }) }),
      answersOf(invitations, { create: () => ({ invitation: invited }) }),
      answersOf(households, {
        list: () => ({
          homes: [
            { ...aloneHome, petIds: [] },
            { ...fullHome, id: 'second' },
          ],
          successorOf: [],
        }),
      }),
    ],
  });

test('An owner reads on the page of a pet who sees it, and as what, with the way to change it', async () => {
  show();
  const note = within((await screen.findByRole('heading', { name: 'מי רואה את בלה' })).closest('section')!);
  expect(note.getByText(/דנה כהן/, { selector: 'p' }).textContent).toBe(
    'דנה כהן, אורי כהן, נועה ברק (טיפול שוטף) וגיל לוי (התאמה אישית). הזמנה אחת מחכה לתשובה.',
  );
  expect(note.getByRole('link', { name: 'אל הבית שלנו' }).getAttribute('href')).toBe(linkTo(screens.home));
});

test('A pet that nobody else sees shows nothing about sharing', async () => {
  const { requests, answered } = show({ owners: [me], shares: [{ ...yael, state: 'declined' }] });
  await waitFor(() => expect(requests.some(({ path }) => path === `/pets/${bella.id}/share`)).toBe(true));
  await answered();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('A guest reads what is shared and what is not, and no list of others is asked for', async () => {
  const { requests } = show({ pet: rexi });
  const note = within((await screen.findByRole('heading', { name: 'כך רקסי בשיתוף איתכם' })).closest('section')!);
  expect(note.getByText(/^אתם מוסיפים/, { selector: 'p' }).textContent).toContain(
    'ההוצאות של רקסי נשארות אצל גיל כהן ורותי כהן, ולכן לא מופיעות כאן.',
  );
  note.getByRole('button', { name: 'עזיבה' });
  expect(note.queryByRole('link', { name: 'אל הבית שלנו' })).toBeNull();
  expect(requests.filter(({ path }) => path.endsWith('/share'))).toEqual([]);
});

test('An invitation from the page of a pet is to the pet’s household', async () => {
  const { user, requests } = show({ isInviting: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'שיתוף בלה' }));
  await user.type(await dialog.findByRole('textbox', { name: 'אימייל' }), 'yael.levi@example.co.il');
  await user.click(dialog.getByRole('radio', { name: 'בעלים' }));
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    role: 'owner',
    householdId: 'second',
  });
});

test('A share that ends says until when, to the owner and to the guest', async () => {
  const until = `${dayOf(new Date()).slice(0, 4)}-12-12`;
  const { unmount } = show({ shares: [{ ...noa, until }] });
  expect(await screen.findByText(/נועה ברק\W* \(טיפול שוטף, עד 12 בדצמבר\)/)).toBeTruthy();
  unmount();
  show({ pet: { ...rexi, until } });
  expect(await screen.findByText('השיתוף בתוקף עד 12 בדצמבר.')).toBeTruthy();
});

/** The invitation of somebody, with a last day that has passed. */
async function invitingUntil2020() {
  const { user, requests } = show({ isInviting: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'שיתוף בלה' }));
  await user.type(await dialog.findByRole('textbox', { name: 'אימייל' }), 'yael.levi@example.co.il');
  await user.click(dialog.getByRole('radio', { name: 'עד תאריך' }));
  const year = within(dialog.getByRole('group', { name: /^היום האחרון/ })).getByRole('spinbutton', { name: /שנה/ });
  await user.click(year);
  await user.keyboard('2020');
  return { dialog, user, requests };
}

test('A pet is shared until a day, and a past day is refused in the form', async () => {
  const { dialog, user, requests } = await invitingUntil2020();
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  expect(await dialog.findByText('התאריך כבר עבר')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('radio', { name: 'בלי סוף' }));
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    shares: [{ petId: bella.id, until: null }],
  });
});

test('A past last day does not keep an owner from being invited', async () => {
  const { dialog, user, requests } = await invitingUntil2020();
  await user.click(dialog.getByRole('radio', { name: /^בעלים/ }));
  await user.click(dialog.getByRole('button', { name: 'שליחת ההזמנה' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ role: 'owner', shares: [] });
});
