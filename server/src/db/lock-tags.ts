import { type Expression, sql } from 'kysely';

/**
 * SQL: tag ids as they are written to a row of this household. Tags are locked until the transaction ends; those that were
 * erased meanwhile are left out.
 *
 * @throws foreign key violation `known_tags` for a tag that the household does not have: a 404
 */
export const lockTags = (householdId: Expression<unknown>, tagIds: unknown) =>
  sql<string[]>`lock_tags(${householdId}, ${tagIds}::uuid[])`;

/** Values of a row of this household; those with tags lock them. Every statement that writes `tag_ids` uses it. */
export const withLockedTags = <V extends object>(householdId: Expression<unknown>, values: V): V => {
  const { tagIds } = values as { readonly tagIds?: unknown };
  return tagIds === undefined ? values : { ...values, tagIds: lockTags(householdId, tagIds) };
};
