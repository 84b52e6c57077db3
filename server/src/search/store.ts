import type { Area } from '@tzemed/contract/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type GivenScope, reach, type ViewScope } from '../access.ts';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import { allOf, type Term, type Wanted } from './query.ts';
import { halvesOf } from './sounds-near.ts';

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
  /** What it hangs on. */
  readonly thingNoun: string | null;
  readonly thingId: string | null;
};

/** What is looked for in the words of a line, each under a name of its own, so that a statement knows how many there are. */
type Pieces = Readonly<Record<string, string>>;
type Patterns = { readonly [K in 'exact' | 'near' | 'start' | 'all']: Pieces } & {
  readonly sounds?: Pieces | undefined;
};

const piecesOf = (texts: readonly string[]): Pieces =>
  Object.fromEntries([...new Set(texts)].map((text, nth) => [`p${nth}`, text]));
/** Words stand between spaces. */
const pieceOf = ({ text, is }: Wanted) => `${is === 'end' ? '' : ' '}${text}${is === 'start' ? '' : ' '}`;
const fewest = (pieces: readonly string[]) =>
  pieces.filter((one) => !pieces.some((other) => other !== one && one.includes(other)));

const patternsOf = (term: Term, sounds: readonly string[] | undefined): Patterns => ({
  exact: piecesOf(term.exact.map(pieceOf)),
  near: piecesOf(term.near.map(pieceOf)),
  start: piecesOf(term.start.map(pieceOf)),
  all: piecesOf(fewest(allOf(term).map(pieceOf))),
  ...(sounds?.length && { sounds: piecesOf(sounds.map((sound) => ` ${sound} `)) }),
});

/** How much a word is worth in a title, by how it stands there; in the body it is half. */
const worth = { exact: 100, near: 80, start: 64, all: 40, sounds: 30 } as const;
/** What only the pet of a row is called. */
const worthOfPet = 24;

type GivenTerms = Readonly<Record<string, Given<Patterns>>>;
// Not `like`, which takes twice as long in Hebrew.
function has(column: string, pieces: Given<Pieces>) {
  const each = Object.values(pieces).map((piece) => sql`strpos(${sql.ref(column)}, ${piece}) > 0`);
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`false`;
}

const inItem = ({ all, sounds }: Given<Patterns>) =>
  sql<boolean>`(${has('i.titleWords', all)} or ${has('i.bodyWords', all)}${sounds ? sql` or ${has('i.sounds', sounds)}` : sql``})`;

const scoreOf = ({ exact, near, start, all }: Given<Patterns>) => sql`case
  when ${has('i.titleWords', exact)} then ${sql.lit(worth.exact)}
  when ${has('i.titleWords', near)} then ${sql.lit(worth.near)}
  when ${has('i.titleWords', start)} then ${sql.lit(worth.start)}
  when ${has('i.bodyWords', exact)} then ${sql.lit(worth.exact / 2)}
  when ${has('i.titleWords', all)} then ${sql.lit(worth.all)}
  when ${has('i.bodyWords', near)} then ${sql.lit(worth.near / 2)}
  when ${has('i.bodyWords', start)} then ${sql.lit(worth.start / 2)}
  when ${has('i.bodyWords', all)} then ${sql.lit(worth.all / 2)}
  else ${sql.lit(worthOfPet)}
end`;

/** SQL: the pets in reach, once for each area that may be seen of them. */
const reached = (scopes: GivenScopes, petId: Expression<string> | undefined) =>
  sql.join(
    Object.entries(scopes).map(
      ([area, scope]) =>
        sql`select reach.household_id, reach.pet_id, ${sql.lit(area)}::text as area from ${reach(scope, petId)}`,
    ),
    sql` union all `,
  );

/** SQL: a row of `reached` with what is kept of it, as `i`. */
const items = sql`join search_items i on i.household_id = r.household_id and i.pet_id = r.pet_id and i.area = r.area`;

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

/** SQL: all words are found; one of them may be what the pet is called, as long as another stands in the row itself. */
function allIn(each: readonly Given<Patterns>[]) {
  const [only, ...more] = each;
  if (only && more.length === 0) return inItem(only);
  const named = each.map((_term, nth) => sql.ref(`r.named${nth}`));
  const words = each.map((term, nth) => sql`(${named[nth]!} or ${inItem(term)})`);
  return sql`${sql.join(words, sql` and `)}
    and (not (${sql.join(named, sql` and `)}) or ${sql.join(each.map(inItem), sql` or `)})`;
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
          hits as materialized (
            select i.household_id, i.pet_id, i.area, i.noun, i.id, i.date, ${sum(each.map(scoreOf))} as score
            from r ${items}
            where ${allIn(each)} ${narrowed(narrowing as Given<Narrowing>)}
          )
          select n.noun, n.count, i.id, i.pet_id, i.title, i.body, i.date, i.amount, i.type,
            i.until, i.thing_noun, i.thing_id, n.best, h.score
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
        'thingNoun',
        'thingId',
      ])
      .orderBy(sql`best desc, noun, score desc, date desc nulls last, id desc`);
  },
  // Of as many shapes as words can be asked for.
  { isRare: true },
);
const sum = (scores: readonly RawBuilder<unknown>[]) => sql`(${sql.join(scores, sql` + `)})::int`;

/** `sounds`: for the words of these places, what else they may sound like. */
export const list = (
  db: Db,
  scopes: Scopes,
  terms: readonly Term[],
  narrowing: Narrowing,
  part: Part,
  sounds: readonly (readonly string[] | undefined)[] = [],
): Promise<Found[]> =>
  find(
    db,
    { of: scopes as GivenScopes },
    {
      terms: Object.fromEntries(terms.map((term, nth) => [`t${nth}`, patternsOf(term, sounds[nth])])),
      narrowing,
      part,
    },
  ) as Promise<Found[]>;

type Halves = { readonly begins: string; readonly ends: string };
/** Of more rows with a word that begins or ends so, these say what it may be. */
const mostRows = 2000;

const soundsLike = prepared(
  (db, scopes: Given<{ of: GivenScopes }>, { begins, ends }: Given<Halves>) =>
    db
      .selectFrom(
        sql<{ sound: string }>`(
          select distinct s.sound from (
            select i.sounds from (${reached(scopes.of as GivenScopes, undefined)}) r ${items}
            where strpos(i.sounds, ' ' || ${begins}) > 0 or strpos(i.sounds, ${ends} || ' ') > 0
            limit ${sql.lit(mostRows)}
          ) i cross join lateral unnest(string_to_array(i.sounds, ' ')) s (sound)
          where starts_with(s.sound, ${begins}) or right(s.sound, length(${ends})) = ${ends}
        )`.as('near'),
      )
      .select('sound'),
  { isRare: true },
);

/** Sounds that stand in what is in reach, and begin or end as that one does. */
export const soundsNear = async (db: Db, scopes: Scopes, sound: string) =>
  (await soundsLike(db, { of: scopes as GivenScopes }, halvesOf(sound))).map(({ sound }) => sound);
