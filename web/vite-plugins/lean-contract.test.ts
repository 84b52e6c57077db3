import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanContract } from './lean-contract.ts';

function lean(code: string, id = '/contract/src/noun.ts'): string {
  const { transform } = leanContract();
  if (typeof transform !== 'object') throw new Error('no transform');
  const handler = transform.handler as unknown as (this: object, code: string, id: string) => { code: string };
  return handler.call({ parse: parseAst }, code, id).code;
}

const noun = `
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
export const kinds = ['a', 'b'];
const byId = '/nouns/:id';
const kind = z.enum(kinds);
export const input = z.object({ kind, name: text(50) });
export const isKind = (value) => kinds.includes(value);
export const nouns = {
  list: endpoint({ method: 'GET', path: '/nouns', access: 'user', query: z.object({ q: text(9) }), reply: z.object({ kind }) }),
  file: endpoint({ method: 'GET', path: byId, reply: 'file' }),
  remove: endpoint({ method: 'DELETE', path: byId, body: input }),
};`;

test('A noun comes as its rows and its schemas', () => {
  expect(lean(noun)).toBe(`export * from './noun.ts?rows';\nexport * from './noun.ts?schemas';`);
});

test('The rows keep addresses, and whether and how they answer, and import nothing but their own type', () => {
  const rows = lean(noun, '/contract/src/noun.ts?rows');
  expect(rows.match(/^import.*$/gm)).toEqual([`import { endpoint } from './endpoint.ts';`]);
  const module = rows.replaceAll('export ', '').replace(/^import.*$/gm, '');
  const result = new Function('endpoint', `${module}; return { nouns, kinds, isKind };`)((row: object) => row) as {
    nouns: object;
    kinds: string[];
    isKind: (value: string) => boolean;
  };
  expect(result.nouns).toEqual({
    list: { method: 'GET', path: '/nouns', reply: true },
    file: { method: 'GET', path: '/nouns/:id', reply: 'file' },
    remove: { method: 'DELETE', path: '/nouns/:id' },
  });
  expect(result.isKind('b')).toBe(true);
});

test('The schemas are what they were, and may be dropped when nobody uses them', () => {
  const schemas = lean(noun, '/contract/src/noun.ts?schemas');
  expect(schemas).toContain(`import { kinds, isKind, nouns } from './noun.ts?rows';`);
  expect(schemas).toContain(`export const input = /* @__PURE__ */ (() => (z.object({ kind, name: text(50) })))();`);
  expect(schemas).toContain(`const kind = /* @__PURE__ */ (() => (z.enum(kinds)))();`);
  expect(schemas).not.toMatch(/const (nouns|kinds|isKind) =/);
});

test('A module without rows stays one module', () => {
  expect(lean(`export const id = text(3);\nexport const twice = (n) => more(n);`)).toBe(
    `export const id = /* @__PURE__ */ (() => (text(3)))();\nexport const twice = (n) => more(n);`,
  );
});
