import { Readable } from 'node:stream';
import { encode as base64, wrap as wrapBase64 } from 'nodemailer/lib/base64';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode as quoted, wrap as wrapQuoted } from 'nodemailer/lib/qp';
import { pictures } from './art.ts';
import { htmlOf, textOf } from './mail-layout.ts';
import type { Mail, Sending } from './mail.ts';

/** Text in base64 has line breaks as on the wire: RFC 2045, 6.8. */
const lineBreaks = /\r?\n/g;

/** Encodings of text parts: base64 is fast, quoted-printable keeps the links in a file readable. */
const encodings = {
  base64: (text: string) => wrapBase64(base64(text.replaceAll(lineBreaks, '\r\n'))),
  'quoted-printable': (text: string) => wrapQuoted(quoted(text)),
};
type Encoding = keyof typeof encodings;

type From = { readonly mailFrom: string; readonly hostname: string; readonly encoding: Encoding };

/**
 * Boundaries of the parts: no text of either encoding contains them (RFC 2045, 6.7), so they are the same in each mail
 * and each attempt.
 */
const [alternatives, related] = ['=_tzemed-alternatives', '=_tzemed-related'];

/** Headers of a mail whose body is already written. */
class Head extends MimeNode {
  raw = Buffer.alloc(0);
  override createReadStream() {
    return Readable.from([this.raw], { objectMode: false });
  }
}

/**
 * A mail as it goes over the wire: a text, and its twin in HTML with the pictures that stand in it (RFC 2045, RFC 2387).
 * The library writes what is said above it, where names and words have to be folded and encoded; its streams, one for
 * each part, took three times as long as all else of a mail.
 */
export function messageOf(mail: Mail, { id, date }: Sending, { mailFrom, hostname, encoding }: From) {
  const { replyTo } = mail;
  refuseLineBreaks(mail.subject, mail.to.name, mail.to.address, replyTo?.name ?? '', replyTo?.address ?? '');
  const html = htmlOf(mail);
  const head = new Head(`multipart/alternative; boundary="${alternatives}"`);
  head.setHeader([
    { key: 'From', value: mailFrom },
    // An object, so that a name with a comma or an angle bracket does not become a second address.
    { key: 'To', value: { name: mail.to.name, address: mail.to.address } },
    ...(replyTo ? [{ key: 'Reply-To', value: { name: replyTo.name, address: replyTo.address } }] : []),
    { key: 'Subject', value: mail.subject },
    { key: 'Message-ID', value: `<${id}@${hostname}>` },
    { key: 'Date', value: date },
    // Prevents out-of-office replies.
    { key: 'Auto-Submitted', value: 'auto-generated' },
    ...stopping(mail),
  ]);
  const text = (kind: 'plain' | 'html', content: string) =>
    `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encodings[encoding](content)}`;
  // Only the pictures that the HTML uses: they are most of a mail's bytes.
  const shown = pictures().filter(({ cid }) => html.includes(`cid:${cid}`));
  const whole = partsOf(related, [text('html', html), ...shown.map(({ raw }) => raw)]);
  const written = `${head.buildHeaders()}\r\n\r\n${partsOf(alternatives, [
    text('plain', textOf(mail)),
    `Content-Type: multipart/related; type="text/html"; boundary="${related}"\r\n\r\n${whole}`,
  ])}`;
  head.raw = Buffer.from(written);
  return head;
}

const partsOf = (boundary: string, parts: readonly string[]) =>
  [...parts.map((part) => `--${boundary}\r\n${part}\r\n`), `--${boundary}--\r\n`].join('');

/** Headers for unsubscribing with the mail program's own button: RFC 2369, RFC 8058. */
const stopping = ({ oneClickStop }: Mail) =>
  oneClickStop
    ? [
        { key: 'List-Unsubscribe', value: `<${oneClickStop}>` },
        { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
      ]
    : [];

/** A line break in a header would begin another header. */
function refuseLineBreaks(...values: readonly string[]) {
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error('a mail header holds a line break');
}
