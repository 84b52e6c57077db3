import type { Node } from 'libpg-query';

type Kind = Node extends infer N ? (N extends N ? keyof N : never) : never;
/** A node, whichever it is: the parser wraps each in its name. */
export type Tree = { readonly [K in Kind]?: Extract<Node, Record<K, unknown>>[K] };
export const open = (node: Node | undefined): Tree => (node as Tree | undefined) ?? {};
export const textOf = (node: Node | undefined) => open(node).String?.sval;
/** The sides of `(a, b) = (c, d)`, one by one. */
export const partsOf = (node: Node | undefined) => open(node).RowExpr?.args ?? [node];
