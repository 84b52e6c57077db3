import type { FailedState } from '@tzemed/contract/administration/admin-jobs';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { PARKED } from './boss-queues.ts';

/** Failed jobs: one, those of a kind, or those that send to an address or to its person. */
export type WhichFailed =
  | { readonly id: string }
  | { readonly kind: string }
  | { readonly email: string; readonly userId: string | null };

const isParked = sql<boolean>`(name = ${sql.lit(PARKED)} and state in ('created', 'failed'))`;
const isRetrying = sql<boolean>`(name <> ${sql.lit(PARKED)} and state = 'retry')`;
const kindOf = sql<string>`case when name = ${sql.lit(PARKED)} then coalesce(source_name, name) else name end`;

function matching(which: WhichFailed): RawBuilder<boolean> {
  if ('id' in which) return sql`id = ${which.id}`;
  if ('kind' in which) return sql`${kindOf} = ${which.kind}`;
  const email = which.email.toLowerCase();
  // The mail of a notification names its person alone.
  return sql`(lower(data->>'email') = ${email} or lower(data#>>'{to,address}') = ${email}
    or (${kindOf} = 'notifications.mail' and data->>'userId' = ${which.userId}))`;
}

type Asked = { readonly state?: FailedState | undefined; readonly kind?: string | undefined };

const inState = (state: FailedState | undefined) =>
  state === 'parked' ? isParked : state === 'retrying' ? isRetrying : sql<boolean>`(${isParked} or ${isRetrying})`;
const wanted = ({ state, kind }: Asked) =>
  kind === undefined ? inState(state) : sql<boolean>`${inState(state)} and ${kindOf} = ${kind}`;

export type FailedRow = {
  readonly id: string;
  readonly kind: string;
  readonly state: FailedState;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly code: string | null;
  readonly message: string | null;
  readonly about: { readonly field: string; readonly id: string }[];
};

/** Ids in the input of a job; nothing else of it is read. */
const idsIn = sql`case when jsonb_typeof(data) = 'object' then (
  select coalesce(jsonb_agg(jsonb_build_object('field', key, 'id', value) order by key), '[]')
  from jsonb_each_text(data)
  where key ~ '(^id|Id)$' and value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
) else '[]' end`;

export async function listFailed(db: Db, asked: Asked, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<FailedRow>`
    select id, ${kindOf} as kind, case when name = ${sql.lit(PARKED)} then 'parked' else 'retrying' end as state,
      coalesce(source_created_on, created_on) as "createdAt",
      coalesce(source_retry_count + 1, retry_count + 1)::int as attempts,
      case when state = 'retry' then start_after end as "nextAt",
      concat_ws(' ', coalesce(why->>'code', why->>'name'), why->>'responseCode') as code,
      coalesce(why->>'message', why->>'value') as message,
      ${idsIn} as about
    from (
      select *, coalesce(source_output, output) as why from pgboss.job
      where ${wanted(asked)}
      order by created_on desc, id desc
      limit ${limit} offset ${offset}
    ) found
    order by created_on desc, id desc`.execute(db);
  return rows;
}

export async function countFailed(db: Db, asked: Asked) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where ${wanted(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Kind of a failed job; undefined if it is gone, done or being tried. */
export async function findFailedKind(db: Db, id: string) {
  const { rows } = await sql<{ kind: string }>`
    select ${kindOf} as kind from pgboss.job where id = ${id} and (${isParked} or ${isRetrying})`.execute(db);
  return rows[0]?.kind;
}

/** Number of failed jobs of each kind, the most given up first. */
export async function countFailedKinds(db: Db) {
  const { rows } = await sql<{ kind: string; parked: number; retrying: number }>`
    select ${kindOf} as kind, count(*) filter (where ${isParked})::int as parked,
      count(*) filter (where ${isRetrying})::int as retrying
    from pgboss.job where ${isParked} or ${isRetrying}
    group by 1 order by 2 desc, 3 desc, 1 limit 100`.execute(db);
  return rows;
}

/** Ids of jobs that were given up, in the dead-letter queue. */
export async function listParkedIds(db: Db, which: WhichFailed) {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where ${isParked} and ${matching(which)} order by created_on`.execute(db);
  return rows.map(({ id }) => id);
}

/** Has waiting attempts made now. */
export async function hastenRetries(db: Db, which: WhichFailed) {
  const { numAffectedRows } = await sql`
    update pgboss.job set start_after = now() where ${isRetrying} and ${matching(which)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function discardFailed(db: Db, which: WhichFailed) {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where (${isParked} or ${isRetrying}) and ${matching(which)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
