import type { PreferencesInput, SettingsInput } from '@tzemed/contract/account/settings';
import { petOf } from '../../../access.ts';
import type { Member } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { invalid, Refusal } from '../../../lib/refusal.ts';
import { preferencesOf, settingsOf } from '../public-user.ts';
import { findSignedIn } from '../../../identity/accounts.ts';
import * as store from './store-settings.ts';

export const getSettings = async (ctx: Member) => settingsOf(await findSignedIn(ctx));
export const getPreferences = async (ctx: Member) => preferencesOf(await findSignedIn(ctx));

/** Writes what is given and has the user's other screens ask for it. */
const write = (ctx: Member, values: store.Values) =>
  transact(ctx, async (ctx) => {
    const { db, user, now } = ctx;
    await store.update(db, user.id, values, now);
    ctx.afterwards.push(async () => ctx.live.tellAccount([user.id]));
    return findSignedIn(ctx);
  });

export const updateSettings = async (ctx: Member, input: SettingsInput) =>
  settingsOf(await write(ctx, { ...input, settingsAt: ctx.now }));

export async function updatePreferences(ctx: Member, input: PreferencesInput) {
  if (input.defaultPetId) await refuseOutOfReach(ctx, input.defaultPetId);
  return preferencesOf(await write(ctx, input));
}

/** The same for a pet that is unknown, deleted or somebody else's. */
async function refuseOutOfReach(ctx: Member, petId: string) {
  try {
    await petOf({ ...ctx, right: { area: 'profile', level: 'view' } }, petId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw invalid({ defaultPetId: 'petGone' });
    throw error;
  }
}
