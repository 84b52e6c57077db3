import './household-item-list.css';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { EmptyArtName } from '../../art/EmptyArt.tsx';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { AddButton } from '../page/AddButton.tsx';
import { BackLink } from '../page/BackLink.tsx';
import { LoadBanner } from '../page/LoadBanner.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { RemoveWithUndo } from '../list/RemoveWithUndo.tsx';
import type { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';
import { type RemovableResource, useRemoval } from '../queries/use-removal.ts';
import { useEditor } from '../list/use-url-edit-dialog.ts';
import { type ItemMerge, useMergeItems } from './use-merge-items.tsx';

/** Something that a home calls by words of its own. */
export type HouseholdItem = { id: string; name: string; householdId: string; mayEdit: boolean };

type Words = Record<
  'lead' | 'add' | 'emptyTitle' | 'emptyText' | 'ofOthers' | 'editTitle' | 'removeQuestion' | 'removed' | 'restored',
  string
>;

/** Actions on a row; `onMerge` is missing if there is nothing to merge it with. */
export type ItemActions = { onMerge?: (() => void) | undefined; onEdit: () => void; onRemove: () => void };

type Props<T extends HouseholdItem> = {
  title: string;
  back: { to: string; word: string };
  words: Words;
  /** Picture of the empty list. */
  art: EmptyArtName;
  load: ReturnType<typeof useQueryWithFallback<unknown>>;
  things: readonly T[];
  api: RemovableResource;
  /** Missing where each stays what it is. */
  merging?: ItemMerge<T>;
  Form: ComponentType<{ thing: T | null; onDone: () => void }> & { load: () => Promise<unknown> };
  row: (thing: T, actions: ItemActions) => ReactNode;
  /** Class of the list of rows. */
  className?: string;
  /** Below all others. */
  children?: ReactNode;
};

/** A page of what a home calls by words of its own: to add, to name anew, to merge, and to delete. */
export function HouseholdItemList<T extends HouseholdItem>(props: Props<T>) {
  const { title, back, words: t, art, load, things, api, Form, row, className = '', children } = props;
  const editor = useEditor<T>();
  const [removing, setRemoving] = useState<T | null>(null);
  const { remove, restore } = useRemoval(api);
  usePrefetch(Form, editor.isOpen);
  const own = things.filter(({ mayEdit }) => mayEdit);
  const ofOthers = things.filter(({ mayEdit }) => !mayEdit);
  const merging = useMergeItems({ noun: api.noun, merging: props.merging, own, restore });
  const add = <AddButton label={t.add} onPress={editor.add} shortcut="N" />;

  const rows = (all: readonly T[]) => (
    <ul className={`named-rows ${className}`}>
      {all.map((thing) =>
        row(thing, {
          onEdit: () => editor.edit(thing),
          onMerge: merging.onMerge(thing),
          onRemove: () => setRemoving(thing),
        }),
      )}
    </ul>
  );
  return (
    <div className="named-things">
      <BackLink {...back} />
      <PageHead title={title} lead={t.lead}>
        {/* Shown on a phone too: the '+' there does not add these items. */}
        {own.length > 0 && <div className="row">{add}</div>}
      </PageHead>
      {load.isPending && <Skeleton count={3} />}
      <LoadBanner load={load} />
      {load.data !== undefined && own.length === 0 && (
        <EmptyState art={<LazyEmptyArt name={art} />} title={t.emptyTitle} text={t.emptyText} action={add} />
      )}
      {own.length > 0 && rows(own)}
      {ofOthers.length > 0 && (
        <section className="named-others" aria-labelledby="named-others">
          <h2 id="named-others">{t.ofOthers}</h2>
          {rows(ofOthers)}
        </section>
      )}
      {children}
      <Modal title={editor.item ? t.editTitle : t.add} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <Form thing={editor.item} onDone={editor.close} />
        </Suspense>
      </Modal>
      {merging.dialog}
      <RemoveWithUndo
        item={removing}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={remove}
        restore={restore}
        onClose={() => setRemoving(null)}
      />
    </div>
  );
}
