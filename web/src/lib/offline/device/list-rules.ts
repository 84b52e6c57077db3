export type RowFields = Record<string, unknown>;
export type Row = RowFields & { readonly id: string };
export type Query = Readonly<Record<string, string>>;

/** State that a list depends on besides its rows and its query. */
export type ListContext = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The day in Israel. */
  readonly today: string;
  readonly isActive: (petId: string) => boolean;
};

/** The rows of a list, for its sums. */
export type ListedRows = {
  /** Rows that pass all filters, but for those that are named. */
  readonly passing: (...without: string[]) => readonly Row[];
  /** Those on the page. */
  readonly onPage: readonly Row[];
};

/** Rules by which the server lists a resource, besides those that all lists share. */
export type ListRules = {
  /** Fields in order, `-` for the largest first; null comes last where they rise, and first where they fall. */
  readonly order: readonly string[] | ((query: Query) => readonly string[]);
  /** Fields that words are looked for in; the first that has a text is the title of a hit. */
  readonly searched: readonly string[];
  /** Fields that the order needs, and rows lack. */
  readonly derived?: (row: Row) => RowFields;
  /** Day that `from` and `to` compare; `date` if left out. */
  readonly day?: (row: Row) => string;
  /** Filters that do not compare a field of their name. */
  readonly filters?: Readonly<Record<string, (row: Row, value: string, context: ListContext) => boolean>>;
  /** Without a pet, rows of several pets that have this alike are listed once. Undefined for a row of one pet. */
  readonly once?: (row: Row) => string | undefined;
  /** Fields of the reply besides the rows and their place. */
  readonly sums?: (rows: ListedRows, query: Query, context: ListContext) => RowFields;
  /** Sums that count distinct values: the sums of two lists do not add up in them. */
  readonly distinct?: readonly string[];
  /** False for a waiting row that the server will divide: its own numbers are not those of the rows to come. */
  readonly isInSums?: (row: Row) => boolean;
  /** Lists below the resource's path, by their last part: what is asked of the list, and what the reply has besides. */
  readonly views?: Readonly<Record<string, { readonly query: Query; readonly beside: (total: number) => RowFields }>>;
};
