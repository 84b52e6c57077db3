import { useEffect } from 'react';

/** Dataset in which dress.ts keeps presses made before the app had loaded. */
const place = () => (document.getElementById('app') ?? document.body).dataset;

/**
 * Does what was to come of a press on what is named so in the page that was sent, once. Only when the app stands there: the
 * first screen may be drawn more than once until it does, and pressed until then.
 */
export function usePendingPress(name: string, act: () => void) {
  useEffect(() => {
    const dataset = place();
    if (dataset.pressed !== name) return;
    delete dataset.pressed;
    queueMicrotask(act);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has come
  }, []);
}

declare global {
  var earlyKeys: KeyboardEvent[] | undefined;
}

/** The last key that was pressed in the page that was sent, or `/` and all keys after it; told once. */
export function takePendingKeys() {
  const { earlyKeys = [] } = globalThis;
  globalThis.earlyKeys = undefined;
  return earlyKeys;
}
