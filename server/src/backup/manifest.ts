/** Rows in the text format of `COPY`, as objects in their order. */
export type StoredRows = {
  readonly columns: readonly string[];
  readonly rows: number;
  readonly bytes: number;
  readonly objects: readonly string[];
};

export type StoredTable = StoredRows & { readonly name: string };

export type StoredFile = {
  readonly key: string;
  readonly size: number;
  /** sha256 of the bytes, hexadecimal. */
  readonly sha256: string;
  readonly objects: readonly string[];
};

/** All that a backup consists of. */
export type Manifest = {
  readonly format: 1;
  /** Start of the backup, ISO 8601: it holds all that was acknowledged before. */
  readonly at: string;
  /** Migrations of the database, in order: a restore lays the tables as these leave them. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** Definitions of functions, as a list: columns that are computed, and checks, must find those of the backup. */
  readonly functions: { readonly objects: readonly string[] };
  readonly tables: readonly StoredTable[];
  /** Jobs that wait, with the version of the queue's tables. */
  readonly queue: (StoredRows & { readonly version: number }) | null;
  /** Next values of sequences by name. */
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  readonly files: readonly StoredFile[];
  /** Files that a row names and that were not there. */
  readonly missing: readonly string[];
  /** Keys of the data folder, in encrypted backups alone. */
  readonly keys: readonly { readonly name: string; readonly objects: readonly string[] }[];
};

/** Sum of the rows of all tables. */
export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>) => tables.reduce((sum, { rows }) => sum + rows, 0);
