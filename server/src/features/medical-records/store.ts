import { medicalRecords } from '@tzemed/contract/medical-records';
import { sql } from 'kysely';
import { petIsActive } from '../../access.ts';
import { belongingRows, petName } from '../../belongings/rows.ts';
import type { Given } from '../../db/prepared.ts';

export const rows = belongingRows('medicalRecords', medicalRecords, {
  computed: { petName: petName('medicalRecords') },
});

type Asked = { readonly petId?: string | undefined; readonly today: string };

/** Whose next appointment is `today` or later; those of an archived pet are no longer kept. */
export const isUpcoming = ({ today }: Given<{ today: string }>) =>
  sql<boolean>`next_appointment >= ${today} and ${petIsActive}`;

/** They by their next appointment, the soonest first. */
export const upcoming = {
  list: rows.listing<Asked>({ where: isUpcoming, order: sql`next_appointment, id` }),
  tally: rows.tallying<Asked, 'total'>(
    (given) => rows.ofPet(isUpcoming(given)),
    () => ({ total: sql`count(*)` }),
  ),
};
