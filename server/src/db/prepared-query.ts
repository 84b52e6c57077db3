import { type Compilable, type CompiledQuery, createQueryId, type Expression, sql } from 'kysely';
import { compileObjectMapper } from '../lib/compile-object-mapper.ts';
import { type Answer, camelCase, type Db, sendDirectly } from './client.ts';
import { markReusedStatement } from './connection/statement-names.ts';

type Value = string | number | bigint | boolean | Date | Uint8Array | readonly unknown[];

/**
 * Values as `build` sees them: it may hand them on and ask whether they are there; comparing one does not compile,
 * since the statement is built once and would take the same way for ever.
 */
export type Given<Values> = { readonly [K in keyof Values]: GivenValue<Values[K]> };
type GivenValue<V> = [NonNullable<V>] extends [Value]
  ? Expression<NonNullable<V>> | Extract<V, null | undefined>
  : Given<V>;

/** Placeholder for a parameter; `path` locates its value in the arguments of a call. */
class StandIn {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}

/** Edits send any selection of a noun's fields; past this many shapes of one statement they are built anew. */
const maxShapes = 200;

/** Names are few, and who asks chooses the shapes: one statement must not take the names of all others. */
const maxAnnounced = 8;

type Options = {
  /** Meaning of null: `absent` for a missing filter, `values` for a value of a row. */
  readonly nulls?: 'absent' | 'values';
  /** Asked now and then, in many variants: connections need not keep it planned. */
  readonly isRare?: boolean;
};

/**
 * A query that is built once and then only sent with other values: building one costs about as much of this process
 * as sending it does, and PostgreSQL plans it once per connection. `scopes` is what `access.ts` has minted, or an object of such. Values that are left out build a
 * query of their own.
 */
export function prepared<Scopes extends object, Values extends object, Row>(
  build: (db: Db, scopes: Given<Scopes>, given: Given<Values>) => Compilable<Row>,
  { nulls = 'absent', isRare = false }: Options = {},
) {
  const built = new Map<string, Statement<Row>>();
  let announced = 0;
  const isAbsent = (value: unknown) => value === undefined || (nulls === 'absent' && value === null);
  return async (db: Db, scopes: Scopes, values: Values): Promise<Row[]> => {
    const shape = shapeOf(scopes, isAbsent) + shapeOf(values, isAbsent);
    let statement = built.get(shape);
    if (!statement) {
      if (built.size >= maxShapes) built.clear();
      const standIns = standInsFor({ scopes, values }, [], isAbsent) as {
        scopes: Given<Scopes>;
        values: Given<Values>;
      };
      statement = { query: build(db, standIns.scopes, standIns.values).compile() as CompiledQuery<Row> };
      built.set(shape, statement);
      if (!isRare && announced++ < maxAnnounced) markReusedStatement(statement.query.sql);
    }
    const { query } = statement;
    const parameters = query.parameters.map(valueOf({ scopes, values }));
    const answer = await sendDirectly(db, query.sql, parameters);
    if (!answer) return (await db.executeQuery<Row>({ ...query, parameters })).rows;
    statement.rename ??= await renaming(answer);
    return answer.rows.map(statement.rename) as Row[];
  };
}

/** A prepared query that always answers one row, as sums do. */
export function preparedRow<Scopes extends object, Values extends object, Row>(
  build: (db: Db, scopes: Given<Scopes>, given: Given<Values>) => Compilable<Row>,
  options?: Options,
) {
  const ask = prepared(build, options);
  return async (db: Db, scopes: Scopes, values: Values): Promise<Row> => {
    const [row] = await ask(db, scopes, values);
    if (!row) throw new Error('a query that always answers a row answered none');
    return row;
  };
}

/** Once built; and once answered, what its columns are called in the code. */
type Statement<Row> = { readonly query: CompiledQuery<Row>; rename?: Rename };
type Rename = (row: Record<string, unknown>) => unknown;

/** Columns are called in the code what the builder would call them; which those are is asked once. */
async function renaming({ fields }: Answer): Promise<Rename> {
  const names = fields.map(({ name }) => name);
  const asked = { queryId: createQueryId(), result: { rows: [Object.fromEntries(names.map((name) => [name, name]))] } };
  const { rows } = await camelCase.transformResult(asked);
  return compileObjectMapper(Object.entries(rows[0] as Record<string, string>).map(([name, from]) => ({ name, from })));
}

const isPlain = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Names of the values that are present, and their nesting: `{now,of{petId,},}`. The names are our own: none contains a
 * comma or a brace.
 */
function shapeOf(values: object, isAbsent: (value: unknown) => boolean): string {
  let shape = '{';
  for (const [name, value] of Object.entries(values))
    if (!isAbsent(value)) shape += `${name}${isPlain(value) ? shapeOf(value, isAbsent) : ''},`;
  return `${shape}}`;
}

/** The same object with stand-ins for its values. */
function standInsFor(value: unknown, path: readonly string[], isAbsent: (value: unknown) => boolean): unknown {
  if (isAbsent(value)) return value;
  if (!isPlain(value)) return sql.val(new StandIn(path));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, standInsFor(inner, [...path, name], isAbsent)]),
  );
}

const valueOf = (given: object) => (parameter: unknown) =>
  parameter instanceof StandIn
    ? parameter.path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], given)
    : parameter;
