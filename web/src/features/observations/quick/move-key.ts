/** The keys with one of them at another place; the same list if it stands there, or there is no such place. */
export function moveKey(keys: readonly string[], key: string, to: number): readonly string[] {
  if (to < 0 || to >= keys.length || keys[to] === key || !keys.includes(key)) return keys;
  return keys.filter((one) => one !== key).toSpliced(to, 0, key);
}
