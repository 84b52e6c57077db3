import { builtInKinds, isBuiltInKind, timedKinds } from '@tzemed/contract/medical/observation-kind-texts';
import { orderButtons } from '@tzemed/contract/medical/order-buttons';
import { quickButtonLayouts, quickButtons as table } from '@tzemed/contract/medical/quick-buttons';
import type { LucideIcon } from 'lucide-react/types';
import { callsOf } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useKindOf } from './use-kind-of.ts';

const calls = callsOf(table);
export const layoutCalls = callsOf(quickButtonLayouts);
/** Passed to `useFormSave`, `useSave` and `useRemoval`. */
export const quickButtonsApi = { noun: 'quickButtons', calls } as const;

const everyButton = (signal: AbortSignal) =>
  fetchAllPages('buttons', (page) => calls.list(maxPageQuery(page), { signal }));

/** The household's own buttons in reach. */
export function useOwnButtons(isAsked = true) {
  const found = useQueryWithFallback({ noun: 'quickButtons', load: everyButton, isAsked });
  return { ...found, own: found.data ?? [] };
}

export type QuickButton = {
  /** Built-in kind, or id of an own button. */
  readonly key: string;
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly isTimed: boolean;
  readonly isOwn: boolean;
  readonly isHidden: boolean;
};

/** Buttons of a household in its order: `isPending` until that is known, and the built-in ones if it cannot be. */
export function useQuickButtons(householdId: string | undefined) {
  const kindOf = useKindOf();
  const { own, isPending } = useOwnButtons();
  const { data, isPending: isLayoutPending } = useQueryWithFallback({
    noun: 'quickButtonLayouts',
    load: (signal) => layoutCalls.list(undefined, { signal }),
  });
  const ofHome = own.filter((button) => button.householdId === householdId);
  const layout = data?.layouts.find((one) => one.householdId === householdId);
  const hidden = layout?.hidden ?? [];
  const keys = orderButtons(
    ofHome.map(({ id }) => id),
    layout ?? { order: [...builtInKinds] },
  );
  const buttons = keys.map((key): QuickButton => {
    const one = ofHome.find(({ id }) => id === key);
    const kind = { kind: key, kindName: one?.name ?? null, kindIcon: one?.icon ?? null };
    const { title, Icon } = kindOf(kind);
    return {
      key,
      title,
      Icon,
      isTimed: timedKinds.has(key),
      isOwn: !isBuiltInKind(key),
      isHidden: hidden.includes(key),
    };
  });
  return { buttons, own: ofHome, mayArrange: layout?.mayEdit ?? false, isPending: isPending || isLayoutPending };
}
