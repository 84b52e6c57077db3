import path from 'node:path';
import { build, type Rolldown } from 'vite';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noEndlessLists } from './no-endless-lists.ts';
import { plainIcons } from './plain-icons.ts';

/** What a script of this text carries in the web's build. */
async function carriedBy(text: string) {
  const script = path.join(import.meta.dirname, 'script.ts');
  const given = {
    name: 'given',
    resolveId: (id: string) => (id === 'script' ? script : undefined),
    load: (id: string) => (id === script ? text : undefined),
  };
  const asked: string[] = [];
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [given, plainIcons(), noEndlessLists(), { name: 'asked', moduleParsed: ({ id }) => void asked.push(id) }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'script', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return { asked: asked.map((id) => path.basename(id)), code: output[0].code };
}

test('Lists without an end are left out, and whoever asks for one hears of it', async () => {
  const { code } = await carriedBy("export { QueryClient } from '@tanstack/query-core';");
  expect(code).toContain('Infinite queries are left out');
  expect(code).not.toContain('addToEnd(');
});

test('An icon is drawn as the package draws it, but for names that nobody styles', async () => {
  const { code } = await carriedBy(
    "export { default as Check } from 'lucide-react/icons/check'; export { default as House } from 'lucide-react/icons/house';",
  );
  const plain = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Icon>;
  const drawings: [ReactNode, ReactNode][] = [
    [createElement(plain.House!), createElement(House)],
    [createElement(plain.Check!, { size: 20, strokeWidth: 3 }), createElement(Check, { size: 20, strokeWidth: 3 })],
    [createElement(plain.House!, { 'aria-label': 'בית' }), createElement(House, { 'aria-label': 'בית' })],
  ];
  for (const [ours, theirs] of drawings) expect(parts(ours)).toEqual(parts(theirs));
});

type Icon = ComponentType<Parameters<typeof House>[0]>;

/** What is drawn, in no order. */
const parts = (drawing: ReactNode) =>
  renderToStaticMarkup(drawing)
    .replace(/ class="[^"]*"/, '')
    .match(/<\w+|[\w-]+="[^"]*"/g)
    ?.toSorted();
