import { currentDoses } from '@tzemed/contract/vaccination-validity';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { MedicalRecordsCard } from '../../features/medical-records/MedicalRecordsCard.tsx';
import { VaccinationsCard } from '../../features/medical-records/VaccinationsCard.tsx';
import { PetDetails } from '../../features/pets/PetDetails.tsx';
import { useToday } from '../../lib/use-today.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useListOf } from '../../shared/use-list.ts';
import { Bones } from '../../ui/Bones.tsx';
import { asked } from './asked.ts';
import { usePetPage } from './use-pet-page.ts';

/** What a vet wants to see of a pet: every vaccine, the latest records, and what to mind. */
export default function PetMedicalPage() {
  const { pet, onEdit } = usePetPage();
  const today = useToday();
  const vaccinations = useListOf(medicalRecordsApi, pet, asked.vaccinations, 'vaccinations');
  const records = useListOf(medicalRecordsApi, pet, {}, 'medical');
  if (vaccinations.isPending || records.isPending) return <Bones className="pet-grid" count={3} />;
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
