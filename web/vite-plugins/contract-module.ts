/** As much of a syntax tree (ESTree) as is looked at here. */
export type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  computed?: boolean;
  shorthand?: boolean;
  id?: Node | null;
  local?: Node;
  key?: Node;
  init?: Node | null;
  property?: Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  specifiers?: Node[];
  declaration?: Node | null;
  declarations?: Node[];
};

/** A top-level statement of a module of the contract. */
export type Statement = { node: Node; isImport: boolean; isExported: boolean; names: readonly string[] };

export function statementsOf(body: Node[]): Statement[] {
  return body.map((node) => {
    const declaration = node.declaration ?? node;
    const declared =
      node.type === 'ImportDeclaration'
        ? node.specifiers?.map(({ local }) => local)
        : declaration.declarations?.map(({ id }) => id);
    return {
      node,
      isImport: node.type === 'ImportDeclaration',
      isExported: node.type === 'ExportNamedDeclaration',
      names: (declared ?? [declaration.id]).flatMap((id) => id?.name ?? []),
    };
  });
}

/** The properties of an endpoint row that stay in the browser; what else is in there counts as gone. */
const keptInRows = new Set(['method', 'path', 'reply']);
export const isRow = ({ type, callee }: Node) => type === 'CallExpression' && callee?.name === 'endpoint';
export const rowProperties = (call: Node) =>
  (call.arguments?.[0]?.properties ?? []).filter(({ key }) => keptInRows.has(key?.name ?? ''));

function childrenOf(node: Node): Node[] {
  if (isRow(node)) return [node.callee!];
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
}

/** Every call in an expression, but for those that only run when a function inside it is called. */
export function callsIn(node: Node): Node[] {
  if (/Function/.test(node.type)) return [];
  return [...(node.type === 'CallExpression' ? [node] : []), ...childrenOf(node).flatMap(callsIn)];
}

/** The names that a piece of code reads. */
export function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name!];
  const isLabel = (child: Node) =>
    !node.computed && (child === node.property || (child === node.key && !node.shorthand));
  return childrenOf(node).flatMap((child) => (isLabel(child) ? [] : namesIn(child)));
}

/** The statements that need no schema, nor anything else from another module but `endpoint`. */
export function withoutSchemas(statements: readonly Statement[]): Statement[] {
  let light = statements.filter(({ isImport, names }) => !isImport || names.every((name) => name === 'endpoint'));
  for (;;) {
    const lightNames = new Set(light.flatMap(({ names }) => names));
    const allNames = new Set(statements.flatMap(({ names }) => names));
    const next = light.filter(({ node }) => namesIn(node).every((name) => lightNames.has(name) || !allNames.has(name)));
    if (next.length === light.length) return light;
    light = next;
  }
}
