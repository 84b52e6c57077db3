import { vet, type VetInput } from '@tzemed/contract/vets';
import { sql } from 'kysely';
import { homeRows } from '../../belongings/home-rows.ts';

export const rows = homeRows<'medicalRecords', Omit<VetInput, 'version'>, typeof vet>('vets', vet, {
  order: sql`vets.is_emergency desc, vets.name`,
});
