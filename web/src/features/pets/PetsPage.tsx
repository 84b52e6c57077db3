import './pet-cards.css';
import { Suspense } from 'react';
import type { Pet } from '@tzemed/contract/pets/pets';
import { PeekingPets, strangers } from '../../art/PeekingPets.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { useEditor } from '../../shared/list/use-url-edit-dialog.ts';
import { useTags } from '../../shared/tags/use-tags.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { usePets, type AccessiblePet } from '../../shared/pets/use-pets.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { matchesPet } from './match-pet.ts';
import { PetCard } from './PetCard.tsx';
import { PetFilters } from './PetFilters.tsx';
import { petTexts } from './texts.ts';
import { useDueByPet } from './use-due-by-pet.ts';

const Form = lazyForm(() => import('./form/PetForm.tsx').then(({ PetForm }) => PetForm));

export default function PetsPage() {
  const t = useTexts(petTexts);
  const add = useWord(screens.pets.add);
  const owned = usePets();
  const { pets } = owned;
  const filters = useFilters({ status: isOneOf(['archived']), q: isNonEmptyText });
  const editor = useEditor<Pet>();
  usePrefetch(Form, editor.isOpen);
  const showArchived = filters.values.status === 'archived';
  const inView = (archived: boolean) => pets.filter((pet) => Boolean(pet.archivedAt) === archived);
  const addButton = <AddButton label={add} onPress={editor.add} shortcut="N" />;
  return (
    <>
      <PageHead title={useWord(screens.pets.word)} lead={t.lead}>
        {pets.length > 0 && addButton}
      </PageHead>
      {owned.isPending && <Skeleton count={4} />}
      <LoadBanner load={owned} />
      {owned.data?.length === 0 && (
        <EmptyState art={<Strangers />} title={t.emptyTitle} text={t.emptyText} action={addButton} />
      )}
      {pets.length > 0 && (
        <>
          <PetFilters
            activeCount={inView(false).length}
            archivedCount={inView(true).length}
            showArchived={showArchived}
            onShowArchived={(archived) => filters.replace({ status: archived ? 'archived' : '' })}
            query={filters.values.q}
            onQuery={filters.type('q')}
          />
          <PetCards
            pets={inView(showArchived)}
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

/** Pets that may come to live here. */
const Strangers = () => (
  <div className="pet-strangers">
    <PeekingPets pets={strangers} />
  </div>
);

function PetCards({ pets, query, emptyTitle }: { pets: AccessiblePet[]; query: string; emptyTitle: string }) {
  const t = useTexts(petTexts);
  const { tagsOf } = useTags(query !== '');
  const shown = pets.filter((pet) =>
    matchesPet(
      pet,
      query,
      tagsOf(pet.tagIds ?? []).map(({ name }) => name),
    ),
  );
  if (pets.length === 0) return <EmptyState art={<LazyEmptyArt name="nothing" />} title={emptyTitle} />;
  if (shown.length === 0)
    return <EmptyState art={<LazyEmptyArt name="nothing" />} title={t.noMatch} text={t.noMatchText} />;
  const others = shown.filter(({ shareId }) => shareId);
  return (
    <>
      <Cards pets={shown.filter(({ shareId }) => !shareId)} />
      {others.length > 0 && (
        <section className="pets-of-others" aria-labelledby="pets-of-others">
          <h2 id="pets-of-others">{t.youHelp}</h2>
          <Cards pets={others} />
        </section>
      )}
    </>
  );
}

function Cards({ pets }: { pets: readonly AccessiblePet[] }) {
  const nearest = useDueByPet();
  if (pets.length === 0) return null;
  return (
    <ul className="pet-cards">
      {pets.map((pet) => (
        <PetCard key={pet.id} pet={pet} waiting={nearest && (nearest.get(pet.id) ?? null)} />
      ))}
    </ul>
  );
}
