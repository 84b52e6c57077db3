import { Readable } from 'node:stream';
import { downloadNameOf } from '@tzemed/contract/items/attachment-names';
import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { dayOf } from '@tzemed/contract/dates/days';
import { pet as petSchema } from '@tzemed/contract/pets/pets';
import { type AttachmentParent, attachmentParents } from '@tzemed/contract/items/search';
import { wordsIn } from '@tzemed/contract/text/texts';
import * as z from 'zod/mini';
import { petOf, viewOf } from '../../access.ts';
import { allRows } from '../../belongings/rows/all-rows.ts';
import type { ViewCtx } from '../../context.ts';
import { withoutDeadline } from '../../db/connection/query-deadline.ts';
import { categoryWords } from '../../features/expense-categories/service.ts';
import { personNames } from '../../households/household-people.ts';
import { inSight } from '../../features/pets/service.ts';
import { findPhoto } from '../../features/pets/store.ts';
import { tagNames } from '../../features/tags/service.ts';
import type { Download } from '../../files/downloads.ts';
import { fileNameOf } from '../../files/uploads/file-name.ts';
import { findFile } from '../../files/file-rows.ts';
import { csvMark, csvRows } from '../../lib/files/csv.ts';
import { type Entry, zipped } from '../../lib/files/zip.ts';
import { fileNamed, folderNamed, uniquePaths } from './export-paths.ts';
import { type ExportedResource, type NameLookup, exportedResources } from './service-resources.ts';
import { nothingOf, pageFoot, pageHead, tableFoot, tableHead, tableRow } from './service-page.ts';
import * as store from './store.ts';
import { exportTexts } from './texts.ts';

export type Ctx = ViewCtx<'profile'>;
export type Pet = Awaited<ReturnType<typeof inSight>>;
export type Paper = Awaited<ReturnType<(typeof store.papers)[AttachmentParent]>>[number] & {
  readonly noun: AttachmentParent;
};
/** Rows that are in memory at once. */
export const atOnce = 500;

/** Exports everything of a pet that the user may see. Memory holds only the list of its attachments as a whole. */
export async function ofPet(ctx: Ctx, petId: string): Promise<Download> {
  const pet = await inSight(ctx, petId);
  const t = wordsIn(exportTexts, ctx.lang);
  return {
    type: 'application/zip',
    name: `${fileNameOf(`${t.title({ name: pet.name })} – ${dayOf(ctx.now)}`)}.zip`,
    async open() {
      const broken = new Set<string>();
      const entries = entriesOf(ctx, pet, broken);
      return zipped(entries, ctx.now, (path) => {
        broken.add(path);
        ctx.log.warn({ petId, path }, 'a paper broke off while it was taken along');
      });
    },
  };
}

/** Papers first: what of them could not be read is said by what comes after them. */
async function* entriesOf(ctx: Ctx, pet: Pet, broken: ReadonlySet<string>): AsyncGenerator<Entry> {
  const t = wordsIn(exportTexts, ctx.lang);
  const seen = exportedResources.filter(({ area }) => pet.permissions[area] !== 'none');
  const once = uniquePaths();
  const called = await calledIn(ctx);
  const kept = new Map<string, { of: Paper; path: string }>();
  const bytesOf = async (path: string, fileId: string): Promise<Entry[]> => {
    try {
      return [{ path, bytes: await ctx.files.open(fileId), isSmall: true }];
    } catch (error) {
      ctx.log.warn({ err: error, petId: pet.id, fileId }, 'what was to be taken along cannot be read');
      lost.add(path);
      return [];
    }
  };
  const lost = new Set<string>();

  const photo = await photoOf(ctx, pet);
  const photoPath = photo && once(`${t.photo}.webp`);
  if (photo && photoPath) yield* await bytesOf(photoPath, photo.id);

  const folders = new Map<string, string>();
  for (const paper of await papersOf(ctx, pet.id)) {
    const folder = folders.get(paper.thingId) ?? once(folderOfThing(t, paper));
    folders.set(paper.thingId, folder);
    const path = once(`${folder}/${fileNamed(downloadNameOf(paper.name, paper.type))}`);
    kept.set(paper.id, { of: paper, path });
    yield* await bytesOf(path, paper.fileId);
  }
  const papers = [...kept.values()].map(({ of, path }) =>
    Object.assign(of, { path, isWhole: !lost.has(path) && !broken.has(path) }),
  );

  for (const one of seen) yield { path: `${t[one.name]}.csv`, bytes: Readable.from(csvOf(ctx, pet, one, called)) };
  yield { path: t.data, bytes: Readable.from(jsonOf(ctx, pet, seen, papers, called)) };
  const photoThere = photoPath && !lost.has(photoPath) && !broken.has(photoPath) ? photoPath : undefined;
  yield { path: 'index.html', bytes: Readable.from(pageOf(ctx, pet, seen, papers, photoThere, called)) };
}

export const calledIn = (ctx: Ctx): Promise<NameLookup> =>
  withoutDeadline(async () => ({
    tags: await tagNames(ctx),
    categories: await categoryWords(ctx, ctx.lang),
    person: await personNames(ctx.db, viewOf(ctx, 'profile'), ctx.now),
  }));

const folderOf = (t: {
  readonly papers: string;
  readonly receipts: string;
  readonly claims: string;
  readonly observations: string;
}) => ({
  medicalRecords: t.papers,
  expenses: t.receipts,
  claims: t.claims,
  observations: t.observations,
});
/** A folder for each record, expense, claim and observation that has papers. */
export const folderOfThing = (t: Parameters<typeof folderOf>[0], { noun, date, description }: Paper) =>
  `${folderOf(t)[noun]}/${folderNamed([date, description].filter(Boolean).join(' '))}`;
const areaOf = {
  medicalRecords: 'medicalRecords',
  expenses: 'expenses',
  claims: 'expenses',
  observations: 'medicalRecords',
} as const;
/** Field of an attachment that names its item. */
const idOf = {
  medicalRecords: 'recordId',
  expenses: 'expenseId',
  claims: 'claimId',
  observations: 'observationId',
} as const;

/** Attachments of records, expenses, claims and observations. */
export async function papersOf(ctx: Ctx, petId: string) {
  const all: Paper[] = [];
  for (const noun of attachmentParents) {
    const found = await withoutDeadline(() =>
      store.papers[noun](ctx.db, viewOf(ctx, areaOf[noun]) as never, { petId }),
    );
    all.push(...found.map((paper) => Object.assign(paper, { noun })));
  }
  return all;
}

export async function photoOf(ctx: Ctx, pet: Pet) {
  const seen = await petOf({ ...ctx, right: { area: 'profile', level: 'view' } as const }, pet.id);
  const { photoId } = (await findPhoto(ctx.db, seen)) ?? {};
  return photoId ? findFile(ctx.db, seen, photoId) : undefined;
}

/** Each question has the patience of its own: it is asked when the other end has taken what came before. */
export const rowsOf = (ctx: Ctx, { id }: Pet, { list }: ExportedResource) =>
  allRows((slice) => withoutDeadline(() => list(ctx, id, slice)), atOnce);

async function* csvOf(ctx: Ctx, pet: Pet, one: ExportedResource, called: NameLookup) {
  const t = wordsIn(exportTexts, ctx.lang) as unknown as Record<string, string>;
  yield csvMark + csvRows([one.heads.map((head) => t[head]!)]);
  for await (const rows of rowsOf(ctx, pet, one)) yield csvRows(rows.map((row) => one.cells(row, ctx, called)));
}

export type KeptPaper = Paper & { readonly path: string; readonly isWhole: boolean };

/** A paper as the data says it. */
export const listedPaper = ({ noun, thingId, ...paper }: KeptPaper) => {
  const { id, name, type, size, kind, expiresOn, tagIds, path, isWhole } = paper;
  return { id, [idOf[noun]]: thingId, name, type, size, kind, expiresOn, tagIds, path, isWhole };
};

async function* jsonOf(
  ctx: Ctx,
  pet: Pet,
  seen: readonly ExportedResource[],
  papers: readonly KeptPaper[],
  { tags, categories, person }: NameLookup,
) {
  const filed = new Set<string>();
  const paid = new Set<string>();
  const borne = new Set([pet, ...papers].flatMap(({ tagIds }) => tagIds));
  yield `{"exportedAt":${JSON.stringify(ctx.now)},\n"pet":${JSON.stringify(z.encode(petSchema, pet))}`;
  for (const one of seen) {
    yield `,\n${JSON.stringify(one.name)}:[`;
    let isFirst = true;
    for await (const rows of rowsOf(ctx, pet, one)) {
      for (const { tagIds = [], category, paidBy } of rows) {
        tagIds.forEach((id) => borne.add(id));
        if (paidBy) paid.add(paidBy);
        if (category !== undefined && !isBuiltIn(category)) filed.add(category);
      }
      yield (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      isFirst = false;
    }
    yield ']';
  }
  const listed = papers.map(listedPaper);
  const named = [...borne].flatMap((id) => tags([id]).map((name) => ({ id, name })));
  const own = [...filed].map((id) => ({ id, name: categories(id) }));
  const payers = [...paid].map((id) => ({ id, name: person(id) }));
  yield `,\n"papers":${JSON.stringify(listed)},\n"tags":${JSON.stringify(named)},\n"categories":${JSON.stringify(own)},\n"people":${JSON.stringify(payers)}}\n`;
}

export async function* pageOf(
  ctx: Ctx,
  pet: Pet,
  seen: readonly ExportedResource[],
  papers: readonly KeptPaper[],
  photo: string | undefined,
  called: NameLookup,
  also?: string,
) {
  const { lang } = ctx;
  yield pageHead({ lang, today: dayOf(ctx.now), pet, photo, tags: called.tags(pet.tagIds), also });
  const named = papers.map((paper) => ({ ...paper, tags: called.tags(paper.tagIds) }));
  const ofThing = Map.groupBy(named, ({ thingId }) => thingId);
  for (const one of seen) {
    const { name, heads } = one;
    const withPapers = (attachmentParents as readonly string[]).includes(name);
    let isEmpty = true;
    for await (const rows of rowsOf(ctx, pet, one)) {
      const papersOf = (id: string) => (withPapers ? (ofThing.get(id) ?? []) : undefined);
      const said = rows.map((row) => tableRow(one.cells(row, ctx, called), heads, papersOf(row.id))).join('');
      yield (isEmpty ? tableHead({ lang, name, heads, withPapers }) : '') + said;
      isEmpty = false;
    }
    yield isEmpty ? nothingOf(lang, name) : tableFoot;
  }
  yield pageFoot(
    lang,
    papers.filter(({ isWhole }) => !isWhole),
  );
}
