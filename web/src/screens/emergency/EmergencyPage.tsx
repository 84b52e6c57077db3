import { useParams } from 'react-router';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { useEmergencyCard } from './api.ts';
import { PetEmergencyCard } from './PetEmergencyCard.tsx';
import { EmergencySkeleton } from './EmergencySkeleton.tsx';

/** Details needed at night, at a vet who has never seen the pet: all of them at one address, online or offline. */
export default function EmergencyPage() {
  const { petId = '' } = useParams();
  const found = useEmergencyCard(petId);
  if (found.isPending) return <EmergencySkeleton />;
  if (found.card) return <PetEmergencyCard key={petId} card={found.card} source={found.cardSource} />;
  return found.isFailed ? <LoadBanner load={found} /> : <AppNotFoundPage />;
}
