import type { Plugin } from 'vite';

/** What the browser needs of a row of the endpoint table; the schemas of answers are checked by the server alone. */
const kept = new Set(['method', 'path']);

/**
 * Leaves out of the browser's build what only the server reads in the contract: the schemas inside endpoint rows, and
 * every schema that no form uses. (Without this the login page carries 13 KB of JavaScript instead of 9.)
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/]\w[\w-]*\.ts$/ },
    handler(code) {
      const edits: Edit[] = [];
      for (const statement of this.parse(code).body as Node[]) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations ?? []) {
          if (!init || init.type.endsWith('FunctionExpression')) continue;
          const calls = callsIn(init);
          if (calls.length === 0) continue;
          // The bundler drops an unused constant only if it knows that making it has no effect.
          edits.push({ at: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
          edits.push(...calls.flatMap((call) => leanRow(call, code)));
          edits.push({ at: init.end, end: init.end, text: '))()' });
        }
      }
      return { code: applied(code, edits), map: null };
    },
  },
});

/** As much of the syntax tree as is looked at here. */
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  declaration?: Node | null;
  declarations?: { init: Node | null }[];
  callee?: Node;
  arguments?: Node[];
  properties?: { start: number; end: number; key?: Node; value?: Node }[];
};
type Edit = { at: number; end: number; text: string };

function callsIn(node: Node): Node[] {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return [];
  const children = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
  return [...(node.type === 'CallExpression' ? [node] : []), ...children.flatMap(callsIn)];
}

/** `endpoint({ … })` without what the client never looks at; of the reply it keeps whether there is one, or bytes. */
function leanRow(call: Node, code: string): Edit[] {
  const row = call.arguments?.[0];
  if (call.callee?.name !== 'endpoint' || !row?.properties) return [];
  const entries = row.properties.flatMap((property) => {
    const name = property.key?.name;
    if (name && kept.has(name)) return [code.slice(property.start, property.end)];
    if (name !== 'reply') return [];
    return [property.value?.value === 'file' ? `reply: 'file'` : 'reply: true'];
  });
  return [{ at: row.start, end: row.end, text: `{ ${entries.join(', ')} }` }];
}

/** Later edits first, so that the places of the earlier ones stay true. */
const applied = (code: string, edits: Edit[]) =>
  edits
    .toSorted((a, b) => b.at - a.at || b.end - a.end)
    .reduce((text, { at, end, text: insert }) => text.slice(0, at) + insert + text.slice(end), code);
