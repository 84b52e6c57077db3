import { decimalSignOf, hasThreeDecimals } from '@tzemed/contract/text/read-number';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { dayOf } from '@tzemed/contract/dates/days';
import {
  type ImportField,
  type ImportOptions,
  maxColumns,
  maxImported,
  type RowState,
} from '@tzemed/contract/money/expense-imports';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type Code, type RefusalCode, messageText } from '@tzemed/contract/text/messages';
import { petOf, scopeOf, viewOf } from '../../../access.ts';
import { idTaken, isUsed, refuseFutureId } from '../../../belongings/service/client-ids.ts';
import type { EditCtx, ViewCtx } from '../../../context.ts';
import { transact } from '../../../db/client.ts';
import { withoutDeadline } from '../../../db/connection/query-deadline.ts';
import type { Download } from '../../../files/downloads.ts';
import { fileNameOf } from '../../../files/uploads/file-name.ts';
import type { Receive } from '../../../files/uploads/receive-upload.ts';
import { csvOf } from '../../../lib/files/csv.ts';
import { isUuid, newId } from '../../../lib/ids.ts';
import { notFound, Refusal } from '../../../lib/refusal.ts';
import { readSpreadsheet } from '../../../spreadsheets/read-spreadsheet.ts';
import { textOf } from '../../../spreadsheets/table.ts';
import { duplicatesAmong } from './find-duplicates.ts';
import { matchRefunds, type Target } from './match-refunds.ts';
import { findHead } from './guess-columns.ts';
import { readSections, type Section } from './read-columns.ts';
import { builtInCategories, type Known, naming } from './resolve-names.ts';
import { orderOf } from '../../../spreadsheets/read-day.ts';
import { isWhole, ignored, type Problem, type ReadRow, rowReader, type Value, valuesOf } from './read-rows.ts';
import { lockCategories } from '../store-categories.ts';
import * as store from './store-imports.ts';

type Edit = EditCtx<'expenses'>;
type View = ViewCtx<'expenses'>;
type Sent = Receive<ImportOptions>;
/** Head and what stands above it come besides the rows. */
const bounds = { maxRows: maxImported + 20, maxColumns, maxUnfolded: 64 * 1024 * 1024 };
/** Rows that are read before others have their turn. */
const atOnce = 500;
/** More are nobody's to read in one answer. */
const maxNamed = 100;
const maxSampleLength = 60;

/** Names that a text can match, in this household and in those that share with it. */
async function knownBy(ctx: Edit) {
  const [pets, tags, own, payers] = await Promise.all([
    store.pets(ctx.db, scopeOf(ctx), {}),
    store.tags(ctx.db, viewOf(ctx, 'profile'), {}),
    store.categories(ctx.db, viewOf(ctx, 'expenses'), {}),
    store.payers(ctx.db, scopeOf(ctx), { today: dayOf(ctx.now) }),
  ]);
  const homeOf = new Map([...pets, ...tags, ...own].map(({ id, householdId }) => [id, householdId]));
  /** A category or tag of its own is of its home alone. */
  const isFiled = (named: string, petId: string) => !homeOf.has(named) || homeOf.get(named) === homeOf.get(petId);
  const known: Known = {
    category: [...own.map(({ id, name }) => ({ to: id, names: [name] })), ...builtInCategories],
    pet: pets.map(({ id, name }) => ({ to: id, names: [name] })),
    tags: [...tags.map(({ id, name }) => ({ to: id, names: [name] })), { to: ignored, names: [] }],
    paidBy: [...payers.map(({ id, name }) => ({ to: id, names: [name] })), { to: ignored, names: [] }],
  };
  // A person with different names in several households is listed once per name.
  const paying = new Set(payers.flatMap(({ id, petIds }) => petIds.map((petId) => `${id} ${petId}`)));
  const mayPay = (userId: string, petId: string) => paying.has(`${userId} ${petId}`);
  return { pets, known, isFiled, mayPay };
}

type Looked = Awaited<ReturnType<typeof look>>;

/** Reads a file as far as it goes, and writes nothing. */
async function look(ctx: Edit, receive: Sent) {
  const { path, name, options } = await receive();
  const { petId: said } = options;
  if (said !== undefined) await petOf(ctx, said);
  const table = await readSpreadsheet(ctx.user.id, { path, bounds, sheet: options.sheet });
  const { pets, known, isFiled, mayPay } = await knownBy(ctx);
  const petId = said ?? (pets.length === 1 ? pets[0]!.id : undefined);

  const shown = table.rows.map((row) => row.map(textOf));
  const headAt = findHead(shown);
  const { corrections = [], translations = [] } = options;
  const meaning = naming(known, translations);
  const sections = readSections({
    rows: shown,
    headAt,
    chosen: options.mapping,
    isKnown: (field, text) => meaning(field, text) !== null,
  });
  const { head, mapping } = sections[0]!;
  const sectionAt = (at: number) => sections.findLast((section) => section.headAt < at)!;
  const sectionOf = ({ line }: ReadRow) => sectionAt(line - 1);
  const isHead = new Set(sections.map((section) => section.headAt));
  const textsOf = (field: ImportField) =>
    shown.flatMap((row, at) =>
      at <= headAt || isHead.has(at) ? [] : (row[sectionAt(at).mapping.indexOf(field)] ?? []),
    );
  const meanings = new Map<string, Value>();
  const reading = {
    said: meanings,
    corrections,
    petId,
    today: dayOf(ctx.now),
    is1904: table.is1904,
    dayOrder: orderOf(textsOf('date')),
    decimalSign: decimalSignOf(textsOf('amount')),
    hasThreeDecimals: hasThreeDecimals(textsOf('amount')),
    naming: meaning,
    isFiled,
    mayPay,
    userId: ctx.user.id,
  };
  const readers = new Map(sections.map((section) => [section, rowReader({ ...reading, section })]));
  const all: ReadRow[] = [];
  for (const [at, cells] of table.rows.entries()) {
    if (at <= headAt || isHead.has(at) || cells.every((cell) => textOf(cell).trim() === '')) continue;
    if (all.length % atOnce === atOnce - 1) await turn();
    all.push(readers.get(sectionAt(at))!(at + 1, cells));
  }
  // Another sheet can be chosen where there are several.
  if (all.length === 0 && table.sheets.length <= 1)
    throw new Refusal(422, 'validation', { fields: { file: 'nothingToImport' } });
  if (all.length > maxImported) throw new Refusal(422, 'validation', { fields: { file: 'tableTooLarge' } });

  const whole = all.filter(isWhole);
  const standing = await store.standing(
    ctx.db,
    scopeOf(ctx),
    whole.flatMap(({ values }) => [values, ...(values.refunds ? [{ ...values.refunds, petId: values.petId }] : [])]),
  );
  const duplicates = duplicatesAmong(whole, standing);
  const [taken, leftOut] = [new Set(options.taken), new Set(options.leftOut)];
  const isComing = ({ line }: ReadRow) => !leftOut.has(line) && (!duplicates.has(line) || taken.has(line));
  const refunded = matchRefunds(
    whole.map((row) => ({ ...row, isComing: isComing(row) })),
    standing,
  );
  const isWrong = (found: Target | Problem | undefined): found is Problem => found !== undefined && 'code' in found;
  const stateOf = (row: ReadRow): RowState =>
    leftOut.has(row.line)
      ? 'leftOut'
      : row.problems.length > 0
        ? 'error'
        : duplicates.has(row.line)
          ? 'duplicate'
          : 'ready';
  const rows = all.map((read) => {
    const found = refunded.get(read.line);
    const row = isWrong(found) ? { ...read, problems: read.problems.concat(found) } : read;
    return Object.assign(row, {
      state: stateOf(row),
      duplicateOf: duplicates.get(row.line) ?? null,
      isTaken: taken.has(row.line),
    });
  });
  const coming = whole.flatMap((row) => {
    const target = refunded.get(row.line);
    return isComing(row) && !isWrong(target) ? [{ ...row, target }] : [];
  });
  return { name, options, table, headAt, head, mapping, sectionOf, petId, rows, coming, values: valuesOf(meanings) };
}

const sumOf = (rows: Looked['coming']) => rows.reduce((sum, { values }) => sum + values.amount, 0);

type Shown = { readonly state?: RowState | undefined } & Paging;

export async function preview(ctx: Edit, { state, page, limit }: Shown, receive: Sent) {
  const { table, headAt, head, mapping, sectionOf, petId, rows, coming, values } = await look(ctx, receive);
  const shown = state ? rows.filter((row) => row.state === state) : rows.toSorted(byState);
  const count = (one: RowState) => rows.filter((row) => row.state === one).length;
  const first = (column: number) =>
    table.rows
      .slice(headAt + 1)
      .map((row) => textOf(row[column]).trim())
      .find((text) => text !== '') ?? '';
  return {
    format: table.format,
    sheet: table.sheet,
    sheets: [...table.sheets],
    headLine: headAt + 1,
    petId: petId ?? null,
    columns: head.map((name, column) => ({
      name,
      sample: first(column).slice(0, maxSampleLength),
      field: mapping[column] ?? null,
    })),
    values,
    counts: {
      all: rows.length,
      error: count('error'),
      duplicate: count('duplicate'),
      ready: count('ready'),
      leftOut: count('leftOut'),
    },
    coming: { count: coming.length, totalAmount: sumOf(coming) },
    rows: shown.slice((page - 1) * limit, page * limit).map((row) => shownRow(ctx, row, sectionOf(row))),
    total: shown.length,
    page,
    limit,
  };
}

const order: readonly RowState[] = ['error', 'duplicate', 'ready', 'leftOut'];
const byState = (a: { state: RowState; line: number }, b: { state: RowState; line: number }) =>
  order.indexOf(a.state) - order.indexOf(b.state) || a.line - b.line;

const wordsOf = (ctx: View, code: Code | RefusalCode) => messageText(code, ctx.lang) ?? code;

function shownRow(
  ctx: Edit,
  { line, state, texts, values, problems, duplicateOf, isTaken }: Looked['rows'][number],
  { head, mapping }: Section,
) {
  const { date = null, description = null, amount = null, category = null, petId = null } = values;
  return {
    line,
    state,
    texts,
    date,
    description,
    amount,
    category,
    petId,
    problems: problems.map(({ field, code, suggestion = null }) => ({
      field,
      column: head[mapping.indexOf(field)] ?? null,
      code: code.split(':')[0]!,
      message: wordsOf(ctx, code),
      suggestion,
    })),
    duplicateOf,
    isTaken,
  };
}

/** Rows that are not imported, as they are in the file, below the head of each, with the reason. */
export async function leftover(ctx: Edit, receive: Sent): Promise<Download> {
  const { name, table, head, sectionOf, rows, coming } = await look(ctx, receive);
  const isComing = new Set(coming.map(({ line }) => line));
  const left = rows.filter(({ line }) => !isComing.has(line));
  const reasonOf = ({ problems }: ReadRow) => problems.map(({ code }) => wordsOf(ctx, code)).join('. ');
  const cellsOf = ({ line }: ReadRow) => head.map((_, column) => textOf(table.rows[line - 1]?.[column]));
  const lines = left.flatMap((row, nth) => {
    const own = sectionOf(row).head;
    const above = nth === 0 ? undefined : sectionOf(left[nth - 1]!).head;
    const isNew = own.some((heading, column) => heading !== above?.[column]);
    return [...(isNew ? [own.concat('')] : []), cellsOf(row).concat(reasonOf(row))];
  });
  const csv = csvOf(left.length > 0 ? lines : [head.concat('')]);
  const bytes = new TextEncoder().encode(csv);
  return {
    type: 'text/csv; charset=utf-8',
    name: `${fileNameOf(name.replace(/\.\w{1,5}$/, ''))}.csv`,
    size: bytes.byteLength,
    open: async () => Readable.from([bytes]),
  };
}

/** All that is ready, and what likely is there already where it is asked for; nothing where a row is in error. */
export async function create(ctx: Edit, receive: Sent) {
  const upload = await receive();
  const id = upload.options.id ?? upload.keyId ?? newId();
  refuseFutureId(ctx, upload.options.id);
  const standing = await store.find(ctx.db, scopeOf(ctx), id);
  if (standing) return standing;
  // A repeated request may have been written between the two queries.
  if (await isUsed(ctx.db, viewOf(ctx, 'expenses'), id)) return twin(ctx, id);

  const { name, options, rows, coming } = await look(ctx, async () => upload);
  // A repeated request was first, so all of this is likely imported already.
  const meanwhile = await store.find(ctx.db, scopeOf(ctx), id);
  if (meanwhile) return meanwhile;
  const wrong = rows.filter(({ state }) => state === 'error').slice(0, maxNamed);
  if (wrong.length > 0 && !options.skipErrors) {
    const fields = wrong.flatMap(({ line, problems }) =>
      problems.map(({ field, code }) => [`${line}.${field}`, code] as const),
    );
    throw new Refusal(422, 'validation', { fields: Object.fromEntries(fields) });
  }
  if (coming.length === 0) throw new Refusal(422, 'validation', { fields: { file: 'nothingToImport' } });

  const ids = [...new Set(coming.map(({ values }) => values.petId))];
  // Ten thousand rows take longer than somebody who looks at a list has patience.
  return withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      const proven = new Map(await Promise.all(ids.map(async (petId) => [petId, await petOf(ctx, petId)] as const)));
      const homes = [...new Set([...proven.values()].map(({ householdId }) => householdId))];
      const about = { id, householdIds: homes, name: fileNameOf(name), now: ctx.now, userId: ctx.user.id };
      const made = await store.insert(ctx.db, about);
      if (made.length < homes.length) return twin(ctx, id);
      const idOfLine = new Map(coming.map(({ line }) => [line, newId()]));
      const idOf = (target: Target) => ('id' in target ? target.id : idOfLine.get(target.line)!);
      const values = coming.map(({ line, target, values: { petId, refunds: _asSaid, ...rest } }) =>
        Object.assign(rest, {
          id: idOfLine.get(line)!,
          pet: proven.get(petId)!,
          refundOf: target ? idOf(target) : null,
        }),
      );
      await store.insertRows(ctx.db, await lockNamed(ctx, values), about);
      return get(ctx, id);
    }),
  );
}

/** Locks the categories and refunded expenses that rows name. 409 for one that was edited since the file was read. */
async function lockNamed({ db }: Edit, rows: readonly store.NewRow[]) {
  const locked: store.NewRow[] = [];
  const inFile = new Map(rows.map((row) => [row.id, row]));
  for (const [householdId, some] of Map.groupBy(rows, ({ pet }) => pet.householdId)) {
    const categories = some.map(({ category }) => category);
    const resolve = await lockCategories(db, householdId, categories);
    const ids = some.flatMap(({ refundOf }) => refundOf ?? []);
    const refunded = ids.length === 0 ? [] : await store.lockRefunded(db, { householdId, ids });
    const of = new Map(refunded.map((whole) => [whole.id, whole]));
    for (const row of some) {
      // The expense of a refund may be in the same file.
      const category = resolve(inFile.get(row.refundOf ?? row.id)?.category ?? row.category);
      const whole = row.refundOf === null ? undefined : of.get(row.refundOf);
      const isWrong = whole !== undefined && (whole.deletedAt !== null || row.date < whole.date);
      if (!category || isWrong) throw new Refusal(409, 'conflict');
      locked.push({ ...row, category });
    }
  }
  return locked;
}

async function twin(ctx: Edit, id: string) {
  const found = await store.find(ctx.db, scopeOf(ctx), id);
  if (!found) throw idTaken();
  return found;
}

export async function get(ctx: View, id: string) {
  const found = isUuid(id) ? await store.find(ctx.db, scopeOf(ctx), id) : undefined;
  if (!found) throw notFound();
  return found;
}

export async function list(ctx: View, { page, limit }: Paging) {
  const imports = await store.list(ctx.db, scopeOf(ctx), { page, limit });
  return { imports, total: imports[0]?.total ?? 0, page, limit };
}

/** Keeps the edited rows, unless `withChanged` is set. */
export const remove = (ctx: Edit, id: string, { withChanged = false }: { withChanged?: boolean | undefined }) =>
  withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      await get(ctx, id);
      await store.remove(ctx.db, scopeOf(ctx), { id, now: ctx.now }, { withChanged });
    }),
  );

export const restore = (ctx: Edit, id: string) =>
  withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      if (!isUuid(id)) throw notFound();
      const back = store.restore(ctx.db, scopeOf(ctx), { id, now: ctx.now });
      if ((await back.catch(orAboveExpense)) === 0) throw notFound();
    }),
  );
/** An expense refunded meanwhile has no room for the refund that is to be restored. */
function orAboveExpense(error: unknown): never {
  throw store.isAboveExpense(error) ? new Refusal(409, 'refundAboveExpense') : error;
}
