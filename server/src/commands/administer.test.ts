import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { urlOf } from '../testing/database/database-server.ts';
import { signIn, signUp, statusOf } from '../testing/fixtures/sign-up.ts';

// The commands go by the clock of this machine.
const app = await testApp({}, new Date().toISOString());

/** Runs the command on the database of this file, as `npm run` does. */
async function admin(...args: string[]) {
  const { dataDir } = app.services.config;
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATABASE_URL: urlOf(app.connection), DATA_DIR: dataDir };
  const file = path.join(import.meta.dirname, 'administer.ts');
  const run = promisify(execFile)(process.execPath, [file, ...args], { env });
  const { stdout, stderr, code } = await run.then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return [code, (stdout + stderr).trim()] as const;
}

it('An account is found, signed out, blocked and let in again by commands, which the log names', async () => {
  const dana = await signUp(app);
  expect(await admin('find', dana.email.slice(0, 20))).toEqual([
    0,
    expect.stringContaining(`${dana.email} · דנה כהן · user`),
  ]);
  expect(await admin('find', dana.email)).toEqual([0, expect.stringContaining('signed in on 1 devices')]);
  expect(await admin('end-sessions', dana.email.toUpperCase())).toEqual([0, expect.stringContaining('signed out')]);
  expect(await statusOf(app, dana.token)).toBe(401);
  expect((await admin('block', dana.email, 'abuse'))[0]).toBe(0);
  expect((await signIn(app, dana.email)).body.error).toBe('accountBlocked');
  expect(await admin('block', dana.email, 'request')).toEqual([
    1,
    'The account is blocked already, for another reason',
  ]);
  expect((await admin('unblock', dana.email))[0]).toBe(0);
  expect((await signIn(app, dana.email)).status).toBe(200);
  const [, log] = await admin('log');
  for (const action of ['accountsSearched', 'accountViewed', 'sessionsEnded', 'accountBlocked', 'accountUnblocked'])
    expect(log).toContain(`${action} · command`);
});

it('Failed jobs, notices and the state are told and changed by commands', async () => {
  await sql`
    insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
    select 'parked', '{}', 'mail.send', 12, '{"message": "away"}' from generate_series(1, 3)`.execute(app.db);
  expect(await admin('jobs')).toEqual([0, expect.stringContaining('mail.send: 3 given up')]);
  expect(await admin('retry', 'mail.send')).toEqual([0, 'mail.send: 3 tried again']);
  expect(await admin('jobs')).toEqual([0, 'No job has failed']);
  const [code, said] = await admin(
    'notice',
    '--he',
    'עבודות הערב',
    '--to',
    '2099-12-01 23:00',
    '--from',
    '2099-12-01 22:00',
  );
  expect([code, said]).toEqual([0, expect.stringContaining('2099-12-01 20:00 to 2099-12-01 21:00')]);
  const [, id = ''] = /Notice (\S+)/.exec(said) ?? [];
  expect(await admin('notices')).toEqual([0, expect.stringContaining('עבודות הערב')]);
  expect((await admin('remove-notice', id))[0]).toBe(0);
  expect(await admin('state')).toEqual([0, expect.stringContaining('not set: publicUrl, proxy, mail')]);
});

it.each([
  [['dance'], 'Usage'],
  [['block', 'dana@example.co.il'], 'Usage'],
  [['block', 'dana@example.co.il', 'whim'], 'REASON is one of'],
  [['end-sessions', 'nobody@example.co.il'], 'No account has the address nobody@example.co.il'],
  [['retry', 'no.kind'], 'No job of the kind no.kind has failed'],
  [['retry', '01980b1e-7c00-7000-8000-000000000000'], 'Not found'],
  [['clear-mails', 'nobody@example.co.il'], 'refuses no mails'],
  [['notice', '--he', 'הערב', '--to', 'tomorrow'], "--to: a time in Israel, such as '2026-12-01 23:00'"],
  [['notice', '--to', '2020-01-01 10:00'], '--he: A text in Hebrew is required'],
  [['notice', '--he', 'הערב', '--from', '2099-12-01 10:00', '--to', '2099-12-01 09:00'], 'The end must come after'],
  [['notice', '--loud'], "Unknown option '--loud'"],
  [['end-notice', 'x'], 'is not the id of a notice'],
])('%j is refused in words', async (args, said) => {
  expect(await admin(...args)).toEqual([1, expect.stringContaining(said)]);
});
