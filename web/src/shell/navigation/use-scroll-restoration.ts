import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { uuid } from '../../lib/uuid.ts';

const storageKey = 'scrollPlaces';
const places = read();

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

// The first address of a page has no name of its own, and all of them would share one place.
const { key: isNamed } = (history.state ?? {}) as { key?: string };
if (!isNamed) history.replaceState({ ...(history.state as object | null), key: uuid().slice(0, 8) }, '');

/** Events of a user who wants to be somewhere else on the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Link state: the target is at the same scroll position of the page. */
export const keepScrollPosition = { state: { isSamePlace: true } } as const;

/**
 * A new address begins at its top, one that takes the place of another stays where it is, and Back returns to where one
 * was. Returns what names the address of the moment.
 */
export function useScrollRestoration(): string {
  const { key, state, hash } = useLocation();
  const type = useNavigationType();
  const stays = (state as { isSamePlace?: boolean } | null)?.isSamePlace === true;
  const hasBegun = useRef(false);
  const latest = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    // A page that is new is at its top; to ask it would lay it out before its time (100 ms on a cheap phone).
    const isNew = !hasBegun.current && places[key] === undefined;
    hasBegun.current = true;
    // The browser itself scrolls to the target of a hash.
    const wanted = type === 'POP' && !hash ? (places[key] ?? 0) : type === 'PUSH' && !stays ? 0 : scrollY;
    if (!isNew) scrollTo(0, wanted);
    // The page may still be too short for it, until its data is there.
    let isHeld = !isNew && scrollY < wanted;
    const letGo = () => void (isHeld = false);
    const keep = () => {
      if (!isHeld) places[key] = scrollY;
    };
    latest.current = keep;
    const grown = isHeld
      ? new ResizeObserver(() => {
          if (!isHeld) return;
          scrollTo(0, wanted);
          isHeld = scrollY < wanted;
        })
      : undefined;
    grown?.observe(document.body);
    if (!isNew) keep();
    addEventListener('scroll', keep, { passive: true });
    for (const move of moves) addEventListener(move, letGo, { passive: true });
    return () => {
      grown?.disconnect();
      removeEventListener('scroll', keep);
      for (const move of moves) removeEventListener(move, letGo);
    };
  }, [key, type, stays, hash]);
  useEffect(() => {
    const begin = () => void (history.scrollRestoration = 'manual');
    begin();
    const store = () => {
      // Stores the position of a user who scrolled before the listeners were added.
      latest.current?.();
      history.scrollRestoration = 'auto';
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    };
    addEventListener('pagehide', store);
    // Shown again as it was left, the page begins anew.
    addEventListener('pageshow', begin);
    return () => {
      removeEventListener('pagehide', store);
      removeEventListener('pageshow', begin);
    };
  }, []);
  return key;
}
