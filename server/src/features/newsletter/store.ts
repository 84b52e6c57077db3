import type { Lang } from '@tzemed/contract/text/languages';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

type Asked = {
  readonly id: string;
  readonly emailHash: Buffer;
  readonly email: string;
  readonly language: Lang;
  readonly wording: string;
  readonly now: Date;
  /** Another mail is sent where the last one is as old. */
  readonly mailedBefore: Date;
};

/** The subscription that is to be confirmed by a mail now; nothing where it is confirmed already, or was mailed lately. */
export async function ask(db: Db, { now, mailedBefore, ...asked }: Asked) {
  const { language, wording } = asked;
  const row = await db
    .insertInto('newsletterSubscriptions')
    .values({ ...asked, askedAt: now, mailedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('emailHash')
        .where('endedAt', 'is', null)
        .doUpdateSet({ language, wording, askedAt: now, mailedAt: now })
        .where('newsletterSubscriptions.confirmedAt', 'is', null)
        .where('newsletterSubscriptions.mailedAt', '<=', mailedBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A subscription that stands, confirmed or not. */
export const findStanding = (db: Db, id: string) =>
  db
    .selectFrom('newsletterSubscriptions')
    .select(['email', 'language', 'mailedAt', 'confirmedAt'])
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** Confirms a subscription and answers whether it stands. The time of an earlier confirmation is kept. */
export async function confirm(db: Db, id: string, now: Date) {
  const row = await db
    .updateTable('newsletterSubscriptions')
    .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends whatever stands for an address; `stopId`: see `stopIdOf`. */
export async function end(db: Db, stopId: string, now: Date) {
  const isSameAddress = sql<boolean>`substring(email_hash for 16) = uuid_send(${stopId}::uuid)`;
  const standing = await db
    .updateTable('newsletterSubscriptions')
    .set({ endedAt: now, email: null })
    .where(isSameAddress)
    .where('endedAt', 'is', null)
    .where('confirmedAt', 'is not', null)
    .returning('id')
    .execute();
  // Unconfirmed subscriptions need no proof of consent, so they are deleted.
  await db.deleteFrom('newsletterSubscriptions').where(isSameAddress).where('confirmedAt', 'is', null).execute();
  return standing.length > 0;
}

/** Erases requests that nobody has confirmed, and proofs that have served their time. */
export async function sweep(
  db: Db,
  { unconfirmed, ended, delivered }: { readonly unconfirmed: Date; readonly ended: Date; readonly delivered: Date },
) {
  const requests = await db
    .deleteFrom('newsletterSubscriptions')
    .where('confirmedAt', 'is', null)
    .where('mailedAt', '<', unconfirmed)
    .executeTakeFirst();
  const proofs = await db.deleteFrom('newsletterSubscriptions').where('endedAt', '<', ended).executeTakeFirst();
  const deliveries = await db.deleteFrom('newsletterDeliveries').where('queuedAt', '<', delivered).executeTakeFirst();
  return Object.fromEntries(
    Object.entries({ requests, proofs, deliveries }).map(([what, { numDeletedRows }]) => [
      what,
      Number(numDeletedRows),
    ]),
  );
}
