import './named-things.css';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { EmptyPicture } from '../art/EmptyPicture.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { Bones } from '../ui/Bones.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { toast } from '../ui/toast.ts';
import { useAhead } from '../ui/use-part.ts';
import { AddButton } from './AddButton.tsx';
import { lazyForm } from './lazy-form.ts';
import { LoadBanner } from './LoadBanner.tsx';
import type { Target } from './named-target.ts';
import { PageHead } from './PageHead.tsx';
import { rescueFocus } from './focus-content.ts';
import { RemoveWithUndo } from './RemoveWithUndo.tsx';
import type { useBackedQuery } from './use-backed-query.ts';
import { type Changeable, useChanges } from './use-changes.ts';
import { useEditor } from './use-editor.ts';
import { useRefresh } from './use-refresh.ts';

/** Something that a home calls by words of its own. */
export type NamedThing = { id: string; name: string; householdId: string; mayEdit: boolean };

type Words = {
  [
    K in
      | 'lead'
      | 'add'
      | 'emptyTitle'
      | 'emptyText'
      | 'ofOthers'
      | 'editTitle'
      | 'mergeInto'
      | 'choose'
      | 'mergeDo'
      | 'undoMerge'
      | 'apart'
      | 'removeQuestion'
      | 'removed'
      | 'restored'
  ]: string;
} & {
  mergeTitle: (of: { name: string }) => string;
  mergeHint: (of: { name: string }) => string;
  merged: (of: { name: string; into: string }) => string;
};

/** What can be done with a row; merging is missing where there is nothing to merge it with. */
export type RowActions = { onMerge?: (() => void) | undefined; onEdit: () => void; onRemove: () => void };

type Props<T extends NamedThing, Body, Saved> = {
  title: string;
  back: { to: string; word: string };
  words: Words;
  load: ReturnType<typeof useBackedQuery<T[]>>;
  things: readonly T[];
  /** As a target, with its picture. */
  targetOf: (thing: T) => Target;
  moreTargets?: readonly Target[];
  api: Changeable<Body, Saved>;
  merge: (id: string, into: string) => Promise<unknown>;
  Form: ComponentType<{ thing: T | null; onDone: () => void }> & { load: () => Promise<unknown> };
  row: (thing: T, actions: RowActions) => ReactNode;
  /** Below all others. */
  children?: ReactNode;
};

const MergeForm = lazyForm(() => import('./MergeNamed.tsx').then((module) => module.MergeNamed));
const noTargets: readonly Target[] = [];

/** A page of what a home calls by words of its own: to add, to name anew, to merge, and to delete. */
export function NamedThings<T extends NamedThing, Body, Saved>(props: Props<T, Body, Saved>) {
  const { title, back, words: t, load, things, targetOf, moreTargets = noTargets, api, Form, row, children } = props;
  const { lang } = useLanguage();
  const editor = useEditor<T>();
  const [removing, setRemoving] = useState<T | null>(null);
  const [merging, setMerging] = useState<T | null>(null);
  const { remove, restore } = useChanges(api);
  const merge = useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) => props.merge(id, into),
    ...useRefresh(api.noun),
    // The form tells it.
    meta: { quiet: true },
  });
  useAhead(Form, editor.isOpen);
  const Back = lang === 'en' ? ChevronLeft : ChevronRight;
  const own = things.filter(({ mayEdit }) => mayEdit);
  const ofOthers = things.filter(({ mayEdit }) => !mayEdit);
  const targetsOf = ({ id, householdId }: T) => [
    ...own.filter((other) => other.id !== id && other.householdId === householdId).map(targetOf),
    ...moreTargets,
  ];
  const add = <AddButton label={t.add} onPress={editor.add} shortcut="N" />;

  async function mergeInto(one: T, into: Target) {
    await merge.mutateAsync({ id: one.id, into: into.id });
    setMerging(null);
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

  const rows = (all: readonly T[]) => (
    <ul className="named-rows">
      {all.map((thing) =>
        row(thing, {
          onEdit: () => editor.edit(thing),
          onMerge: targetsOf(thing).length > 0 ? () => setMerging(thing) : undefined,
          onRemove: () => setRemoving(thing),
        }),
      )}
    </ul>
  );
  return (
    <div className="named-things">
      <Link className="link named-back" to={back.to}>
        <Back size={17} aria-hidden="true" />
        {back.word}
      </Link>
      <PageHead title={title} lead={t.lead}>
        {/* On a phone too: '+' there knows nothing of them. */}
        {own.length > 0 && <div className="row">{add}</div>}
      </PageHead>
      {load.isPending && <Bones count={3} />}
      <LoadBanner load={load} />
      {load.data && own.length === 0 && (
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
      <Modal
        title={merging ? t.mergeTitle({ name: merging.name }) : ''}
        isOpen={merging !== null}
        onClose={() => setMerging(null)}
      >
        {merging && (
          <Suspense fallback={<Loading />}>
            <MergeForm
              words={t}
              name={merging.name}
              targets={targetsOf(merging)}
              onMerge={(into) => mergeInto(merging, into)}
            />
          </Suspense>
        )}
      </Modal>
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
