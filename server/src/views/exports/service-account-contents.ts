import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { downloadNameOf } from '@tzemed/contract/items/attachment-names';
import { dayOf } from '@tzemed/contract/dates/days';
import { wordsIn } from '@tzemed/contract/text/texts';
import { viewOf } from '../../access.ts';
import { list as listPets } from '../../features/pets/store.ts';
import { isMissing } from '../../files/storage/check-files.ts';
import * as accounts from '../../identity/accounts.ts';
import type { Entry } from '../../lib/files/zip.ts';
import { accountTexts, tableTexts } from './account-texts.ts';
import { fileNamed, folderNamed, uniquePaths } from './export-paths.ts';
import {
  atOnce,
  calledIn,
  type Ctx,
  folderOfThing,
  type KeptPaper,
  type Paper,
  papersOf,
  type Pet,
  pageOf,
  photoOf,
} from './service.ts';
import { accountPage } from './service-account-page.ts';
import * as tables from './service-account-tables.ts';
import { listTicketFiles } from './store-account.ts';
import { type NameLookup, exportedResources } from './service-resources.ts';
import { exportTexts } from './texts.ts';

export type Contents = {
  /** Number of all files that will be in it. */
  readonly total: number;
  /** @throws Broken when a file that has to be whole is not */
  entries(onWritten: (done: number) => Promise<void>): AsyncGenerator<Entry>;
  /** Told of a file whose bytes broke off. */
  onBroken(path: string, cause: unknown): void;
};

export class Broken extends Error {
  override readonly name = 'Broken';
}

type Making = {
  /** Folder in which a file is kept until all of it has come from the store: half a file is never in a copy. */
  readonly folder: string;
  /** A file that does not come is named as missing; else it ends the try. */
  readonly isForgiving: boolean;
};

/**
 * Data of a person as files of a ZIP: everything that they may read in the app, and nothing else. Memory holds the
 * names of all files and some rows at a time.
 */
export async function contentsFor(
  ctx: Ctx,
  sources: readonly tables.Source[],
  { folder: spool, isForgiving }: Making,
): Promise<Contents> {
  const t = wordsIn(exportTexts, ctx.lang);
  const a = wordsIn(accountTexts, ctx.lang);
  const called = wordsIn(tableTexts, ctx.lang);
  const once = uniquePaths();
  const words = await calledIn(ctx);
  const broken = new Set<string>();
  const causes = new Map<string, unknown>();
  const counts = new Map<string, number>();
  const pets: tables.Kept[] = [];
  const files: tables.Step[] = [];
  const pages: tables.Step[] = [];

  const fileStep = (path: string, fileId: string): tables.Step => ({
    path,
    isFile: true,
    async open() {
      const whole = join(spool, 'file');
      try {
        await pipeline(await ctx.files.open(fileId), createWriteStream(whole, { mode: 0o600 }));
        return createReadStream(whole);
      } catch (error) {
        // A store that is away is asked again later; what is gone will not come back.
        if (!isMissing(error) && !isForgiving) throw error;
        ctx.log.warn({ err: error, userId: ctx.user.id, fileId }, 'a file that was to be taken along did not come');
        return undefined;
      }
    },
  });

  const picture = (await accounts.find(ctx.db, ctx.user.id))?.profilePicture;
  const picturePath = once(`${a.picture}.webp`);
  if (picture) files.push(fileStep(picturePath, picture));
  for await (const pet of petsOf(ctx)) {
    const folder = once(`${called.pets}/${folderNamed(pet.name)}`);
    const photo = await photoOf(ctx, pet);
    const photoPath = photo && once(`${folder}/${t.photo}.webp`);
    if (photo && photoPath) files.push(fileStep(photoPath, photo.id));
    const papers: KeptPaper[] = [];
    const folders = new Map<string, string>();
    for (const paper of await papersOf(ctx, pet.id)) {
      const place = folders.get(paper.thingId) ?? once(`${folder}/${folderOfThing(t, paper)}`);
      folders.set(paper.thingId, place);
      const path = once(`${place}/${fileNamed(downloadNameOf(paper.name, paper.type))}`);
      files.push(fileStep(path, paper.fileId));
      papers.push(keptAt(paper, path, broken));
    }
    const kept = { pet, folder, photo: photoPath, papers };
    pets.push(kept);
    const path = once(`${folder}/index.html`);
    pages.push({ path, isFile: false, open: async () => Readable.from(petPage(ctx, kept, broken, words)) });
  }

  for (const { number, name, type, fileId } of await listTicketFiles(ctx.db, ctx.user.id))
    files.push(fileStep(once(`${called.supportTickets}/${number}/${fileNamed(downloadNameOf(name, type))}`), fileId));

  const ofHome = [
    tables.petsTable(pets),
    tables.papersTable(pets),
    ...sources.map((one) => tables.tableOf(one, pets)),
  ].flatMap((one) => {
    const heads = one.heads;
    const rows = () => one.rows(ctx);
    return [
      tables.jsonStep(`JSON/${one.name}.json`, () => tables.counted(rows(), one.name, counts)),
      tables.csvStep(`CSV/${fileNamed(`${called[one.name]}.csv`)}`, tables.headsIn(ctx, heads), () =>
        tables.cellsOf(ctx, heads, rows()),
      ),
    ];
  });
  const ofNouns = exportedResources.flatMap((one) => {
    const seen = pets.filter(({ pet }) => pet.permissions[one.area] !== 'none');
    const heads = [a.pet, ...one.heads.map((head) => (t as unknown as Record<string, string>)[head]!)];
    return [
      tables.jsonStep(`JSON/${one.name}.json`, () => tables.counted(tables.ofAll(ctx, seen, one), one.name, counts)),
      tables.csvStep(`CSV/${t[one.name]}.csv`, heads, () => tables.cellsOfAll(ctx, seen, one, words)),
    ];
  });
  const index: tables.Step = {
    path: 'index.html',
    isFile: false,
    async open() {
      const { profile } = await profileOf(ctx, sources);
      return Readable.from(
        accountPage({
          lang: ctx.lang,
          today: dayOf(ctx.now),
          profile,
          picture: picture && !broken.has(picturePath) ? picturePath : undefined,
          pets: pets.map(({ pet, folder, photo }) => ({
            name: pet.name,
            path: `${folder}/index.html`,
            photo: photo && !broken.has(photo) ? photo : undefined,
          })),
          tables: [
            ...exportedResources.map(({ name }) => ({
              name: t[name],
              json: `${name}.json`,
              csv: `${t[name]}.csv`,
              count: counts.get(name)!,
            })),
            ...(['pets', 'papers', ...sources.map(({ name }) => name)] as const).map((name) => ({
              name: called[name],
              json: `${name}.json`,
              csv: fileNamed(`${called[name]}.csv`),
              count: counts.get(name) ?? 0,
            })),
          ],
          missing: [...broken],
        }),
      );
    },
  };
  const steps = [...files, ...pages, ...ofNouns, ...ofHome, index];

  return {
    total: steps.length,
    onBroken(path, cause) {
      broken.add(path);
      causes.set(path, cause);
    },
    async *entries(onWritten) {
      for (const [done, { path, isFile, open }] of steps.entries()) {
        const bytes = await open();
        if (bytes) yield { path, bytes, isSmall: isFile };
        else broken.add(path);
        if (bytes && broken.has(path)) throw new Broken(path, { cause: causes.get(path) });
        await onWritten(done + 1);
      }
    },
  };
}

/** All that are in reach, archived and shared ones too. */
async function* petsOf(ctx: Ctx) {
  const scope = viewOf(ctx, 'profile');
  for (let page = 1; ; page += 1) {
    const pets = await listPets(ctx.db, scope, {}, { page, limit: atOnce });
    yield* pets as readonly Pet[];
    if (pets.length < atOnce) return;
  }
}

/** `isWhole` is known only after the attachment was written. */
const keptAt = (paper: Paper, path: string, broken: ReadonlySet<string>): KeptPaper =>
  Object.defineProperty(Object.assign(paper, { path }), 'isWhole', {
    get: () => !broken.has(path),
    enumerable: true,
  }) as KeptPaper;

/** A pet's page links to what lies in its own folder. */
function petPage(
  ctx: Ctx,
  { pet, folder, photo, papers }: tables.Kept,
  broken: ReadonlySet<string>,
  called: NameLookup,
) {
  const below = (path: string) => path.slice(folder.length + 1);
  const seen = exportedResources.filter(({ area }) => pet.permissions[area] !== 'none');
  const { alsoThere } = wordsIn(accountTexts, ctx.lang);
  const own = papers.map((paper) => ({ ...paper, path: below(paper.path) }));
  return pageOf(ctx, pet, seen, own, photo && !broken.has(photo) ? below(photo) : undefined, called, alsoThere);
}

async function profileOf(ctx: Ctx, sources: readonly tables.Source[]) {
  const source = sources.find(({ name }) => name === 'profile');
  for await (const [profile] of source?.rows(ctx) ?? []) return { profile };
  return { profile: undefined };
}
