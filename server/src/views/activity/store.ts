import {
  type ActivityAction,
  type ActivityNoun,
  activityNouns,
  type AuditAction,
  auditActions,
} from '@tzemed/contract/views/activity';
import { dayOf } from '@tzemed/contract/dates/days';
import { changeRetentionDays } from '@tzemed/contract/items/changes';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type RawBuilder, sql } from 'kysely';
import { recipientsOf, isOwnerOf, shareStands } from '../../access.ts';
import type { Db } from '../../db/client.ts';

type Asked = {
  readonly userId: string;
  readonly homes: readonly string[];
  readonly now: Date;
  readonly petId?: string | undefined;
};

type Line = { readonly at: Date; readonly count: number };
export type HomeLine = Line & {
  readonly scope: 'home';
  readonly householdId: string;
  readonly kind: ActivityNoun;
  readonly what: ActivityAction;
  readonly thingId: string;
  readonly petId: string | null;
  readonly who: string | null;
};
export type AccountLine = Line & {
  readonly scope: 'account';
  readonly kind: AuditAction;
  readonly what: 'ok' | 'refused';
  readonly who: null;
  readonly sessionId: string | null;
  readonly object: string | null;
};

/** SQL: changes of homes of which somebody hears; what one person did alike within a minute is one line. */
const homeLines = ({ userId, homes, now, petId }: Asked) => {
  const user = sql<string>`${userId}::uuid`;
  const hasShare = sql`exists (
    select from shares s
    where s.household_id = changes.household_id and s.pet_id = changes.pet_id and s.user_id = ${user} and ${shareStands(dayOf(now))}
  )`;
  const isThere = sql`(pet_id is null or exists (
    select from pets p where p.household_id = changes.household_id and p.id = changes.pet_id and p.deleted_at is null
  ))`;
  // Guests see nothing of a pet that is deleted, or shared with them no more.
  const isHeard = sql`(noun <> 'sharing' or ${hasShare}) and ${isThere}
    and exists (select from ${recipientsOf('changes', dayOf(now))} where hearers.user_id = ${user})`;
  return sql`
    select 'home' as scope, max(at) as at, count(distinct id)::int as count, household_id, noun as kind,
      coalesce(detail, what) as what, (array_agg(id order by number desc))[1] as thing_id, pet_id, who,
      null::uuid as session_id, null as object
    from changes
    where household_id = any(${homes}) and noun = any(${[...activityNouns]}::text[])
      and at > ${now}::timestamptz - make_interval(days => ${changeRetentionDays})
      and (${isOwnerOf(user, 'changes')} or ${isHeard})
      -- the reader's own membership is no news to them
      and not (noun = 'households' and id = ${user})
      -- what sources and the clock do with their reminders
      and not (noun = 'reminders' and who is null)
      ${petId === undefined ? sql`` : sql`and pet_id = ${petId}`}
    group by household_id, noun, coalesce(detail, what), pet_id, who, date_trunc('minute', at)`;
};

/** SQL: what happened to an account; refused attempts alike within an hour are one line. */
const accountLines = ({ userId }: Asked) => sql`
  select 'account' as scope, max(at) as at, count(*)::int as count, null::uuid as household_id, action as kind,
    result as what, null::uuid as thing_id, null::uuid as pet_id, null::uuid as who, session_id, object
  from audit
  where user_id = ${userId} and action = any(${[...auditActions]}::text[])
  group by action, result, session_id, object,
    date_trunc(case result when 'refused' then 'hour' else 'minute' end, at)`;

const linesOf = { home: homeLines, account: accountLines };
export type Scope = keyof typeof linesOf;

/** A page of lines, newest first, and how many there are. */
export async function list(db: Db, scopes: readonly Scope[], asked: Asked, { page, limit }: Paging) {
  const parts: RawBuilder<unknown>[] = scopes.map((scope) => linesOf[scope](asked));
  // A page behind the last has no rows, and is told the total all the same.
  const { rows } = await sql<{ total: number } & (HomeLine | AccountLine)>`
    with all_lines as materialized (${sql.join(parts, sql` union all `)})
    select counted.total, of_page.*
    from (select count(*)::int as total from all_lines) counted
      left join (
        select * from all_lines order by at desc, scope, kind, what, thing_id, session_id, object, who
        limit ${limit} offset ${(page - 1) * limit}
      ) of_page on true
    order by at desc, scope, kind, what, thing_id, session_id, object, who`.execute(db);
  return { lines: rows.filter(({ scope }) => scope !== null), total: rows[0]?.total ?? 0 };
}

/** Noun → its table, the column that names one of it, and whether it hangs off a pet. */
const named = {
  pets: ['pets', 'name'],
  medicalRecords: ['medical_records', 'description', true],
  appointments: ['appointments', 'reason', true],
  measures: ['measures', 'name', true],
  reminders: ['reminders', 'title', true],
  observations: ['observations', 'note', true],
  expenses: ['expenses', 'description', true],
  expensePlans: ['expense_plans', 'description', true],
  claims: ['claims', 'insurer', true],
  medicines: ['medicines', 'name', true],
  vets: ['vets', 'name'],
  tags: ['tags', 'name'],
  quickButtons: ['quick_buttons', 'name'],
  expenseCategories: ['expense_categories', 'name'],
  expenseTemplates: ['expense_templates', 'description'],
  reminderTemplates: ['reminder_templates', 'title'],
} as const satisfies { readonly [N in ActivityNoun]?: readonly [table: string, column: string, isOfPet?: true] };
type Named = keyof typeof named;
export const isNamed = (noun: ActivityNoun): noun is Named => noun in named;

type Title = { readonly id: string; readonly petId: string | null; readonly title: string; readonly isGone: boolean };
/** A thing on the lines of one pet. */
export const keyOf = ({ id, petId }: Pick<Title, 'id' | 'petId'>) => `${id} ${petId}`;

/**
 * Present names of the things of these lines, deleted ones too, by `entryKey`. A thing that has moved to another pet has none on the
 * lines of the first: a reader of those may not see the other pet.
 */
export async function titlesOf(db: Db, lines: readonly HomeLine[]) {
  const parts = [...Map.groupBy(lines, ({ kind }) => kind)].flatMap(([noun, of]) => {
    if (!isNamed(noun)) return [];
    const [table, column, isOfPet] = named[noun] as readonly [string, string, true?];
    return sql`
      select thing.id, asked.pet_id, thing.${sql.ref(column)} as title, thing.deleted_at is not null as is_gone
      from unnest(${of.map(({ householdId }) => householdId)}::uuid[], ${of.map(({ thingId }) => thingId)}::uuid[],
          ${of.map(({ petId }) => petId)}::uuid[]) asked (household_id, id, pet_id)
        join ${sql.table(table)} thing on thing.household_id = asked.household_id and thing.id = asked.id
          ${isOfPet ? sql`and thing.pet_id = asked.pet_id` : sql``}`;
  });
  if (parts.length === 0) return new Map<string, Title>();
  const { rows } = await sql<Title>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Sign-in → the browser that it is of. */
export async function devicesOf(db: Db, userId: string, lines: readonly AccountLine[]) {
  const ids = lines.flatMap(({ sessionId }) => sessionId ?? []);
  if (ids.length === 0) return new Map<string, string | null>();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent'])
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, userAgent }) => [id, userAgent]));
}
