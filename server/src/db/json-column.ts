import type { ColumnType } from 'kysely';

/**
 * Read as what it holds; written as text, because the driver would take an array for one of PostgreSQL's own.
 * `Absent` is what may be written instead: `undefined` where the column has a default, `null` where it may be empty.
 */
export type Json<Absent = never> = ColumnType<unknown, string | Absent, string | Absent>;
