/** The values of an enum as choices, by their words. */
export const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((id) => ({ id, label: words[id] }));
