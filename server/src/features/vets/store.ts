import { vet, type VetInput } from '@tzemed/contract/medical/vets';
import { sql } from 'kysely';
import { householdItemRows } from '../../belongings/household-items/household-item-rows.ts';

export const rows = householdItemRows<'medicalRecords', Omit<VetInput, 'version'>, typeof vet>('vets', vet, {
  order: sql`vets.is_emergency desc, vets.name`,
});
