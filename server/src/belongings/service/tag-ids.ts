import type { Area } from '@tzemed/contract/schema/endpoint';
import { type GivenScope, homeWithin, scopeOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound } from '../../lib/refusal.ts';

/** Input that may contain tags. */
export type Taggable = { readonly tagIds?: readonly string[] | undefined };

/** 404 for what cannot be a tag, as for what is nobody's: whether its home has it, the writing statement looks (`lockTags`). */
export function refuseInvalidTagIds({ tagIds = [] }: Taggable) {
  if (!tagIds.every(isUuid)) throw notFound();
}

const standing = prepared((db, scope: GivenScope, { tagId }: Given<{ tagId: string }>) =>
  db
    .selectFrom('tags')
    .select('id')
    .where(homeWithin(scope, 'tags'))
    .where('id', '=', tagId)
    .where('deletedAt', 'is', null),
);

/**
 * A list, by a tag where one is named: 404 for one that is out of reach, or does not stand. Both are asked at once, so that
 * nothing tells a tag of others from none.
 */
export async function withTagFilter<A extends Area, T>(
  ctx: ViewCtx<A>,
  { tagId }: { readonly tagId?: string | undefined },
  list: () => Promise<T>,
) {
  if (tagId === undefined) return list();
  if (!isUuid(tagId)) throw notFound();
  const [found, tags] = await Promise.all([list(), standing(ctx.db, scopeOf(ctx), { tagId })]);
  if (tags.length === 0) throw notFound();
  return found;
}
