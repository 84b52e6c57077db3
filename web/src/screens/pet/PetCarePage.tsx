import { Suspense } from 'react';
import { useCarePlan } from '../../features/care/api.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { usePetPage } from './use-pet-page.ts';

/** Apart from the other sections of the page, which do without its code. */
const CarePlanView = lazyForm(() =>
  import('../../features/care/CarePlanView.tsx').then((module) => module.CarePlanView),
);

/** Care plan of a pet. */
export default function PetCarePage() {
  const { pet, onEdit } = usePetPage();
  const load = useCarePlan(pet);
  const skeleton = <Skeleton className="pet-grid" count={2} />;
  if (load.isPending) return skeleton;
  return (
    <>
      <LoadBanner load={load} />
      {load.data && (
        <Suspense fallback={skeleton}>
          <CarePlanView pet={pet} plan={load.data} onComplete={onEdit} />
        </Suspense>
      )}
    </>
  );
}
