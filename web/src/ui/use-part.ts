import { use, useEffect, useReducer, useRef } from 'react';
import { toast } from './toast.ts';
import { FailureContext } from './translate.ts';

/** Code that comes when it is first needed, or when the browser has nothing else to do. */
export type Part<T> = { loaded?: T; load: () => Promise<T> };

export function part<T>(fetch: () => Promise<T>): Part<T> {
  let coming: Promise<T> | undefined;
  const made: Part<T> = {
    load: () =>
      (coming ??= fetch().then(
        (loaded) => (made.loaded = loaded),
        (reason: unknown) => {
          coming = undefined;
          throw reason;
        },
      )),
  };
  return made;
}

/** The screen's own data and first use come before what may be needed later. */
const patienceMs = 1500;

/** Fetches a part ahead of its need, so that opening it does not have to wait, nor a connection be there. */
export function useAhead({ load }: Pick<Part<unknown>, 'load'>) {
  useEffect(() => {
    const fetch = () => void load().catch(() => undefined);
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch);
      else fetch();
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [load]);
}

/** The part once it is there; it is told, and taken back by `onFailed`, when it is needed and can't be had. */
export function usePart<T>(wanted: Part<T>, isNeeded: boolean, onFailed?: () => void): T | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const textOf = use(FailureContext);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useAhead(wanted);
  useEffect(() => {
    if (!isNeeded || wanted.loaded) return undefined;
    let isHere = true;
    wanted.load().then(
      () => isHere && draw(),
      (reason: unknown) => {
        if (!isHere) return;
        toast.error(textOf(reason));
        failed.current?.();
      },
    );
    return () => {
      isHere = false;
    };
  }, [wanted, isNeeded, textOf]);
  return isNeeded || wanted.loaded ? wanted.loaded : undefined;
}
