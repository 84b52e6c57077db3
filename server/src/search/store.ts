import type { Area } from '@tzemed/contract/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type GivenScope, homeWithin, reach, type ViewScope } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared, preparedRow } from '../db/prepared.ts';
import { askedNear, askedOf } from './index-query.ts';
import { allOf, type Term, type Wanted } from './query.ts';

/** Where to look: in each area as far as its own right goes. An area that is left out is not looked into. */
export type Scopes = { readonly [A in Area]?: ViewScope<A> };
type GivenScopes = { readonly [A in Area]?: GivenScope };

export type Narrowing = {
  readonly petId?: string | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly type?: string | undefined;
};

/** Which of what was found: of one noun or of each, how many and after how many. */
export type Part = { readonly noun?: string | undefined; readonly limit: number; readonly offset: number };

/** A line of what was found; without an id where a noun has some, but none on this page. */
export type Found = {
  readonly noun: string;
  readonly count: number;
  readonly id: string | null;
  readonly petId: string;
  readonly title: string;
  readonly body: string;
  readonly date: string | null;
  readonly amount: number | null;
  readonly type: string | null;
  readonly until: string | null;
  readonly tagIds: readonly string[];
  /** What it hangs on. */
  readonly thingNoun: string | null;
  readonly thingId: string | null;
};

/** What is looked for in the words of a line, each under a name of its own, so that a statement knows how many there are. */
type Pieces = Readonly<Record<string, string>>;
type Patterns = { readonly [K in 'exact' | 'near' | 'start' | 'all']: Pieces } & {
  readonly sounds?: Pieces | undefined;
  /** By their ids. */
  readonly tags?: readonly string[] | undefined;
  /** Of the index. */
  readonly asked: string;
};

const piecesOf = (texts: readonly string[]): Pieces =>
  Object.fromEntries([...new Set(texts)].map((text, nth) => [`p${nth}`, text]));
/** Words stand between spaces. */
const pieceOf = ({ text, is }: Wanted) => `${is === 'end' ? '' : ' '}${text}${is === 'start' ? '' : ' '}`;
const fewest = (pieces: readonly string[]) =>
  pieces.filter((one) => !pieces.some((other) => other !== one && one.includes(other)));

/** What else may stand for a word of what is asked than how it is spelled. */
export type Else = { readonly sounds?: readonly string[] | undefined; readonly tags?: readonly string[] | undefined };

const patternsOf = (term: Term, { sounds, tags }: Else): Patterns => ({
  exact: piecesOf(term.exact.map(pieceOf)),
  near: piecesOf(term.near.map(pieceOf)),
  start: piecesOf(term.start.map(pieceOf)),
  all: piecesOf(fewest(allOf(term).map(pieceOf))),
  ...(sounds?.length && { sounds: piecesOf(sounds.map((sound) => ` ${sound} `)) }),
  ...(tags?.length && { tags }),
  asked: askedOf(term, { sounds, tags }),
});

/** How much a word is worth in a title, by how it stands there; in the body it is half. */
const worth = { exact: 100, near: 80, start: 64, tag: 60, all: 40, sounds: 30 } as const;
/** What only the pet of a row is called. */
const worthOfPet = 24;

type GivenTerms = Readonly<Record<string, Given<Patterns>>>;
// Not `like`, which takes twice as long in Hebrew.
function has(column: string, pieces: Given<Pieces>) {
  const each = Object.values(pieces).map((piece) => sql`strpos(${sql.ref(column)}, ${piece}) > 0`);
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`false`;
}

const bears = (tags: Given<Patterns>['tags']) =>
  tags ? sql<boolean>`i.tag_ids && ${tags as Expression<unknown>}::uuid[]` : sql<boolean>`false`;

const inItem = ({ all, sounds, tags }: Given<Patterns>) =>
  sql<boolean>`(${has('i.titleWords', all)} or ${has('i.bodyWords', all)}${sounds ? sql` or ${has('i.sounds', sounds)}` : sql``}
    or ${bears(tags)})`;

function scoreOf({ exact, near, start, all, sounds, tags }: Given<Patterns>, isOnly: boolean) {
  // By how it sounds a word is looked for when it is spelled so nowhere.
  if (isOnly && sounds) return sql`${sql.lit(worth.sounds)}`;
  // Each is asked only of what is found there at all: it is asked thousands of times.
  return sql`case
  when ${has('i.titleWords', all)} then case
    when ${has('i.titleWords', exact)} then ${sql.lit(worth.exact)}
    when ${has('i.titleWords', near)} then ${sql.lit(worth.near)}
    when ${has('i.titleWords', start)} then ${sql.lit(worth.start)}
    when ${bears(tags)} then ${sql.lit(worth.tag)}
    when ${has('i.bodyWords', exact)} then ${sql.lit(worth.exact / 2)}
    else ${sql.lit(worth.all)}
  end
  when ${bears(tags)} then ${sql.lit(worth.tag)}
  when ${has('i.bodyWords', all)} then case
    when ${has('i.bodyWords', exact)} then ${sql.lit(worth.exact / 2)}
    when ${has('i.bodyWords', near)} then ${sql.lit(worth.near / 2)}
    when ${has('i.bodyWords', start)} then ${sql.lit(worth.start / 2)}
    else ${sql.lit(worth.all / 2)}
  end
  else ${sql.lit(worthOfPet)}
end`;
}

/** SQL: the pets in reach, once for each area that may be seen of them. */
const reached = (scopes: GivenScopes, petId: Expression<string> | undefined) =>
  sql.join(
    Object.entries(scopes).map(
      ([area, scope]) =>
        sql`select reach.household_id, reach.pet_id, ${sql.lit(area)}::text as area from ${reach(scope, petId)}`,
    ),
    sql` union all `,
  );

/**
 * SQL: a row of `reached` with what is kept of it, as `i`. It comes from the index over words and from nothing else,
 * whatever the planner thinks: homes are small, and it would go through all of a large one (`offset 0`).
 */
const items = sql`join (
  select i.* from search_items i
  where search_terms(i.household_id, i.title_words, i.body_words, i.sounds, i.tag_ids) @@ search_asked(
    array(select household_id from asked order by household_id, query), array(select query from asked order by household_id, query))
  offset 0
) i on i.household_id = r.household_id and i.pet_id = r.pet_id and i.area = r.area`;

const narrowed = ({ from, to, type }: Given<Narrowing>) => sql`
  ${from ? sql`and i.date >= ${from}` : sql``} ${to ? sql`and i.date <= ${to}` : sql``}
  ${type ? sql`and i.type = ${type}` : sql``}`;

type Asked = { readonly terms: Readonly<Record<string, Patterns>>; readonly narrowing: Narrowing; readonly part: Part };

/** SQL: `reached` as `r`, with which of the words the pet itself is called. */
function calledPets(scopes: GivenScopes, petId: Expression<string> | undefined, each: readonly Given<Patterns>[]) {
  if (each.length === 1) return reached(scopes, petId);
  const named = each.map(
    ({ all }, nth) => sql`coalesce(${has('p.titleWords', all)}, false) as ${sql.ref(`named${nth}`)}`,
  );
  return sql`select a.*, ${sql.join(named)} from (${reached(scopes, petId)}) a
    left join search_items p on p.household_id = a.household_id and p.pet_id = a.pet_id and p.area = 'profile'
      and p.noun = 'pets' and p.id = a.pet_id`;
}

/**
 * SQL: all words are found; one of them may be what the pet is called, as long as another stands in the row itself. Where
 * there is one word only, the index has said it.
 */
function allIn(each: readonly Given<Patterns>[]) {
  if (each.length === 1) return sql`true`;
  const named = each.map((_term, nth) => sql.ref(`r.named${nth}`));
  const words = each.map((term, nth) => sql`(${named[nth]!} or ${inItem(term)})`);
  return sql`${sql.join(words, sql` and `)}
    and (not (${sql.join(named, sql` and `)}) or ${sql.join(each.map(inItem), sql` or `)})`;
}

/** SQL: what the index is asked of each home for the pets of `calledPets`: the words that a pet is called stand in none of its lines. */
function askedOfHomes(each: readonly Given<Patterns>[]) {
  const [only, ...more] = each.map(({ asked }) => sql`${asked}::text`);
  if (only && more.length === 0) return sql`select distinct household_id, ${only} as query from r`;
  const wanted = each.map(({ asked }, nth) => sql`case when not ${sql.ref(`r.named${nth}`)} then ${asked}::text end`);
  const any = each.map(({ asked }) => sql`${asked}::text`);
  return sql`select distinct household_id,
    coalesce(nullif(concat_ws('&', ${sql.join(wanted)}), ''), concat_ws('|', ${sql.join(any)})) as query from r`;
}

/** Each noun with how many of its rows are found, and the best of them. */
const find = prepared(
  (db, scopes: Given<{ of: GivenScopes }>, { terms, narrowing, part }: Given<Asked>) => {
    const each = Object.values(terms as GivenTerms);
    const { petId } = narrowing;
    const best = sql`h.score desc, h.date desc nulls last, h.id desc`;
    return db
      .selectFrom(
        sql<Found & { best: number; score: number }>`(
          with r as materialized (${calledPets(scopes.of as GivenScopes, petId, each)}),
          asked as materialized (${askedOfHomes(each)}),
          hits as materialized (
            select i.household_id, i.pet_id, i.area, i.noun, i.id, i.date, ${sum(each.map((term) => scoreOf(term, each.length === 1)))} as score
            from r ${items}
            where ${allIn(each)} ${narrowed(narrowing as Given<Narrowing>)}
          )
          select n.noun, n.count, i.id, i.pet_id, i.title, i.body, i.date, i.amount, i.type,
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
  // Of as many shapes as words can be asked for.
  { isRare: true },
);
const sum = (scores: readonly RawBuilder<unknown>[]) => sql`(${sql.join(scores, sql` + `)})::int`;

/** `others`: for the words of these places. */
export const list = (
  db: Db,
  scopes: Scopes,
  terms: readonly Term[],
  narrowing: Narrowing,
  part: Part,
  others: readonly (Else | undefined)[] = [],
): Promise<Found[]> =>
  find(
    db,
    { of: scopes as GivenScopes },
    {
      terms: Object.fromEntries(terms.map((term, nth) => [`t${nth}`, patternsOf(term, others[nth] ?? {})])),
      narrowing,
      part,
    },
  ) as Promise<Found[]>;

const standingTags = prepared((db, scope: GivenScope, _given: object) =>
  db
    .selectFrom('tags')
    .select(['name', sql<string[]>`tag_and_merged(tags.household_id, tags.id)`.as('ids')])
    .where(homeWithin(scope, 'tags'))
    .where('deletedAt', 'is', null),
);

/** The tags of all homes in reach: their names, and their ids with those of what was merged into them. */
export async function tagsIn(db: Db, scopes: Scopes) {
  const [scope] = Object.values(scopes);
  return scope ? standingTags(db, scope, {}) : [];
}

/** Of more lines with a word that begins or ends so, these say what it may be. */
const mostLines = 2000;

const soundsLike = preparedRow(
  (db, scopes: Given<{ of: GivenScopes }>, { asked }: Given<{ asked: string }>) =>
    db
      .selectFrom(
        sql<{ sounds: string | null }>`(
          with r as materialized (${reached(scopes.of as GivenScopes, undefined)}),
          asked as materialized (select distinct household_id, ${asked}::text as query from r)
          select string_agg(i.sounds, '') as sounds from (select i.sounds from r ${items} limit ${sql.lit(mostLines)}) i
        )`.as('near'),
      )
      .select('sounds'),
  { isRare: true },
);

/** Sounds of lines in reach of which some begin or end as that one does. */
export async function soundsNear(db: Db, scopes: Scopes, sound: string) {
  const { sounds } = await soundsLike(db, { of: scopes as GivenScopes }, { asked: askedNear(sound) });
  return new Set(sounds?.split(' ').filter(Boolean));
}
