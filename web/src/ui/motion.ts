/** Whether things may move: neither the device nor the user asks for less of it. Sheets ask the same by themselves. */
export const isMotionAllowed = () =>
  document.documentElement.dataset.motion !== 'reduce' &&
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches === true;
