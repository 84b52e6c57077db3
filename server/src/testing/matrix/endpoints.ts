import { contract } from '@tzemed/contract';
import type { Endpoint } from '@tzemed/contract/schema/endpoint';

/** A row of the contract under its `noun.verb`. */
export type NamedRow = readonly [name: string, row: Endpoint];

/** Every row of the contract; a new one is in every test that asks them all by being there. */
export const endpoints: readonly NamedRow[] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).map(([verb, row]) => [`${noun}.${verb}`, row as Endpoint] as const),
);
