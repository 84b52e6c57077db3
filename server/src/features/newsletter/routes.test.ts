import { newsletterConsent, newsletterWording } from '@tzemed/contract/site/newsletter-consent';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseVisitors, hashAddress } from '../../identity/visitor-rows.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { mailsTo, openMailbox, tokenIn } from '../../testing/fakes/mailbox.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { stopIdOf, tokenFor } from './service-links.ts';
import { sweepNewsletter } from './service.ts';

const app = await testApp();
const morning = app.clock.now;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let gil: string;

beforeEach(() => {
  app.clock.now = new Date(morning);
  gil = `gil.${newId()}@example.co.il`;
});

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const post = (path: string, body: object, headers: Record<string, string> = {}, on = app) =>
  on.call('POST', `/api/newsletter${path}`, { body, headers });
const ask = (email = gil, headers: Record<string, string> = {}) => post('', { email }, headers);
const mails = (email = gil) => mailsTo(app, email);
const rows = (email = gil) =>
  app.db
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('emailHash', '=', hashAddress(app.services.secrets, email))
    .orderBy('askedAt')
    .execute();
/** Confirms the subscription of an address; answers the token of its link. */
async function confirmed(email = gil) {
  await ask(email);
  const token = tokenIn((await mails(email)).at(-1));
  expect((await post('/confirm', { token })).status).toBe(204);
  return token;
}
const stopToken = (email = gil) =>
  tokenFor(app.services.secrets, 'stop', stopIdOf(hashAddress(app.services.secrets, email)), app.clock.now);

describe('A request for the newsletter', () => {
  it('is confirmed by a link in a mail, in the language that was asked in, with the agreement in it', async () => {
    const { status, body } = await ask(gil, { 'accept-language': 'ar' });
    expect([status, body]).toEqual([202, {}]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('تأكيد الاشتراك في نشرة تسيمد');
    expect(mail?.text).toContain(newsletterConsent.ar);
    expect(mail?.text).toContain('/ar/newsletter/confirm#token=');
    expect(await rows()).toMatchObject([{ email: gil, confirmedAt: null, endedAt: null }]);
    later(hour);
    expect((await post('/confirm', { token: tokenIn(mail) })).status).toBe(204);
    expect(await rows()).toMatchObject([
      { language: 'ar', wording: newsletterWording, askedAt: morning, confirmedAt: app.clock.now, endedAt: null },
    ]);
  });

  it('is answered alike, word for word, for unknown, asked, confirmed and stopped addresses, accounts and decoys', async () => {
    const known = { asked: `asked.${gil}`, confirmed: `confirmed.${gil}`, stopped: `stopped.${gil}` };
    await ask(known.asked);
    await confirmed(known.confirmed);
    await confirmed(known.stopped);
    await post('/unsubscribe', { token: stopToken(known.stopped) });
    const { email } = await givenOwner(app, 'דנה כהן');
    const headersOf = ({ headers }: { headers: Record<string, unknown> }) => Object.keys(headers).toSorted();
    const first = await ask(`unknown.${gil}`);
    for (const one of [...Object.values(known), email]) {
      const answer = await ask(one);
      expect([answer.status, answer.body, headersOf(answer)]).toEqual([202, {}, headersOf(first)]);
    }
    const decoy = await post('', { email: gil, website: 'x' });
    expect([decoy.status, decoy.body, headersOf(decoy)]).toEqual([202, {}, headersOf(first)]);
    await app.drainJobs();
    expect(await rows()).toEqual([]);
  });

  it('costs the same for every address until it is answered: one job, and no look at what is known', async () => {
    await confirmed();
    const jobs = async (email: string) => {
      await ask(email);
      const { rows: found } = await sql`
        select name, data from pgboss.job where state = 'created' and data ->> 'email' = ${email}`.execute(app.db);
      return found;
    };
    const unknown = `unknown.${gil}`;
    expect(await jobs(gil)).toEqual([{ name: 'newsletter.ask', data: { email: gil, language: 'he' } }]);
    expect(await jobs(unknown)).toEqual([{ name: 'newsletter.ask', data: { email: unknown, language: 'he' } }]);
  });

  it('is mailed once where two come at the same moment, and for an address in other letters', async () => {
    const shouted = gil.replace(/^gil/, 'GIL');
    await Promise.all([ask(), ask(shouted)]);
    await ask(` ${gil} `);
    await app.drainJobs();
    expect(await rows()).toHaveLength(1);
    expect([...(await mails()), ...(await mails(shouted))]).toHaveLength(1);
  });

  it('is mailed again once a day', async () => {
    const sent: number[] = [];
    for (const wait of [0, 20 * minute, 23 * hour, hour, hour]) {
      later(wait);
      await ask();
      sent.push((await mails()).length);
    }
    expect(sent).toEqual([1, 1, 1, 2, 2]);
  });

  it('is not mailed to an address that is confirmed', async () => {
    await confirmed();
    later(2 * day);
    await ask();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ email: '' }],
    [{ email: '   ' }],
    [{ email: 'gil' }],
    [{ email: `${'a'.repeat(250)}@example.co.il` }],
    [{ email: 'gil@example.co.il\r\nBcc: all@example.co.il' }],
    [{ email: 'gil@example.co.il,noa@example.co.il' }],
    [{ email: ['gil@example.co.il'] }],
  ])('is refused at the address: %j', async (body) => {
    const answer = await post('', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['email']]);
  });

  it('is refused as the sixth of an hour from one address', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    for (let nth = 0; nth < 5; nth++) expect((await post('', { email: gil }, {}, strict)).status).toBe(202);
    const sixth = await post('', { email: gil }, {}, strict);
    expect([sixth.status, sixth.body.error]).toEqual([429, 'tooManyRequests']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('is kept while the mail server is away, and mailed once when it is back', async () => {
    const refuses = [gil];
    const box = await openMailbox({ refuses });
    const away: TestApp = await testApp({ SMTP_URL: box.url });
    expect((await post('', { email: gil }, {}, away)).status).toBe(202);
    await expect(away.drainJobs()).rejects.toThrow(gil);
    refuses.pop();
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(away.db);
    await away.drainJobs();
    expect(box.to(gil)).toHaveLength(1);
    const token = tokenIn(box.to(gil)[0]);
    expect((await post('/confirm', { token }, {}, away)).status).toBe(204);
  });
});

describe('A link of the newsletter', () => {
  it('confirms twice, keeps the time of the first, and is over after 48 hours or once it was stopped', async () => {
    const token = await confirmed();
    const [{ confirmedAt } = { confirmedAt: null }] = await rows();
    later(hour);
    expect((await post('/confirm', { token })).status).toBe(204);
    expect((await rows())[0]?.confirmedAt).toEqual(confirmedAt);
    await post('/unsubscribe', { token: stopToken() });
    const stopped = await post('/confirm', { token });
    expect([stopped.status, stopped.body.error]).toEqual([410, 'linkExpired']);
    expect(await rows()).toMatchObject([{ email: null, endedAt: app.clock.now }]);
    const other = `other.${gil}`;
    await ask(other);
    const late = tokenIn((await mails(other))[0]);
    later(2 * day);
    const expired = await post('/confirm', { token: late });
    expect([expired.status, expired.body.error]).toEqual([410, 'linkExpired']);
  });

  it.each(['/confirm', '/unsubscribe'])(
    'that is forged, cut or meant for something else does nothing at %s',
    async (path) => {
      const token = await confirmed();
      const stop = stopToken();
      const changed = Buffer.from(stop, 'base64url');
      changed[8]! ^= 1;
      const other = path === '/confirm' ? stop : token;
      const forged = [other, changed.toString('base64url'), stop.slice(0, -4), 'x', `${'A'.repeat(199)}`];
      const refusals = await Promise.all(forged.map((one) => post(path, { token: one })));
      for (const { status, body } of refusals) expect([status, body.error]).toEqual([422, 'linkInvalid']);
      expect(await rows()).toMatchObject([{ email: gil, endedAt: null }]);
      for (const body of [{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(201) }])
        expect(Object.keys((await post(path, body)).body.errors)).toEqual(['token']);
    },
  );

  it('answers for an erased subscription like an expired one, and its unsubscribe succeeds', async () => {
    const id = newId();
    const { secrets } = app.services;
    const gone = await post('/confirm', { token: tokenFor(secrets, 'confirm', id, app.clock.now) });
    expect([gone.status, gone.body.error]).toEqual([410, 'linkExpired']);
    expect((await post('/unsubscribe', { token: tokenFor(secrets, 'stop', id, app.clock.now) })).status).toBe(204);
  });

  it('stops the current subscription even if it is from an old issue and the earlier subscription was erased', async () => {
    await confirmed();
    const token = stopToken();
    await eraseVisitors(app.db, app.services.secrets, [gil]);
    await confirmed();
    expect((await post('/unsubscribe', { token })).status).toBe(204);
    expect((await rows()).map(({ email }) => email)).toEqual([null]);
  });

  it('stops it at once and twice alike, and leaves a hash, times, language and wording', async () => {
    await confirmed();
    const token = stopToken();
    later(day);
    for (let nth = 0; nth < 2; nth++) expect((await post('/unsubscribe', { token })).status).toBe(204);
    expect(await rows()).toMatchObject([
      { email: null, language: 'he', wording: newsletterWording, confirmedAt: morning, endedAt: app.clock.now },
    ]);
    // A stopped subscription can be asked for and confirmed again. The link of an older issue stops that, too.
    await confirmed();
    expect((await rows()).map(({ email }) => email)).toEqual([null, gil]);
    expect((await post('/unsubscribe', { token })).status).toBe(204);
    expect((await rows()).map(({ email }) => email)).toEqual([null, null]);
  });

  it('is posted to by mail programs with a form, and leads to the page that asks where it is only opened', async () => {
    await confirmed();
    const url = `/api/newsletter/unsubscribe/one-click?token=${stopToken()}`;
    const opened = await app.call('GET', url, { headers: { 'accept-language': 'ar' } });
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toMatch(/^http[^#]+\/ar\/newsletter\/unsubscribe#token=[\w-]+$/);
    const twice = await app.call('GET', `${url}&token=x`);
    expect(twice.headers.location).toMatch(/\/newsletter\/unsubscribe$/);
    expect(await rows()).toMatchObject([{ email: gil }]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let nth = 0; nth < 2; nth++)
      expect((await app.call('POST', url, { body: 'List-Unsubscribe=One-Click', headers })).status).toBe(204);
    expect(await rows()).toMatchObject([{ email: null }]);
  });
});

describe('A subscription', () => {
  const swept = async (now: Date) => {
    app.clock.now = now;
    const clock = () => now;
    await sweepNewsletter.run({ ...app.services, db: app.db, clock, log: quietLog }, {}, { id: newId(), date: now });
  };

  it('that nobody confirms is erased when its link is over; one that was stopped seven years later', async () => {
    const stopped = `stopped.${gil}`;
    await confirmed(stopped);
    await post('/unsubscribe', { token: stopToken(stopped) });
    await ask();
    await app.drainJobs();
    await swept(new Date(morning.getTime() + 2 * day));
    expect([await rows(), await rows(stopped)].map(({ length }) => length)).toEqual([1, 1]);
    await swept(new Date(morning.getTime() + 2 * day + 1));
    expect([await rows(), await rows(stopped)].map(({ length }) => length)).toEqual([0, 1]);
    await swept(new Date(morning.getTime() + 7 * 365 * day + 1));
    expect(await rows(stopped)).toEqual([]);
  });

  it('goes with the account whose confirmed address it is, and stays where the account never confirmed it', async () => {
    const remove = async (isVerified: boolean) => {
      const owner = await givenOwner(app, 'דנה כהן');
      await confirmed(owner.email);
      const emailVerifiedAt = isVerified ? app.clock.now : null;
      await app.db.updateTable('users').set({ emailVerifiedAt }).where('id', '=', owner.id).execute();
      await app.call('DELETE', '/api/auth/account', { as: owner, body: { password: 'Bella2026!' } });
      const left = await app.db.selectFrom('users').select('id').where('id', '=', owner.id).execute();
      return [left.length, (await rows(owner.email)).length];
    };
    expect(await remove(true)).toEqual([0, 0]);
    expect(await remove(false)).toEqual([0, 1]);
  });
});
