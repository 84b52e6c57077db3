import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { named, withExample } from '../schema/fields.ts';
import { boolIn } from '../schema/field-pairs.ts';

/** Rows of a file: ten years of five values a day. */
export const maxImportedValues = 20_000;
const maxImportBytes = 5 * 1024 * 1024;

export const measureImportOptions = named(
  'MeasureImportOptions',
  z.object({
    /** Only looks at the file, and writes nothing. */
    isTrial: z.optional(boolIn()),
  }),
);

const view = { area: 'medicalRecords', level: 'view' } as const;
const edit = { area: 'medicalRecords', level: 'edit' } as const;

/** Values of a measure as a file, out and in. */
export const measureFiles = {
  download: endpoint({
    method: 'GET',
    path: '/measures/:id/file',
    access: view,
    summary: 'All values of a measure as a CSV, the oldest first',
    details:
      'Date, time, value, unit, note, place and the range of the lab, with headings in the language of `Accept-Language`. Times are those of Israel; in the hour that a change of clocks repeats, the second one has its offset. Weights are in kilograms. `POST /measures/{id}/import` reads it back as it was.',
    reply: 'file',
    limit: 'export',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/measures/:id/import',
    access: edit,
    summary: 'Add values to a measure from a file: all that can be read, or none',
    details: `A CSV, an XLSX or a table of HTML with a date and a value at least, of at most ${maxImportBytes / 1024 / 1024} MB and ${maxImportedValues} rows; \`options\` is JSON. Values that are there already (same instant and value) are passed over, so a file can be sent twice. A row that cannot be read refuses the whole (422, \`errors\` names the first hundred as \`line.column\`); with \`isTrial\` nothing is written, and \`problems\` says it of each.`,
    upload: { maxBytes: maxImportBytes, isPaper: true, options: measureImportOptions },
    reply: z.object({
      added: withExample(z.int(), 34),
      /** Values that were there already. */
      known: withExample(z.int(), 0),
      problems: z.array(
        z.object({
          line: withExample(z.int(), 5),
          column: withExample(z.string(), 'value'),
          message: withExample(z.string(), 'יש להזין מספר, למשל 12.5'),
        }),
      ),
    }),
    limit: 'paper',
  }),
};
