import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { pictures } from './art.ts';
import { htmlOf, textOf } from './layout.ts';
import type { Mail, Sending } from './mail.ts';
import { keepMail, outboxOf } from './outbox.ts';

export type Mailer = {
  /** Hands a mail over; throws when it was not taken. */
  send(mail: Mail, sending: Sending): Promise<void>;
  /** Lets go of the mail server; what is on its way gets there. */
  close(): void;
};

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/**
 * As many as there are mails on their way: 6 of `mail.send`, 32 of `notifications.mail`, 10 of `letters.send`, 10 of
 * `auth.link`, which so never wait for the others.
 */
const pool = { pool: true, maxConnections: 58 } as const;

/** Milliseconds. A connection that is not used is closed before the server would, in the middle of the next mail. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, idleTimeout: 5000 };

/** Sends over SMTP_URL; without one the mails lie in the data folder's `outbox`. */
export function createMailer({ smtpUrl, mailFrom, publicUrl, dataDir }: Settings): Mailer {
  const smtp = smtpUrl ? createTransport({ url: smtpUrl, ...pool, ...timeOuts }) : undefined;
  const paper = createTransport({ streamTransport: true, buffer: true });
  const { hostname } = new URL(publicUrl);

  return {
    async send(mail, { id, date }) {
      refuseLineBreaks(mail.subject, mail.to.name, mail.to.address);
      const html = htmlOf(mail);
      const message = {
        from: mailFrom,
        // As an object: a name with a comma or an angle bracket in it is no second address.
        to: { name: mail.to.name, address: mail.to.address },
        subject: mail.subject,
        date,
        messageId: `<${id}@${hostname}>`,
        // No out-of-office notes in return.
        headers: { 'Auto-Submitted': 'auto-generated', ...stopping(mail) },
        text: textOf(mail),
        html,
        // It takes half as long; in the folder somebody looks for a link with their eyes.
        textEncoding: smtp ? ('base64' as const) : ('quoted-printable' as const),
        // No more than stand in it: they are most of a mail's bytes.
        attachments: pictures().filter(({ cid }) => html.includes(`cid:${cid}`)),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      const written = await paper.sendMail(message);
      const raw = written.message as Buffer;
      // In one piece: written line by line, a mail takes as many calls of the system as it has lines.
      if (smtp) await smtp.sendMail({ envelope: written.envelope, raw });
      else await keepMail(outboxOf(dataDir), { id, date }, raw);
    },
    close: () => smtp?.close(),
  };
}

/** How a mail program stops mails like this one, with one press of its own button: RFC 2369, RFC 8058. */
const stopping = ({ oneClickStop }: Mail) =>
  oneClickStop && {
    'List-Unsubscribe': `<${oneClickStop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

/** A line break in a header would begin another header. */
function refuseLineBreaks(...values: readonly string[]) {
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error('a mail header holds a line break');
}
