import './named-things.css';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { EmptyPicture } from '../art/EmptyPicture.tsx';
import { Bones } from '../ui/Bones.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useAhead } from '../ui/use-part.ts';
import { AddButton } from './AddButton.tsx';
import { BackLink } from './BackLink.tsx';
import { LoadBanner } from './LoadBanner.tsx';
import { PageHead } from './PageHead.tsx';
import { RemoveWithUndo } from './RemoveWithUndo.tsx';
import type { useBackedQuery } from './use-backed-query.ts';
import { type Changeable, useChanges } from './use-changes.ts';
import { useEditor } from './use-editor.ts';
import { type Merging, useMerging } from './use-merging.tsx';

/** Something that a home calls by words of its own. */
export type NamedThing = { id: string; name: string; householdId: string; mayEdit: boolean };

type Words = Record<
  'lead' | 'add' | 'emptyTitle' | 'emptyText' | 'ofOthers' | 'editTitle' | 'removeQuestion' | 'removed' | 'restored',
  string
>;

/** What can be done with a row; merging is missing where there is nothing to merge it with. */
export type RowActions = { onMerge?: (() => void) | undefined; onEdit: () => void; onRemove: () => void };

type Props<T extends NamedThing, Body, Saved> = {
  title: string;
  back: { to: string; word: string };
  words: Words;
  load: ReturnType<typeof useBackedQuery<unknown>>;
  things: readonly T[];
  api: Changeable<Body, Saved>;
  /** Missing where each stays what it is. */
  merging?: Merging<T>;
  Form: ComponentType<{ thing: T | null; onDone: () => void }> & { load: () => Promise<unknown> };
  row: (thing: T, actions: RowActions) => ReactNode;
  /** Of its rows. */
  className?: string;
  /** Below all others. */
  children?: ReactNode;
};

/** A page of what a home calls by words of its own: to add, to name anew, to merge, and to delete. */
export function NamedThings<T extends NamedThing, Body, Saved>(props: Props<T, Body, Saved>) {
  const { title, back, words: t, load, things, api, Form, row, className = '', children } = props;
  const editor = useEditor<T>();
  const [removing, setRemoving] = useState<T | null>(null);
  const { remove, restore } = useChanges(api);
  useAhead(Form, editor.isOpen);
  const own = things.filter(({ mayEdit }) => mayEdit);
  const ofOthers = things.filter(({ mayEdit }) => !mayEdit);
  const merging = useMerging({ noun: api.noun, merging: props.merging, own, restore });
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
        {/* On a phone too: '+' there knows nothing of them. */}
        {own.length > 0 && <div className="row">{add}</div>}
      </PageHead>
      {load.isPending && <Bones count={3} />}
      <LoadBanner load={load} />
      {load.data !== undefined && own.length === 0 && (
        <EmptyState art={<EmptyPicture name="records" />} title={t.emptyTitle} text={t.emptyText} action={add} />
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
