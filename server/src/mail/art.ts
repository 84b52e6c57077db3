import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mark, and faces in the windows of a house: for light and for dark mails. `npm run pictures` makes them. */
export const art = ['mark-light', 'mark-dark', 'faces-light', 'faces-dark'] as const;

const read = () =>
  art.map((name) => ({
    filename: `${name}.png`,
    content: readFileSync(join(import.meta.dirname, 'art', `${name}.png`)),
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: cidOf(name),
  }));

let attachments: ReturnType<typeof read> | undefined;

/** What a mail's pictures are called in it. */
export const cidOf = (name: (typeof art)[number]) => `${name}@tzemed`;

/** The pictures as a mail carries them. They are read with the first mail and not at the start. */
export const pictures = () => (attachments ??= read());
