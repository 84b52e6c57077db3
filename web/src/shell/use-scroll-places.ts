import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const storageKey = 'scrollPlaces';
const places = read();

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** How a link says that what it leads to lies in the same place of the page. */
export const samePlace = { state: { isSamePlace: true } } as const;

/**
 * A new address begins at its top, one that takes the place of another stays where it is, and Back returns to where one
 * was. Returns what names the address of the moment.
 */
export function useScrollPlaces(): string {
  const { key, state, hash } = useLocation();
  const type = useNavigationType();
  const stays = (state as { isSamePlace?: boolean } | null)?.isSamePlace === true;
  useLayoutEffect(() => {
    // Where a hash leads to is found by the browser.
    if (type === 'POP' && !hash) scrollTo(0, places[key] ?? 0);
    else if (type === 'PUSH' && !stays) scrollTo(0, 0);
    const keep = () => void (places[key] = scrollY);
    keep();
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key, type, stays, hash]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => {
      history.scrollRestoration = 'auto';
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    };
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);
  return key;
}
