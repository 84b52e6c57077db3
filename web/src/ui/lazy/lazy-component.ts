import { createElement, useEffect, useReducer, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { registerPrefetch } from './prefetch.ts';
import { reloadStaleBuild, CodeUnavailableError } from './reload-stale-build.ts';
import { toast } from '../toast/toast.ts';
import { useFailureText } from '../translate.ts';

/** A component whose code comes when it is first needed, or when the browser has nothing else to do. */
export type LazyComponent<Props> = {
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
  /** The component; only once it is loaded. */
  Loaded: (props: Props) => ReactNode;
};

export function lazyComponent<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let coming: Promise<unknown> | undefined;
  let loaded: ComponentType<Props> | undefined;
  return {
    load: registerPrefetch(
      () =>
        (coming ??= fetch().then(
          (component) => (loaded = component),
          (reason: unknown) => {
            // Some browsers never request a failed file again, but others may get it.
            coming = undefined;
            throw new CodeUnavailableError(String(reason));
          },
        )),
    ),
    isLoaded: () => loaded !== undefined,
    Loaded: (props) => loaded && createElement(loaded, props),
  };
}

/** After the page has loaded: the screen's own data and first use come before what may be needed later. */
const patienceMs = 3000;

let quiet: Promise<void> | undefined;

/** Once the first screen has had its time and the browser has nothing else to do. */
export const whenIdle = () =>
  (quiet ??= (async () => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
    await new Promise((resolve) => setTimeout(resolve, patienceMs));
  })()).then(
    () =>
      new Promise<void>((resolve) =>
        'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : resolve(),
      ),
  );

/** True once the first screen has had its time. */
export function useIsIdle() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isHere = true;
    void whenIdle().then(() => isHere && setQuiet(true));
    return () => void (isHere = false);
  }, []);
  return isQuiet;
}

/**
 * Fetches code ahead of its need, so that opening it does not have to wait, nor a connection be there; at once when it
 * `isNeeded`, beside whatever it stands in.
 */
export function usePrefetch({ load }: { load: () => Promise<unknown> }, isNeeded = false) {
  useEffect(() => {
    let isHere = true;
    const fetch = () => void (isHere && load().catch(() => undefined));
    if (isNeeded) fetch();
    else void whenIdle().then(fetch);
    return () => void (isHere = false);
  }, [load, isNeeded]);
}

/**
 * True when the component is needed and loaded. A failed load is reported to the user, and `onFailed` resets the need.
 */
export function useLazyComponent(
  { load, isLoaded }: Pick<LazyComponent<never>, 'load' | 'isLoaded'>,
  isNeeded: boolean,
  onFailed: () => void,
) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const textOf = useFailureText();
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  usePrefetch({ load });
  // The code may come between this look and the effect, which has to draw then.
  const isReady = isLoaded();
  useEffect(() => {
    if (!isNeeded || isReady) return undefined;
    let isHere = true;
    load().then(
      () => isHere && draw(),
      async (reason: unknown) => {
        if (!isHere || (await reloadStaleBuild())) return;
        toast.error(textOf(reason));
        failed.current();
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, isReady, isNeeded, textOf]);
  return isReady;
}
