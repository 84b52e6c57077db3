import type { PreferencesInput, SettingsInput } from '@tzemed/contract/account/settings';
import type { Db } from '../../../db/client.ts';

export type Values = SettingsInput & PreferencesInput & { readonly settingsAt?: Date };

/** Writes the values that are given; an undefined one leaves its column as it is. */
export const update = (db: Db, id: string, values: Values, now: Date) =>
  db
    .updateTable('users')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .execute();
