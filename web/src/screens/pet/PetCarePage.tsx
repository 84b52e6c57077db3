import { CarePlanView } from '../../features/care/CarePlanView.tsx';
import { useCarePlan } from '../../features/care/api.ts';
import { useVetNames } from '../../features/medical-records/use-vet-names.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { usePetPage } from './use-pet-page.ts';

/** Care plan of a pet. */
export default function PetCarePage() {
  const { pet, onEdit } = usePetPage();
  const load = useCarePlan(pet);
  const vets = useVetNames();
  if (load.isPending) return <Skeleton className="pet-grid" count={2} />;
  return (
    <>
      <LoadBanner load={load} />
      {load.data && <CarePlanView pet={pet} plan={load.data} vets={vets} onComplete={onEdit} />}
    </>
  );
}
