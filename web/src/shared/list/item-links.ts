import { dayOf } from '@tzemed/contract/dates/days';
import type { AppointmentStatus } from '@tzemed/contract/medical/appointments';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import {
  linkTo,
  linkToDoses,
  linkToMeasure,
  linkToMedicines,
  linkToPet,
  linkToRecord,
  observationsPage,
  screens,
  stockPage,
} from '../../screens.ts';
import { canAccess } from '../permissions/can-access.ts';
import { usePets } from '../pets/use-pets.ts';

type Item = {
  id: string;
  petId: string | null;
  /** 'YYYY-MM-DD'; of a reminder an instant */
  date?: string | null | undefined;
};
type ReminderItem = Item & Partial<Pick<Reminder, 'isCompleted' | 'missedAt' | 'snoozeUntil' | 'source' | 'sourceId'>>;
type AppointmentItem = Item & { status?: AppointmentStatus };

const ofPet = ({ petId }: Item) => petId !== null && { petId };
const { expenses, medicalRecords, reminders } = screens;
const upcoming = { tab: 'upcoming' };

/** The tab of a reminder, unless it is among the upcoming ones; nothing where its state is not told. */
function tabOf({ isCompleted, missedAt, snoozeUntil = null, date }: ReminderItem) {
  if (isCompleted) return { status: 'completed' };
  if (missedAt) return { status: 'missed' };
  const isOverdue = isCompleted === false && date && Date.parse(dueTimeOf({ date, snoozeUntil })) < Date.now();
  return isOverdue && { status: 'overdue' };
}

/** The list of an appointment that is over, as the server has it. */
const listOf = ({ status = 'planned', date }: AppointmentItem) =>
  (status !== 'planned' || (date && date < dayOf(new Date()))) && { when: 'past' };

/** The item that a reminder comes from; undefined for one that somebody wrote. */
export function sourceLink({ petId, source, sourceId }: Pick<ReminderItem, 'petId' | 'source' | 'sourceId'>) {
  if (!source || petId === null) return undefined;
  if (source === 'medicines') return linkToMedicines(petId, sourceId ?? undefined);
  return source === 'care' ? linkToPet(petId, 'care') : linkTo(stockPage, sourceId ? { show: sourceId } : {});
}

/** Address that opens an item: its page, else its form. Who may not edit it gets its row among those of its pet. */
export const itemLinks = {
  medicalRecords: ({ id }: Item) => linkToRecord(id),
  expenses: (item: Item, mayEdit: boolean) =>
    linkTo(
      expenses,
      mayEdit ? { open: item.id } : { ...ofPet(item), ...(item.date && { from: item.date, to: item.date }) },
    ),
  // One that comes from a source is changed there.
  reminders: (item: ReminderItem, mayEdit: boolean) =>
    sourceLink(item) ?? linkTo(reminders, mayEdit ? { open: item.id } : { ...tabOf(item), ...ofPet(item) }),
  measurements: ({ petId, measureId }: Item & { measureId?: string }) => linkToMeasure({ petId, measureId }),
  medicines: ({ id, petId }: Item) => linkToMedicines(petId ?? '', id),
  doses: ({ id, petId }: Item) => linkToDoses(petId ?? '', id),
  observations: (item: Item, mayEdit: boolean) =>
    linkTo(
      observationsPage,
      mayEdit ? { open: item.id } : { ...ofPet(item), ...(item.date && { from: item.date, to: item.date }) },
    ),
  appointments: (item: AppointmentItem, mayEdit: boolean) =>
    linkTo(medicalRecords, {
      ...upcoming,
      ...(mayEdit ? { appointment: item.id } : { ...listOf(item), ...ofPet(item) }),
    }),
};

const areas = {
  medicalRecords: 'medicalRecords',
  expenses: 'expenses',
  reminders: 'reminders',
  measurements: 'medicalRecords',
  appointments: 'medicalRecords',
  observations: 'medicalRecords',
  medicines: 'reminders',
  doses: 'reminders',
} as const;

/** Address of an item, as its kind and the permissions on its pet have it; none for an item of a sample. */
export function useItemLink() {
  const { petOf } = usePets();
  return <K extends keyof typeof itemLinks>(
    kind: K,
    item: Parameters<(typeof itemLinks)[K]>[0] & { petId: string },
  ) => {
    const pet = petOf(item.petId);
    return pet && itemLinks[kind](item, canAccess(pet, areas[kind], 'edit'));
  };
}
