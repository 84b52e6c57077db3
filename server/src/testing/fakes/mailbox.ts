import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';
import { listMails, outboxOf } from '../../mail/outbox.ts';
import type { TestApp } from '../app.ts';

export type Mailbox = {
  /** Value for a server's SMTP_URL. */
  readonly url: string;
  /** Mails that arrived for an address, oldest first. */
  to(address: string): Email[];
  /** Number of connections so far. */
  connections(): number;
};

/** A real mail server on this machine that keeps what it is given, but for the addresses that it refuses. */
export async function openMailbox({ refuses = [] }: { refuses?: readonly string[] } = {}): Promise<Mailbox> {
  const arrived: { to: string[]; mail: Email }[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Closing does not wait for clients that keep a connection for the next mail.
    closeTimeout: 1,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      done(
        refuses.includes(address) ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : undefined,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => connections,
    to: (address) => arrived.filter((each) => each.to.includes(address)).map((each) => each.mail),
  };
}

/**
 * Works off the jobs and reads what an address was written, oldest first, from the outbox of an app without SMTP: a
 * mail server lets each sender wait for a tenth of a second.
 */
export async function mailsTo(app: TestApp, address: string): Promise<Email[]> {
  await app.drainJobs();
  const kept = await listMails(outboxOf(app.services.config.dataDir), 1000);
  return kept
    .map(({ mail }) => mail)
    .filter((mail) => mail.to?.some((to) => to.address === address))
    .toReversed();
}

/** The secret in the link of a mail. */
export const tokenIn = (mail: Email | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
