import type { ClientReply, Area, Endpoint, ClientRequest } from '@tzemed/contract/schema/endpoint';
import type { Lang } from '../../i18n/language.ts';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import type { AttachmentCalls } from '../attachments/attachment-calls.ts';
import type { NamedPet } from '../pets/PetPortrait.tsx';
import type { ResourceNameOf } from './invalidation.ts';
import type { SampleData } from './use-query-with-fallback.ts';
import type { EditableResource } from '../save/use-form-save.ts';
import type { Authored } from '../people/AuthorLine.tsx';

/** The table of a belonging: of something that hangs off a pet. */
export type BelongingTable = Readonly<Record<'list' | 'get' | 'create' | 'update' | 'remove' | 'restore', Endpoint>>;

/** Body that a form sends. */
export type BodyOf<T extends BelongingTable> = ClientRequest<T['create']>['body'];
export type QueryOf<T extends BelongingTable> = NonNullable<ClientRequest<T['list']>['query']> & { limit?: number };
export type PageOf<T extends BelongingTable> = ClientReply<T['list']> & { page: number; limit: number; total: number };
type RowsKey<Page> = { [K in keyof Page]: Page[K] extends readonly unknown[] ? K : never }[keyof Page];
export type RowOf<T extends BelongingTable> = PageOf<T>[RowsKey<PageOf<T>>] extends readonly (infer Row)[]
  ? Row & Authored & { id: string; petId: string }
  : never;
/** Fields of a page besides its rows: sums, counts. */
export type PageExtras<T extends BelongingTable> = Omit<PageOf<T>, RowsKey<PageOf<T>> | 'total' | 'page' | 'limit'>;
type WithRest<T extends BelongingTable, Name extends string> =
  object extends PageExtras<T> ? { [N in Name]?: PageExtras<T> } : { [N in Name]: PageExtras<T> };

/** Made-up rows that answer a question, and the made-up pet that they belong to. */
export type SampleRows<T extends BelongingTable> = (asked: {
  query: QueryOf<T>;
  lang: Lang;
  today: string;
}) => { rows: RowOf<T>[]; pet: NamedPet } & WithRest<T, 'rest'>;

type Many<T extends BelongingTable> = RowsKey<PageOf<T>> & string;
/** Name of the rows in the contract, if it is not the name of the resource. */
type Called<T extends BelongingTable> = ResourceNameOf<T> extends Many<T> ? { many?: never } : { many: Many<T> };

/** Area of its permission, if its name differs from the resource. The browser's endpoint tables leave it out. */
type AreaOf<T extends BelongingTable> = T['create']['access'] extends { readonly area: infer A extends Area }
  ? A
  : never;
type Within<T extends BelongingTable> = ResourceNameOf<T> extends AreaOf<T> ? { area?: never } : { area: AreaOf<T> };

type Options<T extends BelongingTable> = Called<T> &
  Within<T> & {
    /** Sample rows for a first load while the server is away. */
    sample?: () => Promise<SampleRows<T>>;
  } & WithRest<T, 'none'>;

/** Rows on a page. */
const limit = 20;

/** Calls and names of a belonging for its screens: see `useList`, `useFormSave`. */
export function belongingApi<T extends BelongingTable>(
  noun: ResourceNameOf<T>,
  table: T,
  ...[options]: object extends Options<T> ? [Options<T>?] : [Options<T>]
) {
  const { many = noun, area, none, sample }: Partial<Options<T>> = options ?? {};
  type List = (sent: { query: QueryOf<T> }, options: { signal: AbortSignal }) => Promise<PageOf<T>>;
  type Get = (sent: { params: { id: string } }) => Promise<ClientReply<T['create']>>;
  // The answer to a change is the row under its own name.
  type Changes = EditableResource<BodyOf<T>, Record<string, RowOf<T>>>['calls'];
  const calls = callsOf(table) as unknown as { list: List; get: Get } & Changes;
  const pageOf = (rows: RowOf<T>[], rest?: PageExtras<T>) =>
    ({ [many]: rows, total: rows.length, page: 1, limit, ...rest }) as PageOf<T>;

  /** Query of a page. */
  const asked = (query: QueryOf<T>) => ({ query: { ...query, limit: query.limit ?? limit } });

  const sampleFor =
    (query: QueryOf<T>, make: SampleRows<T>): SampleData<PageOf<T>> =>
    (lang, today) => {
      const { rows, rest, pet } = make({ query, lang, today });
      return { data: pageOf(rows, rest), pet };
    };

  return {
    noun,
    /** Carries the types for the hooks. */
    table,
    /** The part of a pet's life that it is of: what may be done with it hangs on that. */
    area: (area ?? noun) as Area,
    calls,
    /** Attachment calls of the rows; undefined if they have no attachments. */
    papers: ('attach' in table ? calls : undefined) as T extends { attach: Endpoint } ? AttachmentCalls : undefined,
    /** True when the attachments are receipts: the form does not ask for their type and expiry. */
    areReceipts: 'setReceipt' in table,
    rowsOf: (page: PageOf<T> | undefined) => page?.[many as keyof PageOf<T>] as RowOf<T>[] | undefined,
    asked,
    /** Loads a page; a list that the server does not know (404) is empty. */
    load: (query: QueryOf<T>) => (signal: AbortSignal) =>
      calls.list(asked(query), { signal }).catch(fallbackOn404(pageOf([], none))),
    early: (query: QueryOf<T>) => () => preloadedData(table.list, asked(query)) as PageOf<T> | undefined,
    sample: sample && ((query: QueryOf<T>) => () => sample().then((make) => sampleFor(query, make))),
  };
}

export type BelongingApi<T extends BelongingTable> = ReturnType<typeof belongingApi<T>>;
