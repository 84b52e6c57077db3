import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { everyDose, medicalRecordsApi } from '../api.ts';
import { LatestRecords } from './LatestRecords.tsx';
import { PetSummary } from './PetSummary.tsx';
import { medicalRecordTexts } from '../texts.ts';

/** Rows in each list of one pet, and of each of several; the most that one page may hold. */
const limits = { one: 5, each: 3, all: 100 };

/** The newest vaccinations and visits, of one pet or of each. */
export function MedicalRecordsSummary({ petId }: { petId: string | undefined }) {
  const t = useTexts(medicalRecordTexts);
  const pets = usePets().activePets.filter((pet) => canAccess(pet, medicalRecordsApi.area, 'view'));
  const limit = petId ? limits.one : limits.all;
  const vaccinations = useList(
    medicalRecordsApi,
    { type: 'vaccination', petId, limit: everyDose.limit },
    'vaccinations',
  );
  const visits = useList(medicalRecordsApi, { type: 'vet_visit', petId, limit }, 'visits');
  const isOfEach = !petId && pets.length > 1 && vaccinations.source !== 'sample' && visits.source !== 'sample';
  return (
    <>
      <LoadBanner load={[vaccinations, visits]} />
      {isOfEach ? (
        pets.map((pet) => (
          <PetSummary key={pet.id} pet={pet} limit={limits.each} vaccinations={vaccinations} visits={visits} />
        ))
      ) : (
        <div className="latest">
          <LatestRecords title={t.vaccinations} list={vaccinations} limit={limits.one} />
          <LatestRecords title={t.visits} list={visits} limit={limits.one} />
        </div>
      )}
    </>
  );
}
