import type { ESTree } from 'vite';

/** What only the API reference reads of a schema, by the place of the schema in the call that says it. */
const says: Readonly<Record<string, number>> = { withExample: 0, named: 1 };

/** A module without what it says for the API reference: `withExample(schema, 'דנה')` is its schema. */
export function withoutReference(program: ESTree.Program, code: string): string {
  let text = code;
  const cuts: (readonly [start: number, end: number, instead: string])[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, callee, arguments: given = [], start, end } = node as ESTree.CallExpression;
    const schema = type === 'CallExpression' && callee.type === 'Identifier' && given[says[callee.name] ?? -1];
    if (!schema) return Object.values(node).forEach(visit);
    cuts.push([start, schema.start, '('], [schema.end, end, ')']);
    visit(schema);
  };
  visit(program.body);
  // From the end, so that the places of what comes earlier stay true.
  for (const [start, end, instead] of cuts.toSorted(([a], [b]) => b - a))
    text = text.slice(0, start) + instead + text.slice(end);
  return text;
}
