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
import { useTags } from '../../shared/tags/use-tags.ts';
import { isAnyText, isOneOf, useFilters } from '../../shared/use-filters.ts';
import { usePets, type ReachedPet } from '../../shared/use-pets.ts';
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
  const { pets } = owned;
  const filters = useFilters({ status: isOneOf(['archived']), q: isAnyText });
  const editor = useEditor<Pet>();
  useAhead(Form, editor.isOpen);
  const showArchived = filters.values.status === 'archived';
  const inView = (archived: boolean) => pets.filter((pet) => Boolean(pet.archivedAt) === archived);
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

/** Whoever may come to live here. */
const Strangers = () => (
  <div className="pet-strangers">
    <Peek pets={strangers} />
  </div>
);

function PetCards({ pets, query, emptyTitle }: { pets: ReachedPet[]; query: string; emptyTitle: string }) {
  const t = useTexts(petTexts);
  const { tagsOf } = useTags(query !== '');
  const shown = pets.filter((pet) =>
    matches(
      pet,
      query,
      tagsOf(pet.tagIds ?? []).map(({ name }) => name),
    ),
  );
  if (pets.length === 0) return <EmptyState art={<EmptyPicture name="nothing" />} title={emptyTitle} />;
  if (shown.length === 0)
    return <EmptyState art={<EmptyPicture name="nothing" />} title={t.noMatch} text={t.noMatchText} />;
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

function Cards({ pets }: { pets: readonly ReachedPet[] }) {
  const nearest = useNearest();
  if (pets.length === 0) return null;
  return (
    <ul className="pet-cards">
      {pets.map((pet) => (
        <PetCard key={pet.id} pet={pet} waiting={nearest && (nearest.get(pet.id) ?? null)} />
      ))}
    </ul>
  );
}
