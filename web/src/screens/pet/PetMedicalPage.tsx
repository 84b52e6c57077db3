import { currentDoses } from '@tzemed/contract/medical/vaccination-validity';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { MedicalRecordsCard } from '../../features/medical-records/MedicalRecordsCard.tsx';
import { VaccinationsCard } from '../../features/medical-records/vaccinations/VaccinationsCard.tsx';
import { PetDetails } from '../../features/pets/profile/PetDetails.tsx';
import { useToday } from '../../lib/time/use-today.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useListOf } from '../../shared/list/use-list.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { petQueries } from './pet-queries.ts';
import { usePetPage } from './use-pet-page.ts';

/** Medical page of a pet, for a vet: every vaccine, the latest records, and what to mind. */
export default function PetMedicalPage() {
  const { pet, onEdit } = usePetPage();
  const today = useToday();
  const vaccinations = useListOf(medicalRecordsApi, pet, petQueries.vaccinations, 'vaccinations');
  const records = useListOf(medicalRecordsApi, pet, {}, 'medical');
  if (vaccinations.isPending || records.isPending) return <Skeleton className="pet-grid" count={3} />;
  const doses = currentDoses(vaccinations.rows ?? [], today);
  return (
    <>
      <LoadBanner load={[vaccinations, records]} />
      <div className="pet-grid">
        <div className="pet-column">
          <VaccinationsCard rows={vaccinations.rows && doses} pet={pet} />
          <PetDetails pet={pet} onEdit={onEdit} />
        </div>
        <MedicalRecordsCard rows={records.rows} doses={doses} pet={pet} today={today} />
      </div>
    </>
  );
}
