/** Fields of a contract row that the browser's calls read. */
type Row = { method: string; path: string; access: unknown; reply?: unknown; endsSession?: true };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isRow = (value: unknown): value is Row => isObject(value) && 'method' in value && 'path' in value;
const isTable = (value: unknown): value is Record<string, Row> =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isRow);

/** The address, and whether it answers, and whether with bytes; and what a repetition may be. */
const leanRow = ({ method, path, access, reply, endsSession }: Row) => ({
  method,
  path,
  ...(access === 'public' && method !== 'GET' && { access }),
  ...(endsSession && { endsSession }),
  ...(reply !== undefined && { reply: reply === 'file' ? reply : true }),
});
const leanTable = (table: Record<string, Row>) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, leanRow(row)]));

/** True if JSON keeps all of the value. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  ((Array.isArray(value) || isObject(value)) && Object.values(value).every(isPlain));

/**
 * Returns the exports of a contract module that the browser keeps: its tables, reduced, and its plain data. Empty if
 * the module has no table.
 */
export function plainExports(exported: object): Record<string, unknown> {
  if (!Object.values(exported).some(isTable)) return {};
  const lean = Object.entries(exported).map(([name, value]) => [name, isTable(value) ? leanTable(value) : value]);
  return Object.fromEntries(lean.filter(([, value]) => isPlain(value)));
}
