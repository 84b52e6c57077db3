import { linkTo, linkToRecord, screens } from '../../screens.ts';
import { canAccess } from '../permissions/can-access.ts';
import { usePets } from '../pets/use-pets.ts';

type Item = {
  id: string;
  petId: string | null;
  /** 'YYYY-MM-DD' */
  date?: string | null | undefined;
};

const ofPet = ({ petId }: Item) => petId !== null && { petId };
const { expenses, medicalRecords, reminders } = screens;
const upcoming = { tab: 'upcoming' };

/** Address that opens an item: its page, else its form. Who may not edit it gets its row among those of its pet. */
export const itemLinks = {
  medicalRecords: ({ id }: Item) => linkToRecord(id),
  expenses: (item: Item, mayEdit: boolean) =>
    linkTo(
      expenses,
      mayEdit ? { open: item.id } : { ...ofPet(item), ...(item.date && { from: item.date, to: item.date }) },
    ),
  reminders: (item: Item, mayEdit: boolean) => linkTo(reminders, mayEdit ? { open: item.id } : { ...ofPet(item) }),
  appointments: (item: Item, mayEdit: boolean) =>
    linkTo(medicalRecords, { ...upcoming, ...(mayEdit ? { appointment: item.id } : ofPet(item)) }),
};

const areas = {
  medicalRecords: 'medicalRecords',
  expenses: 'expenses',
  reminders: 'reminders',
  appointments: 'medicalRecords',
} as const;

/** Address of an item, as its kind and the permissions on its pet have it; none for an item of a sample. */
export function useItemLink() {
  const { petOf } = usePets();
  return (kind: keyof typeof itemLinks, item: Item & { petId: string }) => {
    const pet = petOf(item.petId);
    return pet && itemLinks[kind](item, canAccess(pet, areas[kind], 'edit'));
  };
}
