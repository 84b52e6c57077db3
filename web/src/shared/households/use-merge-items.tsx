import { Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { restoreLostFocus } from '../page/focus-content.ts';
import { lazyForm } from '../form/lazy-form.ts';
import type { MergeTarget } from './merge-target.ts';
import type { ResourceName } from '../queries/invalidation.ts';
import { useRefresh } from '../queries/use-refresh.ts';

type MergeWords = Record<'mergeInto' | 'choose' | 'mergeDo' | 'undoMerge' | 'apart', string> & {
  mergeTitle: (of: { name: string }) => string;
  mergeHint: (of: { name: string }) => string;
  merged: (of: { name: string; into: string }) => string;
};

/** Merge of one household item into another. */
export type ItemMerge<T> = {
  words: MergeWords;
  /** The item as a merge target, with its picture. */
  targetOf: (thing: T) => MergeTarget;
  moreTargets?: readonly MergeTarget[];
  merge: (id: string, into: string) => Promise<unknown>;
};

type Named = { id: string; name: string; householdId: string };
type Options<T> = {
  noun: ResourceName;
  /** Missing where each stays what it is. */
  merging: ItemMerge<T> | undefined;
  /** Items that can be merged, within one household. */
  own: readonly T[];
  restore: (id: string) => Promise<unknown>;
};

const MergeForm = lazyForm(() => import('./MergeItemForm.tsx').then((module) => module.MergeItemForm));
const noTargets: readonly MergeTarget[] = [];

/** Asks into which other one a thing goes, does it, and offers to take it apart again. */
export function useMergeItems<T extends Named>({ noun, merging, own, restore }: Options<T>) {
  const [asked, ask] = useState<T | null>(null);
  const merge = useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) => merging!.merge(id, into),
    ...useRefresh(noun),
    // The form tells it.
    meta: { quiet: true },
  });
  const targetsFor = ({ id, householdId }: T): readonly MergeTarget[] =>
    merging
      ? [
          ...own.filter((other) => other.id !== id && other.householdId === householdId).map(merging.targetOf),
          ...(merging.moreTargets ?? []),
        ]
      : noTargets;

  async function mergeInto({ words: t }: ItemMerge<T>, one: T, into: MergeTarget) {
    await merge.mutateAsync({ id: one.id, into: into.id });
    ask(null);
    restoreLostFocus();
    const bringBack = () => {
      restoreLostFocus();
      void restore(one.id).then(
        () => toast.success(t.apart, undefined, one.id),
        () => undefined,
      );
    };
    const said = t.merged({ name: one.name, into: into.name });
    toast.success(said, { label: t.undoMerge, onPress: bringBack }, one.id);
  }

  return {
    /** Missing where there is nothing to merge it with. */
    onMerge: (thing: T) => (targetsFor(thing).length > 0 ? () => ask(thing) : undefined),
    dialog: merging && (
      <Modal
        title={asked ? merging.words.mergeTitle({ name: asked.name }) : ''}
        isOpen={asked !== null}
        onClose={() => ask(null)}
      >
        {asked && (
          <Suspense fallback={<Loading />}>
            <MergeForm
              words={merging.words}
              name={asked.name}
              targets={targetsFor(asked)}
              onMerge={(into) => mergeInto(merging, asked, into)}
            />
          </Suspense>
        )}
      </Modal>
    ),
  };
}
