import { Readable } from 'node:stream';
import { dayOf } from '@tzemed/contract/days';
import { pet as petSchema } from '@tzemed/contract/pets';
import { wordsIn } from '@tzemed/contract/texts';
import * as z from 'zod/mini';
import { viewOf } from '../../access.ts';
import { list as listPets } from '../../features/pets/store.ts';
import { isMissing } from '../../files/check.ts';
import { downloadNameOf } from '../../files/download-name.ts';
import * as accounts from '../../identity/accounts.ts';
import { type Cell, csvMark, csvRows } from '../../lib/csv.ts';
import type { Entry } from '../../lib/zip.ts';
import { accountTexts, fieldTexts, type TableName } from './account-texts.ts';
import { fileNamed, folderNamed, onlyOnce } from './paths.ts';
import {
  atOnce,
  calledIn,
  type Ctx,
  folderOfThing,
  type KeptPaper,
  listedPaper,
  type Paper,
  papersOf,
  type Pet,
  pageOf,
  photoOf,
  rowsOf,
} from './service.ts';
import { accountPage } from './service-account-page.ts';
import { type AnyNoun, type Called, nouns } from './service-nouns.ts';
import * as store from './store-account.ts';
import { exportTexts } from './texts.ts';

/** Rows as they travel. */
type Row = Readonly<Record<string, unknown>>;

/** A resource that is no noun of a pet: what the call that lists it answers to whoever the copy is for. */
export type Source = {
  readonly name: TableName;
  readonly heads: readonly string[];
  /** Asked of each pet by itself: of all that are in reach, or of one's own. */
  readonly of?: 'pet' | 'ownPet';
  rows(ctx: Ctx, petId?: string): AsyncIterable<readonly Row[]>;
};

/** One file of the ZIP. Nothing where its bytes are gone from the store. */
type Step = { readonly path: string; readonly isFile: boolean; open(): Promise<Readable | undefined> };

export type Contents = {
  /** Of all files that will be in it. */
  readonly total: number;
  /** @throws Broken when a file that has to be whole is not */
  entries(onWritten: (done: number) => Promise<void>): AsyncGenerator<Entry>;
  /** Told of a file whose bytes broke off. */
  onBroken(path: string): void;
};

export class Broken extends Error {
  override readonly name = 'Broken';
}

type Kept = {
  readonly pet: Pet;
  readonly folder: string;
  readonly photo: string | undefined;
  readonly papers: KeptPaper[];
};

/**
 * Everything of a person as files of a ZIP: what they may read in the app, and nothing else. In memory at once are the names
 * of all files and some rows.
 * @param isForgiving a file that breaks off is named as missing; else it ends the copy
 */
export async function contentsFor(ctx: Ctx, sources: readonly Source[], isForgiving: boolean): Promise<Contents> {
  const t = wordsIn(exportTexts, ctx.lang);
  const a = wordsIn(accountTexts, ctx.lang) as unknown as Record<string, string>;
  const once = onlyOnce();
  const called = await calledIn(ctx);
  const broken = new Set<string>();
  const counts = new Map<string, number>();
  const pets: Kept[] = [];
  const files: Step[] = [];
  const pages: Step[] = [];

  const fileStep = (path: string, fileId: string): Step => ({
    path,
    isFile: true,
    async open() {
      try {
        return await ctx.files.open(fileId);
      } catch (error) {
        // A store that is away is asked again later; what is gone will not come back.
        if (!isMissing(error)) throw error;
        ctx.log.warn({ userId: ctx.user.id, fileId }, 'a file that was to be taken along is gone');
        return undefined;
      }
    },
  });

  const picture = (await accounts.find(ctx.db, ctx.user.id))?.profilePicture;
  const picturePath = once(`${a.picture}.webp`);
  if (picture) files.push(fileStep(picturePath, picture));
  for await (const pet of petsOf(ctx)) {
    const folder = once(`${a.pets}/${folderNamed(pet.name)}`);
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
    pages.push({ path, isFile: false, open: async () => Readable.from(petPage(ctx, kept, broken, called)) });
  }

  const tables = [petsTable(pets), papersTable(pets), ...sources.map((one) => tableOf(one, pets))].flatMap((one) => {
    const heads = one.heads;
    const rows = () => one.rows(ctx);
    return [
      jsonStep(`JSON/${one.name}.json`, () => counted(rows(), one.name, counts)),
      csvStep(`CSV/${fileNamed(`${a[one.name] ?? one.name}.csv`)}`, headsIn(ctx, heads), () =>
        cellsOf(ctx, heads, rows()),
      ),
    ];
  });
  const ofNouns = nouns.flatMap((one) => {
    const seen = pets.filter(({ pet }) => pet.permissions[one.area] !== 'none');
    const heads = [a.pet!, ...one.heads.map((head) => (t as unknown as Record<string, string>)[head]!)];
    return [
      jsonStep(`JSON/${one.name}.json`, () => counted(ofAll(ctx, seen, one), one.name, counts)),
      csvStep(`CSV/${t[one.name]}.csv`, heads, () => cellsOfAll(ctx, seen, one, called)),
    ];
  });
  const index: Step = {
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
            ...nouns.map(({ name }) => ({
              name: t[name],
              json: `${name}.json`,
              csv: `${t[name]}.csv`,
              count: counts.get(name)!,
            })),
            ...['pets', 'papers', ...sources.map(({ name }) => name)].map((name) => ({
              name: a[name] ?? name,
              json: `${name}.json`,
              csv: fileNamed(`${a[name] ?? name}.csv`),
              count: counts.get(name) ?? 0,
            })),
          ],
          missing: [...broken],
        }),
      );
    },
  };
  const steps = [...files, ...pages, ...ofNouns, ...tables, index];

  return {
    total: steps.length,
    onBroken: (path) => void broken.add(path),
    async *entries(onWritten) {
      for (const [done, { path, isFile, open }] of steps.entries()) {
        const bytes = await open();
        if (bytes) yield { path, bytes, isSmall: isFile };
        else broken.add(path);
        if (bytes && broken.has(path) && !(isFile && isForgiving)) throw new Broken(path);
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

/** Whether it is whole is known when it was written. */
const keptAt = (paper: Paper, path: string, broken: ReadonlySet<string>): KeptPaper =>
  Object.defineProperty(Object.assign(paper, { path }), 'isWhole', {
    get: () => !broken.has(path),
    enumerable: true,
  }) as KeptPaper;

/** A pet's page links to what lies in its own folder. */
function petPage(ctx: Ctx, { pet, folder, photo, papers }: Kept, broken: ReadonlySet<string>, called: Called) {
  const below = (path: string) => path.slice(folder.length + 1);
  const seen = nouns.filter(({ area }) => pet.permissions[area] !== 'none');
  const { alsoThere } = wordsIn(accountTexts, ctx.lang);
  const own = papers.map((paper) => ({ ...paper, path: below(paper.path) }));
  return pageOf(ctx, pet, seen, own, photo && !broken.has(photo) ? below(photo) : undefined, called, alsoThere);
}

type Table = {
  readonly name: string;
  readonly heads: readonly string[];
  rows(ctx: Ctx): AsyncIterable<readonly Row[]>;
};

const petsTable = (pets: readonly Kept[]): Table => ({
  name: 'pets',
  heads: Object.keys((petSchema as unknown as { shape: object }).shape),
  async *rows() {
    for (const { pet } of pets) yield [z.encode(petSchema, pet) as Row];
  },
});

const papersTable = (pets: readonly Kept[]): Table => ({
  name: 'papers',
  heads: ['name', 'type', 'size', 'kind', 'expiresOn', 'path', 'isWhole'],
  async *rows() {
    for (const { pet, papers } of pets) yield papers.map((paper) => ({ petId: pet.id, ...listedPaper(paper) }));
  },
});

const tableOf = ({ name, heads, of, rows }: Source, pets: readonly Kept[]): Table => ({
  name,
  heads: of ? ['petId', ...heads] : heads,
  async *rows(ctx) {
    if (!of) return yield* rows(ctx);
    for (const { pet } of pets) {
      if (of === 'ownPet' && pet.permissions.profile !== 'own') continue;
      for await (const some of rows(ctx, pet.id)) yield some.map((row) => ({ petId: pet.id, ...row }));
    }
  },
});

async function* ofAll(ctx: Ctx, pets: readonly Kept[], one: AnyNoun): AsyncGenerator<readonly Row[]> {
  for (const { pet } of pets) for await (const rows of rowsOf(ctx, pet, one)) yield rows as readonly Row[];
}
async function* cellsOfAll(ctx: Ctx, pets: readonly Kept[], one: AnyNoun, called: Called) {
  for (const { pet } of pets)
    for await (const rows of rowsOf(ctx, pet, one)) yield rows.map((row) => [pet.name, ...one.cells(row, ctx, called)]);
}

async function* counted(all: AsyncIterable<readonly Row[]>, name: string, counts: Map<string, number>) {
  let count = 0;
  for await (const rows of all) {
    count += rows.length;
    yield rows;
  }
  counts.set(name, count);
}

const jsonStep = (path: string, rows: () => AsyncIterable<readonly Row[]>): Step => ({
  path,
  isFile: false,
  open: async () => Readable.from(jsonOf(rows())),
});
async function* jsonOf(all: AsyncIterable<readonly Row[]>) {
  let isFirst = true;
  yield '[';
  for await (const rows of all) {
    if (rows.length === 0) continue;
    yield (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
    isFirst = false;
  }
  yield '\n]\n';
}

type Cells = readonly Cell[];
const csvStep = (path: string, heads: Cells, rows: () => AsyncIterable<readonly Cells[]>): Step => ({
  path,
  isFile: false,
  open: async () => Readable.from(csvOf(heads, rows())),
});
async function* csvOf(heads: Cells, all: AsyncIterable<readonly Cells[]>) {
  yield csvMark + csvRows([heads]);
  for await (const rows of all) yield csvRows(rows);
}

function headsIn({ lang }: Ctx, heads: readonly string[]) {
  const words = wordsIn(fieldTexts, lang) as Readonly<Record<string, string>>;
  return heads.map((head) => words[head] ?? head);
}

async function* cellsOf({ lang }: Ctx, heads: readonly string[], all: AsyncIterable<readonly Row[]>) {
  const { yes, no } = wordsIn(accountTexts, lang);
  const cell = (value: unknown): Cell => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number' || typeof value === 'string') return value;
    const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    return isPlain ? (value as unknown[]).join(', ') : JSON.stringify(value);
  };
  for await (const rows of all) yield rows.map((row) => heads.map((head) => cell(row[head])));
}

async function profileOf(ctx: Ctx, sources: readonly Source[]) {
  const source = sources.find(({ name }) => name === 'profile');
  for await (const [profile] of source?.rows(ctx) ?? []) return { profile };
  return { profile: undefined };
}

/** Rows of the account that no call answers. */
const ownSource = <Name extends keyof typeof store.ownRows>(name: Name, heads: readonly string[]): Source => ({
  name,
  heads,
  async *rows({ db, user }) {
    const list = (after: string) => store.ownRows[name](db, { userId: user.id }, { after, limit: atOnce });
    yield* onwards(list as (after: string) => Promise<readonly { readonly id: string }[]>);
  },
});

/** Batch by batch, each after the last row of the one before. */
async function* onwards<R extends { readonly id: string }>(list: (after: string) => Promise<readonly R[]>) {
  for (let after = store.firstId; ;) {
    const rows = await list(after);
    yield JSON.parse(JSON.stringify(rows)) as readonly Row[];
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}

export const ownSources: readonly Source[] = [
  ownSource('consents', ['kind', 'wordingVersion', 'givenAt']),
  ownSource('audit', ['at', 'action', 'result', 'address']),
  {
    name: 'signInWays',
    heads: ['issuer', 'email', 'createdAt'],
    async *rows({ db, user }) {
      yield plain(await store.listSignInWays(db, user.id));
    },
  },
  {
    name: 'formerEmails',
    heads: ['email', 'changedAt', 'until'],
    async *rows({ db, user }) {
      yield plain(await store.listFormerEmails(db, user.id));
    },
  },
  {
    name: 'reminderEvents',
    heads: ['what', 'until', 'doneAt', 'reminderId'],
    of: 'pet',
    rows: (ctx, petId) =>
      onwards((after) =>
        store.reminderEvents(ctx.db, viewOf(ctx, 'reminders'), { petId: petId!, after, limit: atOnce }),
      ),
  },
];

const plain = (rows: readonly object[]) => JSON.parse(JSON.stringify(rows)) as readonly Row[];
