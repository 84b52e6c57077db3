import './emergency-pets.css';
import { Navigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { lastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { linkToCard } from '../../screens.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { emergencyTexts } from './texts.ts';

/** Opens the emergency card of the only pet; of several, the one that was used last stands first. */
export default function EmergencyPetsPage() {
  const t = useTexts(emergencyTexts);
  const { activePets, ...load } = usePets();
  const pets = activePets.filter((pet) => canAccess(pet, 'medicalRecords', 'view'));
  const last = pets.find(({ id }) => id === lastUsedChoices().pet);
  const [only, second] = pets;
  if (only && !second) return <Navigate to={linkToCard(only.id)} replace />;
  return (
    <div className="emergency-pets">
      <PageHead title={t.title} lead={pets.length > 0 ? t.whose : ''} />
      {load.isPending && <Skeleton count={2} />}
      <LoadBanner load={load} />
      {load.data && pets.length === 0 && <p>{t.noCards}</p>}
      <ul>
        {[...new Set([...(last ? [last] : []), ...pets])].map((pet) => (
          <li key={pet.id}>
            <Link to={linkToCard(pet.id)} className="card">
              <PetPortrait pet={pet} size={56} />
              <b>{pet.name}</b>
              <ForwardArrow size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
