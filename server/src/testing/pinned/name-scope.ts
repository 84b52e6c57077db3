import type { Alias, Node } from 'libpg-query';
import { Key } from './pin-key.ts';
import { textOf } from './syntax-tree.ts';

/** Leading key column of household tables. */
export const column = 'household_id';

export type Column = { readonly name: string | undefined; readonly key: Key | undefined };
export type Relation = { readonly name: string | undefined; readonly columns: readonly Column[] };
export type Scope = {
  readonly relations: Relation[];
  readonly outer: Scope | undefined;
  readonly named: ReadonlyMap<string, readonly Column[]>;
};

export const within = (outer: Scope | undefined): Scope => ({ relations: [], outer, named: outer?.named ?? new Map() });

/** Scope of a sibling query: sees the outer scope, but not the relations of this one. */
export const sibling = ({ outer, named }: Scope): Scope => ({ relations: [], outer, named });

export function join({ relations }: Scope, name: string | undefined, columns: readonly Column[]): Relation {
  const relation = { name, columns };
  relations.push(relation);
  return relation;
}

/** Columns of a subquery from outside: a condition on them narrows its result, but not the rows that it reads. */
export const offered = (columns: readonly Column[]) =>
  columns.map(({ name, key }) => ({ name, key: Key.oneOf([key]) }));

export const renamed = (columns: readonly Column[], names: readonly Node[] | undefined) =>
  columns.map(({ name, key }, i) => ({ name: textOf(names?.[i]) ?? name, key }));

/** The column of a function with a single alias has the same name. */
export const columnsOf = ({ aliasname, colnames }: Alias, key: Key | undefined) =>
  colnames?.map((name) => ({ name: textOf(name), key })) ?? [{ name: aliasname, key }];

export const keyIn = ({ columns }: Relation) => columns.find(({ name }) => name === column)?.key;
export const keysOf = (relations: readonly Relation[]) =>
  new Set(relations.flatMap(({ columns }) => columns.map(({ key }) => key)));

/** The innermost that has such a column. */
export function find(
  relation: string | undefined,
  name: string | undefined,
  scope: Scope | undefined,
): Key | undefined {
  if (!scope) return undefined;
  const from = scope.relations.filter((each) => relation === undefined || each.name === relation);
  const found = from.flatMap(({ columns }) => columns).find((each) => each.name === name);
  if (found) return found.key;
  return relation !== undefined && from.length > 0 ? undefined : find(relation, name, scope.outer);
}
