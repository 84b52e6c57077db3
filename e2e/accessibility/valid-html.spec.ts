import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../fixtures/browser-test.ts';

const folder = path.resolve(import.meta.dirname, '../../web/build/client');
const rules = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    // Pages of the app hold pictures of their screens in `<template>`s, which it counts as shown.
    rules: { 'no-multiple-main': 'off' },
  }),
);

/** Many pages of one kind: the first of each language stands for all. */
const ofOneKind = /^(en\/|ar\/)?(help|developers)\/(?=[^/]+\/)/;

async function builtPages() {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
  const kinds = new Set<string>();
  return names.filter((name) => {
    const kind = ofOneKind.exec(name)?.[0] ?? name;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
}

test('Every built page is HTML as the standard has it', async () => {
  const pages = await builtPages();
  expect(pages.length).toBeGreaterThan(100);
  const faults = new Map<string, string>();
  for (const page of pages) {
    const { results } = await rules.validateString(await readFile(path.join(folder, page), 'utf8'));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) faults.set(`${ruleId}: ${message} (${selector})`, page);
  }
  expect([...faults].map(([fault, page]) => `${page}: ${fault}`)).toEqual([]);
});
