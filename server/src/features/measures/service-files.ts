import { Readable } from 'node:stream';
import { maxImportedValues, type measureImportOptions } from '@tzemed/contract/measures/measure-files';
import type { Measure } from '@tzemed/contract/measures/measures';
import { measureKindTexts } from '@tzemed/contract/measures/measure-texts';
import { isBuiltIn } from '@tzemed/contract/measures/measure-values';
import { dayOf } from '@tzemed/contract/dates/days';
import { messageText } from '@tzemed/contract/text/messages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type * as z from 'zod/mini';
import { petOf, scopeOf } from '../../access.ts';
import { allRows } from '../../belongings/rows/all-rows.ts';
import { bornOn } from '../../belongings/rows/pet-birth.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { withoutDeadline } from '../../db/connection/query-deadline.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import type { Receive } from '../../files/uploads/receive-upload.ts';
import { streamInTurn } from '../../lib/process/stream-in-turn.ts';
import { csvMark, csvRows } from '../../lib/files/csv.ts';
import { invalid, notFound, refuseInvalid } from '../../lib/refusal.ts';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet.ts';
import { cellsOf, findColumns, type FileProblem, type FileValue, headsIn, readFileRows } from './file-rows.ts';
import { get } from './service.ts';
import { instantProblem } from './service-measurements.ts';
import * as values from './store-measurements.ts';
import * as measures from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;
type Sent = Receive<z.output<typeof measureImportOptions>>;

/** Rows that are in memory at once. */
const atOnce = 1000;
/** Head and what stands above it come besides the rows. */
const bounds = { maxRows: maxImportedValues + 20, maxColumns: 100, maxUnfolded: 64 * 1024 * 1024 };
/** More are nobody's to read in one answer. */
const maxNamed = 100;

const nameOf = ({ kind, name }: Pick<Measure, 'kind' | 'name'>, { lang }: View) =>
  isBuiltIn(kind) ? wordsIn(measureKindTexts, lang)[kind] : (name ?? '');

/** All values as a CSV. The first rows are read before anything is sent. */
export async function download(ctx: View, id: string): Promise<Download> {
  const measure = await get(ctx, idOf(id));
  const scope = scopeOf(ctx);
  const asked = { petId: measure.petId, measureId: measure.id };
  const slices = allRows(
    (slice) => withoutDeadline(() => values.oldestFirst(ctx.db, scope, asked, slice)),
    atOnce,
    await values.oldestFirst(ctx.db, scope, asked, { page: 1, offset: 0, limit: atOnce }),
  );
  async function* csv() {
    yield csvMark + csvRows([headsIn(ctx.lang)]);
    for await (const rows of slices) yield csvRows(rows.map((row) => cellsOf(row, measure, ctx.lang)));
  }
  return {
    type: 'text/csv; charset=utf-8',
    name: `${fileNameOf(nameOf(measure, ctx))}.csv`,
    open: () => streamInTurn(ctx.user.id, async () => Readable.from(csv())),
  };
}

const keyOf = ({ takenAt, value }: Pick<FileValue, 'takenAt' | 'value'>) => `${takenAt.getTime()} ${value}`;

/** Values of a file that the measure does not have: as many of one instant and value as the file has more. */
function withoutKnown<V extends Pick<FileValue, 'takenAt' | 'value'>>(
  found: readonly V[],
  standing: readonly Pick<FileValue, 'takenAt' | 'value'>[],
) {
  const counts = new Map<string, number>();
  for (const one of standing) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return found.filter((one) => {
    const left = counts.get(keyOf(one)) ?? 0;
    if (left > 0) counts.set(keyOf(one), left - 1);
    return left === 0;
  });
}

/** Adds what can be read, or nothing at all; a trial writes nothing. */
export async function upload(ctx: Edit, id: string, receive: Sent) {
  await get(ctx, idOf(id));
  const { path, options } = await receive();
  const table = await readSpreadsheet(ctx.user.id, { path, bounds, sheet: undefined });
  const found = findColumns(table.rows);
  if (!found) throw invalid({ file: 'nothingToImport' });
  return withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      const scope = scopeOf(ctx);
      // A file that is sent twice at once finds its own values the second time.
      const measure = await measures.lockForEdit(ctx.db, scope, idOf(id));
      const born = measure && (await bornOn(ctx.db, scope, measure.petId));
      if (!measure || born === undefined) throw notFound();
      const read = readFileRows(table.rows, found, {
        measure,
        today: dayOf(ctx.now),
        is1904: table.is1904,
        instantProblem: (takenAt) => instantProblem(takenAt, born, ctx.now),
      });
      const problems = read.problems.slice(0, maxNamed);
      if (!options.isTrial) refuseProblems(problems);
      if (read.values.length === 0 && problems.length === 0) throw invalid({ file: 'nothingToImport' });
      if (read.values.length > maxImportedValues) throw invalid({ file: 'tableTooLarge' });
      const added = withoutKnown(read.values, await standingAmong(ctx, measure.id, read.values));
      if (!options.isTrial && added.length > 0) {
        const pet = await petOf(ctx, measure.petId);
        const rows = added.map((one) => ({
          pet,
          values: { ...one, measureId: measure.id, date: dayOf(one.takenAt) },
        }));
        await commitChange(ctx, { noun: 'measures', what: 'saved' }, async (ctx) => {
          await values.rows.insertUnread(ctx.db, rows, ctx.now);
          return get(ctx, measure.id);
        });
      }
      return {
        added: added.length,
        known: read.values.length - added.length,
        problems: problems.map(({ line, column, code }) => ({
          line,
          column,
          message: messageText(code, ctx.lang) ?? code,
        })),
      };
    }),
  );
}

function refuseProblems(problems: readonly FileProblem[]) {
  refuseInvalid(Object.fromEntries(problems.map(({ line, column, code }) => [`${line}.${column}`, code] as const)));
}

async function standingAmong(ctx: Edit, measureId: string, found: readonly FileValue[]) {
  if (found.length === 0) return [];
  let [from, to] = [found[0]!.takenAt, found[0]!.takenAt];
  for (const { takenAt } of found) {
    if (takenAt < from) from = takenAt;
    if (takenAt > to) to = takenAt;
  }
  return values.standing(ctx.db, scopeOf(ctx), { measureId, from, to });
}
