import { Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { toast } from '../ui/toast.ts';
import { rescueFocus } from './focus-content.ts';
import { lazyForm } from './lazy-form.ts';
import type { Target } from './named-target.ts';
import type { Noun } from './seen-in.ts';
import { useRefresh } from './use-refresh.ts';

type MergeWords = Record<'mergeInto' | 'choose' | 'mergeDo' | 'undoMerge' | 'apart', string> & {
  mergeTitle: (of: { name: string }) => string;
  mergeHint: (of: { name: string }) => string;
  merged: (of: { name: string; into: string }) => string;
};

/** How one thing of a home goes into another. */
export type Merging<T> = {
  words: MergeWords;
  /** As a target, with its picture. */
  targetOf: (thing: T) => Target;
  moreTargets?: readonly Target[];
  merge: (id: string, into: string) => Promise<unknown>;
};

type Named = { id: string; name: string; householdId: string };
type Options<T> = {
  noun: Noun;
  /** Missing where each stays what it is. */
  merging: Merging<T> | undefined;
  /** What may go into what, within a home. */
  own: readonly T[];
  restore: (id: string) => Promise<unknown>;
};

const MergeForm = lazyForm(() => import('./MergeNamed.tsx').then((module) => module.MergeNamed));
const noTargets: readonly Target[] = [];

/** Asks into which other one a thing goes, does it, and offers to take it apart again. */
export function useMerging<T extends Named>({ noun, merging, own, restore }: Options<T>) {
  const [asked, ask] = useState<T | null>(null);
  const merge = useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) => merging!.merge(id, into),
    ...useRefresh(noun),
    // The form tells it.
    meta: { quiet: true },
  });
  const targetsFor = ({ id, householdId }: T): readonly Target[] =>
    merging
      ? [
          ...own.filter((other) => other.id !== id && other.householdId === householdId).map(merging.targetOf),
          ...(merging.moreTargets ?? []),
        ]
      : noTargets;

  async function mergeInto({ words: t }: Merging<T>, one: T, into: Target) {
    await merge.mutateAsync({ id: one.id, into: into.id });
    ask(null);
    rescueFocus();
    const bringBack = () => {
      rescueFocus();
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
