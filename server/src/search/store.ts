import { noPayer } from '@tzemed/contract/money/no-payer';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { expensesOf, type GivenScope, homeWithin, profilesOf, reachIn, type Views } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared, preparedRow } from '../db/prepared-query.ts';
import { similarIndexQueryOf, indexQueryOf, tagIndexQueryOf } from './index-query.ts';
import { halvesOf } from './similar-sounds.ts';
import { allOf, type Term, type Wanted } from './query-terms.ts';

export type Narrowing = {
  readonly petId?: string | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly type?: string | undefined;
  /** Filters of expenses, as in their lists. */
  readonly paidBy?: string | undefined;
  readonly refundOf?: string | undefined;
  readonly claimId?: string | undefined;
};

/** Page of the results: of one resource or of each, with limit and offset. */
export type Part = { readonly noun?: string | undefined; readonly limit: number; readonly offset: number };

/** A line of what was found; without an id where a noun has some, but none on this page. */
export type Found = {
  readonly noun: string;
  readonly count: number;
  readonly id: string | null;
  /** Null for a household item. */
  readonly petId: string | null;
  readonly title: string;
  readonly body: string;
  readonly date: string | null;
  readonly amount: number | null;
  readonly type: string | null;
  readonly until: string | null;
  readonly tagIds: readonly string[];
  /** Item that the row belongs to. */
  readonly thingNoun: string | null;
  readonly thingId: string | null;
};

/** Texts to find in the words of a line, each under a name of its own, so that a statement knows how many there are. */
type Pieces = Readonly<Record<string, string>>;
type Patterns = { readonly [K in 'exact' | 'near' | 'all']: Pieces } & {
  /** Missing where all that is found at all begins so. */
  readonly start?: Pieces | undefined;
  readonly sounds?: Pieces | undefined;
  readonly tags?: { readonly homes: readonly string[]; readonly ids: readonly string[] } | undefined;
  /** Query of the word index. */
  readonly asked: string;
};

const piecesOf = (texts: readonly string[]): Pieces =>
  Object.fromEntries([...new Set(texts)].map((text, nth) => [`p${nth}`, text]));
/** Words stand between spaces. */
const pieceOf = ({ text, is }: Wanted) => `${is === 'end' ? '' : ' '}${text}${is === 'start' ? '' : ' '}`;
const fewest = (pieces: readonly string[]) =>
  pieces.filter((one) => !pieces.some((other) => other !== one && one.includes(other)));

/** A tag by its id, or one that was merged into it, and its home. */
export type TagId = { readonly householdId: string; readonly id: string };
/** Alternatives to the spelling of a query word. */
export type Alternatives = {
  readonly sounds?: readonly string[] | undefined;
  readonly tags?: readonly TagId[] | undefined;
};

function patternsOf(term: Term, { sounds, tags }: Alternatives): Patterns {
  const all = fewest(allOf(term).map(pieceOf));
  const start = term.start.map(pieceOf);
  return {
    exact: piecesOf(term.exact.map(pieceOf)),
    near: piecesOf(term.near.map(pieceOf)),
    ...(!all.every((piece) => start.includes(piece)) && { start: piecesOf(start) }),
    all: piecesOf(all),
    ...(sounds?.length && { sounds: piecesOf(sounds.map((sound) => ` ${sound} `)) }),
    ...(tags?.length && { tags: { homes: tags.map(({ householdId }) => householdId), ids: tags.map(({ id }) => id) } }),
    asked: indexQueryOf(term, sounds),
  };
}

/** Score of a word in a title, by kind of match; half of that in the body. */
const worth = { exact: 100, near: 80, start: 64, tag: 60, all: 40, sounds: 30 } as const;
/** Score of a match in the name of the row's pet alone. */
const worthOfPet = 24;

type GivenTerms = Readonly<Record<string, Given<Patterns>>>;
// Not `like`, which takes twice as long in Hebrew.
function has(column: string, pieces: Given<Pieces>) {
  const each = Object.values(pieces).map((piece) => sql`strpos(${sql.ref(column)}, ${piece}) > 0`);
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`false`;
}

const bears = (tags: Given<Patterns>['tags']) =>
  tags ? sql<boolean>`i.tag_ids && ${tags.ids}::uuid[]` : sql<boolean>`false`;

const inItem = ({ all, sounds, tags }: Given<Patterns>) =>
  sql<boolean>`(${has('i.titleWords', all)} or ${has('i.bodyWords', all)}${sounds ? sql` or ${has('i.sounds', sounds)}` : sql``}
    or ${bears(tags)})`;

function scoreOf({ exact, near, start, all, sounds, tags }: Given<Patterns>, isOnly: boolean) {
  // Sounds are searched only for a word that is spelled so nowhere.
  if (isOnly && sounds) return sql`${sql.lit(worth.sounds)}`;
  // Each is asked only where the answer is not known yet: it is asked thousands of times. What is found by one word
  // and neither by the title nor by a tag is found by the body.
  const begins = (column: string) => (start ? has(column, start) : sql<boolean>`true`);
  return sql`case
  when ${has('i.titleWords', all)} then case
    when ${has('i.titleWords', exact)} then ${sql.lit(worth.exact)}
    when ${has('i.titleWords', near)} then ${sql.lit(worth.near)}
    when ${begins('i.titleWords')} then ${sql.lit(worth.start)}
    when ${bears(tags)} then ${sql.lit(worth.tag)}
    when ${has('i.bodyWords', exact)} then ${sql.lit(worth.exact / 2)}
    else ${sql.lit(worth.all)}
  end
  when ${bears(tags)} then ${sql.lit(worth.tag)}
  when ${isOnly ? sql`true` : has('i.bodyWords', all)} then case
    when ${has('i.bodyWords', exact)} then ${sql.lit(worth.exact / 2)}
    when ${has('i.bodyWords', near)} then ${sql.lit(worth.near / 2)}
    when ${begins('i.bodyWords')} then ${sql.lit(worth.start / 2)}
    else ${sql.lit(worth.all / 2)}
  end
  else ${sql.lit(worthOfPet)}
end`;
}

type GivenViews = Given<Views>;
/** SQL: the pets in reach, once for each area that may be seen of them. */
const reached = (views: GivenViews, petId: Expression<string> | undefined) =>
  sql`select * from ${reachIn(views, petId)}`;

/**
 * SQL: what is kept of the homes of `asked`, as `i`. It comes from the index over words and from nothing else, whatever the
 * planner thinks: homes are small, and it would go through all of a large one (`offset 0`). Each home is asked by itself: to
 * the index the words of one question are as many as their square.
 */
const items = sql`asked a cross join lateral (
  select i.* from search_items i
  where search_terms(i.household_id, i.title_words, i.body_words, i.sounds, i.tag_ids) @@ search_asked(a.household_id, a.query)
  offset 0
) i`;
const expense = sql`
  select from expenses e where i.noun = 'expenses' and e.household_id = i.household_id and e.id = i.id`;
const narrowed = ({ from, to, type, paidBy, refundOf, claimId }: Given<Narrowing>) => sql`
  ${paidBy ? sql`and exists (${expense} and e.paid_by is not distinct from nullif(${paidBy}::text, ${sql.lit(noPayer)})::uuid)` : sql``}
  ${refundOf ? sql`and exists (${expense} and e.refund_of = ${refundOf})` : sql``}
  ${claimId ? sql`and exists (${expense} and e.claim_id = ${claimId})` : sql``}
  ${from ? sql`and i.date >= ${from}` : sql``} ${to ? sql`and i.date <= ${to}` : sql``}
  ${type ? sql`and i.type = ${type}` : sql``}`;

type Asked = { readonly terms: Readonly<Record<string, Patterns>>; readonly narrowing: Narrowing; readonly part: Part };

/** SQL: `reached` as `r`, with which of the words the pet itself is called. */
function calledPets(views: GivenViews, petId: Expression<string> | undefined, each: readonly Given<Patterns>[]) {
  if (each.length === 1) return reached(views, petId);
  const named = each.map(
    ({ all }, nth) => sql`coalesce(${has('p.titleWords', all)}, false) as ${sql.ref(`named${nth}`)}`,
  );
  // Each by its key, whatever the planner thinks: it would go through all lines of all homes.
  return sql`select a.*, n.* from (${reached(views, petId)}) a cross join lateral (select ${sql.join(named)} from (
      select (select p.title_words from search_items p where p.household_id = a.household_id and p.pet_id = a.pet_id
        and p.area = 'profile' and p.noun = 'pets' and p.id = a.pet_id) as title_words offset 0) p) n`;
}

/**
 * SQL: all words are found; one of them may be what the pet is called, as long as another stands in the row itself. Where
 * there is one word only, the index has said it.
 */
function allIn(each: readonly Given<Patterns>[]) {
  if (each.length === 1) return sql`true`;
  const named = each.map((_term, nth) => sql.ref(`a.named${nth}`));
  const words = each.map((term, nth) => sql`(${named[nth]!} or ${inItem(term)})`);
  return sql`${sql.join(words, sql` and `)}
    and (not (${sql.join(named, sql` and `)}) or ${sql.join(each.map(inItem), sql` or `)})`;
}

/** SQL: what the index is asked for one word, of the home of `h`. */
const askedFor = ({ asked, tags }: Given<Patterns>) =>
  sql<string>`'(' || ${asked}::text ${
    tags
      ? sql`|| coalesce((
        select '|' || string_agg(${tagIndexQueryOf(sql.ref('t.id'))}, '|')
        from unnest(${tags.homes}::uuid[], ${tags.ids}::uuid[]) t (home, id) where t.home = h.household_id
      ), '')`
      : sql``
  } || ')'`;

const namedOf = (each: readonly Given<Patterns>[]) => (each.length < 2 ? [] : each.map((_term, nth) => `named${nth}`));

/** SQL: what the index is asked of each home for the pets of `calledPets`: the words that a pet is called stand in none of its lines. */
function askedOfHomes(each: readonly Given<Patterns>[]) {
  const columns = ['householdId', ...namedOf(each)].map((name) => sql.ref(name));
  const all = each.map(askedFor);
  const wanted = namedOf(each).map((name, nth) => sql`case when not ${sql.ref(`h.${name}`)} then ${all[nth]!} end`);
  const query =
    wanted.length === 0
      ? all[0]!
      : sql`coalesce(nullif(concat_ws('&', ${sql.join(wanted)}), ''), concat_ws('|', ${sql.join(all)}))`;
  return sql`select h.*, ${query} as query from (select distinct ${sql.join(columns)} from r) h`;
}

/**
 * SQL: what is found is of a pet of `r`, and by what was asked for that one. `is true` keeps it what it is, a look into a
 * table in memory: joined, the planner takes each line to all pets one by one.
 */
function isInReach(each: readonly Given<Patterns>[]) {
  const columns = ['householdId', 'petId', 'area'];
  const found = [...columns.map((name) => `i.${name}`), ...namedOf(each).map((name) => `a.${name}`)];
  const reached = [...columns, ...namedOf(each)];
  return sql`((${sql.join(found.map((name) => sql.ref(name)))}) in (
    select ${sql.join(reached.map((name) => sql.ref(name)))} from r)) is true`;
}

/** Each noun with how many of its rows are found, and the best of them. */
const find = prepared(
  (db, views: GivenViews, { terms, narrowing, part }: Given<Asked>) => {
    const each = Object.values(terms as GivenTerms);
    const { petId } = narrowing;
    const best = sql`h.score desc, h.date desc nulls last, h.id desc`;
    return db
      .selectFrom(
        sql<Found & { best: number; score: number }>`(
          with r as materialized (${calledPets(views, petId, each)}),
          asked as materialized (${askedOfHomes(each)}),
          hits as materialized (
            select ${sum(each.map((term) => scoreOf(term, each.length === 1)))} as score, i.date, i.id, i.household_id, i.pet_id,
              i.noun, i.area
            from ${items}
            where ${isInReach(each)} and ${allIn(each)} ${narrowed(narrowing as Given<Narrowing>)}
          )
          select n.noun, n.count, i.id, i.of_pet as pet_id, i.title, i.body, i.date, i.amount, i.type,
            i.until, i.tag_ids, i.thing_noun, i.thing_id, n.best, h.score
          from (select noun, count(*) as count, max(score) as best from hits group by noun) n
          left join lateral (
            select h.* from hits h
            where h.noun = n.noun ${part.noun ? sql`and h.noun = ${part.noun}` : sql``}
            order by ${best} limit ${part.limit} offset ${part.offset}
          ) h on true
          left join search_items i on i.household_id = h.household_id and i.pet_id = h.pet_id and i.area = h.area
            and i.noun = h.noun and i.id = h.id
        )`.as('found'),
      )
      .select([
        'noun',
        'count',
        'id',
        'petId',
        'title',
        'body',
        'date',
        'amount',
        'type',
        'until',
        'tagIds',
        'thingNoun',
        'thingId',
      ])
      .orderBy(sql`best desc, noun, score desc, date desc nulls last, id desc`);
  },
  // The query has as many shapes as a search can have words.
  { isRare: true },
);
const sum = (scores: readonly RawBuilder<unknown>[]) => sql`(${sql.join(scores, sql` + `)})::int`;

/** `others`: for the words of these places. */
export const list = (
  db: Db,
  views: Views,
  terms: readonly Term[],
  narrowing: Narrowing,
  part: Part,
  others: readonly (Alternatives | undefined)[] = [],
): Promise<Found[]> =>
  find(db, views, {
    terms: Object.fromEntries(terms.map((term, nth) => [`t${nth}`, patternsOf(term, others[nth] ?? {})])),
    narrowing,
    part,
  }) as Promise<Found[]>;

const standingTags = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('tags')
    .select(['householdId', 'id', 'name', sql<string[]>`tag_and_merged(tags.household_id, tags.id)`.as('ids')])
    .where(homeWithin(scope, 'tags'))
    .where('deletedAt', 'is', null),
);

/** The tags of homes in reach: their names, and their ids with those of what was merged into them. */
export const tagsIn = (db: Db, views: Views) => standingTags(db, profilesOf(views), {});

const standingCategories = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('expenseCategories')
    .select(['id', 'name'])
    .where(homeWithin(scope, 'expenseCategories'))
    .where('deletedAt', 'is', null),
);

/** Custom categories of the households in scope, as far as their expenses may be viewed. */
export const categoriesIn = (db: Db, views: Views) => standingCategories(db, expensesOf(views), {});

/** Maximum number of lines with a word that begins or ends so, from which similar sounds are taken. */
const mostLines = 2000;

const soundsLike = preparedRow(
  (db, views: GivenViews, { asked }: Given<{ asked: string }>) =>
    db
      .selectFrom(
        sql<{ sounds: string | null }>`(
          with r as materialized (${reached(views, undefined)}),
          asked as materialized (select distinct household_id, ${asked}::text as query from r)
          select string_agg(i.sounds, '') as sounds
          from (select i.sounds from ${items} where ${isInReach([])} limit ${sql.lit(mostLines)}) i
        )`.as('near'),
      )
      .select('sounds'),
  { isRare: true },
);

/** Sounds that stand in what is in reach, and begin or end as that one does. */
export async function soundsNear(db: Db, views: Views, sound: string) {
  const { sounds } = await soundsLike(db, views, { asked: similarIndexQueryOf(sound) });
  const { begins, ends } = halvesOf(sound);
  return new Set(sounds?.split(' ').filter((one) => one !== '' && (one.startsWith(begins) || one.endsWith(ends))));
}
