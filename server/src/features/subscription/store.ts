import type { Plan } from '@tzemed/contract/account/subscription';
import type { Db } from '../../db/client.ts';

export const find = (db: Db, id: string) =>
  db.selectFrom('users').select(['plan', 'planAt', 'createdAt']).where('id', '=', id).executeTakeFirst();

export const setPlan = (db: Db, id: string, plan: Plan, now: Date) =>
  db.updateTable('users').set({ plan, planAt: now, updatedAt: now }).where('id', '=', id).execute();
