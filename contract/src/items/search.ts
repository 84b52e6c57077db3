import * as z from 'zod/mini';
import { betweenDays, inOrder } from './belongings.ts';
import { type Area, endpoint } from '../schema/endpoint.ts';
import {
  dayOut,
  idIn,
  idOut,
  ilsOut,
  limitIn,
  named,
  optionalLineIn,
  pageOf,
  paging,
  textIn,
  withExample,
} from '../schema/fields.ts';
import { tagIds } from './tag-ids.ts';

/** The longest text that is looked for. */
export const maxSearchLength = 200;

/** Kinds of search results, named as the groups of the response, in the order of groups whose best hits are alike. */
export const searchKinds = [
  'pets',
  'medicalRecords',
  'appointments',
  'measures',
  'measurements',
  'papers',
  'vets',
  'expenses',
  'claims',
  'medicines',
  'reminders',
  'observations',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Resources that can have attachments. */
export const attachmentParents = ['medicalRecords', 'expenses', 'claims', 'observations'] as const;
export type AttachmentParent = (typeof attachmentParents)[number];

/** Number of hits per group when the query names no group. */
export const hitsOfGroup = 5;

/** A text, and from which character to which (behind its last one) the words stand in it that were found. */
const marked = named(
  'MarkedText',
  z.object({ text: withExample(z.string(), 'חיסון כלבת'), marks: withExample(z.array(z.array(z.int())), [[0, 5]]) }),
);

export const searchHit = named(
  'SearchHit',
  z.object({
    id: idOut('Expense'),
    /** Vets are of a home, and of none of its pets. */
    petId: z.nullable(idOut('Pet')),
    title: marked,
    /** Other text that matched, such as a line of the notes. */
    text: z.nullable(marked),
    date: z.nullable(dayOut),
    amount: z.nullable(ilsOut),
    /** Species, type or category of the item, or the kind of an attachment. */
    type: withExample(z.nullable(z.string()), 'vaccination'),
    /** The last day on which it holds. */
    until: z.nullable(dayOut),
    /** Tags of the item whose names match. */
    tagIds: tagIds.out,
    /** Item of an attachment. */
    thing: z.nullable(
      z.object({ noun: withExample(z.enum(attachmentParents), 'medicalRecords'), id: idOut('MedicalRecord') }),
    ),
  }),
);
export type SearchHit = z.input<typeof searchHit>;

/** Paragraph of the API reference for calls that search one resource. */
const found = 'Words are found however they are spelled: see `GET /search`. The best come first.';

/** The call that finds things of one kind among those of its list, by words and by filters of the list. */
export const searchCall = <
  const Path extends string,
  const A extends Area,
  const Many extends string,
  Row extends z.core.$ZodType,
  Filters extends z.core.$ZodShape,
>(
  path: Path,
  { area, many, row, filters, summary }: { area: A; many: Many; row: Row; filters: Filters; summary: string },
) =>
  endpoint({
    method: 'GET',
    path: `/${path}/search`,
    access: { area, level: 'view' },
    summary,
    details: found,
    query: z
      .object({ q: withExample(textIn(maxSearchLength), 'בלה'), petId: z.optional(idIn()), ...filters, ...paging })
      .check(inOrder),
    reply: z.object(pageOf(many, row)),
  });

export const search = {
  get: endpoint({
    method: 'GET',
    path: '/search',
    // Belongings of a pet are filtered by the permission of their own area.
    access: { area: 'profile', level: 'view' },
    summary:
      'Everything that is found by some words: pets, records, appointments, papers, vets, expenses, claims, medicines, reminders, observations, measures and notes of measured values',
    details: `All words must be found in a row, in any order; one of them may be what its pet is called. Niqqud, quotes, case, final letters and what Hebrew writes as one with a word (ו, ש, ב, כ, ל, מ, ה) make no difference, a word is found by how it begins, and a row by its day, its sum, the day until which it holds, the name of its kind and those of its tags (\`tagIds\`: which of them). Where nothing is found so, what sounds nearly alike is (\`instead\`: how that is written), in Hebrew or Latin letters. Groups come with the best hit first, and those whose best are alike in the order above; each with ${hitsOfGroup} rows, or as many as \`limit\` says; with \`kind\` only that one has rows, and \`page\` counts them. Counts are of all kinds. Vets are of no pet, nor of a day: with a \`petId\`, \`from\` or \`to\` none is found. Nothing to look for, such as quotes alone, finds nothing.`,
    query: z
      .object({
        q: withExample(optionalLineIn(maxSearchLength), 'בלה'),
        petId: z.optional(idIn()),
        kind: z.optional(z.enum(searchKinds, 'filterInvalid')),
        ...betweenDays,
        page: paging.page,
        limit: z._default(limitIn(100), hitsOfGroup),
      })
      .check(inOrder),
    reply: z.object({
      total: withExample(z.int(), 1),
      instead: withExample(z.array(z.string()), []),
      groups: z.array(
        z.object({
          kind: withExample(z.enum(searchKinds), 'medicalRecords'),
          count: withExample(z.int(), 1),
          hits: z.array(searchHit),
        }),
      ),
      page: withExample(z.int(), 1),
      limit: withExample(z.int(), hitsOfGroup),
    }),
  }),
};
