import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashAddress } from '../../identity/visitor-rows.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { mailsTo, openMailbox, tokenIn } from '../../testing/fakes/mailbox.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { orderIssue, queueIssue } from './service-issues.ts';

const operator = { OPERATOR_NAME: 'צמד בע״מ', OPERATOR_ADDRESS: 'הרצל 1, תל אביב', OPERATOR_PHONE: '03-1234567' };
const app = await testApp({ ...operator, SUPPORT_MAIL: 'team@example.co.il' });
const morning = app.clock.now;
const day = 86_400_000;

beforeEach(async () => {
  app.clock.now = new Date(morning);
  for (const table of ['newsletterSubscriptions', 'newsletterIssues', 'newsletterDeliveries'] as const)
    await app.db.deleteFrom(table).execute();
});

const text = (more = '') => `# חדש\n\nשלום לכולם, [לקריאה](https://tzemed.example/a).${more}`;
const file = (name = '2026-12', { language = 'he', more = '', subject = 'חדשות דצמבר' } = {}) =>
  `---\nname: ${name}\nlanguage: ${language}\nsubject: ${subject}\n---\n${text(more)}`;
const order = (issue: string, how: { isSent?: boolean; testAddress?: string } = {}, on = app) =>
  orderIssue({ ...on.services, db: on.db, clock: () => on.clock.now }, { text: issue, isSent: false, ...how });
const sendIssue = (issue = file(), on = app) => order(issue, { isSent: true }, on);

/** Subscribers, some by row: a mail for each would be most of the test. */
async function given(
  count: number,
  { language = 'he', on = app }: { language?: 'he' | 'en' | 'ar'; on?: TestApp } = {},
) {
  const emails = Array.from({ length: count }, () => `${language}.${newId()}@example.co.il`);
  const now = on.clock.now;
  const rows = emails.map((email) => ({
    id: newId(),
    emailHash: hashAddress(on.services.secrets, email),
    email,
    language,
    wording: '2026-11-30',
    askedAt: now,
    mailedAt: now,
    confirmedAt: now,
  }));
  await on.db.insertInto('newsletterSubscriptions').values(rows).execute();
  return emails;
}
const issuesTo = async (address: string, on = app) =>
  (await mailsTo(on, address)).filter(({ subject }) => subject?.includes('חדשות'));
const header = (mail: Email | undefined, key: string) => mail?.headers.find((one) => one.key === key)?.value;

describe('An issue', () => {
  it('is marked as an advertisement, says who sends it, and is stopped by a link or a mail program', async () => {
    const [gil = ''] = await given(1);
    expect(await sendIssue()).toContain('goes to 1 confirmed subscribers');
    const [mail, ...more] = await issuesTo(gil);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('פרסומת: חדשות דצמבר');
    expect(mail?.text).toMatch(/^פרסומת\n/);
    for (const words of ['צמד בע״מ', 'הרצל 1, תל אביב', '03-1234567', 'team@example.co.il', 'https://tzemed.example/a'])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('<h2');
    expect(mail?.html).toContain('href="https://tzemed.example/a"');
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<https?:\/\/[^/]+(\/api\/newsletter\/unsubscribe\/one-click\?token=[\w-]+)>$/.exec(
      header(mail, 'list-unsubscribe') ?? '',
    )?.[1];
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await app.call('POST', url!, { body: 'List-Unsubscribe=One-Click', headers });
    expect(stopped.status).toBe(204);
    const again = await app.call('POST', '/api/newsletter/unsubscribe', { body: { token: tokenIn(mail) } });
    expect(again.status).toBe(204);
    expect(await order(file('2027-01'))).toContain(': 0 confirmed subscribers');
  });

  it.each([
    ['en', 'פרסומת | Advertisement', '/en/newsletter/unsubscribe#token='],
    ['ar', 'פרסומת | إعلان', '/ar/newsletter/unsubscribe#token='],
  ] as const)(
    'goes to subscribers of its language (%s), with the word that the law requires and that of the language',
    async (language, word, link) => {
      const [hebrew = ''] = await given(1);
      const [other = ''] = await given(1, { language });
      await sendIssue(file('2026-12', { language }));
      const [mail] = await issuesTo(other);
      expect(mail?.subject).toBe(`${word}: חדשות דצמבר`);
      expect(mail?.text?.startsWith(word)).toBe(true);
      expect(mail?.text).toContain(link);
      expect(await issuesTo(hebrew)).toEqual([]);
    },
  );

  it('goes to nobody who asked and did not confirm, stopped, or confirmed after it was sent', async () => {
    const [asked = '', stopped = '', during = '', late = ''] = await given(4);
    const only = (email: string) =>
      app.db.updateTable('newsletterSubscriptions').where('emailHash', '=', hashAddress(app.services.secrets, email));
    await only(asked).set({ confirmedAt: null }).execute();
    await only(stopped).set({ email: null, endedAt: app.clock.now }).execute();
    await only(late)
      .set({ confirmedAt: new Date(morning.getTime() + 1) })
      .execute();
    await sendIssue();
    // Stopped while the mails are on their way.
    await only(during).set({ email: null, endedAt: app.clock.now }).execute();
    for (const email of [asked, stopped, during, late]) expect(await issuesTo(email)).toEqual([]);
  });

  it('goes to each address once, however often it is sent, and by however many at once', async () => {
    const emails = await given(3);
    await Promise.all([sendIssue(), sendIssue()]);
    await app.drainJobs();
    expect(await sendIssue()).toContain('3 confirmed subscribers, 3 of them noted before');
    for (const email of emails) expect(await issuesTo(email)).toHaveLength(1);
    // Stopped and confirmed again within the same issue.
    const { secrets } = app.services;
    await app.db.updateTable('newsletterSubscriptions').set({ email: null, endedAt: app.clock.now }).execute();
    const again = {
      id: newId(),
      emailHash: hashAddress(secrets, emails[0]!),
      email: emails[0]!,
      language: 'he' as const,
    };
    const times = { wording: '2026-11-30', askedAt: morning, mailedAt: morning, confirmedAt: morning };
    await app.db
      .insertInto('newsletterSubscriptions')
      .values({ ...again, ...times })
      .execute();
    await sendIssue();
    expect(await issuesTo(emails[0]!)).toHaveLength(1);
  });

  it('reaches more subscribers than one transaction queues, and continues after an interruption', async () => {
    await sql`delete from pgboss.job where name like 'newsletter.%'`.execute(app.db);
    await given(1100);
    await sendIssue();
    const [issue] = await app.db.selectFrom('newsletterIssues').selectAll().execute();
    // Simulates a process that ended after the first few.
    await sql`insert into newsletter_deliveries select ${issue!.id}, email_hash, now() from newsletter_subscriptions limit 40`.execute(
      app.db,
    );
    const ctx = { ...app.services, db: app.db, clock: () => app.clock.now, log: quietLog };
    await Promise.all(
      [1, 2].map(() => queueIssue.run(ctx, { issueId: issue!.id }, { id: newId(), date: app.clock.now })),
    );
    const { rows } = await sql<{ all: number; others: number }>`
      select count(*)::int as all, count(distinct data ->> 'subscriptionId')::int as others from pgboss.job
      where name = 'newsletter.mail'`.execute(app.db);
    expect(rows).toEqual([{ all: 1060, others: 1060 }]);
    await sql`delete from pgboss.job where name like 'newsletter.%'`.execute(app.db);
  });

  it('is refused as the third of a month, to which nobody has agreed', async () => {
    await sendIssue();
    await order(file('second'), { isSent: true });
    await expect(order(file('third'), { isSent: true })).rejects.toThrow('would be the third');
    // An issue that was already sent continues.
    expect(await order(file('second'), { isSent: true })).toContain('goes to');
  });

  it('is refused with changed text under the same name, and when it is over', async () => {
    await given(1);
    await sendIssue();
    await expect(sendIssue(file('2026-12', { more: ' ועוד' }))).rejects.toThrow('give it another name');
    await expect(sendIssue(file('2026-12', { subject: 'אחר' }))).rejects.toThrow('give it another name');
    app.clock.now = new Date(morning.getTime() + 30 * day + 1);
    await expect(sendIssue()).rejects.toThrow('is over');
    expect(await sendIssue(file('2027-01'))).toContain('goes to 1');
    await app.drainJobs();
  });

  it('is counted without being sent, and mailed to one address with a link that stops nobody', async () => {
    const [gil = ''] = await given(1);
    expect(await order(file())).toContain(': 1 confirmed subscribers. Nothing was sent');
    const test = `test.${newId()}@example.co.il`;
    expect(await order(file(), { testAddress: test })).toContain(`mailed to ${test} alone`);
    const [mail] = await issuesTo(test);
    expect(mail?.subject).toBe('פרסומת: חדשות דצמבר');
    expect((await app.call('POST', '/api/newsletter/unsubscribe', { body: { token: tokenIn(mail) } })).status).toBe(
      204,
    );
    expect(await issuesTo(gil)).toEqual([]);
    expect(await app.db.selectFrom('newsletterIssues').select('id').execute()).toEqual([]);
    expect(await order(file())).toContain(': 1 confirmed subscribers');
  });

  it('is not sent by an operator who does not say who that is, nor where something is wrong with its file', async () => {
    const nameless = await testApp({ OPERATOR_NAME: 'צמד בע״מ' });
    await expect(order(file(), { isSent: true }, nameless)).rejects.toThrow('OPERATOR_NAME and OPERATOR_ADDRESS');
    await expect(sendIssue(file('2026-12', { more: '\n<b>הי</b>' }))).rejects.toThrow('line 9: HTML is not supported');
    expect(await app.db.selectFrom('newsletterIssues').select('id').execute()).toEqual([]);
  });

  it('that a mail server does not take is tried again for that address alone, and other mails leave', async () => {
    const refuses: string[] = [];
    const box = await openMailbox({ refuses });
    const away = await testApp({ ...operator, SMTP_URL: box.url });
    const [one = '', two = ''] = await given(2, { on: away });
    refuses.push(one);
    await sendIssue(file(), away);
    await away.call('POST', '/api/newsletter', { body: { email: `new.${one}` } });
    await expect(away.drainJobs()).rejects.toThrow(one);
    expect([one, two, `new.${one}`].map((email) => box.to(email).length)).toEqual([0, 1, 1]);
    refuses.pop();
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(away.db);
    await away.drainJobs();
    expect([one, two].map((email) => box.to(email).length)).toEqual([1, 1]);
  });
});
