import type * as z from 'zod/mini';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { endpoints } from '../testing/matrix/endpoints.ts';
import { ask } from '../testing/matrix/example-request.ts';
import { accountWithEverything, thingAt, worked } from '../testing/matrix/account-with-everything.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** The shape of what is answered: its parts by their names. */
const partsIn = (schema: unknown) => (schema as Partial<z.ZodMiniObject> | undefined)?.shape ?? {};
const answering = endpoints.filter(([, { access, reply }]) => typeof access === 'object' && reply !== 'file');
const isOneVersioned = ([, { reply }]: (typeof answering)[number]) => {
  const parts = Object.values(partsIn(reply));
  return parts.length === 1 && 'version' in partsIn(parts[0]);
};

const answerOf = async (row: (typeof answering)[number]) => {
  const owner = await accountWithEverything(app, row, { isWhole: false });
  return worked(
    row,
    await ask(app, owner, row, { text: owner.mark, id: (place) => thingAt(owner.things, row, place) }),
  );
};

it.each(answering.filter(isOneVersioned))('%s answers one thing, and its version as ETag', async (...row) => {
  const { headers, body } = await answerOf(row);
  const [thing] = Object.values(body) as [{ version: number }];
  expect(headers.etag).toBe(`"${thing.version}"`);
});

it.each(answering.filter((row) => !isOneVersioned(row)))(
  '%s answers none or several things, and no ETag that If-Match could mean for one of them',
  async (...row) => {
    expect((await answerOf(row)).headers).not.toHaveProperty('etag');
  },
);
