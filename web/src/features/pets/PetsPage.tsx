import './pet-cards.css';
import { Suspense } from 'react';
import type { Pet } from '@tzemed/contract/pets';
import { Peek, strangers } from '../../art/Peek.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { AddButton } from '../../shared/AddButton.tsx';
import { lazyForm } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { useEditor } from '../../shared/use-editor.ts';
import { isAnyText, isOneOf, useFilters } from '../../shared/use-filters.ts';
import { usePets } from '../../shared/use-pets.ts';
import { Bones } from '../../ui/Bones.tsx';
import { EmptyPicture } from '../../art/EmptyPicture.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { matches } from './matches.ts';
import { PetCard } from './PetCard.tsx';
import { PetFilters } from './PetFilters.tsx';
import { petTexts } from './texts.ts';
import { useNearest } from './use-nearest.ts';

const Form = lazyForm(() => import('./PetForm.tsx').then(({ PetForm }) => PetForm));

export default function PetsPage() {
  const t = useTexts(petTexts);
  const add = useWord(screens.pets.add);
  const owned = usePets();
  const { pets, activePets } = owned;
  const filters = useFilters({ status: isOneOf(['archived']), q: isAnyText });
  const editor = useEditor<Pet>();
  useAhead(Form, editor.isOpen);
  const showArchived = filters.values.status === 'archived';
  const addButton = <AddButton label={add} onPress={editor.add} shortcut="N" />;
  return (
    <>
      <PageHead title={useWord(screens.pets.word)} lead={t.lead}>
        {pets.length > 0 && addButton}
      </PageHead>
      {owned.isPending && <Bones count={4} />}
      <LoadBanner load={owned} />
      {owned.data?.length === 0 && (
        <EmptyState art={<Strangers />} title={t.emptyTitle} text={t.emptyText} action={addButton} />
      )}
      {pets.length > 0 && (
        <>
          <PetFilters
            activeCount={activePets.length}
            archivedCount={pets.length - activePets.length}
            showArchived={showArchived}
            onShowArchived={(archived) => filters.replace({ status: archived ? 'archived' : '' })}
            query={filters.values.q}
            onQuery={filters.type('q')}
          />
          <PetCards
            pets={pets.filter((pet) => Boolean(pet.archivedAt) === showArchived)}
            query={filters.values.q}
            emptyTitle={showArchived ? t.archiveEmpty : t.homeEmpty}
          />
        </>
      )}
      <Modal title={t.addTitle} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <Form pet={null} onDone={editor.close} />
        </Suspense>
      </Modal>
    </>
  );
}

/** Whoever may come to live here. */
const Strangers = () => (
  <div className="pet-strangers">
    <Peek pets={strangers} />
  </div>
);

function PetCards({ pets, query, emptyTitle }: { pets: Pet[]; query: string; emptyTitle: string }) {
  const t = useTexts(petTexts);
  const nearest = useNearest();
  const shown = pets.filter((pet) => matches(pet, query));
  if (pets.length === 0) return <EmptyState art={<EmptyPicture name="nothing" />} title={emptyTitle} />;
  if (shown.length === 0)
    return <EmptyState art={<EmptyPicture name="nothing" />} title={t.noMatch} text={t.noMatchText} />;
  return (
    <ul className="pet-cards">
      {shown.map((pet) => (
        <PetCard key={pet.id} pet={pet} waiting={nearest && (nearest.get(pet.id) ?? null)} />
      ))}
    </ul>
  );
}
