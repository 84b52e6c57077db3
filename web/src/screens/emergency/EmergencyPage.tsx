import { useParams } from 'react-router';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import AppNotFoundPage from '../../shell/AppNotFoundPage.tsx';
import { useEmergencyCard } from './api.ts';
import { CardOfPet } from './CardOfPet.tsx';
import { EmergencyPicture } from './EmergencyPicture.tsx';

/** What has to be at hand at night, at a vet who has never seen the pet: all of it at one address, with a connection or without. */
export default function EmergencyPage() {
  const { petId = '' } = useParams();
  const found = useEmergencyCard(petId);
  if (found.isPending) return <EmergencyPicture />;
  if (found.card) return <CardOfPet key={petId} card={found.card} source={found.cardSource} />;
  return found.isFailed ? <LoadBanner load={found} /> : <AppNotFoundPage />;
}
