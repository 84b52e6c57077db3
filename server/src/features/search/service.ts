import type { Paging } from '@tzemed/contract/schema/fields';
import type { AttachmentParent, SearchKind } from '@tzemed/contract/items/search';
import { petOf, viewsOf } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { findItems, type Finding } from '../../search/find-items.ts';
import { markerFor } from '../../search/match-marks.ts';
import { allOf } from '../../search/query-terms.ts';
import type { Found } from '../../search/store.ts';

type Query = Paging & {
  readonly q?: string | null | undefined;
  readonly petId?: string | undefined;
  readonly kind?: SearchKind | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

/** Searches all areas, each within the permissions of the user. */
export async function get(ctx: ViewCtx<'profile'>, { q, petId, kind, from, to, page, limit }: Query) {
  if (petId !== undefined) await petOf(ctx, petId);
  const views = viewsOf(ctx, ['profile', 'medicalRecords', 'reminders', 'expenses']);
  // Pages are of one kind; of all of them there is one.
  const part = { noun: kind, limit, offset: kind ? (page - 1) * limit : 0 };
  const finding = await findItems(ctx.db, views, q ?? '', { petId, from, to }, part);
  const marker = markerFor(finding.terms.flatMap(allOf));
  const groups = [...Map.groupBy(finding.found, ({ noun }) => noun)].map(([noun, rows]) => ({
    kind: noun as SearchKind,
    count: rows[0]!.count,
    hits: rows.flatMap((row) => (row.id === null ? [] : [hitOf({ ...row, id: row.id }, finding, marker)])),
  }));
  return {
    total: groups.reduce((sum, { count }) => sum + count, 0),
    instead: insteadOf(finding),
    groups,
    page,
    limit,
  };
}

type Marker = ReturnType<typeof markerFor>;

const hitOf = (
  { id, petId, title, body, date, amount, type, until, tagIds, thingNoun, thingId }: Found & { id: string },
  { tags }: Finding,
  { marksIn, snippetOf }: Marker,
) => ({
  id,
  petId,
  title: { text: title, marks: mutable(marksIn(title)) },
  text: shown(snippetOf(body)),
  date,
  amount,
  type,
  until,
  tagIds: tagIds.filter((tag) => tags?.has(tag)),
  thing: thingNoun && thingId ? { noun: thingNoun as AttachmentParent, id: thingId } : null,
});
const mutable = (marks: readonly (readonly [number, number])[]) => marks.map((mark) => [...mark]);
const shown = (snippet: ReturnType<Marker['snippetOf']>) =>
  snippet ? { text: snippet.text, marks: mutable(snippet.marks) } : null;

/** The most that are named. */
const maxInstead = 4;

/** Spellings in the found items that only sound like the query. */
function insteadOf({ found, terms }: Finding) {
  const { marksIn } = markerFor(terms.flatMap(({ sounds = [] }) => sounds));
  const written = found
    .filter(({ id }) => id !== null)
    .flatMap(({ title, body }) => `${title}\n${body}`.split('\n'))
    .flatMap((text) => marksIn(text).map(([from, to]) => text.slice(from, to)));
  return [...new Set(written)].slice(0, maxInstead);
}
