import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, wrap } from 'nodemailer/lib/base64';

/** The mark, and faces in the windows of a house: for light and for dark mails. `npm run pictures` makes them. */
export const art = ['mark-light', 'mark-dark', 'faces-light', 'faces-dark'] as const;

/** Pictures as MIME parts, encoded once: they are the same in ten thousand mails, and most of their bytes. */
const read = () => art.map((name) => ({ cid: cidOf(name), raw: partOf(name) }));

function partOf(name: (typeof art)[number]) {
  const file = `${name}.png`;
  return [
    `Content-Type: image/png; name=${file}`,
    `Content-Id: <${cidOf(name)}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${file}`,
    '',
    wrap(encode(readFileSync(join(import.meta.dirname, 'art', file)))),
  ].join('\r\n');
}

let attachments: ReturnType<typeof read> | undefined;

/** Content id of a picture in a mail. */
export const cidOf = (name: (typeof art)[number]) => `${name}@tzemed`;

/** The pictures as a mail carries them. They are read with the first mail and not at the start. */
export const pictures = () => (attachments ??= read());
