import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { CellValue } from 'hucre/xlsx';
import { dirOf } from '@tzemed/contract/text/languages';
import { scopeOf } from '../../../access.ts';
import { allRows, type Slice } from '../../../belongings/rows/all-rows.ts';
import { withTagFilter } from '../../../belongings/service/tag-ids.ts';
import type { ViewCtx } from '../../../context.ts';
import { withoutDeadline } from '../../../db/connection/query-deadline.ts';
import { csvMark, csvRows } from '../../../lib/files/csv.ts';
import { streamInTurn } from '../../../lib/process/stream-in-turn.ts';
import { refundedBy } from '../store-refunds.ts';
import type { Filters } from '../store-resource.ts';
import { monthSums, sumsByCategory } from '../store-sums.ts';
import { rows as expenseRows } from '../store.ts';
import { cellsOf, columns, headsIn, type NamesById, type Row } from './columns.ts';

type View = ViewCtx<'expenses'>;
/** Rows that are in memory at once. */
const atOnce = 1000;

/** Rows of the list with what they refund. A tag that does not exist is refused. */
export const listRows = (ctx: View, filters: Filters, slice: Slice) =>
  withTagFilter(ctx, filters, () => sliceOf(ctx, filters, slice));

async function sliceOf(ctx: View, filters: Filters, slice: Slice): Promise<Row[]> {
  const rows = await expenseRows.list(ctx.db, scopeOf(ctx), filters, slice);
  const refunded = await refundedBy(ctx.db, scopeOf(ctx), rows);
  return rows.map((row) => Object.assign(row, { refunds: refunded(row) }));
}

/** Sums of the rows by month and by category. */
export async function sumsOf(ctx: View, filters: Filters) {
  const scope = scopeOf(ctx);
  const [months, categories] = await Promise.all([
    monthSums(ctx.db, scope, filters),
    sumsByCategory(ctx.db, scope, filters),
  ]);
  return { months, categories };
}

type File = { readonly filters: Filters; readonly names: NamesById; readonly title: string };

const writers = { csv: async (...given: Parameters<typeof csvOf>) => Readable.from(csvOf(...given)), xlsx: xlsxOf };
/** Opens the rows as a file. The first rows are read before anything is sent. */
export async function openFile(ctx: View, format: keyof typeof writers, file: File) {
  const first = await listRows(ctx, file.filters, { page: 1, offset: 0, limit: atOnce });
  return () => streamInTurn(ctx.user.id, () => writers[format](ctx, file, first));
}

/** Each query has its own deadline: it runs when the client has taken the rows before. */
const all = (ctx: View, filters: Filters, first: readonly Row[]) =>
  allRows((slice) => withoutDeadline(() => sliceOf(ctx, filters, slice)), atOnce, first);

async function* csvOf(ctx: View, { filters, names }: File, first: readonly Row[]) {
  yield csvMark + csvRows([headsIn(ctx.lang)]);
  for await (const rows of all(ctx, filters, first)) yield csvRows(rows.map((row) => cellsOf(row, names)));
}

/** Rows of which a workbook is made whole: written as it streams, a sheet can't be told to run from the right. */
const maxWhole = 5000;

async function xlsxOf(ctx: View, { filters, names, title }: File, first: readonly Row[]) {
  async function* cells() {
    for await (const rows of all(ctx, filters, first))
      for (const row of rows)
        yield cellsOf(row, names).map((cell, at): CellValue =>
          columns[at]!.isDay ? new Date(`${cell as string}T00:00:00Z`) : cell,
        );
  }
  const heads = headsIn(ctx.lang);
  const sheet = {
    name: title,
    columns: columns.map(({ width, isDay, isSum }, at) =>
      Object.assign({ header: heads[at]!, width }, isDay && { numFmt: 'dd.mm.yyyy' }, isSum && { numFmt: '#,##0.00' }),
    ),
    freezePane: { rows: 1 },
  };
  // A start would wait for it.
  const library = await import('hucre/xlsx');
  const rows = cells();
  const known: CellValue[][] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    known.push(next.value);
    if (known.length > maxWhole)
      return Readable.fromWeb(library.writeXlsxStream(both(known, rows), sheet) as ReadableStream<Uint8Array>);
  }
  const view = { rightToLeft: dirOf(ctx.lang) === 'rtl' };
  return Readable.from([await library.writeXlsx({ sheets: [{ ...sheet, rows: [heads, ...known], view }] })]);
}

async function* both(known: CellValue[][], more: AsyncIterable<CellValue[]>) {
  yield* known;
  yield* more;
}
