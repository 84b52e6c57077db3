import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { createMailer } from '../../mail/mailer.ts';
import { testApp } from '../../testing/app.ts';
import { openMailbox } from '../../testing/fakes/mailbox.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { jobs } from './jobs.ts';
import { createMonitor, minuteMs } from '../../monitor/monitor.ts';
import { readIncident } from './read-incident.ts';
import { removeIncident, saveIncident } from './store-incidents.ts';

const mailbox = await openMailbox();
const app = await testApp({ SMTP_URL: mailbox.url });
const morning = app.clock.now;
const [heartbeat] = jobs;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await app.db.deleteFrom('statusChecks').execute();
  await app.db.deleteFrom('statusIncidents').execute();
  await sql`delete from pgboss.job`.execute(app.db);
  // Another time: what the test before has read is not told.
  app.clock.now = new Date('2025-01-01T00:00:00.000Z');
  await read();
  app.clock.now = new Date(morning);
});

const clock = () => app.clock.now;
const read = async (headers = {}, on = app) => (await on.call('GET', '/api/status', { headers })).body;
const later = (minutes: number) => (app.clock.now = new Date(app.clock.now.getTime() + minutes * minuteMs));
/** Background work that has done its job of the minute. */
async function beats(at = app.clock.now) {
  await app.services.jobs.send(app.db, heartbeat!, {});
  await app.drainJobs();
  await sql`update pgboss.job set completed_on = ${at} where name = 'status.heartbeat'`.execute(app.db);
}
type Means = Parameters<typeof createMonitor>[0];
const monitorWith = (means: Partial<Means> = {}, limits?: Parameters<typeof createMonitor>[1]) =>
  createMonitor({ ...app.services, db: app.db, paced: ['newsletter.mail'], clock, log: quietLog, ...means }, limits);
/** An address at which nobody listens. */
async function closedPort() {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('A check', () => {
  it('finds the database, jobs, files and mail, and is told with its minute', async () => {
    await beats();
    await app.services.monitor.check();
    const said = await read();
    expect(said.now).toEqual({ database: 'ok', jobs: 'ok', files: 'ok', mail: 'ok' });
    expect(said.checkedAt).toBe('2026-11-21T07:00:00.000Z');
    const one = { ok: 1, slow: 0, failed: 0 };
    expect(said.days).toEqual([
      { date: '2026-11-21', minutes: 9 * 60, parts: { database: one, jobs: one, files: one, mail: one } },
    ]);
    expect(mailbox.connections()).toBeGreaterThan(0);
  });

  it('leaves no file', async () => {
    const folder = path.join(app.services.config.dataDir, 'files');
    const files = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    await app.services.monitor.check();
    expect(app.services.monitor.latest()?.files).toBe('ok');
    expect(await files()).toEqual([]);
  });

  it('counts once where several processes check in the same minute, and the worse one stays', async () => {
    await beats();
    const broken = { ...app.services.files, put: () => Promise.reject(new Error('ENOSPC')) };
    for (const monitor of [monitorWith(), monitorWith({ files: broken }), monitorWith()]) await monitor.check();
    const { days } = await read();
    expect(days[0].parts.files).toEqual({ ok: 0, slow: 0, failed: 1 });
    expect(days[0].parts.database).toEqual({ ok: 1, slow: 0, failed: 0 });
  });

  it('fails where files are other than they were written, or nobody takes mails', async () => {
    const other = { ...app.services.files, open: async () => Readable.from(['other']) };
    const smtpUrl = `smtp://127.0.0.1:${await closedPort()}`;
    const mailer = createMailer({ ...app.services.config, smtpUrl });
    const monitor = monitorWith({ files: other, mailer });
    await monitor.check();
    expect(monitor.latest()).toMatchObject({ database: 'ok', files: 'failed', mail: 'failed' });
    mailer.close();
  });

  it('is slow where it takes long, and failed where there is no answer at all', async () => {
    const slow = {
      ...app.services.files,
      put: async (key: string, content: never) => app.services.files.put(key, content),
    };
    const limits = { slowMs: { database: 1e6, files: -1, mail: 1e6 }, maxMs: 1e6 };
    const monitor = monitorWith({ files: slow }, limits);
    await monitor.check();
    expect(monitor.latest()).toMatchObject({ database: 'ok', files: 'slow' });
    const silent = { ...app.services.files, open: () => new Promise<never>(() => undefined) };
    const other = monitorWith({ files: silent }, { ...limits, maxMs: 200 });
    await other.check();
    expect(other.latest()).toMatchObject({ files: 'failed' });
  });

  it('knows nothing of mail where no mail server is set', async () => {
    const monitor = monitorWith({ mailer: {} });
    await monitor.check();
    expect(monitor.latest()).toMatchObject({ database: 'ok', mail: null });
  });

  it('signs in at the mail server every five minutes, and each minute after it failed', async () => {
    let asked = 0;
    let isBroken = false;
    const check = async () => {
      asked += 1;
      if (isBroken) throw new Error('535');
    };
    const monitor = monitorWith({ mailer: { check } });
    const levels = [];
    for (let minute = 0; minute < 8; minute += 1) {
      isBroken = minute === 5;
      await monitor.check();
      levels.push(monitor.latest()?.mail);
      later(1);
    }
    expect(levels).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'failed', 'ok', 'ok']);
    expect(asked).toBe(3);
  });

  it('says of jobs that they are late, that nobody does them, and nothing before somebody can have', async () => {
    const monitor = monitorWith();
    const level = async () => {
      await monitor.check();
      return monitor.latest()?.jobs;
    };
    expect(await level()).toBe(null);
    await beats();
    expect(await level()).toBe('ok');
    for (const minutes of [3, 3]) {
      later(minutes);
      await level();
    }
    expect(await level()).toBe('failed');
    await beats();
    await app.services.jobs.send(app.db, heartbeat!, {});
    await sql`update pgboss.job set start_after = ${new Date(app.clock.now.getTime() - 6 * minuteMs)} where state = 'created'`.execute(
      app.db,
    );
    expect(await level()).toBe('slow');
  });
});

describe('Jobs', () => {
  const level = async (monitor = monitorWith()) => {
    await monitor.check();
    return monitor.latest()?.jobs;
  };
  const waitsFor = async (name: string, minutes: number) => {
    await app.services.jobs.send(app.db, heartbeat!, {});
    const due = new Date(app.clock.now.getTime() - minutes * minuteMs);
    await sql`update pgboss.job set name = ${name}, start_after = ${due} where state = 'created'`.execute(app.db);
  };

  it('that wait for their pace are not late', async () => {
    await beats();
    await waitsFor('newsletter.mail', 60);
    expect(await level()).toBe('ok');
    await waitsFor('auth.link', 60);
    expect(await level()).toBe('slow');
  });

  it('are not called failed after a sleep of the machine, or as soon as the database is back', async () => {
    await beats();
    const monitor = monitorWith();
    expect(await level(monitor)).toBe('ok');
    later(60);
    expect(await level(monitor)).toBe(null);
    for (let minute = 0; minute < 5; minute += 1) {
      later(1);
      await level(monitor);
    }
    expect(monitor.latest()?.jobs).toBe('failed');
  });
});

describe('While the database is away', () => {
  it('a check says so, and the page is told what is still known', async () => {
    const db = createDatabase({ host: '127.0.0.1', port: await closedPort() }, quietLog);
    const monitor = monitorWith({ db });
    await monitor.check();
    expect(monitor.latest()).toMatchObject({ database: 'failed', jobs: null, files: 'ok' });
    await db.destroy();
  });

  it('the history of before is told with the newest check', async () => {
    const other = await testApp();
    await other.services.monitor.check();
    expect((await read({}, other)).days).toHaveLength(1);
    other.clock.now = new Date(other.clock.now.getTime() + 2 * minuteMs);
    await other.db.destroy();
    await other.services.monitor.check();
    const { status, body } = await other.call('GET', '/api/status');
    expect(status).toBe(200);
    expect(body.now).toMatchObject({ database: 'failed', files: 'ok' });
    expect(body.days).toHaveLength(1);
  });

  it('checks wait, and are stored when it is back', async () => {
    const monitor = monitorWith();
    await sql`alter table status_checks rename to away`.execute(app.db);
    await monitor.check();
    later(1);
    await monitor.check();
    // A clock that was set back checks this minute twice.
    await monitor.check();
    await sql`alter table away rename to status_checks`.execute(app.db);
    expect((await read()).days).toEqual([]);
    later(1);
    await monitor.check();
    expect((await read()).days[0].parts.database.ok).toBe(3);
  });
});

describe('The history', () => {
  it('counts by the day of Israel, and leaves unknown what was not checked', async () => {
    const at = async (instant: string) => {
      app.clock.now = new Date(instant);
      await app.services.monitor.check();
    };
    // Clocks went back on this night: 25 hours.
    await at('2026-10-24T20:59:00.000Z');
    await at('2026-10-24T21:00:00.000Z');
    await at('2026-10-26T10:00:00.000Z');
    const { days } = await read();
    expect(days.map(({ date, minutes, parts }: any) => [date, minutes, parts.files.ok])).toEqual([
      ['2026-10-24', 24 * 60, 1],
      ['2026-10-25', 25 * 60, 1],
      ['2026-10-26', 12 * 60, 1],
    ]);
    expect(days[0].parts.jobs).toEqual({ ok: 0, slow: 0, failed: 0 });
  });

  it('says nothing of now when the last check is old', async () => {
    await beats();
    await app.services.monitor.check();
    later(5);
    expect((await read()).now.database).toBe('ok');
    later(3);
    const said = await read();
    expect(said.now).toEqual({ database: null, jobs: null, files: null, mail: null });
    expect(said.checkedAt).toBe('2026-11-21T07:00:00.000Z');
  });

  it('goes back 90 days, and older checks are removed', async () => {
    const sweep = jobs[1]!;
    await app.services.monitor.check();
    later(89 * 24 * 60);
    await app.services.monitor.check();
    expect((await read()).days).toHaveLength(2);
    later(24 * 60);
    expect((await read()).days).toHaveLength(1);
    await app.services.jobs.send(app.db, sweep, {});
    later(2 * 24 * 60);
    await app.drainJobs();
    const { count } = await app.db
      .selectFrom('statusChecks')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('is asked of the database once in half a minute', async () => {
    await app.services.monitor.check();
    expect((await read()).days).toHaveLength(1);
    await app.db.deleteFrom('statusChecks').execute();
    expect((await read()).days).toHaveLength(1);
    later(1);
    expect((await read()).days).toHaveLength(0);
  });
});

const file = (head: Record<string, string> = {}, text = '# he: תזכורות לא נשלחו\nכולן נשלחו אחר כך.\n') =>
  `---\n${Object.entries({
    name: '2026-11-20-jobs',
    parts: 'jobs, mail',
    level: 'failed',
    from: '2026-11-20 06:12',
    to: '2026-11-20 06:30',
    ...head,
  })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${text}`;
async function save(content: string) {
  const { incident, complaints } = readIncident(content, app.clock.now);
  expect(complaints).toEqual([]);
  await saveIncident(app.db, newId(), incident!);
  later(1);
}

describe('An incident', () => {
  it('is told in the language of who asks, else in Hebrew', async () => {
    await save(
      file({}, '# he: תזכורות לא נשלחו\nכולן נשלחו אחר כך.\n\n# en: Reminders were not sent\nAll left later.'),
    );
    const [incident] = (await read({ 'accept-language': 'en' })).incidents;
    expect(incident).toEqual({
      id: expect.any(String),
      parts: ['jobs', 'mail'],
      level: 'failed',
      startedAt: '2026-11-20T04:12:00.000Z',
      endedAt: '2026-11-20T04:30:00.000Z',
      title: 'Reminders were not sent',
      text: 'All left later.',
      language: 'en',
    });
    expect((await read({ 'accept-language': 'ar' })).incidents[0]).toMatchObject({
      title: 'תזכורות לא נשלחו',
      language: 'he',
    });
  });

  it('that goes on is worse than what is measured, until it has ended', async () => {
    await beats();
    await app.services.monitor.check();
    await save(file({ level: 'slow', from: '2026-11-21 08:50', to: '' }));
    expect((await read()).now).toEqual({ database: 'ok', jobs: 'slow', files: 'ok', mail: 'slow' });
    await save(file({ level: 'slow', from: '2026-11-21 08:50', to: '2026-11-21 09:00' }));
    const said = await read();
    expect(said.now).toEqual({ database: 'ok', jobs: 'ok', files: 'ok', mail: 'ok' });
    expect(said.incidents).toHaveLength(1);
    expect(await removeIncident(app.db, '2026-11-20-jobs')).toBe(true);
    expect(await removeIncident(app.db, '2026-11-20-jobs')).toBe(false);
    later(1);
    expect((await read()).incidents).toEqual([]);
  });

  it.each([
    ['no head', 'text', /begins with a line ---/],
    ['an unknown key', file({ who: 'me' }), /no who:/],
    ['a name with spaces', file({ name: 'a b' }), /name: small letters/],
    ['an unknown part', file({ parts: 'jobs, moon' }), /parts: one or more/],
    ['an unknown level', file({ level: 'bad' }), /level: slow or failed/],
    ['no such day', file({ from: '2026-02-30 06:12' }), /from: a time in Israel/],
    ['no such time', file({ to: '2026-11-20 24:12' }), /to: a time in Israel/],
    ['an end before the beginning', file({ to: '2026-11-20 06:00' }), /to: this is before from:/],
    ['a beginning in the future', file({ from: '2026-12-20 06:12', to: '' }), /from: this has not come yet/],
    ['no Hebrew', file({}, '# en: Title\nText'), /# he: TITLE/],
    ['words before the first title', file({}, 'מה קרה\n# he: כותרת\nטקסט'), /begins with a line # LANGUAGE/],
    ['no text', file({}, '# he: כותרת\n'), /# he: a text of 1 to 2000/],
    ['a long title', file({}, `# he: ${'א'.repeat(121)}\nטקסט`), /# he: a title of 1 to 120/],
    ['another language', file({}, '# he: כותרת\nטקסט\n# fr: Titre\nTexte'), /the languages are he, en, ar/],
    ['a language twice', file({}, '# he: כותרת\nטקסט\n# he: כותרת\nטקסט'), /each language stands once/],
    ['what cannot be shown', file({}, '# he: כותרת\nטקסט\u0000'), /cannot be shown/],
  ])('is rejected with its reason if its file has %s', (_what, content, reason) => {
    const { incident, complaints } = readIncident(content, app.clock.now);
    expect(incident).toBeUndefined();
    expect(complaints.join('\n')).toMatch(reason);
  });
});
