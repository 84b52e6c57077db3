import type MailMessage from 'nodemailer/lib/mailer/mail-message';
import type MimeNode from 'nodemailer/lib/mime-node';
import SMTPPool, { type SMTPPoolSentMessageInfo } from 'nodemailer/lib/smtp-pool';
import type { Config } from '../config.ts';
import type { Mail, Sending } from './mail.ts';
import { messageOf } from './message.ts';
import { keepMail, outboxOf } from './outbox.ts';

export type Mailer = {
  /** Hands a mail over; throws when it was not taken. */
  send(mail: Mail, sending: Sending): Promise<void>;
  /** Lets go of the mail server; what is on its way gets there. */
  close(): void;
};

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/**
 * As many as there are mails on their way: 6 of `mail.send`, 48 of `notifications.mail`, 10 of `letters.send`, 10 of
 * `auth.link`, which so never wait for the others.
 */
const pool = { maxConnections: 74 };

/** Milliseconds. A connection that is not used is closed before the server would, in the middle of the next mail. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, idleTimeout: 5000 };

/** Sends over SMTP_URL; without one the mails lie in the data folder's `outbox`. */
export function createMailer({ smtpUrl, mailFrom, publicUrl, dataDir }: Settings): Mailer {
  const smtp = smtpUrl ? new SMTPPool({ url: smtpUrl, ...pool, ...timeOuts }) : undefined;
  const { hostname } = new URL(publicUrl);
  const encoding = smtp ? 'base64' : 'quoted-printable';

  return {
    async send(mail, sending) {
      const message = messageOf(mail, sending, { mailFrom, hostname, encoding });
      if (smtp) await handOver(smtp, message);
      else await keepMail(outboxOf(dataDir), sending, message.raw);
    },
    close: () => smtp?.close(),
  };
}

/** To the pool itself: its library's `sendMail` would take what is written apart once more, and put it together by streams. */
const handOver = (smtp: SMTPPool, message: MimeNode) =>
  new Promise<void>((resolve, reject) => {
    smtp.send({ data: {}, message } as MailMessage<SMTPPoolSentMessageInfo>, (error) =>
      error ? reject(error) : resolve(),
    );
  });
