import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { handovers, type HandoverOffer } from '@tzemed/contract/sharing/handovers';
import { households, type Home } from '@tzemed/contract/sharing/households';
import { pets } from '@tzemed/contract/pets/pets';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { aloneHome, fullHome } from '../../testing/household-fixtures.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { linkToPet } from '../../screens.ts';
import OfferPage from './OfferPage.tsx';

const offer: HandoverOffer = {
  id: '01980b1e-7c00-7000-8000-00000000aaaa',
  petId: bella.id,
  pet: bella,
  state: 'asked',
  from: 'יעל לוי',
  address: 'd…@example.co.il',
  expiresAt: '2026-12-05T07:00:00.000Z',
  goes: { medicalRecords: 86, files: 38, expenses: 117, reminders: 11 },
};

type Options = {
  reception?: 'open' | 'emailUnverified' | 'otherAccount';
  /** States after accepting, one for each request. */
  states?: HandoverOffer['state'][];
  refusal?: Refusal;
  homes?: Home[];
};

beforeEach(() => sessionStorage.clear());

function show(
  hash: string,
  { reception = 'open', states = ['moving', 'moving', 'done'], refusal, homes = [aloneHome] }: Options = {},
) {
  history.replaceState(null, '', `/handover${hash}`);
  let state: HandoverOffer['state'] = 'asked';
  const ahead = [...states];
  const now = (): HandoverOffer => ({ ...offer, state });
  return renderScreen(<OfferPage />, {
    at: '/handover',
    answers: [
      answersOf(households, { list: () => ({ homes, successorOf: [] }) }),
      answersOf(pets, { list: () => ({ pets: [mitzi], total: 1, page: 1, limit: 100 }) }),
      answersOf(handovers, {
        check: () => {
          if (refusal) throw refusal;
          if (state === 'moving') state = ahead.shift() ?? state;
          return { offer: now(), reception };
        },
        list: () => ({ handovers: [], offers: [now()] }),
        accept: () => {
          state = ahead.shift() ?? state;
          return { offer: now() };
        },
        decline: () => undefined,
      }),
    ],
  });
}

test('The link shows which animal comes, from whom and with how much, and leaves the address bar', async () => {
  show('#token=secret');
  await screen.findByRole('heading', { name: 'בית חדש עבור בלה: אצלכם' });
  screen.getByText('בקשה מאת יעל לוי להעביר אליכם את בלה, עם כל ההיסטוריה.');
  screen.getByText('86 רשומות רפואיות ו־38 קבצים');
  screen.getByText('הבקשה בתוקף עד 5 בדצמבר');
  expect(location.hash).toBe('');
});

test('An accepted handover asks first, shows the move, and ends with the remaining tasks', async () => {
  const { user, requests } = show('#token=secret');
  await user.click(await screen.findByRole('button', { name: 'מקבלים בשמחה' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('בלה וכל ההיסטוריה יעברו אליכם. בבית הקודם תישאר שורה אחת.');
  // Accepting loses nothing, so its button is not marked as dangerous.
  expect(question.getByRole('button', { name: 'מקבלים בשמחה' }).className).toBe('btn');
  await user.click(question.getByRole('button', { name: 'מקבלים בשמחה' }));
  await screen.findByText('מעבירים… אפשר לסגור את הדף');
  await screen.findByRole('heading', { name: 'בלה: מעכשיו אצלכם' });
  screen.getByText('בתוך 7 ימים מהמעבר, לפי החוק');
  expect(screen.getByRole('link', { name: 'לדף של בלה' }).getAttribute('href')).toBe(linkToPet(bella.id));
  expect(requests.find(({ path }) => path === '/handovers/accept')?.body).toEqual({ token: 'secret' });
});

test('A user with several households chooses which of them the pet joins', async () => {
  const { user, requests } = show('#token=secret', { homes: [aloneHome, { ...fullHome, id: 'second', petIds: [] }] });
  const choice = within(await screen.findByRole('radiogroup', { name: 'לאיזה בית' }));
  await user.click(choice.getByRole('radio', { name: 'הבית עם אורי כהן' }));
  await user.click(screen.getByRole('button', { name: 'מקבלים בשמחה' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מקבלים בשמחה' }));
  await screen.findByText('מעבירים… אפשר לסגור את הדף');
  const accepted = requests.find(({ path }) => path === '/handovers/accept');
  expect(accepted?.body).toEqual({ token: 'secret', householdId: 'second' });
});

test('A failed handover says where the animal still is, and can be tried again', async () => {
  const { user, requests } = show('#token=secret', { states: ['failed', 'moving', 'done'] });
  const accept = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'מקבלים בשמחה' }));
  };
  await accept('מקבלים בשמחה');
  await screen.findByText('ההעברה לא הושלמה, והכול עדיין אצל יעל לוי.');
  await accept('ניסיון חוזר');
  await screen.findByRole('heading', { name: 'בלה: מעכשיו אצלכם' });
  expect(requests.filter(({ path }) => path === '/handovers/accept')).toHaveLength(2);
});

test('Saying no asks nothing, and says that nothing has come', async () => {
  const { user, requests } = show(`#id=${offer.id}`);
  await user.click(await screen.findByRole('button', { name: 'לא, תודה' }));
  await screen.findByRole('heading', { name: 'הבקשה נדחתה' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'מקבלים בשמחה' })).toBeNull());
  expect(requests.find(({ path }) => path === '/handovers/decline')?.body).toEqual({ handoverId: offer.id });
});

test.each([
  ['emailUnverified', 'הכתובת עוד לא אומתה'],
  ['otherAccount', 'הבקשה נשלחה לכתובת אחרת'],
] as const)('A visitor who cannot accept is told why (%s), and sees no answer buttons', async (reception, title) => {
  show('#token=secret', { reception });
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: 'מקבלים בשמחה' })).toBeNull();
});

test.each([
  ['that is used up', '#token=secret', new Refusal(422, { error: 'linkInvalid', message: 'הקישור אינו תקף' })],
  ['without anything', '', undefined],
])('A link %s is no longer good', async (_what, hash, refusal) => {
  show(hash, refusal ? { refusal } : {});
  expect(await screen.findByRole('heading', { name: 'הקישור כבר לא בתוקף' })).toBeTruthy();
});
