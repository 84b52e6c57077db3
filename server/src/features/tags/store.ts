import { tag, type TagInput } from '@tzemed/contract/items/tags';
import { sql } from 'kysely';
import { type GivenScope, type Home, homeWithin, type OwnScope } from '../../access.ts';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Own = OwnScope<'profile'>;

export const rows = householdItemRows<'profile', Omit<TagInput, 'version'>, typeof tag>('tags', tag, {
  order: sql`tags.name`,
  computed: { mergedIds: sql<string[]>`array_remove(tag_and_merged(tags.household_id, tags.id), tags.id)` },
  restored: { mergedInto: null },
});

export const countOf = async (db: Db, { householdId }: Home) => {
  const { total } = await db
    .selectFrom('tags')
    .where('householdId', '=', householdId)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** True when the database refused a second tag with the same name. */
export const isNameTaken = (error: unknown) => (error as { constraint?: string }).constraint === 'tags_called';

const locking = prepared((db, scope: GivenScope, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('tags')
    .select(['id', 'householdId'])
    .where(homeWithin(scope, 'tags'))
    .where(sql<boolean>`tags.id = any(${ids})`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate(),
);
/** Locks the existing tags among these until the transaction ends. */
export const lock = (db: Db, scope: Own, ids: readonly string[]) => locking(db, scope, { ids });

type Merge = { readonly id: string; readonly into: string; readonly now: Date };
const merging = prepared((db, scope: GivenScope, { id, into, now }: Given<Merge>) =>
  db
    .updateTable('tags')
    .set({
      mergedInto: into,
      deletedAt: now,
      deletedBy: scope.userId,
      updatedAt: now,
      updatedBy: scope.userId,
    } as never)
    .where(homeWithin(scope, 'tags'))
    .where('id', '=', id)
    .returning('id'),
);
export const mergeInto = async (db: Db, scope: Own, merge: Merge) => (await merging(db, scope, merge))[0];
