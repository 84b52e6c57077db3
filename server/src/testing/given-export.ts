import { createHash } from 'node:crypto';
import { newId } from '../lib/ids.ts';
import type { TestApp } from './app.ts';
import type { Owner } from './given.ts';

/** A copy of this owner's data that can be downloaded: of a few bytes, that are no ZIP. */
export async function givenExport({ db, clock, services }: TestApp, { id: userId }: Pick<Owner, 'id'>) {
  const [fileId, bytes] = [newId(), Buffer.from('a copy')];
  await services.files.put(fileId, bytes);
  const now = clock.now;
  const file = { fileId, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
  const times = { startedAt: now, triedAt: now, endedAt: now, expiresAt: new Date(now.getTime() + 7 * 86_400_000) };
  await db
    .insertInto('accountExports')
    .values({ ...file, ...times, userId, id: newId(), state: 'ready', language: 'he', tries: 1, done: 9, total: 9 })
    .execute();
}
