import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanContract } from './lean-contract.ts';

function lean(code: string): string {
  const { transform } = leanContract();
  if (typeof transform !== 'object') throw new Error('no transform');
  const handler = transform.handler as unknown as (this: object, code: string) => { code: string };
  return handler.call({ parse: parseAst }, code).code;
}

/** Runs a piece of the contract with stand-ins for what it calls. */
function run(code: string) {
  const made: string[] = [];
  const z = { object: (shape: object) => made.push(Object.keys(shape).join()) };
  const endpoint = (row: object) => row;
  const body = code.replaceAll('export ', '');
  return { table: new Function('z', 'endpoint', `${body}; return table;`)(z, endpoint) as object, made };
}

test('A row keeps its address and whether it answers; its schemas are not even made', () => {
  const { table, made } = run(
    lean(`export const table = {
      list: endpoint({ method: 'GET', path: '/a', access: 'user', query: z.object({ q: 1 }), reply: z.object({ rows: 1 }) }),
      file: endpoint({ method: 'GET', path: '/b', reply: 'file' }),
      remove: endpoint({ method: 'DELETE', path: '/c', body: z.object({ password: 1 }) }),
    };`),
  );
  expect(table).toEqual({
    list: { method: 'GET', path: '/a', reply: true },
    file: { method: 'GET', path: '/b', reply: 'file' },
    remove: { method: 'DELETE', path: '/c' },
  });
  expect(made).toEqual([]);
});

test('Schemas that somebody uses stay as they are', () => {
  const { made } = run(lean(`const input = z.object({ name: 1 }); export const table = { input };`));
  expect(made).toEqual(['name']);
});

test('Functions and plain values are left alone', () => {
  const code = `export const twice = (n) => more(n); const list = ['a']; type();`;
  expect(lean(code)).toBe(code);
});
