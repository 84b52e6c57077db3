import type { ColumnType } from 'kysely';

/** Read as what it holds; written as text, because the driver would take an array for one of PostgreSQL's own. */
export type Json = ColumnType<unknown, string, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;
