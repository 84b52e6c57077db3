import { contract } from '@tzemed/contract';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { endpoints } from '../testing/matrix/endpoints.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';

const { list } = contract.pets;

let app: TestApp;
let site: string;
let owner: Owner;
beforeAll(async () => {
  app = await testApp();
  site = `http://127.0.0.1:${await app.listen()}`;
  owner = await givenOwner(app);
  for (let i = 0; i < 12; i++) await givenPet(app, owner);
});

/** Headers that differ in each response or describe the connection. */
const others = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']);

async function asked(method: 'GET' | 'HEAD', path: string, as?: Owner, encoding = 'identity') {
  const signed = as && { authorization: `Bearer ${as.token}` };
  const answer = await fetch(`${site}/api${path}`, { method, headers: { 'accept-encoding': encoding, ...signed } });
  const own = [...answer.headers].filter(([name]) => !others.has(name));
  return { status: answer.status, headers: Object.fromEntries(own), bytes: (await answer.arrayBuffer()).byteLength };
}

it.each(['identity', 'gzip'])(
  'The head of an answer is that of the whole one, without its body (%s)',
  async (encoding) => {
    const { bytes, ...whole } = await asked('GET', list.path, owner, encoding);
    expect([whole.status, bytes > 1000]).toEqual([200, true]);
    expect(await asked('HEAD', list.path, owner, encoding)).toEqual({ ...whole, bytes: 0 });
  },
);

it('A head says nothing to somebody who may not see the whole', async () => {
  const stranger = await givenOwner(app);
  const { id } = await givenPet(app, owner);
  expect(await asked('HEAD', `/pets/${id}`)).toMatchObject({ status: 401, bytes: 0 });
  expect(await asked('HEAD', `/pets/${id}`, stranger)).toMatchObject({ status: 404, bytes: 0 });
});

const streams = endpoints.flatMap(([name, { path, reply }]) => (reply === 'stream' ? [[name, path] as const] : []));
it.each(streams)('%s does not end, and has no head to ask for', async (_name, path) => {
  expect(await asked('HEAD', path, owner)).toMatchObject({ status: 405, headers: { allow: 'GET' }, bytes: 0 });
});
