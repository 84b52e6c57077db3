import { lazy, type ComponentType } from 'react';

/** Every file that `screens.ts` may name. */
const files = import.meta.glob<{ default: ComponentType }>([
  './features/*/*Page.tsx',
  './screens/*/*{Page,Overview}.tsx',
]);

/** A page that failed to load so soon after a start would fail after the next one, too. */
const settledMs = 10_000;

/** A page whose code comes when it is gone to, together with that of what stands in it. */
export const lazyPage = (file: string, ...inside: string[]) =>
  lazy(async () => {
    try {
      const [page] = await Promise.all([file, ...inside].map((name) => files[`./${name}`]!()));
      return page!;
    } catch (reason) {
      if (performance.now() < settledMs) throw reason;
      // A newer build has taken its place: only its own pages know its files.
      location.reload();
      return new Promise<never>(() => undefined);
    }
  });
