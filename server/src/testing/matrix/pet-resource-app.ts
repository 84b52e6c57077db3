import { contract } from '@tzemed/contract';
import { beforeEach } from 'vitest';
import type { BelongingNoun } from '../../belongings/rows/column-types.ts';
import type { BelongingCalls } from '../../belongings/rows/resource-description.ts';
import { testApp } from '../app.ts';
import { givenOwner, givenPet, type Owner } from '../fixtures/given.ts';

/**
 * A noun that hangs off a pet, asked at the door: before each test comes a new owner of one dog. `sample` is what a row
 * is made of where a test says nothing else.
 */
export async function petResourceApp(noun: BelongingNoun, sample: object) {
  const app = await testApp();
  const { now } = app.clock;
  const { list, create }: BelongingCalls = contract[noun];
  const path = `/api${list.path}`;
  const one = Object.keys(create.reply.shape)[0]!;
  let owner: Owner;
  let petId: string;

  beforeEach(async () => {
    app.clock.now = now;
    owner = await givenOwner(app);
    petId = (await givenPet(app, owner)).id;
  });

  const call = (method: Parameters<typeof app.call>[0], below = '', body?: object, headers = {}) =>
    app.call(method, `${path}${below}`, { as: owner, body, headers });
  const post = (input: object = {}, headers = {}) => call('POST', '', { ...sample, petId, ...input }, headers);
  return {
    app,
    call,
    post,
    put: (id: string, input: object = {}) => call('PUT', `/${id}`, { ...sample, petId, ...input }),
    /** The row that was added. */
    add: async (input: object = {}) => (await post(input)).body[one],
    list: async (query = '') => (await call('GET', `?${query}`)).body,
    owner: () => owner,
    petId: () => petId,
    /** Another pet of the owner. */
    catId: async () => (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id,
  };
}
