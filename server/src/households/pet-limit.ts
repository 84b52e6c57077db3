import type { Plan } from '@tzemed/contract/account/subscription';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { Refusal } from '../lib/refusal.ts';

type Ctx = { readonly db: Db; readonly config: Pick<Config, 'freePlanPetLimit'> };

/** Maximum number of pets in a household by plan; null without a limit. */
export const limitOf = ({ freePlanPetLimit }: Ctx['config'], plan: Plan) =>
  plan === 'free' ? (freePlanPetLimit ?? null) : null;

/** Pets of each home that count for the plan, and the best plan among its owners. Archived and deleted pets do not count. */
export const listUse = (db: Db, householdIds: readonly string[]) =>
  db
    .selectFrom('households as h')
    .where('h.householdId', 'in', [...householdIds])
    .select('h.householdId')
    .select([
      sql<number>`(
        select count(*) from pets p
        where p.household_id = h.household_id and p.deleted_at is null and p.archived_at is null
      )`.as('pets'),
      sql<boolean>`exists (
        select from household_members m join users u on u.id = m.user_id
        where m.household_id = h.household_id and u.plan <> 'free'
      )`.as('isPremium'),
    ])
    .orderBy('h.createdAt')
    .orderBy('h.householdId')
    .execute();

/**
 * Refuses what puts more pets into a home than its owners' plan allows. The home has to be held, so that two pets that are
 * added at once are counted one after the other. `more`: pets that are still to come.
 */
export async function refuseAbovePlan(ctx: Ctx, householdId: string, more = 0) {
  if (ctx.config.freePlanPetLimit === undefined) return;
  const [use] = await listUse(ctx.db, [householdId]);
  const n = use && limitOf(ctx.config, use.isPremium ? 'premium' : 'free');
  if (use && typeof n === 'number' && use.pets + more > n) throw new Refusal(403, 'petLimit', { n });
}
