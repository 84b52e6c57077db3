import { demoAccount } from '../../demo/account.ts';

/** Pets that the demo account sees at a running server. */
export async function petsOfDemo(address: string | undefined) {
  const { email, password } = demoAccount;
  const login = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await fetch(`${address}/api/pets/my-pets`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { pets: { name: string; photoId: string | null }[] }).pets;
}
