import type { Page } from '@playwright/test';
import { presets } from '@tzemed/contract/presets';
import { mailedLink } from './mailbox.ts';
import { call, givenAccount, newPerson } from './person.ts';

type Account = Awaited<ReturnType<typeof givenAccount>>;

/** Somebody whose address is confirmed. */
export async function givenConfirmed(page: Page, name: string): Promise<Account> {
  const account = await givenAccount(page, newPerson(name));
  await call(page, 'POST', '/auth/verify-email', { body: { token: await secret(account.email, '/verify-email') } });
  return account;
}

export const secret = async (address: string, pathname: string) =>
  new URL(await mailedLink(address, pathname)).hash.replace('#token=', '');

export const givenPet = async (page: Page, token: string, name: string, species: string): Promise<string> =>
  (await call(page, 'POST', '/pets', { token, body: { name, species } })).pet.id;

type Invited = { role: 'owner' } | { role: 'guest'; pets: string[]; preset: keyof typeof presets };

/** Asks an address into a home. */
export const invite = (page: Page, { token }: Account, email: string, invited: Invited) =>
  call(page, 'POST', '/home/invitations', {
    token,
    body: {
      email,
      role: invited.role,
      shares:
        invited.role === 'guest' ? invited.pets.map((petId) => ({ petId, permissions: presets[invited.preset] })) : [],
    },
  });

export const answer = async (page: Page, { token, email }: Account, how: 'accept' | 'decline') =>
  call(page, 'POST', `/invitations/${how}`, { token, body: { token: await secret(email, '/invitation') } });

/** A home with two owners, a guest of two pets, whoever was asked and said no or nothing, and a successor who asks to join. */
export async function givenSharedHome(page: Page) {
  const [dana, ori, noa, michal, declining] = [
    await givenConfirmed(page, 'דנה כהן'),
    await givenConfirmed(page, 'Alexandra von Habsburg'),
    await givenConfirmed(page, 'נועה ברק'),
    await givenConfirmed(page, 'מיכל כהן'),
    await givenConfirmed(page, 'גיל לוי'),
  ];
  const bella = await givenPet(page, dana.token, 'בלה', 'dog');
  const mitzi = await givenPet(page, dana.token, 'מיצי', 'cat');
  await givenPet(page, dana.token, 'Sir Bartholomew Fluffington', 'bird');
  await givenPet(page, dana.token, 'קוקי', 'bird');
  await invite(page, dana, ori.email, { role: 'owner' });
  await answer(page, ori, 'accept');
  await invite(page, dana, noa.email, { role: 'guest', pets: [bella, mitzi], preset: 'caretaker' });
  await answer(page, noa, 'accept');
  await invite(page, dana, declining.email, { role: 'guest', pets: [bella], preset: 'view' });
  await answer(page, declining, 'decline');
  await call(page, 'PUT', '/home/successor', { token: dana.token, body: { email: michal.email, name: michal.name } });
  const { homes } = await call(page, 'GET', '/home', { token: dana.token });
  const asks = { token: michal.token, body: { householdId: homes[0].id } };
  await call(page, 'POST', '/home/succession', asks);
  return { dana, ori, noa, michal, declining, bella, mitzi };
}
