import { useNavigate } from 'react-router';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { linkTo, screens } from '../../../screens.ts';
import { setPrefill } from '../../../shared/form/form-prefill.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';

const ways = ['medicalRecords', 'expenses'] as const satisfies readonly Area[];
type Way = (typeof ways)[number];

/**
 * Actions to record something that was done: its medical record, or its cost. Each opens the form with a prefill.
 * Several pets get a record each, among which that form divides the cost.
 */
export function useFollowUpForms({ petId, petIds, title }: Reminder) {
  const navigate = useNavigate();
  const { petOf } = usePets();
  const mayWrite = (id: string, way: Way) => canAccess(petOf(id), way, 'edit') && !petOf(id)?.archivedAt;
  const isOfSeveral = petIds.length > 1;
  return ways
    .filter((way) => mayWrite(petId, way) && !(isOfSeveral && way === 'expenses'))
    .map((way: Way) => ({
      way,
      label: isOfSeveral ? ('together' as const) : way,
      go: () => {
        const others = petIds.filter((id) => id !== petId && mayWrite(id, way));
        setPrefill(way, petId, { description: title, ...(others.length > 0 && { petIds: others }) });
        void navigate(linkTo(screens[way], { add: 1, petId }));
      },
    }));
}
