import { type Claim, claims } from '@tzemed/contract/money/claims';
import { type Expense, expenses } from '@tzemed/contract/money/expenses';
import { medicalRecords, type MedicalRecord } from '@tzemed/contract/medical/medical-records';
import { callsOf } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageSize } from '../../lib/api/fetch-all-pages.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

export const claimsApi = belongingApi('claims', claims, { area: 'expenses', none: { claimed: 0, paid: 0 } });

const api = callsOf(claims);
const spent = callsOf(expenses);
const treated = callsOf(medicalRecords);

/** Writes down what an insurer has paid. */
export const { pay } = api;

/** Passed to `useRemoval`: a refund is an expense. */
export const refundsApi = { noun: 'expenses', calls: spent } as const;

/** Claim by id; null if it does not exist. */
export const useClaim = (id: string) =>
  useQueryWithFallback({
    noun: 'claims',
    part: `claim ${id}`,
    load: (signal) =>
      api
        .get({ params: { id } }, { signal })
        .then(({ claim }): Claim | null => claim)
        .catch(fallbackOn404(null)),
  });

/** The expenses of a claim, and the refunds that were paid by it, the newest first. */
export const useClaimed = (claimId: string, isAsked = true) =>
  useQueryWithFallback({
    noun: 'expenses',
    part: `claimed ${claimId}`,
    isAsked,
    load: (signal) =>
      fetchAllPages('expenses', (page) => spent.list({ query: { claimId, page, limit: maxPageSize } }, { signal })),
  });

/** Drops rows that do not exist or are out of reach. */
const standing = <Row>(rows: readonly (Row | null)[]) => rows.filter((row) => row !== null);

/** Expenses by id, requested one by one: those on no loaded page. */
export const useExpensesBy = (ids: readonly string[]) =>
  useQueryWithFallback({
    noun: 'expenses',
    part: 'to claim',
    query: { ids: ids.toSorted() },
    isAsked: ids.length > 0,
    load: (signal) =>
      Promise.all(
        ids.map((id) =>
          spent
            .get({ params: { id } }, { signal })
            .then(({ expense }): Expense | null => expense)
            .catch(fallbackOn404(null)),
        ),
      ).then(standing),
  });

/** Medical records by id; missing ones are left out. */
export const useRecordsBy = (ids: readonly string[], isAsked = true) =>
  useQueryWithFallback({
    noun: 'medicalRecords',
    part: 'of claim',
    query: { ids },
    isAsked: isAsked && ids.length > 0,
    load: (signal) =>
      Promise.all(
        ids.map((id) =>
          treated
            .get({ params: { id } }, { signal })
            .then(({ record }): MedicalRecord | null => record)
            .catch(fallbackOn404(null)),
        ),
      ).then(standing),
  });

type Told = Pick<ReturnType<typeof useClaimed>, 'source' | 'isFetching' | 'isOutdated' | 'isPending' | 'isFailed'>;
/** The server has said it, just now: what is not in it is not there. */
export const isToldOf = ({ source, isFetching, isOutdated, isPending, isFailed }: Told) =>
  source === 'server' && !isFetching && !isOutdated && !isPending && !isFailed;

type Page<Row> = { rows: Row[]; total: number };

/** Loads up to `pages` pages, newest first, one after the other; `isMore` is true if there are older rows. */
async function upTo<Row>(pages: number, load: (page: number) => Promise<Page<Row>>) {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const found = await load(page);
    rows.push(...found.rows);
    const isMore = found.rows.length === maxPageSize && rows.length < found.total;
    if (!isMore || page >= pages) return { rows, isMore };
  }
}

/** Expenses of a pet, newest first, up to `pages` pages. */
export const useExpensesOf = (petId: string, pages: number) =>
  useQueryWithFallback({
    noun: 'expenses',
    part: `claimable ${petId}`,
    query: { pages },
    isAsked: petId !== '',
    load: (signal) =>
      upTo(pages, async (page) => {
        const found = await spent.list({ query: { petId, sort: '-date', page, limit: maxPageSize } }, { signal });
        return { rows: found.expenses, total: found.total };
      }),
  });

/** Medical records of a pet, newest first, up to `pages` pages. */
export const useRecordsOf = (petId: string, pages: number, isAsked: boolean) =>
  useQueryWithFallback({
    noun: 'medicalRecords',
    part: `claimable ${petId}`,
    query: { pages },
    isAsked: petId !== '' && isAsked,
    load: (signal) =>
      upTo(pages, async (page) => {
        const found = await treated.list({ query: { petId, sort: '-date', page, limit: maxPageSize } }, { signal });
        return { rows: found.records, total: found.total };
      }),
  });
