import { useParams } from 'react-router';
import { DoseLog } from '../../features/medicines/log/DoseLog.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';

/** Log of the doses of a pet, given or not: for the vet, and for whoever asks 'was it given?'. */
export default function DosesPage() {
  const { petId = '' } = useParams();
  const owned = usePets();
  const pet = owned.petOf(petId);
  if (pet) return canAccess(pet, 'reminders', 'view') ? <DoseLog key={petId} pet={pet} /> : <AppNotFoundPage />;
  const isCurrent = owned.source === 'server' && !owned.isFailed;
  if (owned.isPending || (isCurrent && owned.isFetching)) return <Skeleton count={2} />;
  return isCurrent ? <AppNotFoundPage /> : <LoadBanner load={owned} />;
}
