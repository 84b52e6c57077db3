import { inOrder, isInSearch } from './row-texts.ts';
import type { ListContext, ListRules, Query, Row, RowFields } from './list-rules.ts';

const notFilters = new Set(['page', 'limit', 'sort', 'q']);
const defaultLimit = 20;

/** The page that the server would answer to `query`, if `rows` were all that there are. */
export function evaluateList(
  { many, list }: { readonly many: string; readonly list: ListRules },
  rows: readonly Row[],
  query: Query,
  context: ListContext,
): RowFields {
  const filters = Object.entries(query).filter(([name, value]) => !notFilters.has(name) && value !== '');
  const words =
    query.q === undefined ? rows : rows.filter((row) => isInSearch(row, [...list.searched, 'petName'], query.q!));
  const passing = (...without: string[]) => {
    const found = words.filter((row) =>
      filters.every(([name, value]) => without.includes(name) || passes(list, row, name, value, context)),
    );
    return query.petId || !list.once ? found : oncePerVisit(found, list.once);
  };
  const ordered = ordering(list, query)(passing());
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? defaultLimit)];
  const onPage = ordered.slice((page - 1) * limit, page * limit);
  return { [many]: onPage, total: ordered.length, page, limit, ...list.sums?.({ passing, onPage }, query, context) };
}

function passes({ day, filters }: ListRules, row: Row, name: string, value: string, context: ListContext) {
  const own = filters?.[name];
  if (own) return own(row, value, context);
  const dayOfRow = () => (day ? day(row) : (row.date as string));
  if (name === 'from') return dayOfRow() >= value;
  if (name === 'to') return dayOfRow() <= value;
  if (name === 'tagId') return (row.tagIds as readonly string[] | undefined)?.includes(value) === true;
  return row[name] === value;
}

function oncePerVisit(rows: readonly Row[], once: NonNullable<ListRules['once']>) {
  const first = new Map<string, string>();
  for (const row of rows) {
    const key = once(row);
    if (key !== undefined && !(first.get(key)! < row.id)) first.set(key, row.id);
  }
  return rows.filter((row) => {
    const key = once(row);
    return key === undefined || first.get(key) === row.id;
  });
}

function ordering({ order, derived }: ListRules, query: Query) {
  const { sort } = query;
  const compare = sort
    ? // A chosen order has rows without a value at its end, either way.
      inOrder([{ sort, isNullLast: true }, { sort: sort.startsWith('-') ? '-id' : 'id' }])
    : inOrder((typeof order === 'function' ? order(query) : order).map((field) => ({ sort: field })));
  return (rows: readonly Row[]) => {
    if (!derived) return rows.toSorted(compare);
    const known = new Map(rows.map((row) => [row, { ...row, ...derived(row) }]));
    return rows.toSorted((a, b) => compare(known.get(a)!, known.get(b)!));
  };
}
