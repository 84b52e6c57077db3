import { createTransport } from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';
import type MimeNode from 'nodemailer/lib/mime-node';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { SMTPPoolSentMessageInfo } from 'nodemailer/lib/smtp-pool';
import type { Config } from '../config.ts';
import type { Mail, Sending } from './mail.ts';
import { messageOf } from './mime-message.ts';
import { keepMail, outboxOf } from './outbox.ts';

export type Mailer = {
  /** Hands a mail over; throws when it was not taken. */
  send(mail: Mail, sending: Sending): Promise<void>;
  /** Signs in at the mail server and sends nothing; throws when it can't. Missing where there is no mail server. */
  check?(): Promise<unknown>;
  /** Lets go of the mail server; what is on its way gets there. */
  close(): void;
};

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/**
 * Mail servers take 50 connections of one sender, as Postfix comes, and refuse more: then a mail waits a minute for its next
 * try. 36 of `notifications.mail` at most leave room for whoever waits for a link; one more waits here until another is sent.
 */
const pool = { pool: true, maxConnections: 48 } as const;

/** Milliseconds. A connection that is not used is closed before the server would, in the middle of the next mail. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, idleTimeout: 5000 };

/** Sends over SMTP_URL; without one the mails lie in the data folder's `outbox`. */
export function createMailer({ smtpUrl, mailFrom, publicUrl, dataDir }: Settings): Mailer {
  const smtp = smtpUrl ? openPool(smtpUrl) : undefined;
  const { hostname } = new URL(publicUrl);
  const encoding = smtp ? 'base64' : 'quoted-printable';

  return {
    async send(mail, sending) {
      const message = messageOf(mail, sending, { mailFrom, hostname, encoding });
      if (smtp) await handOver(smtp, message);
      else await keepMail(outboxOf(dataDir), sending, message.raw);
    },
    ...(smtp && { check: () => smtp.verify() }),
    close: () => smtp?.close(),
  };
}

function openPool(url: string) {
  const mail = createTransport({ url, ...pool, ...timeOuts });
  const transporter = mail.transporter as SMTPPool;
  // Set if the address names a proxy: `sendMail` would pass it on.
  if (mail.getSocket) transporter.getSocket = mail.getSocket;
  return transporter;
}

/** To the pool itself: its library's `sendMail` would take what is written apart once more, and put it together by streams. */
const handOver = (smtp: SMTPPool, message: MimeNode) =>
  new Promise<void>((resolve, reject) => {
    smtp.send({ data: {}, message } as MailMessage<SMTPPoolSentMessageInfo>, (error) =>
      error ? reject(error) : resolve(),
    );
  });
