import { builtInKinds } from './observation-kind-texts.ts';

/**
 * Keys of a home's buttons in their order, hidden ones too. A button that the layout does not name follows: built-in ones
 * before own ones. A key of no button is left out.
 */
export function orderButtons(own: readonly string[], { order }: { readonly order: readonly string[] }): string[] {
  const all = [...builtInKinds, ...own];
  const named = order.filter((key) => all.includes(key));
  return [...new Set([...named, ...all])];
}

/** True if at least one button of the home is not hidden. */
export const showsButton = (own: readonly string[], { hidden }: { readonly hidden: readonly string[] }) =>
  orderButtons(own, { order: [] }).some((key) => !hidden.includes(key));
