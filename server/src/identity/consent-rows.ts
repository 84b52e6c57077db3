import { type ConsentKind, consentKinds } from '@tzemed/contract/account/consent-kinds';
import { maxConsents } from '@tzemed/contract/account/consents';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

type Wordings = Partial<Readonly<Record<ConsentKind, string>>>;

/** Each with the moment, which is the proof. */
export async function insert(db: Db, userId: string, wordings: Wordings, givenAt: Date) {
  const given = consentKinds.flatMap((kind) => {
    const wordingVersion = wordings[kind];
    return wordingVersion === undefined ? [] : { id: newId(), userId, kind, wordingVersion, givenAt };
  });
  if (given.length > 0) await db.insertInto('consents').values(given).execute();
}

/** The newest first. */
export const list = (db: Db, userId: string) =>
  db
    .selectFrom('consents')
    .select(['kind', 'wordingVersion as wording', 'givenAt'])
    .where('userId', '=', userId)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxConsents)
    .execute();
