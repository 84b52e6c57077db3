import './tags-page.css';
import { Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Tag } from '@tzemed/contract/tags';
import { EmptyPicture } from '../../art/EmptyPicture.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, tagsPage } from '../../screens.ts';
import { AddButton } from '../../shared/AddButton.tsx';
import { lazyForm } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { rescueFocus } from '../../shared/focus-content.ts';
import { RemoveWithUndo } from '../../shared/RemoveWithUndo.tsx';
import { tagsApi, useTags } from '../../shared/tags/use-tags.ts';
import { useChanges } from '../../shared/use-changes.ts';
import { useEditor } from '../../shared/use-editor.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { Bones } from '../../ui/Bones.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { useAhead } from '../../ui/use-part.ts';
import { TagRow } from './TagRow.tsx';
import { tagsTexts } from './texts.ts';

const Form = lazyForm(() => import('./TagForm.tsx').then(({ TagForm }) => TagForm));
const MergeForm = lazyForm(() => import('./MergeForm.tsx').then((module) => module.MergeForm));

/** What a home files its things under. */
export default function TagsPage() {
  const t = useTexts(tagsTexts);
  const home = useWord(screens.home.word);
  const { lang } = useLanguage();
  const load = useTags();
  const editor = useEditor<Tag>();
  const [removing, setRemoving] = useState<Tag | null>(null);
  const [merging, setMerging] = useState<Tag | null>(null);
  const { remove, restore } = useChanges(tagsApi);
  const refresh = useRefresh('tags');
  const merge = useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      tagsApi.calls.merge({ params: { id }, body: { tagId: into } }),
    ...refresh,
    // The form tells it.
    meta: { quiet: true },
  });
  useAhead(Form, editor.isOpen);
  const Back = lang === 'en' ? ChevronLeft : ChevronRight;
  const own = load.tags.filter(({ mayEdit }) => mayEdit);
  const ofOthers = load.tags.filter(({ mayEdit }) => !mayEdit);
  const besides = ({ id, householdId }: Tag) =>
    own.filter((other) => other.id !== id && other.householdId === householdId);
  const add = <AddButton label={t.add} onPress={editor.add} shortcut="N" />;

  async function mergeInto(one: Tag, into: Tag) {
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

  const rows = (tags: Tag[]) => (
    <ul className="tag-rows">
      {tags.map((tag) => (
        <TagRow
          key={tag.id}
          tag={tag}
          onEdit={() => editor.edit(tag)}
          onMerge={besides(tag).length > 0 ? () => setMerging(tag) : undefined}
          onRemove={() => setRemoving(tag)}
        />
      ))}
    </ul>
  );
  return (
    <div className="tags-page">
      <Link className="link tags-back" to={linkTo(screens.home)}>
        <Back size={17} aria-hidden="true" />
        {home}
      </Link>
      <PageHead title={useWord(tagsPage.word)} lead={t.lead}>
        {/* On a phone too: '+' there knows nothing of tags. */}
        {own.length > 0 && <div className="row">{add}</div>}
      </PageHead>
      {load.isPending && <Bones count={3} />}
      <LoadBanner load={load} />
      {load.data && own.length === 0 && (
        <EmptyState art={<EmptyPicture name="records" />} title={t.emptyTitle} text={t.emptyText} action={add} />
      )}
      {own.length > 0 && rows(own)}
      {ofOthers.length > 0 && (
        <section className="tags-of-others" aria-labelledby="tags-of-others">
          <h2 id="tags-of-others">{t.ofOthers}</h2>
          {rows(ofOthers)}
        </section>
      )}
      <Modal title={editor.item ? t.editTitle : t.add} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <Form tag={editor.item} onDone={editor.close} />
        </Suspense>
      </Modal>
      <Modal
        title={merging ? t.mergeTitle({ name: merging.name }) : ''}
        isOpen={merging !== null}
        onClose={() => setMerging(null)}
      >
        {merging && (
          <Suspense fallback={<Loading />}>
            <MergeForm tag={merging} others={besides(merging)} onMerge={(into) => mergeInto(merging, into)} />
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
