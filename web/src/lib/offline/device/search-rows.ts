import { hitsOfGroup, searchKinds, type SearchHit, type SearchKind } from '@tzemed/contract/items/search';
import { kindTexts } from '@tzemed/contract/medical/observation-kind-texts';
import { pageLang } from '../../../i18n/language.ts';
import type { ReadingDatabase } from '../device-databases.ts';
import type { WaitingChanges } from '../outbox/with-waiting.ts';
import { offlineResources } from '../resources.ts';
import { type Answered, knownPets, rowsWithWaiting } from './answer-from-rows.ts';
import type { Query, Row } from './list-rules.ts';
import { inOrder, isInSearch, withMarks } from './row-texts.ts';
import { rowsInAnswers } from './stored-answers.ts';
import { loadedOf, storedRows } from './stored-rows.ts';

/** Resources that are searched in their stored lists, with the fields that words are looked for in. */
const listed: Partial<Record<SearchKind, readonly [path: string, many: string, fields: readonly string[]]>> = {
  pets: ['/pets/my-pets', 'pets', ['name', 'breed', 'chipNumber']],
  vets: ['/vets', 'vets', ['name', 'phone', 'address', 'notes']],
  medicines: ['/medicines', 'medicines', ['name', 'instruction', 'notes']],
  measures: ['/measures', 'measures', ['name']],
  stockItems: ['/stock', 'stockItems', ['name', 'food']],
  claims: ['/claims', 'claims', ['insurer', 'notes']],
};

type Source = { readonly kind: SearchKind; readonly fields: readonly string[]; readonly rows: readonly Row[] };

/** Searches everything stored for some words, spelled as they are. */
export async function searchStored(
  db: ReadingDatabase,
  query: Query,
  waiting: WaitingChanges,
): Promise<Answered | undefined> {
  const { q = '', kind, petId, from, to } = query;
  const pets = await knownPets(db);
  const loaded = await loadedOf(db, 'expenses');
  if (!loaded) return undefined;
  const sources = await Promise.all([
    ...Object.values(offlineResources).map(async (resource): Promise<Source> => {
      const rows = rowsWithWaiting(resource, await storedRows(db, resource.noun), waiting, pets);
      return { kind: resource.noun as SearchKind, fields: [...resource.list.searched, 'petName'], rows };
    }),
    ...Object.entries(listed).map(async ([of, [path, many, fields]]): Promise<Source> => ({
      kind: of as SearchKind,
      fields,
      rows: await rowsInAnswers<Row>(db, path, many),
    })),
  ]);
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? hitsOfGroup)];
  const groups = searchKinds.flatMap((of) => {
    const source = sources.find((one) => one.kind === of);
    if (!source || (kind && kind !== of)) return [];
    const isMeant = (row: Row) =>
      (!petId || row.petId === petId || row.id === petId) &&
      (!from || (typeof row.date === 'string' && row.date >= from)) &&
      (!to || (typeof row.date === 'string' && row.date.slice(0, 10) <= to));
    const named = source.rows.map((row) => ({ petName: pets.get(row.petId as string)?.name, ...row }) as Row);
    const found = named.filter((row) => isMeant(row) && isInSearch(row, [...source.fields, 'petName'], q));
    found.sort(inOrder([{ sort: '-date', isNullLast: true }, { sort: '-id' }]));
    const hits = found.slice((page - 1) * limit, page * limit).map((row) => hitOf(of, row, source.fields, q));
    return found.length > 0 ? [{ kind: of, count: found.length, hits }] : [];
  });
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    body: { total, instead: [], groups, page, limit },
    stored: { at: loaded.at, isOther: false, from: loaded.from },
  };
}

function hitOf(kind: SearchKind, row: Row, fields: readonly string[], q: string): SearchHit {
  const textOf = (field: string) => (typeof row[field] === 'string' ? row[field] : '');
  const shown = fields.filter((field) => field !== 'petName' && field !== 'kind');
  const first = shown.map(textOf).find(Boolean) ?? '';
  const title = kind === 'observations' ? titleOfKind(row) : first;
  const other = shown.map(textOf).find((text) => text !== title && isInSearch({ id: '', text }, ['text'], q));
  const value = (field: string) => (row[field] ?? null) as string | null;
  return {
    id: row.id,
    petId: kind === 'pets' ? row.id : value('petId'),
    title: withMarks(title, q),
    text: other ? withMarks(other, q) : null,
    date: value('date')?.slice(0, 10) ?? null,
    amount: kind === 'expenses' ? (row.amount as number) : null,
    type: value('type') ?? value('category') ?? value('species') ?? (kind === 'observations' ? value('kind') : null),
    until: value('validUntil'),
    tagIds: [],
    thing: null,
  };
}

function titleOfKind({ kindName, kind }: Row) {
  const text = kindTexts[kind as keyof typeof kindTexts] as Record<string, unknown> | undefined;
  return (kindName as string | null) ?? (text?.[pageLang()] as string | undefined) ?? '';
}
