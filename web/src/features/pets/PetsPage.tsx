import './pets.css';
import { lazy, Suspense } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Pet } from '@tzemed/contract/pets';
import { Peek } from '../../art/Peek.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { usePets } from '../../shared/use-pets.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { matches } from './matches.ts';
import { PetCard } from './PetCard.tsx';
import { PetFilters } from './PetFilters.tsx';
import { petTexts } from './texts.ts';

const PetForm = lazy(() => import('./PetForm.tsx').then((module) => ({ default: module.PetForm })));

/** Who waits for the first pet. */
const strangers = [
  { species: 'cat', hue: 'lilac' },
  { species: 'dog', hue: 'apricot' },
  { species: 'bird', hue: 'butter' },
] as const;

export default function PetsPage() {
  const t = useTexts(petTexts);
  usePageTitle(t.title);
  const { pets, activePets, isPending, isError, refetch } = usePets();
  const [params, setParams] = useSearchParams();
  const isAdding = params.get('add') === '1';
  const showArchived = params.get('status') === 'archived';
  const query = params.get('q') ?? '';

  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const addButton = (
    <button type="button" className="btn" onClick={() => set('add', '1')}>
      <Plus size={18} aria-hidden="true" />
      {t.add}
    </button>
  );

  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {pets.length > 0 && addButton}
      </div>
      {isPending && <Loading />}
      {isError && (
        <Banner
          tone="danger"
          action={
            <button type="button" className="btn line sm" onClick={() => void refetch()}>
              {t.retry}
            </button>
          }
        >
          {t.loadFailed}
        </Banner>
      )}
      {!isPending && !isError && pets.length === 0 && (
        <EmptyState art={<Peek pets={strangers} />} title={t.emptyTitle} text={t.emptyText} action={addButton} />
      )}
      {pets.length > 0 && (
        <>
          <PetFilters
            activeCount={activePets.length}
            archivedCount={pets.length - activePets.length}
            showArchived={showArchived}
            onShowArchived={(archived) => set('status', archived ? 'archived' : '')}
            query={query}
            onQuery={(text) => set('q', text)}
          />
          <PetCards
            pets={pets.filter((pet) => Boolean(pet.archivedAt) === showArchived)}
            query={query}
            emptyTitle={showArchived ? t.archiveEmpty : t.homeEmpty}
          />
        </>
      )}
      <Modal title={t.add} isOpen={isAdding} onClose={() => set('add', '')}>
        <Suspense fallback={<Loading />}>
          <PetForm pet={null} onDone={() => set('add', '')} />
        </Suspense>
      </Modal>
    </>
  );
}

function PetCards({ pets, query, emptyTitle }: { pets: Pet[]; query: string; emptyTitle: string }) {
  const t = useTexts(petTexts);
  const shown = pets.filter((pet) => matches(pet, query));
  if (pets.length === 0) return <EmptyState title={emptyTitle} />;
  if (shown.length === 0) return <EmptyState title={t.noMatch} text={t.noMatchText} />;
  return (
    <ul className="pet-cards">
      {shown.map((pet) => (
        <PetCard key={pet.id} pet={pet} />
      ))}
    </ul>
  );
}
