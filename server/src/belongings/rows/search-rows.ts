import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import { petOf, scopeOf, type ViewScope, viewsOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { findItems } from '../../search/find-items.ts';
import type { Narrowing } from '../../search/store.ts';

/** Ids of one noun's rows that are found by some words, the best first, and how many there are. */
export async function findMatchingIds<A extends Area>(
  ctx: ViewCtx<A>,
  noun: string,
  asked: string,
  narrowing: Narrowing,
  { page, limit }: Paging,
) {
  if (narrowing.petId !== undefined) await petOf(ctx, narrowing.petId);
  const part = { noun, limit, offset: (page - 1) * limit };
  const { found } = await findItems(ctx.db, viewsOf(ctx, [ctx.right.area]), asked, narrowing, part);
  const ofNoun = found.filter((row) => row.noun === noun);
  return { ids: ofNoun.flatMap(({ id }) => id ?? []), total: ofNoun[0]?.count ?? 0 };
}

type Searched<A extends Area, Row, Many extends string> = {
  readonly noun: string;
  readonly many: Many;
  findAll(db: Db, scope: ViewScope<A>, ids: readonly string[]): Promise<Row[]>;
};

/** A page of a noun's rows that are found by some words, as its lists answer them. */
export async function searchRows<A extends Area, Row extends { readonly id: string }, const Many extends string>(
  ctx: ViewCtx<A>,
  { noun, many, findAll }: Searched<A, Row, Many>,
  { q, page, limit, ...narrowing }: { q: string } & Narrowing & Paging,
) {
  const { ids, total } = await findMatchingIds(ctx, noun, q, narrowing, { page, limit });
  const rows = ids.length > 0 ? await findAll(ctx.db, scopeOf(ctx), ids) : [];
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { [many]: rows, total, page, limit } as { [K in Many]: Row[] } & Paging & { total: number };
}
