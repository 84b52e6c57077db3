import type { Area, Level } from '@tzemed/contract/schema/endpoint';
import { type Expression, sql } from 'kysely';
import { type EditScope, type GivenScope, type Proven, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { DB } from '../../db/tables.ts';
import { lockingItem } from '../../files/attachment-rows.ts';

type OfThing = { readonly thingId: string };
type Which = OfThing & { readonly id: string };
type Page = { readonly page: number; readonly limit: number };

/** The statements of what is said of the things of one noun, as far as the things stand and who asks may reach them. */
export function commentsOf<A extends Area>(noun: keyof DB & string) {
  const ofThing = (db: Db, scope: GivenScope, thingId: Expression<string>) =>
    db
      .selectFrom('comments')
      .where(within(scope, 'comments'))
      .where('noun', '=', sql.lit(noun))
      .where('thingId', '=', thingId)
      .where('deletedAt', 'is', null);

  const list = prepared(
    (db, scope: GivenScope, { thingId, limit, ahead }: Given<OfThing & { limit: number; ahead: number }>) =>
      ofThing(db, scope, thingId)
        .select(selection)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(ahead),
  );
  const count = prepared((db, scope: GivenScope, { thingId }: Given<OfThing>) =>
    ofThing(db, scope, thingId).select(sql<number>`count(*)::int`.as('total')),
  );
  const find = prepared((db, scope: GivenScope, { thingId, id }: Given<Which>) =>
    ofThing(db, scope, thingId).where('id', '=', id).select(selection),
  );
  const changing = (db: Db, scope: GivenScope, { thingId, id }: Given<Which>) =>
    db
      .updateTable('comments')
      .where(within(scope, 'comments'))
      .where('noun', '=', sql.lit(noun))
      .where('thingId', '=', thingId)
      .where('id', '=', id);
  const change = prepared(
    (db, scope: GivenScope, { text, now, ...which }: Given<Which & { now: Date; text: string }>) =>
      changing(db, scope, which)
        .set({ text, updatedAt: now, updatedBy: scope.userId } as never)
        .where('deletedAt', 'is', null)
        .returning(selection),
  );
  const remove = prepared((db, scope: GivenScope, which: Given<Which & { now: Date }>) =>
    changing(db, scope, which)
      .set({ deletedAt: which.now, deletedBy: scope.userId } as never)
      .where('deletedAt', 'is', null)
      .returning('id'),
  );
  const restore = prepared((db, scope: GivenScope, which: Given<Which>) =>
    changing(db, scope, which)
      .set({ deletedAt: null, deletedBy: null } as never)
      .where('deletedAt', 'is not', null)
      .returning(selection),
  );

  return {
    list: (db: Db, scope: ViewScope<A>, thingId: string, { page, limit }: Page) =>
      list(db, scope, { thingId, limit, ahead: (page - 1) * limit }),
    count: async (db: Db, scope: ViewScope<A>, thingId: string) => (await count(db, scope, { thingId }))[0]!.total,
    find: async (db: Db, scope: ViewScope<A>, which: Which) => (await find(db, scope, which))[0],
    hold: lockingItem<A>(noun),

    /** Returns undefined if the id is taken in this household. */
    async insert(db: Db, pet: Proven<A, 'edit'>, { id, thingId }: Which, text: string, now: Date) {
      const { householdId, petId, area, userId } = pet as Proven<A, Level>;
      const [made] = await db
        .insertInto('comments')
        .values({
          id,
          householdId,
          petId,
          area,
          noun,
          thingId,
          text,
          createdAt: now,
          createdBy: userId,
          updatedAt: now,
          updatedBy: userId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(selection)
        .execute();
      return made;
    },

    change: async (db: Db, scope: EditScope<A>, which: Which, text: string, now: Date) =>
      (await change(db, scope, { ...which, now, text }))[0],
    remove: async (db: Db, scope: EditScope<A>, which: Which, now: Date) =>
      (await remove(db, scope, { ...which, now }))[0],
    restore: async (db: Db, scope: EditScope<A>, which: Which) => (await restore(db, scope, which))[0],
  };
}

const selection = ['id', 'petId', 'text', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const;
