/**
 * True when animation is allowed: neither the device nor the user asks for less motion. Style sheets check the same by
 * themselves.
 */
export const isMotionAllowed = () =>
  document.documentElement.dataset.motion !== 'reduce' &&
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches === true;
