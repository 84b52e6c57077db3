import { type Compilable, type CompiledQuery, type Expression, sql } from 'kysely';
import type { Db } from './client.ts';

/** The values as `build` sees them: it may hand them on and ask whether they are there; comparing one does not compile. */
export type Given<Values> = {
  readonly [K in keyof Values]: Expression<NonNullable<Values[K]>> | Extract<Values[K], null | undefined>;
};

/** Where in the arguments of a call the value of a parameter lies. */
class StandIn {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}

/**
 * A query that is built once and then only sent with other values: building one costs about as much of this process
 * as sending it does. For the calls that are made all the time. `scopes` is a scope or an object of them. Values that
 * are left out build a query of their own; there may only be few such combinations.
 */
export function prepared<Scopes extends object, Values extends object, Row>(
  build: (db: Db, scopes: Scopes, given: Given<Values>) => Compilable<Row>,
) {
  const built = new Map<string, CompiledQuery<Row>>();
  return async (db: Db, scopes: Scopes, values: Values): Promise<Row[]> => {
    const shape = JSON.stringify(values, (name, value) => (name === '' || value == null ? value : 1));
    let query = built.get(shape);
    if (!query) {
      const standIns = standInsFor({ scopes, values }, []) as { scopes: Scopes; values: Given<Values> };
      query = build(db, standIns.scopes, standIns.values).compile() as CompiledQuery<Row>;
      built.set(shape, query);
    }
    const parameters = query.parameters.map(valueOf({ scopes, values }));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** A prepared query that always answers one row, as sums do. */
export function preparedRow<Scopes extends object, Values extends object, Row>(
  build: (db: Db, scopes: Scopes, given: Given<Values>) => Compilable<Row>,
) {
  const ask = prepared(build);
  return async (db: Db, scopes: Scopes, values: Values): Promise<Row> => {
    const [row] = await ask(db, scopes, values);
    if (!row) throw new Error('a query that always answers a row answered none');
    return row;
  };
}

/** The same object with stand-ins for its values. */
function standInsFor(value: unknown, path: readonly string[]): unknown {
  if (value === null || value === undefined) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return sql.val(new StandIn(path));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, standInsFor(inner, [...path, name])]));
}

const valueOf = (given: object) => (parameter: unknown) =>
  parameter instanceof StandIn
    ? parameter.path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], given)
    : parameter;
