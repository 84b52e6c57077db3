import { searchKinds } from '@tzemed/contract/items/search';
import { noPayer } from '@tzemed/contract/money/no-payer';
import { type RawBuilder, sql } from 'kysely';
import { expensesOf, type GivenScope, homeWithin, profilesOf, reachIn, recordsOf, type Views } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared-query.ts';
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

/** A tag or a pet that is called as a word of the query; a tag may also have been merged into one that is. */
export type Named = { readonly householdId: string; readonly id: string };
/** Word of a query, with the tags and pets that are called so. */
export type NamedTerm = Term & { readonly tags: readonly Named[]; readonly pets: readonly Named[] };

type Ids = { readonly homes: readonly string[]; readonly ids: readonly string[] };
type Patterns = {
  /** tsqueries of a word by the score of a row that has them; of several the highest counts. */
  readonly scores: Readonly<Record<string, string | undefined>>;
  readonly otherwise: number;
  /** tsquery of the index, without tags and pets: these are asked of their own household alone. */
  readonly asked: string;
  readonly tags: Ids;
  readonly pets?: Ids;
};

/** Stands where a word begins, for the home that it is asked of. */
const home = '\u0001';
// The index looks up each word by itself, so words whose beginning is searched for as well are dropped.
function fewest(wanted: readonly Wanted[]) {
  const starts = wanted.filter(({ is }) => is === 'start').map(({ text }) => text);
  const isWithin = ({ text, is }: Wanted) =>
    starts.some((start) => text.startsWith(start) && (is === 'whole' || text !== start));
  return wanted.filter((one) => !isWithin(one));
}
/** tsquery of any of some words, in the parts of a row that the weights name (`set_search_words`); nothing of none. */
const queryOf = (wanted: readonly Wanted[], { weights = '', before = '' } = {}) =>
  [...new Set(fewest(wanted).map(({ text, is }) => `'${before}${text}':${is === 'start' ? '*' : ''}${weights}`))].join(
    '|',
  ) || undefined;

function patternsOf({ tags, pets, ...term }: NamedTerm, isOnly: boolean): Patterns {
  const { exact, near, start, far, sounds } = term;
  const [title, text] = [{ weights: 'A' }, { weights: 'CD' }];
  const idsOf = (named: readonly Named[]) => ({
    homes: named.map(({ householdId }) => householdId),
    ids: named.map(({ id }) => id),
  });
  const scores = {
    100: queryOf(exact, title),
    80: queryOf(near, title),
    64: queryOf(start, title),
    60: queryOf(tags.map(({ id }) => ({ text: `+${id}`, is: 'whole' }))),
    50: queryOf(exact, text),
    40: [queryOf(far, title), queryOf(near, text)].filter(Boolean).join('|') || undefined,
    32: queryOf(start, text),
    20: sounds ? undefined : queryOf(far, text),
  };
  return {
    // Sounds are searched for a word that is spelled so nowhere.
    scores: isOnly && sounds ? {} : scores,
    // The row sounds alike, or its pet is called so. To compare a hundred sounds would take most of the time.
    otherwise: sounds ? 30 : 24,
    asked: queryOf(allOf(term), { before: home })!,
    tags: idsOf(tags),
    ...(pets.length > 0 && { pets: idsOf(pets) }),
  };
}

type GivenTerms = Readonly<Record<string, Given<Patterns>>>;
function scoreOf({ scores, otherwise }: GivenTerms[string]) {
  const best = Object.entries(scores).toSorted(([a], [b]) => Number(b) - Number(a));
  const cases = best.map(([score, query]) => sql`when i.words @@ ${query}::tsquery then ${sql.lit(Number(score))}`);
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${otherwise} end` : sql`${otherwise}`;
}

type GivenViews = Given<Views>;
/**
 * SQL: rows of the homes of `asked`, as `i`. They come from the index over words and from nothing
 * else, whatever the planner thinks: homes are small, and it would go through all of a large one (`offset 0`). Each home is
 * asked by itself: to the index the words of one question are as many as their square. The index knows only some digits
 * of a home, so the rows it finds are compared with the home itself.
 */
const items = sql`asked a join lateral (
  select i.* from search_items i
  where search_terms(i.household_id, i.words) @@ search_asked(a.household_id, a.query)
  offset 0
) i on i.household_id = a.household_id`;
const expense = sql`
  select from expenses e where i.noun = 'expenses' and e.household_id = i.household_id and e.id = i.id`;
const narrowed = ({ from, to, type, paidBy, refundOf, claimId }: Given<Narrowing>) => sql`
  ${paidBy ? sql`and exists (${expense} and e.paid_by is not distinct from nullif(${paidBy}::text, ${sql.lit(noPayer)})::uuid)` : sql``}
  ${refundOf ? sql`and exists (${expense} and e.refund_of = ${refundOf})` : sql``}
  ${claimId ? sql`and exists (${expense} and e.claim_id = ${claimId})` : sql``}
  ${from ? sql`and i.date >= ${from}` : sql``} ${to ? sql`and i.date <= ${to}` : sql``}
  ${type ? sql`and i.type = ${type}` : sql``}`;

type Asked = { readonly terms: Readonly<Record<string, Patterns>>; readonly narrowing: Narrowing; readonly part: Part };

/** SQL: ids of the home `h` as alternatives of a tsquery. */
const idsOfHome = ({ homes, ids }: Given<Ids>) => sql`(
  select string_agg('|''' || ${sql.lit(`${home}+`)} || t.id || '''', '')
  from unnest(${homes}::uuid[], ${ids}::uuid[]) t (home, id) where t.home = h.household_id)`;

/** SQL: what the index is asked of the home `h`: all words, of which one may be what the pet is called if another stands in the row. */
function askedOfHome(each: readonly Given<Patterns>[]) {
  const inRow = each.map(({ asked, tags }) => sql`${asked}::text, ${idsOfHome(tags)}`);
  const orOfPet = each.map(({ pets }, nth) => (pets ? sql`${inRow[nth]!}, ${idsOfHome(pets)}` : inRow[nth]!));
  const another = each.some(({ pets }) => pets) ? sql`, '&(', ${sql.join(inRow, sql`, '|', `)}, ')'` : sql``;
  return sql`concat('(', ${sql.join(orOfPet, sql`, ')&(', `)}, ')'${another})`;
}

/** SQL: the groups in the order of the contract, for those whose best hits are alike. */
const nouns = sql`${sql.lit(`{${searchKinds.join(',')}}`)}::text[]`;

/**
 * Each noun with how many of its rows are found, and the best of them. `is true` keeps the pets in reach a look into a table
 * in memory: joined, the planner takes each row to all pets one by one.
 */
const find = prepared(
  (db, views: GivenViews, { terms, narrowing, part }: Given<Asked>) => {
    const each = Object.values(terms as GivenTerms);
    const { petId } = narrowing;
    const best = sql`h.score desc, h.date desc nulls last, h.id desc`;
    return db
      .selectFrom(
        sql<Found & { best: number; score: number }>`(
          with r as materialized (select * from ${reachIn(views, petId)}),
          asked as materialized (
            select h.household_id, ${askedOfHome(each)} as query from (select distinct household_id from r) h
          ),
          hits as materialized (
            select ${sum(each.map(scoreOf))} as score, i.date, i.id, i.household_id, i.pet_id,
              i.noun, i.area
            from ${items}
            where ((i.household_id, i.pet_id, i.area) in (select household_id, pet_id, area from r)) is true
              ${narrowed(narrowing as Given<Narrowing>)}
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
      .orderBy(sql`best desc, array_position(${nouns}, noun), score desc, date desc nulls last, id desc`);
  },
  // The query has as many shapes as a search can have words.
  { isRare: true },
);
const sum = (scores: readonly RawBuilder<unknown>[]) => sql`(${sql.join(scores, sql` + `)})::int`;

/** Rows that have all words, the best of each noun first. */
export const list = (
  db: Db,
  views: Views,
  terms: readonly NamedTerm[],
  narrowing: Narrowing,
  part: Part,
): Promise<Found[]> =>
  find(db, views, {
    terms: Object.fromEntries(terms.map((term, nth) => [`t${nth}`, patternsOf(term, terms.length === 1)])),
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

/** Names of the pets in reach. */
export const petsIn = prepared((db, views: GivenViews, _given: object) =>
  db
    .selectFrom(reachIn(views))
    .innerJoin('pets', (join) =>
      join.onRef('pets.householdId', '=', 'reach.householdId').onRef('pets.id', '=', 'reach.petId'),
    )
    .select(['pets.householdId', 'pets.id', 'pets.name'])
    .distinct(),
);

const standingCategories = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('expenseCategories')
    .select(['id', 'name'])
    .where(homeWithin(scope, 'expenseCategories'))
    .where('deletedAt', 'is', null),
);

const standingButtons = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('quickButtons')
    .select(['id', 'name'])
    .where(homeWithin(scope, 'quickButtons'))
    .where('deletedAt', 'is', null),
);

/** Own quick buttons of the households in scope, as far as medical records may be viewed. */
export const buttonsIn = (db: Db, views: Views) => standingButtons(db, recordsOf(views), {});

/** Custom categories of the households in scope, as far as their expenses may be viewed. */
export const categoriesIn = (db: Db, views: Views) => standingCategories(db, expensesOf(views), {});
