/** Where dress.ts keeps what was pressed before the app had come. */
const place = () => (document.getElementById('app') ?? document.body).dataset;

/** Whether what is named so was pressed in the page that was sent; told once. */
export function takePress(name: string) {
  const dataset = place();
  if (dataset.pressed !== name) return false;
  delete dataset.pressed;
  return true;
}

declare global {
  var earlyKey: KeyboardEvent | undefined;
}

/** The last key that was pressed in the page that was sent; told once. */
export function takeKey() {
  const { earlyKey } = globalThis;
  globalThis.earlyKey = undefined;
  return earlyKey;
}
