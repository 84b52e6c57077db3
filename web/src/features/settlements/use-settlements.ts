import { settlements as table, type HomeBalances, type Settlement } from '@tzemed/contract/settlements';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../lib/api-client.ts';
import { everyPage, wholePageOf } from '../../lib/every-page.ts';
import { isolate } from '../../lib/isolate.ts';
import { shortName } from '../../shared/short-name.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { usePeople } from '../../shared/use-people.ts';
import { useAuth } from '../../shell/auth-context.ts';

const calls = callsOf(table);
/** For `useChanges`. */
export const settlementsApi = { noun: 'settlements', calls } as const;

/** A home in which there is somebody to even out with, and what was given there. */
export type SharedHome = HomeBalances & { readonly past: readonly Settlement[] };

/** Who has paid, and what was given, in all of one's homes. */
export function useSettlements() {
  const balances = useBackedQuery({
    noun: 'settlements',
    part: 'balances',
    load: async (signal) => (await calls.balances(undefined, { signal })).balances,
  });
  const past = useBackedQuery({
    noun: 'settlements',
    load: (signal) => everyPage('settlements', (page) => calls.list(wholePageOf(page), { signal })),
  });
  const homes = balances.data
    ?.filter(({ people }) => people.length > 1)
    .map((home): SharedHome => {
      const own = (past.data ?? []).filter(({ householdId }) => householdId === home.householdId);
      return Object.assign({}, home, { past: own });
    });
  return { homes, loads: [balances, past], isPending: balances.isPending || past.isPending };
}

/** How people are called in a sentence, and in full. */
export function useNames() {
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { data } = usePeople();
  const people = data?.people ?? [];
  return {
    isMe: (id: string) => id === user?.id,
    /** In a sentence. */
    short: (id: string) => isolate(shortName(id, people) ?? '…', lang),
    full: (id: string) => people.find((one) => one.id === id)?.name ?? '…',
  };
}

/** How both ends of a payment are called, and whether one of them is me. */
export function useEnds() {
  const { isMe, short } = useNames();
  return ({ fromId, toId }: { fromId: string; toId: string }) => ({
    from: short(fromId),
    to: short(toId),
    is: isMe(fromId) ? ('mine' as const) : isMe(toId) ? ('toMe' as const) : ('others' as const),
  });
}
