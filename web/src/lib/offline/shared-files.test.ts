import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSharedFiles } from './shared-files.ts';

let kept: Map<string, Response>;
let isDeleted: boolean;
const given = (owner: string | null, at = Date.now()) => {
  kept = new Map([
    ['/app/share/files', Response.json({ at, owner, files: [{ name: 'דם.pdf', type: 'application/pdf' }] })],
    ['/app/share/files/0', new Response('scan')],
  ]);
};
beforeEach(() => {
  isDeleted = false;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
    }),
    delete: async () => (isDeleted = true),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('The first user who asks gets the files, again after a reload, and nobody else', async () => {
  given(null);
  for (let time = 0; time < 2; time++) {
    const [file, ...more] = await readSharedFiles('dana');
    expect([file!.name, file!.type, more]).toEqual(['דם.pdf', 'application/pdf', []]);
  }
  expect(await readSharedFiles('noa')).toEqual([]);
  expect(isDeleted).toBe(true);
});

test('Files wait for an hour', async () => {
  given(null, Date.now() - 3_700_000);
  expect(await readSharedFiles('dana')).toEqual([]);
  expect(isDeleted).toBe(true);
});

test('Storage that is blocked holds no files', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  expect(await readSharedFiles('dana')).toEqual([]);
});
