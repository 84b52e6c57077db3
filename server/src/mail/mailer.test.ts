import { once } from 'node:events';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { openMailbox } from '../testing/fakes/mailbox.ts';
import { newId } from '../lib/ids.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';

const dataDir = path.join(tmpdir(), `tzemed-mail-${newId()}`);
const settings = {
  smtpUrl: undefined,
  mailFrom: 'צמד <support@tzemed.co.il>',
  publicUrl: 'https://tzemed.example',
  dataDir,
};
const mail: Mail = {
  to: { name: 'דנה, "כהן" <x@evil.example>', address: 'dana@example.co.il' },
  lang: 'he',
  subject: 'שלום <b>',
  text: ['פסקה & <script>alert(1)</script>'],
  action: { label: 'לחצו', url: 'https://tzemed.example/verify-email#token=a&b' },
};
const sending = { id: 'one', date: new Date('2026-11-21T07:00:00Z') };

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a mail', () => {
  it('goes over SMTP to one address, whatever is in the name, with our own id and date', async () => {
    const mailbox = await openMailbox();
    await createMailer({ ...settings, smtpUrl: mailbox.url }).send(mail, sending);
    const [arrived] = mailbox.to('dana@example.co.il');
    expect(arrived?.to).toEqual([mail.to]);
    expect(arrived?.from).toEqual({ name: 'צמד', address: 'support@tzemed.co.il' });
    expect(arrived?.messageId).toBe('<one@tzemed.example>');
    expect(arrived?.date).toBe('2026-11-21T07:00:00.000Z');
    expect(mailbox.to('x@evil.example')).toEqual([]);
  });

  it('is right-to-left HTML with a plain twin, and nothing in it is taken for a tag', async () => {
    const mailbox = await openMailbox();
    await createMailer({ ...settings, smtpUrl: mailbox.url }).send(mail, sending);
    const [arrived] = mailbox.to('dana@example.co.il');
    expect(arrived?.html).toContain('<html lang="he" dir="rtl">');
    expect(arrived?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(arrived?.html).toContain('href="https://tzemed.example/verify-email#token=a&amp;b"');
    expect(arrived?.text).toContain('https://tzemed.example/verify-email#token=a&b');
    expect(arrived?.text).toContain('<script>alert(1)</script>');
  });

  it('begins with what is to be done and ends with what to do otherwise, in its plain twin too', async () => {
    const mailbox = await openMailbox();
    const whole = { ...mail, greeting: 'שלום דנה,', preview: 'נשאר צעד אחד', note: 'ל־24 שעות', otherwise: 'לא אתם?' };
    await createMailer({ ...settings, smtpUrl: mailbox.url }).send(whole, sending);
    const [arrived] = mailbox.to('dana@example.co.il');
    const order = ['שלום דנה,', 'פסקה &', 'לחצו', 'ל־24 שעות', 'לא אתם?'];
    for (const text of [arrived?.text ?? '', arrived?.html?.split('<body')[1] ?? '']) {
      const places = order.map((words) => text.indexOf(words));
      expect(places).toEqual(places.filter((place) => place >= 0).toSorted((a, b) => a - b));
      expect(places).toHaveLength(order.length);
    }
    expect(arrived?.html).toMatch(/<div style="display:none[^>]*>נשאר צעד אחד<\/div>/);
  });

  it('brings its pictures along, and each of them is shown', async () => {
    const mailbox = await openMailbox();
    await createMailer({ ...settings, smtpUrl: mailbox.url }).send(mail, sending);
    const [arrived] = mailbox.to('dana@example.co.il');
    const brought = arrived?.attachments.map(({ contentId }) => contentId?.slice(1, -1)).sort();
    const shown = [...(arrived?.html?.matchAll(/src="cid:([^"]+)"[^>]* alt=""/g) ?? [])].map(([, cid]) => cid).sort();
    expect(brought).toHaveLength(4);
    expect(shown).toEqual(brought);
    for (const { mimeType, disposition } of arrived?.attachments ?? [])
      expect([mimeType, disposition]).toEqual(['image/png', 'inline']);
  });

  it.each([
    ['subject', { ...mail, subject: 'שלום\r\nBcc: all@example.com' }],
    ['name', { ...mail, to: { ...mail.to, name: 'דנה\nBcc: all@example.com' } }],
    ['address', { ...mail, to: { ...mail.to, address: 'a@b.c\r\nBcc: all@example.com' } }],
  ])('is refused with a line break in its %s', async (_, broken) => {
    await expect(createMailer(settings).send(broken, sending)).rejects.toThrow('line break');
  });

  it('lies in the outbox, for its owner alone, while there is no SMTP server', async () => {
    await createMailer(settings).send(mail, sending);
    const outbox = path.join(dataDir, 'outbox');
    expect(await readdir(outbox)).toEqual(['2026-11-21T07-00-00-000Z_one.eml']);
    const file = path.join(outbox, '2026-11-21T07-00-00-000Z_one.eml');
    // Windows has no such bits.
    expect((await stat(file)).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0);
    expect((await PostalMime.parse(await readFile(file))).subject).toBe('שלום <b>');
  });

  it('is whole whatever is written in it, where lines end what they begin with', async () => {
    const text = [
      '--=_tzemed-alternatives--',
      '.',
      '--=_tzemed-related',
      `${'א'.repeat(400)} = ${'x'.repeat(2000)}`,
      'סוף',
    ];
    const mailbox = await openMailbox();
    for (const [id, smtpUrl] of [
      ['sent', mailbox.url],
      ['kept', undefined],
    ] as const)
      await createMailer({ ...settings, smtpUrl }).send({ ...mail, text }, { ...sending, id });
    const [sent] = mailbox.to('dana@example.co.il');
    const kept = await PostalMime.parse(await readFile(path.join(dataDir, 'outbox/2026-11-21T07-00-00-000Z_kept.eml')));
    for (const arrived of [sent, kept]) {
      expect(arrived?.text?.replaceAll('\r\n', '\n')).toContain(text.join('\n\n'));
      for (const line of text) expect(arrived?.html).toContain(`>${line}</p>`);
      expect(arrived?.attachments).toHaveLength(4);
    }
  });

  it('is the same to the byte each time it is tried', async () => {
    const file = path.join(dataDir, 'outbox/2026-11-21T07-00-00-000Z_again.eml');
    const tries = [];
    for (let i = 0; i < 2; i++) {
      await createMailer(settings).send(mail, { ...sending, id: 'again' });
      tries.push(await readFile(file, 'latin1'));
    }
    expect(tries[1]).toBe(tries[0]);
  });

  it('goes over the connection of the one before it', async () => {
    const mailbox = await openMailbox();
    const mailer = createMailer({ ...settings, smtpUrl: mailbox.url });
    for (const id of ['one', 'two', 'three']) await mailer.send(mail, { ...sending, id });
    mailer.close();
    expect(mailbox.to('dana@example.co.il')).toHaveLength(3);
    expect(mailbox.connections()).toBe(1);
  });

  it('waits for another to be sent where a mail server would refuse more connections', async () => {
    const mailbox = await openMailbox();
    const mailer = createMailer({ ...settings, smtpUrl: mailbox.url });
    await Promise.all(Array.from({ length: 60 }, (_, i) => mailer.send(mail, { ...sending, id: `many-${i}` })));
    mailer.close();
    expect(mailbox.to('dana@example.co.il')).toHaveLength(60);
    expect(mailbox.connections()).toBeLessThanOrEqual(48);
  });

  it('goes through the proxy that the address of the mail server names', async () => {
    const asked: string[] = [];
    const proxy = createServer()
      .on('connect', ({ url }, socket) => void (asked.push(url!), socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')))
      .listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const url = `smtp://mail.example:25?proxy=${encodeURIComponent(`http://127.0.0.1:${port}`)}`;
    await expect(createMailer({ ...settings, smtpUrl: url }).send(mail, sending)).rejects.toThrow('403');
    proxy.close();
    expect(asked).toEqual(['mail.example:25']);
  });

  it('that the server does not take is an error, so that its job tries again', async () => {
    const nobody = createMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:9' });
    await expect(nobody.send(mail, sending)).rejects.toThrow('ECONNREFUSED');
  });
});
