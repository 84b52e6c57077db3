import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { CellValue } from 'hucre/xlsx';
import { dayOf } from '@tzemed/contract/dates/days';
import { dirOf } from '@tzemed/contract/text/languages';
import { type expenseFormats, mostPrinted } from '@tzemed/contract/views/printouts';
import { petOf, scopeOf, viewOf } from '../../access.ts';
import { allRows, type Slice } from '../../belongings/rows/all-rows.ts';
import { withTagFilter } from '../../belongings/service/tag-ids.ts';
import type { ViewCtx } from '../../context.ts';
import { withoutDeadline } from '../../db/connection/query-deadline.ts';
import { refundedBy } from '../../features/expenses/store-refunds.ts';
import { rows as expenseRows } from '../../features/expenses/store.ts';
import type { Filters } from '../../features/expenses/store-rows.ts';
import { monthSums, sumsByCategory } from '../../features/expenses/store-sums.ts';
import { pets as petsInReach } from '../../features/expenses/imports/store-imports.ts';
import { categoryWords } from '../../features/expense-categories/service.ts';
import { personNames } from '../../households/household-people.ts';
import { tagNames } from '../../features/tags/service.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { csvMark, csvRows } from '../../lib/files/csv.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Called, cellsOf, columns, expenseParts, headsIn, type Row } from './expense-sheet.ts';
import { asFile, orderOf, words } from './service.ts';
import { dated } from './sheet-data.ts';

type View = ViewCtx<'expenses'>;
/** Rows that are in memory at once. */
const atOnce = 1000;

/** Exports the rows of the list. */
export async function expenses(
  ctx: View,
  { format, ...filters }: Filters & { readonly format: (typeof expenseFormats)[number] },
): Promise<Download> {
  const pet = filters.petId === undefined ? undefined : await petOf(ctx, filters.petId);
  const [pets, tags, category, person] = await Promise.all([
    petsInReach(ctx.db, scopeOf(ctx), {}),
    tagNames(ctx),
    categoryWords(ctx, ctx.lang),
    personNames(ctx.db, viewOf(ctx, 'profile')),
  ]);
  const names = new Map(pets.map(({ id, name }) => [id, name]));
  const called: Called = {
    lang: ctx.lang,
    pet: (id) => names.get(id) ?? '',
    tags,
    category,
    person,
  };
  const t = words(ctx);
  const about = pet ? called.pet(pet.petId) : t.allPets;
  if (format === 'pdf') return report(ctx, filters, called, about);
  // A tag that is not there is refused before anything is sent.
  const first = await withTagFilter(ctx, filters, () => sliceOf(ctx, filters, { page: 1, offset: 0, limit: atOnce }));
  const name = `${fileNameOf(`${t.expensesSheet} – ${about} – ${dayOf(ctx.now)}`)}.${format}`;
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', name, open: async () => Readable.from(csvOf(ctx, filters, called, first)) }
    : { type: xlsxType, name, open: async () => xlsxOf(ctx, filters, called, first) };
}
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function sliceOf(ctx: View, filters: Filters, slice: Slice): Promise<Row[]> {
  const rows = await expenseRows.list(ctx.db, scopeOf(ctx), filters, slice);
  const refunded = await refundedBy(ctx.db, scopeOf(ctx), rows);
  return rows.map((row) => Object.assign(row, { refunds: refunded(row) }));
}

/** Each question has the patience of its own: it is asked when the other end has taken what came before. */
const all = (ctx: View, filters: Filters, first: readonly Row[]) =>
  allRows((slice) => withoutDeadline(() => sliceOf(ctx, filters, slice)), atOnce, first);

async function* csvOf(ctx: View, filters: Filters, called: Called, first: readonly Row[]) {
  yield csvMark + csvRows([headsIn(ctx.lang)]);
  for await (const rows of all(ctx, filters, first)) yield csvRows(rows.map((row) => cellsOf(row, called)));
}

/** Rows of which a workbook is made whole: written as it streams, a sheet can't be told to run from the right. */
const mostWhole = 5000;

async function xlsxOf(ctx: View, filters: Filters, called: Called, first: readonly Row[]) {
  async function* cells() {
    for await (const rows of all(ctx, filters, first))
      for (const row of rows)
        yield cellsOf(row, called).map((cell, at): CellValue =>
          columns[at]!.isDay ? new Date(`${cell as string}T00:00:00Z`) : cell,
        );
  }
  const heads = headsIn(ctx.lang);
  const sheet = {
    name: words(ctx).expensesSheet,
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
    if (known.length > mostWhole)
      return Readable.fromWeb(library.writeXlsxStream(both(known, rows), sheet) as ReadableStream<Uint8Array>);
  }
  const view = { rightToLeft: dirOf(ctx.lang) === 'rtl' };
  return Readable.from([await library.writeXlsx({ sheets: [{ ...sheet, rows: [heads, ...known], view }] })]);
}

async function* both(known: CellValue[][], more: AsyncIterable<CellValue[]>) {
  yield* known;
  yield* more;
}

async function report(ctx: View, filters: Filters, called: Called, about: string) {
  const one = { page: 1 as const, offset: 0, limit: mostPrinted + 1 };
  const rows = await withTagFilter(ctx, filters, () => sliceOf(ctx, filters, one));
  if (rows.length > mostPrinted) throw new Refusal(422, 'tooMuchToPrint');
  const scope = scopeOf(ctx);
  const [months, categories] = await Promise.all([
    monthSums(ctx.db, scope, filters),
    sumsByCategory(ctx.db, scope, filters),
  ]);
  const t = words(ctx);
  const [last, first] = [filters.to ?? rows[0]?.date, filters.from ?? rows.at(-1)?.date];
  const span = first && last ? ` · ${t.between({ from: dated(first), to: dated(last) })}` : '';
  const parts = expenseParts({ rows, months, categories }, called);
  const telling = { title: t.expensesSheet, about: `${about}${span}`, parts };
  return asFile({ title: t.expensesSheet, about }, await ctx.print(ctx.user.id, await orderOf(ctx, telling)));
}
