/** The value of a key; made and kept when it is asked for first. */
export function memoize(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}
