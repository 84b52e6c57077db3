import * as z from 'zod/mini';
import { onceById } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { expenseFieldsOn } from './expenses.ts';
import {
  dayOut,
  flagIn,
  idIn,
  idOut,
  ilsOut,
  instantOut,
  named,
  newIdIn,
  pageOf,
  paging,
  withExample,
} from '../schema/fields.ts';

/** Fields that a column of a file can hold. */
export const importFields = [
  'date',
  'description',
  'amount',
  'category',
  'pet',
  ...expenseFieldsOn.import,
  'tags',
  'paidBy',
  'refundOf',
] as const;
export type ImportField = (typeof importFields)[number];
/** Fields whose texts name an existing row. */
export const namingFields = ['category', 'pet', 'tags', 'paidBy'] as const;
export type NamingField = (typeof namingFields)[number];

/** Five years of two purchases a day would be 3,650. */
export const maxImported = 10_000;
export const maxColumns = 100;
export const maxImportBytes = 5 * 1024 * 1024;
const megabytes = maxImportBytes / 1024 / 1024;

const maxCellLength = 4000;
const cell = z.string('textExpected').check(z.maxLength(maxCellLength, `textTooLong:${maxCellLength}`));
/** Row number of a file, as a spreadsheet counts: the first is 1. */
const line = z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(2_000_000, 'invalid'));
const lines = z.optional(z.array(line, 'invalid').check(z.maxLength(maxImported, 'invalid')));

/**
 * Options of an import, sent beside the bytes in the form field `options` as JSON. A missing option is guessed, or
 * none.
 */
export const importOptions = named(
  'ImportOptions',
  z.object({
    id: newIdIn(),
    petId: z.optional(idIn('petRequired')),
    sheet: z.optional(cell),
    mapping: z.optional(
      z.array(z.nullable(z.enum(importFields, 'valueUnknown')), 'invalid').check(z.maxLength(maxColumns, 'invalid')),
    ),
    translations: z.optional(
      z
        .array(
          z.object({ field: z.enum(namingFields, 'valueUnknown'), text: cell, to: z.nullable(cell) }, 'invalid'),
          'invalid',
        )
        .check(z.maxLength(1000, 'invalid')),
    ),
    corrections: z.optional(
      z
        .array(z.object({ line, field: z.enum(importFields, 'valueUnknown'), text: cell }, 'invalid'), 'invalid')
        .check(z.maxLength(maxImported, 'invalid')),
    ),
    taken: lines,
    leftOut: lines,
    /** Rows in error stay out, and refuse nothing. */
    skipErrors: z.optional(z.boolean('booleanExpected')),
  }),
);
export type ImportOptions = z.output<typeof importOptions>;

export const expenseImport = named(
  'ExpenseImport',
  z.object({
    id: idOut('ExpenseImport'),
    name: withExample(z.string(), 'הוצאות 2025.xlsx'),
    count: withExample(z.int(), 204),
    totalAmount: ilsOut,
    standing: withExample(z.int(), 204),
    changed: withExample(z.int(), 0),
    undoneAt: withExample(z.nullable(instantOut), null),
    createdAt: instantOut,
    createdBy: idOut('User'),
  }),
);
export type ExpenseImport = z.input<typeof expenseImport>;

/** State of a row: cannot be read, is probably a duplicate, is ready, or was left out. */
export const rowStates = ['error', 'duplicate', 'ready', 'leftOut'] as const;
export type RowState = (typeof rowStates)[number];

const field = z.enum(importFields);
const someText = z.optional(z.string());
const texts = z.object(
  Object.fromEntries(importFields.map((name) => [name, someText])) as Record<ImportField, typeof someText>,
);
const importRow = named(
  'ImportRow',
  z.object({
    line: withExample(z.int(), 18),
    state: z.enum(rowStates),
    /** Texts from the file, or as corrected. */
    texts,
    date: z.nullable(dayOut),
    description: z.nullable(z.string()),
    amount: z.nullable(ilsOut),
    category: withExample(z.nullable(z.string()), 'food'),
    petId: z.nullable(idOut('Pet')),
    problems: z.array(
      z.object({
        field,
        /** Name of the column in the file; null if it has none. */
        column: withExample(z.nullable(z.string()), 'תאריך קניה'),
        code: withExample(z.string(), 'dateNotInMonth'),
        message: withExample(z.string(), 'אין יום כזה בחודש'),
        /** Suggested correction. */
        suggestion: withExample(z.nullable(z.string()), '28.02.2025'),
      }),
    ),
    /** Probable duplicate: an existing expense, or another row of the file. */
    duplicateOf: z.nullable(
      z.object({
        expenseId: z.nullable(idOut('Expense')),
        line: z.nullable(z.int()),
        description: withExample(z.string(), 'שק מזון יבש 15 ק״ג'),
      }),
    ),
    isTaken: z.boolean(),
  }),
);
export type ImportRow = z.input<typeof importRow>;

const value = z.object({
  field: z.enum(namingFields),
  text: withExample(z.string(), 'אוכל'),
  count: z.int(),
  /** Null: it names nothing, and its rows are in error. */
  to: withExample(z.nullable(z.string()), 'food'),
});

export const importPreview = named(
  'ImportPreview',
  z.object({
    format: z.enum(['csv', 'xlsx', 'html', 'spreadsheetml']),
    sheet: z.nullable(z.string()),
    sheets: z.array(z.string()),
    /** Number of the header row; 0 if there is none. */
    headLine: z.int(),
    petId: z.nullable(idOut('Pet')),
    columns: z.array(
      z.object({
        name: withExample(z.string(), 'תאריך קניה'),
        sample: withExample(z.string(), '5/3/25'),
        field: z.nullable(field),
      }),
    ),
    values: z.array(value),
    counts: z.object({ all: z.int(), error: z.int(), duplicate: z.int(), ready: z.int(), leftOut: z.int() }),
    /** Rows that the import would insert. */
    coming: z.object({ count: z.int(), totalAmount: ilsOut }),
    ...pageOf('rows', importRow),
  }),
);
export type ImportPreview = z.input<typeof importPreview>;

const upload = { maxBytes: maxImportBytes, isPaper: true, options: importOptions } as const;
const edit = { area: 'expenses', level: 'edit' } as const;
const view = { area: 'expenses', level: 'view' } as const;
const path = '/expenses/bulk-import';
const byId = '/expenses/bulk-import/:importId';
const readable = `A CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1255), an XLSX, or a table of HTML or SpreadsheetML 2003, as banks name \`.xls\`, of at most ${megabytes} MB, ${maxImported} rows and ${maxColumns} columns. Nothing in it is computed: a cell that holds a formula is refused until it is corrected. \`options\` is JSON: \`mapping\` says for each column what it is, \`translations\` what texts of categories, pets, tags and payers mean (a category, the id of a pet, tag or person, \`-\` for no tag or nobody), \`corrections\` what stands in a cell instead, \`petId\` whose rows are of which no column says it. Without a column of payers you have paid; an empty cell of one is nobody. A sum below zero is a refund where a column says what it is of, as an export does (\`02.11.2026 · 289.90 · description\`): a row of the file, or an expense of the same pet.`;
const seen = 'Of an import you are told what it made of pets that you may see.';

/** Many expenses from a file. */
export const expenseImports = {
  list: endpoint({
    method: 'GET',
    path,
    access: view,
    summary: 'What was imported, newest first',
    details: `${seen} One of which nothing stands is not listed. \`standing\` is how many of its expenses are there still, \`changed\` how many of those were edited since.`,
    query: z.object(paging),
    reply: z.object(pageOf('imports', expenseImport)),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/expenses/bulk-import/preview',
    access: edit,
    summary: 'What would become of a file, row by row; nothing is written',
    details: `${readable} Rows in error come first with \`state\`; each of their \`problems\` names field, column and reason. \`values\`: each text of a naming column, and what it means.`,
    upload,
    query: z.object({ state: z.optional(z.enum(rowStates, 'filterInvalid')), ...paging }),
    reply: importPreview,
    limit: 'paper',
  }),
  leftover: endpoint({
    method: 'POST',
    path: '/expenses/bulk-import/leftover',
    access: edit,
    summary: 'The rows of a file that would not be written, as a CSV with the reason beside each',
    details: `${readable} It can be mended and imported by itself.`,
    upload,
    reply: 'file',
    limit: 'paper',
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: edit,
    summary: 'Import expenses from a file: all that is asked for, or none',
    details: `${readable} Rows that are likely there already (same pet, day, sum and much the same description) stay out unless their lines are \`taken\`. A row in error refuses the whole, unless its line is \`leftOut\`, or \`skipErrors\` is said; \`errors\` names the first hundred as \`line.field\`. ${onceById} Without one, an \`Idempotency-Key\` is as good.`,
    refuses: { 409: ['idTaken'] },
    upload,
    reply: z.object({ import: expenseImport }),
    status: 201,
    limit: 'paper',
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: view,
    summary: 'An import',
    details: seen,
    reply: z.object({ import: expenseImport }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: edit,
    summary: 'Undo an import: delete what it made; it can be restored',
    details:
      'What was edited since stays, unless `withChanged`; what is of pets that you may not edit stays too. While something of it stands the import is there, and says how much; without anything it is a 404.',
    query: z.object({ withChanged: z.optional(flagIn()) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/expenses/bulk-import/:importId/restore',
    access: edit,
    summary: 'Bring back what the undoing of an import has deleted',
    details:
      'What had been deleted by itself before stays deleted, and so does a refund whose expense was. An import that is not undone is a 404.',
    refuses: { 409: ['refundAboveExpense'] },
  }),
};
