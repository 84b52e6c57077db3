import { createElement, lazy, useState, type ComponentType } from 'react';
import { orFreshPage } from './ui/fresh-page.ts';

/** Every file that `screens.ts` may name. */
const files = import.meta.glob<{ default: ComponentType }>([
  './features/*/*Page.tsx',
  './screens/*/*{Page,Overview}.tsx',
]);

/** A page whose code comes when it is gone to, together with that of what stands in it; or before, by `load`. */
export function lazyPage(file: string, ...inside: LazyPage[]) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const [page] = await Promise.all([files[`./${file}`]!(), ...inside.map((one) => one.load())]);
    loaded = page.default;
    return page;
  };
  const Later = lazy(() => orFreshPage(load));
  function Page() {
    // What is there already is drawn at once, and stays what it is as long as it is on the screen.
    const [Content] = useState(() => loaded ?? Later);
    return createElement(Content);
  }
  return Object.assign(Page, { load });
}

type LazyPage = { load: () => Promise<unknown> };
