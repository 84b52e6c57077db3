import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashAddress } from './identity/visitor-rows.ts';
import { newId } from './lib/ids.ts';
import { testApp } from './testing/app.ts';
import { mailsTo } from './testing/fakes/mailbox.ts';
import { urlOf } from './testing/database/database-server.ts';

const operator = { OPERATOR_NAME: 'צמד בע״מ', OPERATOR_ADDRESS: 'הרצל 1, תל אביב' };
const app = await testApp(operator);

async function given() {
  const email = `${newId()}@example.co.il`;
  const times = { askedAt: app.clock.now, mailedAt: app.clock.now, confirmedAt: app.clock.now };
  const emailHash = hashAddress(app.services.secrets, email);
  const row = { id: newId(), emailHash, email, language: 'he' as const, wording: '2026-11-30', ...times };
  await app.db.insertInto('newsletterSubscriptions').values(row).execute();
  return email;
}

const run = (script: string, ...args: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = {
      ...process.env,
      ...operator,
      DATABASE_URL: urlOf(app.connection),
      DATA_DIR: app.services.config.dataDir,
    };
    execFile(process.execPath, [path.join(import.meta.dirname, script), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });

it('The commands count, refuse and send an issue, and erase an address', async () => {
  const [gil, noa] = [await given(), await given()];
  const issue = path.join(app.services.config.dataDir, 'issue.md');
  await writeFile(issue, '---\nname: 2026-12\nlanguage: he\nsubject: חדשות\n---\nשלום');
  const counted = await run('send-newsletter.ts', issue);
  expect([counted.code, counted.said]).toEqual([
    0,
    expect.stringContaining('2 confirmed subscribers. Nothing was sent'),
  ]);
  for (const args of [[], [issue, '--send', '--test', 'a@b.example'], [issue, '--all']]) {
    const { code, said } = await run('send-newsletter.ts', ...args);
    expect([code, said]).toEqual([1, expect.stringMatching(/^Usage: npm run newsletter/)]);
  }
  expect(await run('erase-visitor.ts', gil.toUpperCase())).toEqual({
    code: 0,
    said: `${gil.toUpperCase()}: erased 0 requests to support and 1 newsletter subscriptions`,
  });
  expect((await run('send-newsletter.ts', issue, '--send')).said).toContain('goes to 1 confirmed subscribers');
  const mails = [await mailsTo(app, gil), await mailsTo(app, noa)];
  expect(mails.map(({ length }) => length)).toEqual([0, 1]);
});
