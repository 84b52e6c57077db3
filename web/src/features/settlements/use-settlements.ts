import { settlements as table, type HomeBalances, type Settlement } from '@tzemed/contract/money/settlements';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { shortName } from '../../shared/people/short-name.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { usePeople } from '../../shared/people/use-people.ts';
import { useAuth } from '../../shell/session/auth-context.ts';

const calls = callsOf(table);
/** Passed to `useFormSave`. */
export const settlementsApi = { noun: 'settlements', calls } as const;

/** A home in which there is somebody to even out with, and what was given there. */
export type SharedHome = HomeBalances & { readonly past: readonly Settlement[] };

/** Balances and past payments in all households of the user. */
export function useSettlements() {
  const balances = useQueryWithFallback({
    noun: 'settlements',
    part: 'balances',
    load: async (signal) => (await calls.balances(undefined, { signal })).balances,
  });
  const past = useQueryWithFallback({
    noun: 'settlements',
    load: (signal) => fetchAllPages('settlements', (page) => calls.list(maxPageQuery(page), { signal })),
  });
  const homes = balances.data
    ?.filter(({ people }) => people.length > 1)
    .map((home): SharedHome => {
      const own = (past.data ?? []).filter(({ householdId }) => householdId === home.householdId);
      return Object.assign({}, home, { past: own });
    });
  return { homes, loads: [balances, past], isPending: balances.isPending || past.isPending };
}

/** Names of people, short for a sentence and in full. */
export function useNames() {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  const people = data?.people ?? [];
  return {
    isMe: (id: string) => id === user?.id,
    /** Name for use in a sentence. */
    short: (id: string) => isolateDirection(shortName(id, people) ?? '…', lang),
    full: (id: string) => people.find((one) => one.id === id)?.name ?? '…',
  };
}

/** Names of both people in a payment, and whether one of them is the user. */
export function useEnds() {
  const { isMe, short } = useNames();
  return ({ fromId, toId }: { fromId: string; toId: string }) => ({
    from: short(fromId),
    to: short(toId),
    is: isMe(fromId) ? ('mine' as const) : isMe(toId) ? ('toMe' as const) : ('others' as const),
  });
}
