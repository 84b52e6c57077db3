import { createElement, lazy, useState, type ComponentType } from 'react';
import { LoadBanner } from './shared/page/LoadBanner.tsx';
import { registerPrefetch } from './ui/lazy/prefetch.ts';
import { loadOrReload } from './ui/lazy/reload-stale-build.ts';

type Again = { onRetry: () => void };
type Screen = ComponentType<Again>;

/** Every file that `screens.ts` may name. */
const files = import.meta.glob<{ default: Screen }>(['./features/*/*Page.tsx', './screens/*/*{Page,Overview}.tsx']);

type LazyPage = { load: () => Promise<unknown> };

/** A page whose code comes when it is gone to, together with that of what stands in it; or before, by `load`. */
export function lazyPage(file: string, ...inside: LazyPage[]) {
  let loaded: Screen | undefined;
  const load = registerPrefetch(async () => {
    const [page] = await Promise.all([files[`./${file}`]!(), ...inside.map((one) => one.load())]);
    loaded = page.default;
    return page;
  });
  const attempt = (): Screen => lazy(() => loadOrReload<{ default: Screen }>(load).catch(() => ({ default: NotHere })));
  let later = attempt();
  function Page() {
    // A loaded screen is drawn at once. The choice stays the same as long as the page is shown.
    const [Content, show] = useState<Screen>(() => loaded ?? later);
    const onRetry = () => show(() => (later = attempt()));
    return createElement(Content, { onRetry });
  }
  return Object.assign(Page, { load, isLoaded: () => loaded !== undefined });
}

/** Shown instead of a screen that the browser's Back led to, and that failed to load. */
const NotHere = ({ onRetry }: Again) =>
  createElement(LoadBanner, { load: { isFailed: true, isFetching: false, retry: onRetry } });
