import { sql } from 'kysely';
import { type GivenScope, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';

type Asked = {
  readonly measureId: string;
  readonly from: Date;
  readonly to: Date;
  /** Most points that are answered. */
  readonly points: number;
  /** Pairs of columns: of each the lowest and the highest value are kept. */
  readonly columns: number;
};
export type PointRow = {
  readonly id: string;
  readonly takenAt: Date;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly total: number;
};

/** Values are counted in 20 bits of a key, whose other bits are the value in thousandths: a minimum finds both. */
const nthBits = 1_048_576;

const find = prepared((db, scope: GivenScope, { measureId, from, to, points, columns }: Given<Asked>) =>
  db
    .selectFrom('measures')
    .crossJoinLateral(
      sql<PointRow>`(
        with p as materialized (
          select v.id, v.taken_at, v.value, v.low, v.high,
            row_number() over (order by v.taken_at, v.id) as nth
          from measurements v
          where v.household_id = measures.household_id and v.measure_id = measures.id and v.deleted_at is null
            and v.taken_at >= ${from} and v.taken_at < ${to}
        ), span as materialized (
          select count(*)::int as total, date_part('epoch', min(taken_at)) as first,
            date_part('epoch', max(taken_at)) as last from p
        ), extremes as (
          select min(key) % ${sql.lit(nthBits)} as one, max(key) % ${sql.lit(nthBits)} as other from (
            select ((p.value::float8 * 1000)::bigint + 1000000000000) * ${sql.lit(nthBits)} + p.nth as key,
              width_bucket(date_part('epoch', p.taken_at), span.first, span.last + 1, ${columns}::int) as place
            from p cross join span
            where span.total > ${points}::int
          ) keyed
          group by place
        )
        select p.id, p.taken_at, p.value, p.low, p.high, span.total
        from p cross join span
        where span.total <= ${points}::int or p.nth = 1 or p.nth = span.total
          or p.nth in (select one from extremes union all select other from extremes)
        order by p.nth
      )`.as('points'),
    )
    .where(within(scope, 'measures'))
    .where('measures.id', '=', measureId)
    .where('measures.deletedAt', 'is', null)
    .select(['points.id', 'points.takenAt', 'points.value', 'points.low', 'points.high', 'points.total'] as never)
    .orderBy(sql`points.taken_at, points.id`),
);

/** Values of a measure, thinned to a number of points that keeps each peak; `total` of each row counts all. */
export const points = (
  db: Db,
  scope: ViewScope<'medicalRecords'>,
  { measureId, from, to, points }: Omit<Asked, 'columns'>,
) =>
  find(db, scope, {
    measureId,
    from,
    to,
    points,
    // The first and the last value are kept beside the extremes.
    columns: Math.max(1, Math.floor((points - 2) / 2)),
  }) as unknown as Promise<PointRow[]>;
