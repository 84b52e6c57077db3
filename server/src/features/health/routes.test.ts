import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { openMailbox } from '../../testing/fakes/mailbox.ts';
import { signUp } from '../../testing/fixtures/sign-up.ts';

describe('health', () => {
  it('is well, and counts mails that do not get through until they do', async () => {
    const refused = 'nobody@example.co.il';
    const mailbox = await openMailbox({ refuses: [refused] });
    const app = await testApp({ SMTP_URL: mailbox.url });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const health = async () => {
      const { status, body } = await app.call('GET', '/api/health');
      return { status, said: body.status, jobs: body.jobs };
    };
    expect(await health()).toEqual({ status: 200, said: 'ok', jobs: { retrying: 0, parked: 0, late: 0 } });

    await signUp(app, { email: refused });
    await signUp(app, { email: 'dana@example.co.il' });
    await expect(app.drainJobs()).rejects.toThrow('550');
    expect(mailbox.to('dana@example.co.il')).toHaveLength(1);
    expect(await health()).toEqual({ status: 200, said: 'ok', jobs: { retrying: 1, parked: 0, late: 0 } });
    const failure = { job: 'auth.link', id: expect.any(String), try: 1, code: 'EENVELOPE 550' };
    expect(warned.mock.calls).toEqual([[failure, expect.any(String)]]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain(refused);
    warned.mockRestore();
  });

  it('tells how far the clock of the process is from that of the database', async () => {
    const app = await testApp();
    const skew = async () => (await app.call('GET', '/api/health')).body.clockSkew;
    expect(await skew()).toBe(0);
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 42_000);
    expect(Math.round(await skew())).toBe(-42);
    vi.restoreAllMocks();
  });

  it('counts what nobody has begun five minutes after its time, jobs and what is due by the clock', async () => {
    const app = await testApp();
    const late = async () => (await app.call('GET', '/api/health')).body.jobs.late;
    await signUp(app, { email: 'dana@example.co.il' });
    const waited = (minutes: number) =>
      sql`update pgboss.job set start_after = ${app.clock.now}::timestamptz - make_interval(mins => ${minutes}) where name = 'auth.link'`.execute(
        app.db,
      );
    expect(await late()).toBe(0);
    await waited(4);
    expect(await late()).toBe(0);
    await waited(6);
    expect(await late()).toBe(1);
    await app.drainJobs();
    expect(await late()).toBe(0);

    const owner = await givenOwner(app);
    const { id: petId } = await givenPet(app, owner);
    const pill = { petId, title: 'כדור', date: '2027-03-01T07:00:00.000Z', time: '09:00' };
    expect((await app.call('POST', '/api/reminders', { as: owner, body: pill })).status).toBe(201);
    const { nextAt } = await app.db.selectFrom('dueQueue').select('nextAt').executeTakeFirstOrThrow();
    app.clock.now = new Date(nextAt!.getTime() + 4 * 60_000);
    expect(await late()).toBe(0);
    app.clock.now = new Date(nextAt!.getTime() + 6 * 60_000);
    expect(await late()).toBe(1);
    await app.ring();
    expect(await late()).toBe(0);
  });
});
