import type * as z from 'zod/mini';
import type { Lang } from '@tzemed/contract/text/languages';
import { type medicalRecord, recordFieldsOn } from '@tzemed/contract/medical/medical-records';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { wordsIn } from '@tzemed/contract/text/texts';
import { type Cell, dated, orDash, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

export type RecordRow = z.output<typeof medicalRecord>;

export const shekels = (agorot: number) =>
  `${(agorot / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ₪`;

type Shown = {
  readonly lang: Lang;
  readonly withPet: boolean;
  readonly withCost: boolean;
  /** Text below the description of a record. */
  readonly more?: (record: RecordRow) => string;
};

/** Table of records, with costs if they may be seen. */
export function recordsPart(records: readonly RecordRow[], { lang, withPet, more = moreOf, ...shown }: Shown): Part {
  const t = wordsIn(printTexts, lang);
  if (records.length === 0) return { title: t.recordsSheet, lines: [t.noRecords] };
  const types = wordsIn(recordTypeTexts, lang);
  const withCost = shown.withCost && records.some(({ cost }) => cost !== null);
  const row = (record: RecordRow): Cell[] => [
    dated(record.date),
    ...(withPet ? [record.petName] : []),
    types[record.type],
    { as: 'two', text: record.description, more: more(record) },
    orDash(record.vetName),
    ...(withCost ? [record.cost === null ? '–' : shekels(record.cost)] : []),
  ];
  const sum = records.reduce((all, { cost }) => all + (cost ?? 0), 0);
  const empty = withPet ? ['', '', '', ''] : ['', '', ''];
  return {
    title: t.recordsSheet,
    columns: [
      { title: t.date },
      ...(withPet ? [{ title: t.pet }] : []),
      { title: t.type },
      { title: t.what, wide: true },
      { title: t.vet },
      ...(withCost ? [{ title: t.cost }] : []),
    ],
    rows: [
      ...records.map(row),
      ...(withCost
        ? [[{ as: 'strong', text: t.total } as const, ...empty, { as: 'strong', text: shekels(sum) } as const]]
        : []),
    ],
  };
}

/** Product, notes and other texts of a record, below its description. */
export const moreOf = (record: RecordRow) =>
  [givenOf(record), ...recordFieldsOn.print.map((name) => record[name])].filter(Boolean).join('\n');

export const givenOf = ({ product, batchNumber }: RecordRow) => [product, batchNumber].filter(Boolean).join(' · ');

/** Names of tags by id. */
type TagNames = (ids: readonly string[]) => readonly string[];

/** The same as a table of cells: days as 2026-11-21 and sums as numbers, so that they can be sorted and added up. */
export function recordCells(records: readonly RecordRow[], lang: Lang, tags: TagNames) {
  const t = wordsIn(printTexts, lang);
  const types = wordsIn(recordTypeTexts, lang);
  const head = [
    t.date,
    t.pet,
    t.type,
    t.description,
    t.product,
    t.batch,
    t.validUntil,
    t.vet,
    ...recordFieldsOn.export.map((name) => t[name]),
    t.nextAppointment,
    t.cost,
    t.tags,
  ];
  return [
    head,
    ...records.map((record) => [
      record.date,
      record.petName,
      types[record.type],
      record.description,
      record.product,
      record.batchNumber,
      record.validUntil,
      record.vetName,
      ...recordFieldsOn.export.map((name) => record[name]),
      record.nextAppointment,
      record.cost === null ? null : record.cost / 100,
      tags(record.tagIds).join(', '),
    ]),
  ];
}
