import { MedicinesList } from '../../features/medicines/MedicinesList.tsx';
import { usePetPage } from './use-pet-page.ts';

/** Medicines of a pet, and their doses. */
export default function PetMedicinesPage() {
  const { pet } = usePetPage();
  return <MedicinesList pet={pet} />;
}
