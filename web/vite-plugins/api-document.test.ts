import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverOpenApiDocument } from '../../server/src/http/openapi/server-openapi-document.ts';
import { callsOf } from '../src/public/api/calls.ts';
import type { ApiDocument } from '../src/public/api/document.ts';
import { referencePaths, resourceAt, resourcePath, resources } from '../src/public/api/resources.ts';

const served = serverOpenApiDocument() as unknown as ApiDocument;

it('Every resource of the document has its page in the menu, and no other', () => {
  expect(Object.keys(resources).toSorted()).toEqual(served.tags.map(({ name }) => name).toSorted());
  expect(new Set(referencePaths).size).toBe(referencePaths.length);
  for (const name of Object.keys(resources)) expect(resourceAt(resourcePath(name))).toBe(name);
  expect(resourceAt('/developers/nothing')).toBeUndefined();
});

it('Every call of the document stands once, with a sentence and an answer', () => {
  const calls = Object.keys(resources).flatMap((name) => callsOf(served, name));
  expect(calls).toHaveLength(Object.values(served.paths).flatMap((methods) => Object.keys(methods)).length);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  for (const { summary, answers, parameters, fields } of calls) {
    expect(summary).not.toBe('');
    expect(answers.some(({ code }) => code.startsWith('2'))).toBe(true);
    for (const { type } of [...parameters, ...fields]) expect(type).not.toContain('undefined');
  }
});

it('Every file that the document is made of is among those whose changes build the site anew', () => {
  const server = path.join(import.meta.dirname, '../../server/src');
  const files = new Set([path.join(server, 'http/openapi/server-openapi-document.ts')]);
  for (const file of files)
    for (const [, from] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^;]*? from '(\.[^']+)'/gm,
    ))
      files.add(path.join(path.dirname(file), from!));
  const places = [...files].map((file) => path.relative(server, file).split(path.sep).join('/'));
  expect(places).toContain('http/endpoint-properties.ts');
  // Folders and files of the server that `scripts/prepare.mjs` lists for the site.
  expect(places.filter((place) => !/^(http|printing)\/|^version\.ts$/.test(place))).toEqual([]);
});
