import type { ProfileInput } from '@tzemed/contract/account/profile';
import type { Db } from '../../../db/client.ts';

export const find = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select([
      'name',
      'firstname',
      'lastname',
      'email',
      'pendingEmail',
      'phone',
      'address',
      'city',
      'country',
      'profilePicture',
      'createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

type Details = Pick<ProfileInput, 'phone' | 'address' | 'city' | 'country'>;
type Names = Partial<Record<'name', string> & Record<'firstname' | 'lastname', string | null>>;

/** Writes the values that are given; an undefined one leaves its column as it is. */
export const update = (db: Db, id: string, values: Details & Names, now: Date) =>
  db
    .updateTable('users')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .execute();
