import type { DetailLevel } from '@tzemed/contract/notifications/detail-levels';
import type { DeviceKind } from '@tzemed/contract/notifications/devices';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { Account } from '../../identity/accounts.ts';

const shown = [
  'id',
  'kind',
  'name',
  'secret',
  'createdAt',
  'toldAt',
  'confirmedAt',
  'detail',
  sql<boolean>`gone_at is not null`.as('isGone'),
  // An unconfirmed device has a pending code.
  sql<boolean>`code_hash is null`.as('isConfirmed'),
] as const;

const ofUser = (db: Db, userId: string) => db.selectFrom('devices').where('userId', '=', userId);
export const list = (db: Db, userId: string) => ofUser(db, userId).select(shown).orderBy('id').execute();
export type Device = Awaited<ReturnType<typeof list>>[number] & { readonly kind: DeviceKind };

export const find = (db: Db, userId: string, id: string) =>
  ofUser(db, userId).select(shown).where('id', '=', id).executeTakeFirst();

/** Addresses of a user's devices. */
export const listAddresses = (db: Db, userId: string) => ofUser(db, userId).select(['id', 'kind', 'address']).execute();

export type New = {
  readonly userId: string;
  readonly id: string;
  readonly kind: DeviceKind;
  readonly familyId: string | null;
  readonly name: string;
  readonly address: string;
  readonly p256dh: Buffer | null;
  readonly auth: Buffer | null;
  readonly secret: Buffer | null;
  readonly detail: DetailLevel | null;
  readonly createdAt: Date;
  readonly codeHash: Buffer | null;
  readonly codeUntil: Date | null;
};

/** Adds one, or renews the one that has this address; a number that was confirmed stays so. */
export const put = (db: Db, device: New) =>
  db
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind', 'address']).doUpdateSet(({ ref }) => ({
        familyId: ref('excluded.familyId'),
        name: ref('excluded.name'),
        p256dh: ref('excluded.p256dh'),
        auth: ref('excluded.auth'),
        codeHash: sql`case when devices.code_hash is null then null else excluded.code_hash end`,
        codeUntil: sql`case when devices.code_hash is null then null else excluded.code_until end`,
        codeTries: 0,
        detail: sql`coalesce(devices.detail, excluded.detail)`,
        goneAt: null,
      })),
    )
    .returning(shown)
    .executeTakeFirstOrThrow();

export const remove = async (db: Db, userId: string, id: string) =>
  (await db.deleteFrom('devices').where('userId', '=', userId).where('id', '=', id).returning('id').execute()).length >
  0;

/** Five tries at one code in a million cannot be guessed. */
const maxTries = 5;

/** Counts a try, and answers what is to be compared; nothing when there is none, it is over, or was tried too often. */
export const countTry = async (db: Db, userId: string, id: string, now: Date) =>
  (
    await db
      .updateTable('devices')
      .set(({ eb }) => ({ codeTries: eb('codeTries', '+', 1) }))
      .where('userId', '=', userId)
      .where('id', '=', id)
      .where('codeTries', '<', maxTries)
      .where('codeUntil', '>', now)
      .returning('codeHash')
      .executeTakeFirst()
  )?.codeHash ?? undefined;

const changed = (db: Db, userId: string, id: string) =>
  db.updateTable('devices').where('userId', '=', userId).where('id', '=', id);
/** A new code counts its tries anew. */
export const setCode = (db: Db, userId: string, id: string, codeHash: Buffer, codeUntil: Date) =>
  // A number that was confirmed meanwhile needs no new code.
  changed(db, userId, id).set({ codeHash, codeUntil, codeTries: 0 }).where('codeHash', 'is not', null).execute();
export const confirmNumber = (db: Db, userId: string, id: string) =>
  changed(db, userId, id).set({ codeHash: null, codeUntil: null }).execute();
export const setDetail = (db: Db, userId: string, id: string, detail: DetailLevel | null) =>
  changed(db, userId, id).set({ detail }).returning(shown).executeTakeFirst();
export const markConfirmed = (db: Db, userId: string, id: string, now: Date) =>
  changed(db, userId, id).set({ confirmedAt: now }).execute();
export const markGone = (db: Db, userId: string, id: string, now: Date) =>
  changed(db, userId, id).set({ goneAt: now }).execute();

/** Marks a push as handed over; false when it was already, perhaps by who was killed while it did. */
export const claimSending = async (db: Db, userId: string, id: string, pushId: string) =>
  (
    await changed(db, userId, id)
      .set({ sentPushId: pushId })
      .where('sentPushId', 'is distinct from', pushId)
      .returning('id')
      .execute()
  ).length > 0;
/** Releases the claim of a message that was not accepted after all. */
export const releaseSending = (db: Db, userId: string, id: string) =>
  changed(db, userId, id).set({ sentPushId: null }).execute();

export const markTold = (db: Db, userId: string, id: string, now: Date) =>
  changed(db, userId, id).set({ toldAt: now }).execute();

/** Address and keys of a device. */
export const findTarget = (db: Db, userId: string, id: string) =>
  ofUser(db, userId)
    .select(['id', 'kind', 'address', 'p256dh', 'auth', 'secret', 'codeHash', 'goneAt', 'detail'])
    .where('id', '=', id)
    .executeTakeFirst();

const reachable = prepared((db, { userIds }: Given<{ userIds: readonly string[] }>, _given: object) =>
  db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.userId')
    .select(['devices.userId', 'devices.id', 'devices.kind'])
    .where(sql<boolean>`devices.user_id = any(${userIds})`)
    .where('devices.goneAt', 'is', null)
    .where('devices.codeHash', 'is', null)
    .where(sql<boolean>`case devices.kind when 'sms' then users.sms_notifications else users.notifications end`),
);

/** True when the settings of an account leave devices of a kind switched on. */
export const isSwitchedOn = (account: Pick<Account, 'notifications' | 'smsNotifications'>, kind: DeviceKind) =>
  kind === 'sms' ? account.smsNotifications : account.notifications;

/** Devices of these users that can be reached, as far as is known, and that their settings leave on. */
export const listReachable = (db: Db, userIds: readonly string[]) => reachable(db, { userIds }, {});
