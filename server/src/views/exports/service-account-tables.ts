import { Readable } from 'node:stream';
import { pet as petSchema } from '@tzemed/contract/pets/pets';
import { wordsIn } from '@tzemed/contract/text/texts';
import * as z from 'zod/mini';
import { viewOf } from '../../access.ts';
import { hashAddress } from '../../identity/visitor-rows.ts';
import { type Cell, csvMark, csvRows } from '../../lib/files/csv.ts';
import { accountTexts, fieldTexts, type TableName } from './account-texts.ts';
import { atOnce, type Ctx, type KeptPaper, listedPaper, type Pet, rowsOf } from './service.ts';
import type { ExportedResource, NameLookup } from './service-resources.ts';
import * as store from './store-account.ts';

/** Rows as they travel. */
export type Row = Readonly<Record<string, unknown>>;

/** A resource that is no noun of a pet: what the call that lists it answers to whoever the copy is for. */
export type Source = {
  readonly name: TableName;
  readonly heads: readonly string[];
  /** Asked of each pet by itself: of all that are in reach, or of one's own. */
  readonly of?: 'pet' | 'ownPet';
  rows(ctx: Ctx, petId?: string): AsyncIterable<readonly Row[]>;
};

/** One file of the ZIP. Nothing where its bytes are gone from the store. */
export type Step = { readonly path: string; readonly isFile: boolean; open(): Promise<Readable | undefined> };

export type Kept = {
  readonly pet: Pet;
  readonly folder: string;
  readonly photo: string | undefined;
  readonly papers: KeptPaper[];
};

type Table = {
  readonly name: TableName;
  readonly heads: readonly string[];
  rows(ctx: Ctx): AsyncIterable<readonly Row[]>;
};

export const petsTable = (pets: readonly Kept[]): Table => ({
  name: 'pets',
  heads: Object.keys((petSchema as unknown as { shape: object }).shape),
  async *rows() {
    for (const { pet } of pets) yield [z.encode(petSchema, pet) as Row];
  },
});

export const papersTable = (pets: readonly Kept[]): Table => ({
  name: 'papers',
  heads: ['name', 'type', 'size', 'kind', 'expiresOn', 'path', 'isWhole'],
  async *rows() {
    for (const { pet, papers } of pets)
      yield papers.map((paper) => Object.assign({ petId: pet.id }, listedPaper(paper)));
  },
});

export const tableOf = ({ name, heads, of, rows }: Source, pets: readonly Kept[]): Table => ({
  name,
  heads: of ? ['petId', ...heads] : heads,
  async *rows(ctx) {
    if (!of) return yield* rows(ctx);
    for (const { pet } of pets) {
      if (of === 'ownPet' && pet.permissions.profile !== 'own') continue;
      for await (const some of rows(ctx, pet.id)) yield some.map((row) => Object.assign({ petId: pet.id }, row));
    }
  },
});

export async function* ofAll(ctx: Ctx, pets: readonly Kept[], one: ExportedResource): AsyncGenerator<readonly Row[]> {
  for (const { pet } of pets) for await (const rows of rowsOf(ctx, pet, one)) yield rows as readonly Row[];
}
export async function* cellsOfAll(ctx: Ctx, pets: readonly Kept[], one: ExportedResource, called: NameLookup) {
  for (const { pet } of pets)
    for await (const rows of rowsOf(ctx, pet, one))
      yield rows.map((row) => [pet.name].concat(one.cells(row, ctx, called) as string[]));
}

export async function* counted(all: AsyncIterable<readonly Row[]>, name: string, counts: Map<string, number>) {
  let count = 0;
  for await (const rows of all) {
    count += rows.length;
    yield rows;
  }
  counts.set(name, count);
}

export const jsonStep = (path: string, rows: () => AsyncIterable<readonly Row[]>): Step => ({
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
export const csvStep = (path: string, heads: Cells, rows: () => AsyncIterable<readonly Cells[]>): Step => ({
  path,
  isFile: false,
  open: async () => Readable.from(csvOf(heads, rows())),
});
async function* csvOf(heads: Cells, all: AsyncIterable<readonly Cells[]>) {
  yield csvMark + csvRows([heads]);
  for await (const rows of all) yield csvRows(rows);
}

export function headsIn({ lang }: Ctx, heads: readonly string[]) {
  const words = wordsIn(fieldTexts, lang) as Readonly<Record<string, string>>;
  return heads.map((head) => words[head] ?? head);
}

export async function* cellsOf({ lang }: Ctx, heads: readonly string[], all: AsyncIterable<readonly Row[]>) {
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
  ownSource('supportMessages', ['number', 'from', 'name', 'text', 'createdAt', 'readAt']),
  ownSource('supportFiles', ['number', 'name', 'type', 'size', 'createdAt', 'messageId']),
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
    name: 'newsletter',
    heads: ['language', 'wordingVersion', 'askedAt', 'confirmedAt', 'endedAt'],
    async *rows({ db, secrets, user }) {
      const email = await store.findConfirmedEmail(db, user.id);
      if (email !== undefined) yield plain(await store.listSubscriptions(db, hashAddress(secrets, email)));
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
