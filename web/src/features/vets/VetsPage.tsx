import './vets.css';
import { Suspense, useState } from 'react';
import type { Vet } from '@tzemed/contract/medical/vets';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens, vetsPage } from '../../screens.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useUrlAction } from '../../shared/page/use-url-action.ts';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { useEditor } from '../../shared/list/use-url-edit-dialog.ts';
import { useVets, vetsApi } from '../../shared/vets/use-vets.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { vetFormTexts } from './form-texts.ts';
import { vetTexts } from './texts.ts';
import { VetCard } from './VetCard.tsx';

const Form = lazyForm(() => import('./VetForm.tsx').then(({ VetForm }) => VetForm));

/** Vets to call: those for emergencies first. */
export default function VetsPage() {
  const t = useTexts(vetTexts);
  const form = useTexts(vetFormTexts);
  const records = useWord(screens.medicalRecords.word);
  const book = useVets();
  const editor = useEditor<Vet>();
  const [removing, setRemoving] = useState<Vet | null>(null);
  const { remove, restore } = useRemoval(vetsApi);
  usePrefetch(Form, editor.isOpen);
  // Opened from the search: the card holds all that is wanted of a vet.
  useUrlAction('show', (id) => document.getElementById(id)?.focus(), book.data !== undefined);
  const own = book.vets.filter(({ mayEdit }) => mayEdit);
  const ofOthers = book.vets.filter(({ mayEdit }) => !mayEdit);
  const add = <AddButton label={t.add} onPress={editor.add} shortcut="N" />;
  const cards = (vets: Vet[]) => (
    <ul className="vets">
      {vets.map((vet) => (
        <VetCard key={vet.id} vet={vet} onEdit={() => editor.edit(vet)} onRemove={() => setRemoving(vet)} />
      ))}
    </ul>
  );
  return (
    <div className="vets-page">
      <BackLink to={linkTo(screens.medicalRecords)} word={records} />
      <PageHead title={useWord(vetsPage.word)} lead={t.lead}>
        {/* Shown on a phone too: the '+' button there does not offer vets. */}
        {own.length > 0 && <div className="row">{add}</div>}
      </PageHead>
      {book.isPending && <Skeleton count={3} />}
      <LoadBanner load={book} />
      {book.data && own.length === 0 && (
        <EmptyState art={<LazyEmptyArt name="records" />} title={t.emptyTitle} text={t.emptyText} action={add} />
      )}
      {own.length > 0 && cards(own)}
      {ofOthers.length > 0 && (
        <section className="vets-of-others" aria-labelledby="vets-of-others">
          <h2 id="vets-of-others">{t.ofOthers}</h2>
          {cards(ofOthers)}
        </section>
      )}
      <Modal title={editor.item ? form.editTitle : form.addTitle} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <Form vet={editor.item} onDone={editor.close} />
        </Suspense>
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
