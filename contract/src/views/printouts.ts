import * as z from 'zod/mini';
import { inOrder } from '../items/belongings.ts';
import { maxClaimed } from '../money/claims.ts';
import { endpoint } from '../schema/endpoint.ts';
import { expenseFilters } from '../money/expenses.ts';
import { idIn, idsIn, sortIn } from '../schema/fields.ts';
import { recordFilters, recordSorts } from '../medical/medical-records.ts';
import { tagFilter } from '../items/tag-ids.ts';

export const printFormats = ['pdf', 'csv'] as const;

/** The most records that one printout holds: some hundred pages. A table of cells has no end. */
export const maxPrinted = 2000;

/** Limits for the attachments in the printout of a claim, so that it can still be mailed. */
export const maxEnclosed = { bytes: 40 * 1024 * 1024, pages: 200 } as const;

export const expenseFormats = ['csv', 'xlsx', 'pdf'] as const;

/** Days of a sheet of doses. */
export const dosePeriods = ['14', '30', '90'] as const;
export type DosePeriod = (typeof dosePeriods)[number];

const prints = 'A PDF of A4 pages, tagged, in the language of `Accept-Language`.';
const records = { area: 'medicalRecords', level: 'view' } as const;

export const printouts = {
  records: endpoint({
    method: 'GET',
    path: '/medical-records/export',
    access: records,
    summary: 'The medical records of all pets you may see, as a PDF or as a table of cells, filtered like the list',
    details: `${prints} \`csv\` is UTF-8 with a byte order mark; cells that a spreadsheet would compute are neutralised. More than ${maxPrinted} records are refused as PDF (\`tooMuchToPrint\`). What a visit cost is left out for who may not see the expenses.`,
    refuses: { 422: ['tooMuchToPrint'] },
    query: z
      .object({
        petId: z.optional(idIn()),
        ...tagFilter,
        ...recordFilters,
        sort: sortIn([...recordSorts, 'createdAt', 'updatedAt']),
        format: z._default(z.enum(printFormats, 'filterInvalid'), 'pdf'),
      })
      .check(inOrder),
    reply: 'file',
    limit: 'export',
  }),
  expenses: endpoint({
    method: 'GET',
    path: '/expenses/export',
    access: { area: 'expenses', level: 'view' },
    summary: 'The expenses of all pets you may see, as a table of cells or as a report, filtered like the list',
    details: `Newest first. \`csv\` is UTF-8 with a byte order mark, days as YYYY-MM-DD; cells that a spreadsheet would compute are neutralised, and an import of it makes the same rows. \`xlsx\` has days and sums as such. Both are sent while they are read, so they have no \`Content-Length\`. \`pdf\` is a report with charts by month and category, in the language of \`Accept-Language\`; more than ${maxPrinted} expenses are refused there (\`tooMuchToPrint\`).`,
    refuses: { 422: ['tooMuchToPrint'] },
    query: z
      .object({
        petId: z.optional(idIn()),
        ...tagFilter,
        ...expenseFilters,
        format: z._default(z.enum(expenseFormats, 'filterInvalid'), 'csv'),
      })
      .check(inOrder),
    reply: 'file',
    limit: 'export',
  }),
  vaccinations: endpoint({
    method: 'GET',
    path: '/pets/:petId/prints/vaccinations',
    access: records,
    summary: 'The sheet of vaccinations that a kennel asks for',
    details: `${prints} The newest come first; a vaccination after which the same vaccine was given again says so.`,
    refuses: { 422: ['tooMuchToPrint'] },
    reply: 'file',
    limit: 'export',
  }),
  handover: endpoint({
    method: 'GET',
    path: '/pets/:petId/prints/new-vet',
    access: records,
    summary: 'What a new vet needs to know: the pet, its vaccinations and its whole history, without what it cost',
    details: prints,
    refuses: { 422: ['tooMuchToPrint'] },
    reply: 'file',
    limit: 'export',
  }),
  sitter: endpoint({
    method: 'GET',
    path: '/pets/:petId/prints/sitter',
    access: { area: 'profile', level: 'view' },
    summary: 'What a sitter needs to know: the pet, its habits, what is due in the coming two weeks, and whom to call',
    details: `${prints} Reminders and the vet are left out for who may not see them.`,
    reply: 'file',
    limit: 'export',
  }),
  emergency: endpoint({
    method: 'GET',
    path: '/pets/:petId/prints/emergency',
    access: records,
    summary: 'The emergency card: chip, allergies, conditions, medicines and whom to call',
    details: prints,
    reply: 'file',
    limit: 'export',
  }),
  doses: endpoint({
    method: 'GET',
    path: '/pets/:petId/prints/doses',
    access: { area: 'reminders', level: 'view' },
    summary:
      'Was it given? The medicines of a pet now, what was given, left out and not answered, and what was observed meanwhile',
    details: `${prints} One page for a handful of courses, of the last \`days\`, today among them: each course with its counts, then the days on which something was not given, the newest first, and of each kind of observation how many and on which days. These are left out for who may not see the medical records.`,
    query: z.object({ days: z._default(z.enum(dosePeriods, 'filterInvalid'), '30') }),
    reply: 'file',
    limit: 'export',
  }),
  claim: endpoint({
    method: 'GET',
    path: '/pets/:petId/prints/claim',
    access: records,
    summary: 'What an insurer asks for: the pet, its policy, what was done and what it cost, and the papers of it',
    details: `${prints} \`recordIds\` are medical records of the pet with commas between them, ${maxClaimed} at most (\`tooMuchToClaim\`); one that is out of reach, or of another pet, is a 404. After the sheet come their papers, the pages of PDFs as they are and each picture on a page of its own, ${maxEnclosed.bytes / 1024 ** 2} MB and ${maxEnclosed.pages} pages at most. What does not fit, asks for a password or cannot be read is named on the sheet as to be sent by itself. What a visit cost is left out for who may not see the expenses.`,
    refuses: { 422: ['tooMuchToClaim'] },
    query: z.object({ recordIds: idsIn('MedicalRecord') }),
    reply: 'file',
    limit: 'export',
  }),
  claimPack: endpoint({
    method: 'GET',
    path: '/claims/:id/pack',
    access: { area: 'expenses', level: 'view' },
    summary:
      'A claim as an insurer gets it: the pet, its policy, the expenses and treatments, and the papers of all of them',
    details: `${prints} Its expenses come with their sums and what they come to, its medical records as far as you may see them. After the sheet come the papers of the claim, then those of its expenses, then those of its records and of the records whose cost an expense is, each once, within the bounds of \`GET /pets/{petId}/prints/claim\`.`,
    reply: 'file',
    limit: 'export',
  }),
};
export type Print = Exclude<keyof typeof printouts, 'records' | 'expenses' | 'claim' | 'claimPack' | 'doses'>;
