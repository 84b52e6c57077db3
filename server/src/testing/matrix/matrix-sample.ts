/**
 * Matrix tests are generated from every row of the contract. `MATRIX_RESOURCES` names the resources whose rows all run,
 * with commas, or is `all` (the default, and what the nightly run uses); of every other resource a tenth runs, chosen by
 * `MATRIX_SEED`, so that each row has its turn. `scripts/tests/test-scope.mjs` sets both.
 */
const { MATRIX_RESOURCES = 'all', MATRIX_SEED = '' } = process.env;
const resources = new Set(MATRIX_RESOURCES.split(','));
const SHARE = 10;

/** The rows of a matrix that this run tests; `nameOf` answers `resource.call` or the resource alone. Never none. */
export function sampled<T>(rows: readonly T[], nameOf: (row: T) => string): T[] {
  if (resources.has('all')) return [...rows];
  const chosen = rows.filter((row) => {
    const name = nameOf(row);
    return resources.has(name.split('.', 1)[0]!) || hash(name) % SHARE === 0;
  });
  return chosen.length > 0 || rows.length === 0 ? chosen : [rows[hash('') % rows.length]!];
}

/** Rows named by their first item, as those of the contract are. */
export const sampledRows = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]) =>
  sampled(rows, ([name]) => name);

/** FNV-1a, 32 bits, of the seed and the name. */
function hash(name: string) {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(`${MATRIX_SEED} ${name}`)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
