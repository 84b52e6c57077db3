import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Email } from 'postal-mime';
import { writeDurably } from '../lib/files/durable-file.ts';
import type { Sending } from './mail.ts';

/** Folder for mails while there is no SMTP server. */
export const outboxOf = (dataDir: string) => path.join(dataDir, 'outbox');

export type KeptMail = { readonly file: string; readonly mail: Email };

/** Names begin with the date, so that they sort by it. */
export const keepMail = (folder: string, { id, date }: Sending, bytes: Uint8Array) =>
  writeDurably(path.join(folder, `${date.toISOString().replaceAll(/[:.]/g, '-')}_${id}.eml`), bytes);

const fileShape = /^[\w-]+\.eml$/;

/** The newest `most` mails. */
export async function listMails(folder: string, most: number): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => fileShape.test(name))
    .sort()
    .toReversed()
    .slice(0, most);
  const mails = await Promise.all(newest.map((name) => findMail(folder, name)));
  return mails.filter((mail) => mail !== undefined);
}

/** Mail by its file name; `undefined` when there is none of that name. */
export async function findMail(folder: string, file: string): Promise<KeptMail | undefined> {
  if (!fileShape.test(file)) return undefined;
  const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
  if (!bytes) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  return { file, mail: await PostalMime.parse(bytes) };
}
