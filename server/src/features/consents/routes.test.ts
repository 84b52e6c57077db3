import { wordings } from '@tzemed/contract/account/consent-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { day, later, signUp } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type Signed = Owner | string;
const list = async (as: Signed) => (await app.call('GET', '/api/users/consents', { as })).body.consents;
const give = (as: Signed, body: object) => app.call('POST', '/api/users/consents', { as, body });
const due = async (as: Signed) => (await app.call('GET', '/api/auth/me', { as })).body.consentsDue;
/** Agreed once to a wording that has changed since. */
const agreed = ({ id: userId }: { id: string }, kind: 'terms' | 'privacy', wordingVersion: string) =>
  app.db.insertInto('consents').values({ id: newId(), userId, kind, wordingVersion, givenAt: app.clock.now }).execute();

describe('Consents', () => {
  it('are given at sign-up, with wording and time, and nothing is asked again', async () => {
    const { token } = await signUp(app);
    const givenAt = app.clock.now.toISOString();
    const one = (kind: 'terms' | 'privacy') => ({ kind, wording: wordings[kind], givenAt, isCurrent: true });
    expect(await list(token)).toEqual(expect.arrayContaining([one('terms'), one('privacy')]));
    expect(await due(token)).toEqual([]);
  });

  it('are due when the wording has changed since, and both are kept', async () => {
    const owner = await givenOwner(app);
    await agreed(owner, 'terms', '2025-01-01');
    await agreed(owner, 'privacy', wordings.privacy);
    expect(await due(owner)).toEqual(['terms']);
    later(app, day);
    const answer = await give(owner, { terms: wordings.terms });
    expect(answer.status).toBe(200);
    expect(answer.body.consents[0]).toEqual({
      kind: 'terms',
      wording: wordings.terms,
      givenAt: app.clock.now.toISOString(),
      isCurrent: true,
    });
    expect(answer.body.consents).toHaveLength(3);
    expect(answer.body.consents.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)).toEqual([
      expect.objectContaining({ kind: 'terms', wording: '2025-01-01' }),
    ]);
    expect(await due(owner)).toEqual([]);
  });

  it('are all due of an account that has given none', async () => {
    const owner = await givenOwner(app);
    expect(await due(owner)).toEqual(['terms', 'privacy']);
    expect(await list(owner)).toEqual([]);
  });

  it('count once, however often they are given', async () => {
    const owner = await givenOwner(app);
    await Promise.all([give(owner, { ...wordings }), give(owner, { ...wordings })]);
    later(app, day);
    await give(owner, { ...wordings });
    expect(await list(owner)).toHaveLength(2);
  });

  it.each([
    [{ terms: '2025-01-01' }, { terms: 'הנוסח התעדכן בינתיים. רעננו את העמוד וקראו את הנוסח החדש' }],
    [{ terms: wordings.terms, privacy: 'x' }, { privacy: expect.stringContaining('הנוסח התעדכן') }],
    [{}, { terms: 'שדה חובה' }],
    [{ terms: true }, { terms: expect.any(String) }],
  ])('are of the wording of today alone: %j', async (body, errors) => {
    const owner = await givenOwner(app);
    const answer = await give(owner, body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect(await list(owner)).toEqual([]);
  });
});
