import { createdRows, type WaitingChanges } from '../outbox/with-waiting.ts';
import { readPath } from '../resources.ts';
import { contextOf } from './answer-from-rows.ts';
import { evaluateList } from './evaluate-list.ts';
import type { Row, RowFields } from './list-rules.ts';

/**
 * A page of a resource's list with the created rows that pass its filters: the first page begins with them, and the total
 * of every page counts them. The sums count those that were never sent, since the server may have the others. Waiting edits
 * and deletions move no sums. Returns other answers unchanged.
 */
export function listWithCreated(url: string, answer: unknown, waiting: WaitingChanges): unknown {
  const read = readPath(url);
  const page = answer as RowFields;
  const rows = read && read.id === undefined ? (page[read.resource.many] as readonly Row[] | undefined) : undefined;
  if (!read || !rows) return answer;
  const { resource, query } = read;
  const { many, list } = resource;
  const created = createdRows(waiting, resource.noun, rows) as Row[];
  if (created.length === 0) return answer;
  const evaluate = (some: readonly Row[]) =>
    evaluateList(resource, some, { ...query, page: '1', limit: String(created.length) }, contextOf(new Map()));
  const passing = evaluate(created)[many] as Row[];
  const unsent = created.filter((row) => !waiting.attempted.has(row.id) && list.isInSums?.(row) !== false);
  const isFirst = (query.page ?? '1') === '1';
  return {
    ...(addNumbers(page, evaluate(unsent), ['page', 'limit', 'total', many, ...(list.distinct ?? [])]) as RowFields),
    [many]: isFirst ? [...passing, ...rows] : rows,
    total: (page.total as number) + passing.length,
  };
}

/**
 * `value` with the numbers of `added`, but for fields named in `skipped`. Months are matched by `month`; those that `value`
 * lacks are left out, because the server may have more of them.
 */
function addNumbers(value: unknown, added: unknown, skipped: readonly string[]): unknown {
  if (added === undefined) return value;
  if (typeof value === 'number') return Math.round((value + (added as number)) * 100) / 100;
  if (Array.isArray(value)) {
    const months = added as readonly Month[];
    return value.map((one: Month) =>
      addNumbers(
        one,
        months.find(({ month }) => month === one.month),
        skipped,
      ),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).filter((name) => !skipped.includes(name));
  const sums = names.map((name) => [name, addNumbers((value as RowFields)[name], (added as RowFields)[name], skipped)]);
  return { ...value, ...Object.fromEntries(sums) };
}

type Month = { readonly month: string };
